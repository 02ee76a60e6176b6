"""A game as a value: cards, rankings, wagers, dealing, decisions, settlement, irregularities and layout.

Nothing here knows how a game is run. Table, analysis, pages, commands and documents read this value.
"""

from collections.abc import Mapping

from msgspec import Struct

from croupier.cards.ranking import Ranking
from croupier.rulebook.dealing import Act, Ask, Decision, Method, Settling
from croupier.rulebook.hand import Best
from croupier.rulebook.irregularity import Irregularity
from croupier.rulebook.layout import Layout
from croupier.rulebook.meter import PayoutLimit, Progressive, Spin
from croupier.rulebook.option import ByOption, Forbidden, Option
from croupier.rulebook.paytable import Schedule
from croupier.rulebook.procedure import Handling
from croupier.rulebook.reference import RuleRef
from croupier.rulebook.settlement import DecisionTable, Qualification
from croupier.rulebook.wager import Together, Wager


class CardCounts(Struct, frozen=True):
    """How many cards a complete round shows, and the paragraph that says so."""

    player: int
    dealer: int
    community: int
    cites: RuleRef
    dealer_up: int = 0  # of the dealer's cards, the last ones, dealt face up


class AnteBonus(Struct, frozen=True):
    """A bonus on one wager, paid whatever the dealer holds, to players who also made another wager."""

    on: str
    needs: str
    schedule: Schedule


class Conduct(Struct, frozen=True, kw_only=True):
    """The paragraphs that a refusal at the table cites."""

    chips: RuleRef
    no_more_bets: RuleRef
    positions: RuleRef  # how many positions the table has
    one_position: RuleRef
    turns: RuleRef
    two_adjacent: RuleRef | None = None  # where the licensee may permit two adjacent positions


class GameDefinition(Struct, frozen=True, kw_only=True):
    """Everything that the rule says about one game."""

    key: str
    title: str
    rules: str  # the subchapter, such as 19:47-20
    definitions: tuple[RuleRef, ...] = ()  # the words that the rule defines
    positions: int
    counts: CardCounts
    deck: tuple[RuleRef, ...]  # the paragraphs on the cards used
    ranking: Ranking
    rankings: Mapping[str, RuleRef]  # each category, best first, with its paragraph
    tie_rule: RuleRef
    player_hand: Best
    dealer_hand: Best
    qualification: Qualification | None = None
    options: tuple[Option, ...]
    forbidden: tuple[Forbidden, ...] = ()
    wagers: tuple[Wager, ...]  # in the order in which a settled round lists them
    together: tuple[Together, ...]
    settlement: DecisionTable | ByOption[DecisionTable]
    line_of: str = ""  # the wager whose table the settlement's "has a line" column means
    ante_bonus: AnteBonus | None = None
    payout_limit: PayoutLimit | None = None
    progressive: Progressive | None = None
    spin: Spin | None = None
    fold: RuleRef  # what withdrawing costs
    methods: Mapping[str, Method]  # the default first
    procedure: tuple[Act, ...]
    settling: Mapping[str, Settling]  # the orders of settlement, the default first
    paid_in_order: tuple[str, ...]  # the wagers of one player, in the order of settlement
    conduct: Conduct
    handling: Handling | None = None  # what is done with the cards around a round; a game in no text has nothing
    irregularities: tuple[Irregularity, ...]
    layout: Layout
    figures: tuple[RuleRef, ...] = ()  # paragraphs that say what its wagers are worth: the analysis is held to them

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """The decisions of a round, in order."""
        return tuple(act.decision for act in self.procedure if isinstance(act, Ask))

    def wager(self, key: str) -> Wager:
        """The wager of this name."""
        return next(wager for wager in self.wagers if wager.key == key)
