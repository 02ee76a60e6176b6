"""A report as PDF: an archival file (PDF/A-3a) that can be read aloud (PDF/UA-1), with the exact data attached."""

import msgspec
import typst

from croupier.analysis.report import Report
from croupier.analysis.report_template import TEMPLATE


def pdf(report: Report) -> bytes:
    """The whole file. It is set with the fonts that typst brings and dated by no clock: equal reports, equal bytes."""
    data = msgspec.json.encode(report).decode()
    return typst.compile(
        TEMPLATE.encode(),
        format="pdf",
        ignore_system_fonts=True,
        pdf_standards=["a-3a", "ua-1"],
        sys_inputs={"report": data},
        timestamp=0,
    )
