"""Reads a report in JSON from standard input and shows how pair plus comes to its return.

croupier report three-card-poker --json | python examples/read_a_report.py
"""

import json
import sys

report = json.load(sys.stdin)
chapter = report["chapters"][0]
blocks = [block for section in chapter["sections"] for block in section["blocks"] if block["type"] == "returns"]
table = next(block for block in blocks if block["title"].startswith("Pair plus"))
print(f"{chapter['title']}, {table['title'].lower().replace('table a', 'table A')}: {table['deals']} deals")
for line in table["lines"]:
    print(f"{line['event']:<15}{line['net']:>6} x {line['combinations']:>7} = {line['result']:>7}")
print(f"{table['total']['event']:<15}{table['total']['combinations']:>16}{table['total']['result']:>10}")
