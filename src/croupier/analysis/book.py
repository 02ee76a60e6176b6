"""Chapters bound into a report: its title, what is said once for all of them, and its digest."""

from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from croupier.analysis.report import SCHEMA, Chapter, Column, Entries, Entry, Grid, Report, Section, Text
from croupier.games.sources import NOTE

SUBTITLE: Final = "What every wager is worth, how it is best played, and the rules that say so"
BOOK: Final = "Games and pay tables"


def bind(chapters: Sequence[Chapter], *, program: str, again: str, title: str = "") -> Report:
    """The report of these chapters; `program` with its version, `again` the command that makes it once more."""
    digest = digest_of(chapters, program)
    return Report(
        program=program,
        title=title or chapters[0].title,
        subtitle=SUBTITLE,
        digest=digest,
        chapters=tuple(chapters),
        closing=(METHODS, CHECKS, _inputs(chapters, program, digest, again)),
    )


def digest_of(chapters: Sequence[Chapter], program: str) -> str:
    """The digest of everything that the report depends on: of its chapters, of the program, of the form."""
    parts = (f"report {SCHEMA}", program, *(f"{chapter.key} {chapter.digest}" for chapter in chapters))
    return sha256("\n".join(parts).encode()).hexdigest()


def _inputs(chapters: Sequence[Chapter], program: str, digest: str, again: str) -> Section:
    columns = (Column("Game"), Column("Rules"), Column("Digest of the inputs"))
    rows = tuple((chapter.title, chapter.rules, chapter.digest) for chapter in chapters)
    note = "The inputs are the rules, the options in force, stakes and meter, and the version of the solver."
    return Section(
        "Inputs and sources",
        (
            Text(f"Made by {program}, schema {SCHEMA}, with: {again}"),
            Text(f"Digest of the report's inputs: {digest}. Equal inputs give equal bytes, in every form of the file."),
            Grid("What was analysed", columns, rows, note),
            Text(
                "A paragraph is cited as it is numbered in the New Jersey Administrative Code. "
                f"{NOTE} The mark names the source it was taken from, or says that it was inferred."
            ),
        ),
    )


METHODS: Final = Section(
    "How the figures are made",
    (
        Text(
            "Every deal is counted. The number of equally likely deals stands with each return table, and each line "
            "says how many of them end that way. Nothing is sampled and nothing estimated: the counts are whole "
            "numbers, and every figure is a fraction made from them."
        ),
        Text(
            "Hands and boards that differ only by an exchange of suits are worth the same. One of each such class is "
            "examined and counted as often as it occurs. How many hands of the dealer are lower, equal and higher is "
            "counted for all hands of a board together, with the cards that the player holds taken out by inclusion "
            "and exclusion."
        ),
        Text(
            "The player plays best: at each decision the choice with the highest expected value is taken, given the "
            "player's own cards, the community cards turned up so far and any card of the dealer that shows, and "
            "nothing else. Cards of other players are unseen cards like those of the deck. A fold loses what the rule "
            "says it loses; what is already staked counts as staked."
        ),
        Entries(
            "The measures",
            ("Measure", "What it is", ""),
            (
                Entry("Expected value", "the mean net result of a round, in units of the wager named in the heading"),
                Entry("House edge", "the expected value with its sign turned: what the licensee wins on average"),
                Entry("Element of risk", "the house edge divided by the average of all that is staked in a round"),
                Entry("Standard deviation", "the root of the mean squared distance of the net result from its mean"),
                Entry("Hit frequency", "the share of deals after which the player has more than before"),
            ),
        ),
        Text(
            "Printed digits are rounded once, from the exact fraction, half to even. A figure of 0.000000 beside a "
            "count that is not nought is too small for six places; the count is exact."
        ),
    ),
)

CHECKS: Final = Section(
    "How they can be checked",
    (
        Text(
            "By hand: the combinations of a return table add up to the number of deals; probability is combinations "
            "over deals, return is net times combinations over deals, and each measure follows from the lines as it "
            "says. The workbook form of this report has these steps as live formulas: change what a line pays and the "
            "edge changes. It keeps the play; a changed table may also change what is best, which only a new analysis "
            "shows."
        ),
        Text(
            "By a second way: the program's round engine settles deals card by card, in the order of the rule, and "
            "knows nothing of the solver. The tests of the program let both value the same deals and compare, on "
            "reduced decks for all deals and on the full deck for a sample of them."
        ),
        Text(
            "By others: where the figures of a game have been published, the tests compare every printed digit. By "
            "repetition: the command below makes this report again, byte for byte."
        ),
        Text(
            "A report is a calculation under the rules and options printed in it. It takes the place of no decision "
            "of an authority, and of no test of a device."
        ),
    ),
)
