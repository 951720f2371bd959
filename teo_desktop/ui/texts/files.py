"""Why a file or a text is no game, as sentences for people."""

from __future__ import annotations

import errno
import os
import re
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from teo_desktop.container import BadFile
from teo_desktop.transcript import BadText
from teo_desktop.ui.texts.format import QT_TRANSLATE_NOOP


def explain(path: Path, error: BadFile | BadText) -> str:
    """Why a file cannot be used, as a sentence for people.

    What the details of damage say in English stands in the log; of it the sentence says the place alone.
    """
    table = PROBLEMS if isinstance(error, BadFile) else TEXT_PROBLEMS
    numbers = {f"number{place}": number for place, number in enumerate(error.numbers, start=1)}
    source, place = table[error.problem], ""
    if error.problem == "damaged" and (found := _PLACE.match(error.detail)) is not None:
        source, place = DAMAGED_AT, f"{found[1]}, {found[2]}"
    sentence = QCoreApplication.translate("Files", source)
    return sentence.format(file=path, detail=reason(error.detail), place=place, **numbers)


_PLACE = re.compile(r"((?:game|campaign)\.json): ([a-z_]+(?:\[[0-9]+\]|\.[a-z_]+)*): ")
DAMAGED_AT = QT_TRANSLATE_NOOP("Files", "{file} is damaged, or was changed by hand ({place}).")


def reason(problem: str) -> str:
    """What the system says of a file that it cannot read or write, in the language of the window where it is known."""
    for number, words in SYSTEM.items():
        if problem in (words, os.strerror(number)):
            return QCoreApplication.translate("System", words)
    return problem


SYSTEM = {
    errno.EACCES: QT_TRANSLATE_NOOP("System", "Permission denied"),
    errno.EPERM: QT_TRANSLATE_NOOP("System", "Operation not permitted"),
    errno.ENOENT: QT_TRANSLATE_NOOP("System", "No such file or directory"),
    errno.ENOTDIR: QT_TRANSLATE_NOOP("System", "Not a directory"),
    errno.EISDIR: QT_TRANSLATE_NOOP("System", "Is a directory"),
    errno.EEXIST: QT_TRANSLATE_NOOP("System", "File exists"),
    errno.ENOSPC: QT_TRANSLATE_NOOP("System", "No space left on device"),
    errno.EROFS: QT_TRANSLATE_NOOP("System", "Read-only file system"),
    errno.EIO: QT_TRANSLATE_NOOP("System", "Input/output error"),
    errno.ENAMETOOLONG: QT_TRANSLATE_NOOP("System", "File name too long"),
}
"""What systems say, by its number; in its own words, since others search for these."""

PROBLEMS = {
    "missing": QT_TRANSLATE_NOOP("Files", "{file} does not exist."),
    "unreadable": QT_TRANSLATE_NOOP("Files", "{file} cannot be read: {detail}"),
    "foreign": QT_TRANSLATE_NOOP("Files", "{file} is not a game of Teo Desktop."),
    "no_campaign": QT_TRANSLATE_NOOP("Files", "{file} is not a campaign of Teo Desktop."),
    "is_game": QT_TRANSLATE_NOOP("Files", "{file} holds a single game, not a campaign."),
    "is_campaign": QT_TRANSLATE_NOOP("Files", "{file} holds a campaign, not a single game."),
    "damaged": QT_TRANSLATE_NOOP("Files", "{file} is damaged."),
    "too_big": QT_TRANSLATE_NOOP("Files", "{file} is too big: {number1} bytes, {number2} are the limit."),
    "too_many": QT_TRANSLATE_NOOP("Files", "{file} holds too many parts: {number1}, {number2} are the limit."),
    "unsafe": QT_TRANSLATE_NOOP("Files", "{file} holds a part with a name that is not allowed: {detail}"),
    "newer": QT_TRANSLATE_NOOP(
        "Files", "{file} was made by a newer version: its format is {number1}, this version knows up to {number2}."
    ),
    "older": QT_TRANSLATE_NOOP("Files", "{file} has format {number1}, which this version can no longer read."),
    "unknown_game": QT_TRANSLATE_NOOP("Files", "{file} holds a game that this version does not know: {detail}"),
    "newer_rules": QT_TRANSLATE_NOOP(
        "Files", "{file} was made by a newer version: its rules are {number1}, this version knows up to {number2}."
    ),
}
"""By the id of ``BadFile``; one test keeps them complete."""

TEXT_PROBLEMS = {
    "too_big": QT_TRANSLATE_NOOP(
        "Files", "{file} is too long for a game: {number2} characters, {number3} are the limit."
    ),
    "foreign": QT_TRANSLATE_NOOP(
        "Files", "{file} is not the text of a game: line {number1} does not begin with [Game …]."
    ),
    "unknown_game": QT_TRANSLATE_NOOP("Files", "{file}, line {number1}: this version does not know the game {detail}."),
    "newer_rules": QT_TRANSLATE_NOOP(
        "Files",
        "{file}, line {number1}: made by a newer version, its rules are {number2}, this version knows up to {number3}.",
    ),
    "header": QT_TRANSLATE_NOOP("Files", "{file}, line {number1}: this is no header of the form [Name …]."),
    "missing": QT_TRANSLATE_NOOP(
        "Files", "{file}, line {number1}: the header [{detail} …] is missing above this line."
    ),
    "value": QT_TRANSLATE_NOOP("Files", "{file}, line {number1}: this value is not possible here."),
    "form": QT_TRANSLATE_NOOP("Files", "{file}, line {number1}: this is no choice, no comment and no branch."),
    "number": QT_TRANSLATE_NOOP("Files", "{file}, line {number1}: choice number {number2} is due here."),
    "branch": QT_TRANSLATE_NOOP(
        "Files", "{file}, line {number1}: a branch must lie within the game, have a number of its own, and end with )."
    ),
    "misfit": QT_TRANSLATE_NOOP("Files", "{file}, line {number1}: the rules do not allow this choice here."),
    "cut_off": QT_TRANSLATE_NOOP("Files", "{file}, line {number1}: the text ends before the * that closes it."),
}
"""By the id of ``BadText``; one test keeps them complete."""
