"""How a report looks on paper: the typst source that sets it. The report itself comes in as JSON."""

from typing import Final

TEMPLATE: Final = r"""
#let report = json(bytes(sys.inputs.report))
#let many = report.chapters.len() > 1
#let soft = luma(38%)
#let gold = rgb("#8a6414")
#let hair = 0.35pt + luma(78%)
#let firm = 0.6pt + luma(35%)
#let epoch = datetime(year: 1980, month: 1, day: 1)

#set document(title: report.title, author: report.program, description: report.subtitle, date: epoch)
#set text(lang: "en", region: "US", font: "Libertinus Serif", size: 10.5pt, number-type: "lining", hyphenate: false)
#set par(leading: 0.68em, spacing: 0.95em)
#set page(
  "us-letter",
  margin: (x: 27mm, top: 30mm, bottom: 27mm),
  header: context if counter(page).get().first() > 1 {
    set text(8.5pt, fill: soft)
    let here = query(selector(heading.where(level: 1)).before(here()))
    let next = query(heading.where(level: 1)).filter(it => it.location().page() == counter(page).get().first())
    let name = if next.len() > 0 { next.first().body } else if here.len() > 0 { here.last().body } else { [] }
    emph(report.title)
    h(1fr)
    name
    v(-0.5em)
    line(length: 100%, stroke: hair)
  },
  footer: context if counter(page).get().first() > 1 {
    set text(8pt, fill: soft, number-width: "tabular")
    [#report.program, inputs #report.digest.slice(0, 16)]
    h(1fr)
    counter(page).display("1 of 1", both: true)
  },
)

// Digits in groups of three, and a minus sign as long as a plus.
#let grouped(digits) = {
  let head = calc.rem(digits.len(), 3)
  let parts = if head > 0 { (digits.slice(0, head),) } else { () }
  while head < digits.len() {
    parts.push(digits.slice(head, head + 3))
    head += 3
  }
  parts.join(",")
}
#let run = regex("(^|[^0-9.,])([0-9]{4,})($|[^.0-9])")
#let spaced(it) = it.replace(run, m => m.captures.at(0) + grouped(m.captures.at(1)) + m.captures.at(2))
// Twice, since a run that ends where the next begins is passed over.
#let figures(it) = spaced(spaced(it)).replace("-", "\u{2212}").replace("/", "/\u{200b}")
// A paragraph is never broken; the name of a definition behind it may be.
#show regex("\d+:\d+[A-Z]*-[\d.]+[A-Z]*(\([^)\s]*\)\w*)*"): box

#show heading: set text(weight: "regular")
#show heading: set block(sticky: true)
#show heading: it => {
  let chapter = many and it.level == 1
  if chapter { pagebreak(weak: true) }
  let size = if chapter { 24pt } else { 16pt }
  block(above: 2.4em, below: 1.1em, text(size, it.body))
}
#show figure: set block(breakable: true, above: 1.9em, below: 0.8em)
#show figure: set figure.caption(position: top)
#show figure: set align(left)
#show figure.caption: it => block(sticky: true, below: 0.7em, {
  set text(9.5pt)
  text(fill: soft, 8.5pt)[#it.supplement #context it.counter.display()]
  h(0.6em)
  emph(it.body)
})
#set table(stroke: none)
#set table.cell(breakable: false)
#show table: set text(8.8pt, number-width: "tabular")
#show table: set par(leading: 0.5em)
#show table.cell.where(y: 0): set text(8pt, fill: soft)

// What is left of the measure goes between the columns; up to `whole` rows stay on one page.
#let ruled(columns, align, heads, rows, total: (), gutter: 0pt, whole: 16) = block(breakable: rows.len() > whole, table(
  columns: columns,
  align: align,
  column-gutter: gutter,
  inset: (x, y) => (
    left: if x == 0 { 0pt } else { 5pt },
    right: if x == columns.len() - 1 { 0pt } else { 5pt },
    y: 3.6pt,
  ),
  table.hline(stroke: firm),
  table.header(..heads),
  table.hline(stroke: firm),
  ..rows.map(row => (..row, table.hline(stroke: hair))).flatten().slice(0, -1),
  table.hline(stroke: firm),
  ..if total.len() > 0 { (table.footer(repeat: false, ..total.map(strong), table.hline(stroke: firm)),) },
))
#let note(it) = if it != "" { block(above: 0.7em, below: 1.4em, text(8.5pt, fill: soft, it)) }

#let joined(cites) = cites.join(if cites.len() > 3 [, ] else { linebreak() })
#let entries(it) = {
  let with-cites = it.heads.at(2) != ""
  let name = if it.entries.all(e => e.label.len() < 6) { 14mm } else { 27% }
  figure(caption: it.caption, kind: table, ruled(
    if with-cites { (name, 1fr, 23%) } else { (name, 1fr) },
    left,
    it.heads.filter(head => head != ""),
    it.entries.map(e => (
      e.label,
      e.says,
      ..if with-cites { (text(7.8pt, fill: soft, joined(e.cites)),) },
    )),
    whole: 8,
  ))
}

#let grid-of(it) = {
  figure(caption: it.caption, kind: table, ruled(
    it.columns.map(_ => auto),
    it.columns.map(c => if c.figures { right } else { left }),
    it.columns.map(c => c.title),
    it.rows.map(row => row.zip(it.columns).map(((cell, c)) => if c.figures { figures(cell) } else { cell })),
    gutter: 1fr,
  ))
  note(it.note)
}

#let return-line(it) = (
  it.event,
  ..(it.pays, it.net, str(it.combinations), it.probability.decimal, it.result, it.returned.decimal).map(figures),
)
#let returns(it) = {
  figure(caption: "Return table: " + it.title, kind: table, ruled(
    (auto,) * 7,
    (left, right, right, right, right, right, right),
    ([Event], [Pays], [Net], [Combinations], [Probability], [Net #sym.times combinations], [Return]),
    it.lines.map(return-line),
    total: return-line(it.total),
    gutter: 1fr,
  ))
  note("Of " + figures(str(it.deals)) + " equally likely deals, in units of the " + it.per + ". " + it.notes.join(" "))
  figure(caption: "Measures: " + it.title, kind: table, ruled(
    (auto, auto, 1fr, auto),
    (left, right, left, left),
    ([Measure], [Value], [Exact], [How it follows]),
    it.measures.map(m => (
      m.name,
      figures(m.value.decimal),
      text(fill: soft, figures(m.value.exact)),
      text(fill: soft, m.says),
    )),
  ))
}

// A choice is told by colour, by pattern and by letter, each enough on its own.
#let colours = ("#e3e0d8", "#f4f2ec", "#a9d3ea", "#9bd8a5", "#f0c879", "#e0aadb").map(rgb)
#let faint = 0.5pt + luma(0%, 25%)
#let marks = (
  line(start: (0%, 100%), end: (100%, 0%), stroke: faint),
  [],
  [],
  place(dx: 2pt, dy: 2pt, circle(radius: 0.6pt, fill: luma(0%, 35%))),
  line(start: (0%, 50%), end: (100%, 50%), stroke: faint),
  line(start: (50%, 0%), end: (50%, 100%), stroke: faint),
)
#let fills = range(6).map(n => if marks.at(n) == [] { colours.at(n) } else { tiling(size: (5pt, 5pt), {
  place(rect(width: 100%, height: 100%, fill: colours.at(n)))
  place(marks.at(n))
}) })
#let filled(one) = table.cell(fill: fills.at(one.style), align: center + horizon, {
  strong(one.letter)
  if one.share != "" { text(6.2pt, h(1.5pt) + one.share) }
})
#let corner(it) = (it.down, it.across).filter(word => word != "").join(" / ", default: "hand")

#let matrix(it) = block(breakable: it.rows.len() > 26, {
  figure(caption: it.caption, kind: table, align(left, table(
    columns: (auto, ..it.columns.map(_ => if it.columns.len() < 5 { 28mm } else { 9.6mm })),
    inset: (x, y) => if x == 0 { (left: 0pt, right: 6pt, y: 4pt) } else { (x: 0.5pt, y: 4.5pt) },
    stroke: (x, y) => if x > 0 and y > 0 { 1.2pt + white },
    align: (x, y) => if x == 0 { left + horizon } else { center + horizon },
    table.header(corner(it), ..it.columns),
    ..it.rows.map(((name, cells)) => (name, ..cells.map(one => if one == none { [] } else { filled(one) }))).flatten(),
  )))
  block(above: 0.8em, {
    set text(8.8pt)
    for (one, name) in it.legend {
      h(5pt)
      box(fill: fills.at(one.style), outset: (x: 5pt, y: 2.5pt), strong(one.letter))
      h(5pt + 0.5em)
      name
      h(1.8em)
    }
  })
  note(it.note)
})

#let paragraph(it) = if it.finding {
  block(width: 100%, inset: (left: 9pt, y: 5pt), stroke: (left: 2pt + gold), it.says)
} else { par(it.says) }

#let kinds = (text: paragraph, entries: entries, grid: grid-of, returns: returns, matrix: matrix)
#let section(it, level) = {
  heading(level: level, it.heading)
  for block in it.blocks { (kinds.at(block.type))(block) }
}

#pdf.attach("report.json", bytes(sys.inputs.report), relationship: "data", mime-type: "application/json",
  description: "The figures of this report, exact, for programs.")

// Cover
#{
  v(1fr)
  {
    show title: set text(34pt, weight: "regular", tracking: -0.01em)
    show title: set block(below: 0.55em)
    title()
  }
  block(text(14pt, fill: soft, emph(report.subtitle)))
  v(1.2em)
  line(length: 100%, stroke: 0.8pt + gold)
  v(1em)
  for chapter in report.chapters {
    let options = chapter.options.map(((name, value)) => name + " = " + value).join(", ")
    grid(columns: (1fr, auto), column-gutter: 1em, row-gutter: 0.7em,
      if many { chapter.title } else { options }, text(fill: soft, chapter.rules))
  }
  v(2fr)
  set text(9pt, fill: soft)
  [Made by #report.program, schema #report.schema. Digest of the inputs:\ ]
  text(font: "DejaVu Sans Mono", 7.5pt, report.digest)
}
#pagebreak()
#block(below: 1.4em, text(20pt)[Contents])
#show outline.entry.where(level: 1): set block(above: if many { 1.3em } else { 0.8em })
#show outline.entry.where(level: 1): set text(weight: if many { "semibold" } else { "regular" })
#outline(title: none, depth: 2, indent: 1.2em)
#pagebreak()

#for chapter in report.chapters {
  if many { heading(level: 1, chapter.title) }
  for it in chapter.sections { section(it, if many { 2 } else { 1 }) }
}
#if many { heading(level: 1)[Methods, checks and sources] }
#for it in report.closing { section(it, if many { 2 } else { 1 }) }
""".strip()
