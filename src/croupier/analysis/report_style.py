"""How a report in HTML looks: a well-set book on screen, by day and by night, on a phone and on paper."""

from typing import Final

STYLE: Final = """
:root {
  color-scheme: light dark;
  --paper: #fbfaf6; --ink: #1f1d1a; --soft: #6a655c; --rule: #d9d4c8; --firm: #8f887a; --band: #f3f0e7;
  --gold: #8a6414; --mark: #fbf3dc; --cell-ink: #16181a; --mark-ink: #00000030;
  --s0: #e3e0d8; --s0-mark: #d3cfc4; --s1: #f0eee6; --s2: #a9d3ea; --s3: #9bd8a5; --s4: #f0c879; --s5: #e0aadb;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #171614; --ink: #e9e4d8; --soft: #a49d8f; --rule: #34312b; --firm: #6b6558; --band: #1f1d1a;
    --gold: #d9b25f; --mark: #2a2416; --cell-ink: #f4f1ea; --mark-ink: #ffffff30;
    --s0: #3a3833; --s0-mark: #48453f; --s1: #2a2926; --s2: #1f5f82; --s3: #256e3c; --s4: #835a10; --s5: #733a6e;
  }
}
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body {
  margin: 0 auto; max-width: 62rem; padding: 3.5rem 2rem 5rem; background: var(--paper); color: var(--ink);
  font: 1.0625rem/1.55 "Iowan Old Style", "Palatino Linotype", Palatino, "Libertinus Serif", Georgia, serif;
  font-variant-numeric: lining-nums; hyphens: manual;
}
header { border-bottom: 1px solid var(--gold); padding-bottom: 1.75rem; margin-bottom: 2rem; }
h1, h2, h3 { font-weight: 500; line-height: 1.2; text-wrap: balance; }
h1 { font-size: 2.6rem; letter-spacing: -.01em; margin: 0 0 .5rem; }
header p { margin: 0; color: var(--soft); font-style: italic; font-size: 1.15rem; max-width: 36rem; }
header p.rules { font-style: normal; font-size: 1rem; max-width: none; margin-top: .8rem; }
h2 { font-size: 1.65rem; margin: 4rem 0 1rem; }
h3 { font-size: 1.3rem; margin: 3rem 0 .75rem; }
article > h2 { font-size: 2.1rem; border-top: 1px solid var(--gold); padding-top: 2.5rem; margin-top: 5rem; }
main p { max-width: 40rem; margin: 0 0 1rem; }
a { color: inherit; text-decoration-color: var(--rule); text-underline-offset: .2em; }
a:hover { text-decoration-color: var(--gold); }
a:focus-visible, .frame:focus-visible { outline: 2px solid var(--gold); outline-offset: 2px; }
nav h2 { font-size: 1.15rem; margin: 0 0 .5rem; }
nav ol { list-style: none; margin: 0; padding: 0; columns: 2 18rem; column-gap: 3rem; }
nav ol ol { columns: auto; padding-left: 1.1rem; margin-bottom: .9rem; font-size: .95em; }
nav li { break-inside: avoid; }
nav > ol > li:has(ol) { font-weight: 600; }
nav ol ol li { font-weight: 400; }
.rules { color: var(--soft); }
.digest { font: .75em/1.4 ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace; overflow-wrap: anywhere; }
p.finding { border-left: 3px solid var(--gold); background: var(--mark); padding: .7rem 1rem; }
.frame {
  overflow-x: auto; margin: 2rem 0 .5rem; background:
    linear-gradient(to left, var(--paper) 45%, transparent) right / 2.4rem 100% no-repeat local,
    linear-gradient(to left, var(--rule), transparent) right / .8rem 100% no-repeat scroll; /* more to the right */
}
table { border-collapse: collapse; width: 100%; font-size: .9375rem; line-height: 1.4; }
caption { text-align: left; padding-bottom: .6rem; font-style: italic; color: var(--ink); }
caption span { font-style: normal; color: var(--soft); font-size: .875em; letter-spacing: .02em; margin-right: .35em; }
th, td { text-align: left; vertical-align: top; padding: .32rem 1.1rem .32rem 0; font-weight: 400; }
th:last-child, td:last-child { padding-right: .2rem; }
thead th {
  color: var(--soft); font-size: .8125rem; vertical-align: bottom;
  border-top: 1px solid var(--firm); border-bottom: 1px solid var(--firm);
}
tbody tr + tr > * { border-top: 1px solid var(--rule); }
tbody tr:last-child > * { border-bottom: 1px solid var(--firm); }
tfoot > tr > * { border-bottom: 1px solid var(--firm); font-weight: 600; }
.n { text-align: right; white-space: nowrap; font-variant-numeric: lining-nums tabular-nums; }
.entries th[scope=row] { width: 26%; } .entries.short th[scope=row] { width: 4.5rem; }
.ref { white-space: nowrap; }
.cites { width: 24%; color: var(--soft); font-size: .8125rem; overflow-wrap: anywhere; }
.grid td:not(.n) { overflow-wrap: break-word; }
.note { color: var(--soft); font-size: .875rem; margin: .25rem 0 1.5rem; }
.exact {
  color: var(--soft); font-size: .8125rem; font-variant-numeric: lining-nums tabular-nums; overflow-wrap: anywhere;
}
.measures { max-width: 54rem; } .measures td:last-child { color: var(--soft); font-size: .8125rem; }
.matrix { width: auto; } .matrix th, .matrix td { text-align: center; padding: .3rem .35rem; }
.matrix th { border: 0 !important; vertical-align: middle; }
.matrix th[scope=row], .matrix thead th:first-child { text-align: left; padding: .3rem .9rem .3rem 0; }
.matrix td { min-width: 2.6rem; height: 2.4rem; vertical-align: middle; line-height: 1.1; color: var(--cell-ink); }
.matrix.wide td { min-width: 7rem; } .matrix td { border: 2px solid var(--paper) !important; }
.matrix b, .legend b { font-weight: 600; } .matrix small { display: block; font-size: .75rem; }
.legend { list-style: none; padding: 0; margin: .5rem 0 1rem; display: flex; flex-wrap: wrap; gap: .4rem 1.5rem; }
.legend b { display: inline-block; min-width: 1.9rem; padding: .1rem .4rem; text-align: center; }
.legend b { color: var(--cell-ink); }
.s0 { background: repeating-linear-gradient(45deg, var(--s0) 0 5px, var(--s0-mark) 5px 7px); }
.s1 { background: var(--s1); } .s2 { background: var(--s2); }
.s3 { background: radial-gradient(circle, var(--mark-ink) 1px, transparent 1.3px) 0 0 / 7px 7px, var(--s3); }
.s4 { background: repeating-linear-gradient(0deg, var(--s4) 0 6px, var(--mark-ink) 6px 7px); }
.s5 { background: repeating-linear-gradient(90deg, var(--s5) 0 6px, var(--mark-ink) 6px 7px); }
footer {
  border-top: 1px solid var(--rule); margin-top: 5rem; padding-top: 1rem; color: var(--soft); font-size: .8125rem;
}
footer p { overflow-wrap: anywhere; margin: 0; }
@media (max-width: 40rem) {
  body { padding: 1.75rem 1.1rem 3rem; font-size: 1rem; }
  h1 { font-size: 2rem; } h2 { font-size: 1.45rem; margin-top: 3rem; }
  .matrix td { min-width: 1.9rem; height: 2rem; }
  :is(.returns, .grid, .matrix) th:first-child {
    position: sticky; left: 0; background: var(--paper); min-width: 7.5rem; max-width: 9.5rem; padding-right: .8rem;
  }
  :is(.entries, .measures), :is(.entries, .measures) :is(caption, tbody, tr, th, td) { display: block; width: auto; }
  .entries thead, .measures thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; }
  .entries th[scope=row] { width: auto; font-weight: 600; padding-bottom: 0; }
  .entries td { padding-top: 0; }
  .measures tbody tr { display: grid; grid-template-columns: 1fr auto; }
  .measures tbody tr > * { padding-right: 0; }
  .measures tbody tr > :nth-child(n + 3) { grid-column: 1 / -1; padding-top: 0; }
  .measures td:empty { display: none; }
  :is(.entries, .measures) tbody tr { border-bottom: 1px solid var(--rule); }
  :is(.entries, .measures) tbody tr > * { border: 0 !important; }
}
@media print {
  @page { size: letter; margin: 22mm 20mm; }
  :root {
    --paper: #fff; --ink: #000; --soft: #555; --rule: #ccc; --firm: #777; --band: #fff; --gold: #8a6414; --mark: #fff;
    --cell-ink: #000; --mark-ink: #00000030;
    --s0: #e3e0d8; --s0-mark: #d3cfc4; --s1: #f7f6f1; --s2: #a9d3ea; --s3: #9bd8a5; --s4: #f0c879; --s5: #e0aadb;
  }
  body { max-width: none; padding: 0; font-size: 10pt; }
  td, .legend b { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  table { font-size: 8.5pt; } thead th, .cites, .exact { font-size: 7.5pt; }
  .frame { overflow: visible; background: none; } article { break-before: page; }
  h2, h3, caption { break-after: avoid; } tr, p.finding { break-inside: avoid; }
  th, td { padding-right: .7rem; } a { text-decoration: none; }
}
""".strip()
