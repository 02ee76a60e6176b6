"""Colours can be read by day and by night, and nothing is fetched for them."""

import re

import pytest

from croupier.analysis.report_style import STYLE

DAY, NIGHT, PAPER = (
    dict(re.findall(r"--([\w-]+): (#[0-9a-f]{3,6})\b", block)) for block in re.findall(r":root \{[^}]*\}", STYLE)
)


def luminance(colour: str) -> float:
    digits = colour[1:] if len(colour) == 7 else "".join(2 * digit for digit in colour[1:])
    parts = [int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", [DAY, NIGHT, PAPER], ids=["day", "night", "paper"])
@pytest.mark.parametrize("ink", ["ink", "soft"])
@pytest.mark.parametrize("ground", ["paper", "mark"])
def test_words_stand_out_from_their_ground(theme, ink, ground):
    assert contrast(theme[ink], theme[ground]) >= 4.5


@pytest.mark.parametrize("theme", [DAY, NIGHT, PAPER], ids=["day", "night", "paper"])
@pytest.mark.parametrize("style", ["s0", "s0-mark", "s1", "s2", "s3", "s4", "s5"])
def test_letters_stand_out_from_every_cell(theme, style):
    assert contrast(theme["cell-ink"], theme[style]) >= 4.5


def test_the_measure_itself():
    assert round(contrast("#000", "#ffffff"), 2) == 21
    assert contrast("#777777", "#ffffff") < 4.5


def test_the_style_asks_for_nothing():
    assert not re.search(r"@import|url\(|https?:", STYLE)


def test_print_and_narrow_screens_are_thought_of():
    for media in ("prefers-color-scheme: dark", "max-width: 40rem", "print"):
        assert f"@media ({media})" in STYLE or f"@media {media}" in STYLE
