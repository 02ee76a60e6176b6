"""A definition is whole: what one part of a game names, another part holds. Shown over every game there is."""

import pytest

from croupier.rulebook.dealing import SETTLEMENT, SPINS, Mark, Resolve, multiple
from croupier.rulebook.option import ByOption
from tests.own_games import ANY_GAME, rule_of

pytestmark = pytest.mark.parametrize("key", ANY_GAME)


def tables_of(part):
    return part.values.values() if isinstance(part, ByOption) else (part,)


def test_decisions_stand_in_the_order_of_the_procedure_and_name_wagers_of_the_game(key):
    rule = rule_of(key)
    wagers = {wager.key for wager in rule.wagers}
    assert len({decision.name for decision in rule.decisions}) == len(rule.decisions) > 0
    for decision in rule.decisions:
        named = {decision.places, decision.of, decision.holding, decision.without} - {""}
        assert named <= wagers
        assert any(map(multiple, decision.choices)) == bool(decision.places) == bool(decision.of)
        assert not decision.places or rule.wager(decision.places).by_decision
        assert set(decision.elective) <= set(decision.choices)
        assert set(decision.open_with) <= set(decision.choices[1:])


def test_silence_never_stakes_anything(key):
    assert all(multiple(decision.choices[0]) == 0 for decision in rule_of(key).decisions)


def test_every_wager_by_decision_is_placed_by_a_decision(key):
    rule = rule_of(key)
    placed = {decision.places for decision in rule.decisions if decision.places}
    assert placed == {wager.key for wager in rule.wagers if wager.by_decision}


def test_a_wager_is_settled_by_the_rule_or_by_its_schedule_or_by_the_wheel(key):
    rule = rule_of(key)
    main = {wager for table in tables_of(rule.settlement) for wager in table.wagers}
    spun = {rule.spin.wager} if rule.spin else set()
    sides = {wager.key for wager in rule.wagers if wager.side}
    assert main | sides == {wager.key for wager in rule.wagers}
    assert not main & sides
    assert all(rule.wager(wager).schedule for wager in sides - spun)
    assert sorted(rule.paid_in_order) == sorted((main | sides) - spun)


def test_a_side_wager_says_what_a_fold_does_to_it(key):
    """Once: it is lost by it, or it survives it."""
    for wager in rule_of(key).wagers:
        said = (wager.forfeited_by_fold is not None) + (wager.survives_fold is not None)
        assert said == int(wager.side), wager.key


def test_what_must_hold_together_and_what_is_paid_early_names_wagers_of_the_game(key):
    rule = rule_of(key)
    named = {wager for together in rule.together for wager in (together.wager, *others_of(together))}
    named |= {act.wager for act in rule.procedure if isinstance(act, Resolve)}
    named |= {rule.line_of} - {""}
    named |= {rule.ante_bonus.on, rule.ante_bonus.needs} if rule.ante_bonus else set()
    assert named <= {wager.key for wager in rule.wagers}


def others_of(together):
    return getattr(together, "any_of", None) or (together.of,)


def test_options_are_named_once_and_depended_on_by_values_that_exist(key):
    rule = rule_of(key)
    options = {option.name: option for option in rule.options}
    assert len(options) == len(rule.options)
    offered = [wager.offered for wager in rule.wagers if wager.offered]
    offered += [inscription.offered for inscription in rule.layout.inscriptions if inscription.offered]
    for part in offered:
        assert set(part.values) <= set(options[part.option].values)
    for forbidden in rule.forbidden:
        for name, values in forbidden.when.items():
            assert set(values) <= set(options[name].values)


def test_a_table_that_depends_on_an_option_covers_every_value_under_which_its_wager_is_offered(key):
    rule = rule_of(key)
    options = {option.name: option for option in rule.options}
    for wager in rule.wagers:
        for table in wager.schedule.tables.values() if wager.schedule else ():
            if isinstance(table, ByOption):
                whole = wager.offered and wager.offered.option == table.option
                needed = wager.offered.values if whole else options[table.option].values
                assert set(table.values) >= set(needed), wager.key


def test_pay_tables_pay_only_lines_that_a_hand_can_have_in_their_order(key):
    for wager in rule_of(key).wagers:
        if wager.schedule:
            names = list(wager.schedule.lines.names)
            assert len(set(names)) == len(names)
            for part in wager.schedule.tables.values():
                for table in tables_of(part):
                    assert [names.index(line) for line in table.pays] == sorted(
                        names.index(line) for line in table.pays
                    )


def test_ranked_lines_stand_best_first(key):
    for wager in rule_of(key).wagers:
        bounds = [bound for _, bound in getattr(wager.schedule and wager.schedule.lines, "bounds", ())]
        assert bounds == sorted(set(bounds), reverse=True)


def test_the_procedure_opens_and_settles_once(key):
    rule = rule_of(key)
    acts = rule.procedure
    assert acts[0] is Mark.OPENING
    assert [act for act in acts if act is SETTLEMENT] == [SETTLEMENT]
    assert acts[-1] is (SPINS if rule.spin else SETTLEMENT)


def test_the_rankings_name_every_category_of_the_ranking_with_a_paragraph(key):
    rule = rule_of(key)
    assert list(rule.rankings) == [category.value for category in rule.ranking.best_first]
    assert all(rule.rankings.values())


def test_two_positions_are_permitted_by_a_paragraph_or_not_at_all(key):
    conduct = rule_of(key).conduct
    assert conduct.two_adjacent in (None, conduct.one_position)


def test_a_definition_is_a_value_that_nobody_changes(key):
    with pytest.raises(AttributeError):
        rule_of(key).title = "Another game"
