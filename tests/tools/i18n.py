"""Bring the translations up to date with the code and check them, in the files and on screen; --check changes nothing.

`translations/teo_desktop_{de,es,en}.ts`: English holds the plurals only, since everything else is English in the code.
"""

from __future__ import annotations

import argparse
import ast
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import PySide6

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "teo_desktop"
FOLDER = ROOT / "translations"
COUNTED = PACKAGE / "ui" / "texts" / "counted.py"
TRANSLATED = ("de", "es")
LANGUAGES = (*TRANSLATED, "en")
SAID = (
    "tests/test_architecture.py",  # no text below the windows
    "tests/ui/texts",  # each id has its words
    "tests/ui/help",  # the pages are the same in all languages
    "tests/ui/windows/test_pseudo_language.py",  # every text on screen comes from one of these
)
"""The tests of what is said, besides what is found by reading the files."""
PLURAL_FORMS = 2
"""German, Spanish and English have a singular and a plural."""
CLOSING = ".?!:…"
PLACE = re.compile(r"\{[^{}]*\}|%L?\d")


class Message(NamedTuple):
    """An entry of a .ts file. ``forms`` has one text, or one for each plural form."""

    context: str
    source: str
    state: str
    counted: bool
    forms: tuple[str, ...]


def main(argv: list[str]) -> int:
    """Update, or with --check only look; 1 when anything is wrong, which is printed."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools i18n", description=__doc__)
    parser.add_argument("--check", action="store_true", help="change nothing; fail when an update would")
    parser.add_argument("--files", action="store_true", help="only the files, without the tests of what is said")
    asked = parser.parse_args(argv)
    if asked.check:
        problems = outdated()
    else:
        problems = []
        for language, lost in update(FOLDER):
            print(f"{language}: dropped {lost.source!r}, which was {' / '.join(lost.forms)!r}")
    problems += all_problems()
    is_in_order = not problems and (asked.files or is_said_in_order())
    print("\n".join(problems) or ("The translations are in order." if is_in_order else "Something is not said."))
    return 0 if is_in_order else 1


def is_said_in_order() -> bool:
    """Whether every id has its words and every text in every window comes through translation; what does not is
    printed."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-m", "pytest", "-q", "--no-header", "--tb=line", *SAID]
    return subprocess.run(command, cwd=ROOT, env=environment).returncode == 0


def all_problems() -> list[str]:
    """What is wrong with the files as they are and with the calls in the code."""
    problems = [
        f"{path.relative_to(ROOT)}:{problem}"
        for path in sorted(PACKAGE.rglob("*.py"))
        for problem in problems_in_code(path.read_text(encoding="utf-8"), path == COUNTED)
    ]
    for language in LANGUAGES:
        problems += [f"{language}: {problem}" for problem in problems_in(language, read(ts_file(FOLDER, language)))]
    for language in TRANSLATED:
        found = problems_with_terms(glossary(), language, read(ts_file(FOLDER, language)))
        problems += [f"{language}: {problem}" for problem in found]
    return problems


# -- the files ---------------------------------------------------------------------------------------------------------


def ts_file(folder: Path, language: str) -> Path:
    """Where a language's texts stand."""
    return folder / f"teo_desktop_{language}.ts"


def read(path: Path) -> list[Message]:
    """All entries of a .ts file."""
    messages = []
    for context in ET.parse(path).getroot().iter("context"):
        for entry in context.iter("message"):
            translation = entry.find("translation")
            assert translation is not None, path
            forms = [form.text or "" for form in translation.iter("numerusform")]
            messages.append(
                Message(
                    context.findtext("name") or "",
                    entry.findtext("source") or "",
                    translation.get("type", "finished"),
                    entry.get("numerus") == "yes",
                    tuple(forms or [translation.text or ""]),
                )
            )
    return messages


def update(folder: Path) -> list[tuple[str, Message]]:
    """Let lupdate bring the files of a folder in line with the code; returns the translations that it dropped."""
    before = {language: read(path) for language in LANGUAGES if (path := ts_file(folder, language)).exists()}
    lupdate = Path(PySide6.__file__).parent / ("lupdate.exe" if sys.platform == "win32" else "lupdate")
    # The order counts: extensions after the folder are passed over without a word.
    common = [
        str(lupdate),
        "-silent",
        "-extensions",
        "py",
        "-locations",
        "none",
        "-no-obsolete",
        "-source-language",
        "en",
    ]
    files = [str(ts_file(folder, language)) for language in TRANSLATED]
    english = ["-pluralonly", "-target-language", "en"]
    subprocess.run([*common, "teo_desktop", "-ts", *files], cwd=ROOT, check=True)
    subprocess.run([*common, *english, "teo_desktop", "-ts", str(ts_file(folder, "en"))], cwd=ROOT, check=True)
    lost = []
    for language, messages in before.items():
        kept = {message[:2] for message in read(ts_file(folder, language))}
        lost += [(language, message) for message in messages if message[:2] not in kept and any(message.forms)]
    return lost


def outdated() -> list[str]:
    """The files that an update would change."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for language in LANGUAGES:
            if ts_file(FOLDER, language).exists():
                shutil.copy(ts_file(FOLDER, language), folder)
        update(folder)
        return [
            f"{language}: out of date; run python -m tests.tools i18n"
            for language in LANGUAGES
            if not ts_file(FOLDER, language).exists()
            or ts_file(FOLDER, language).read_bytes() != ts_file(folder, language).read_bytes()
        ]


# -- what is written in them -------------------------------------------------------------------------------------------


def problems_in(language: str, messages: list[Message]) -> Iterator[str]:
    """What is unfinished or does not fit its source."""
    for message in messages:
        for problem in _problems_of(message):
            yield f"{message.context}: {message.source!r} {problem}"
        if language == "en" and not message.counted:
            yield f"{message.context}: {message.source!r} has no number and needs no English translation"


def _problems_of(message: Message) -> Iterator[str]:
    source = message.source
    if message.state != "finished" or not all(message.forms):
        yield f"is {message.state if any(message.forms) else 'empty'}"
        return
    if message.counted != ("%n" in source):
        yield "counts without %n, or has %n without counting"
    if message.counted and len(message.forms) != PLURAL_FORMS:
        yield f"has {len(message.forms)} plural forms"
    for form in message.forms:
        if set(places(form)) != set(places(source)):
            yield f"has other places: {form!r}"
        if mnemonics(form) != mnemonics(source):
            yield f"has other mnemonics: {form!r}"
        if message.counted and "%n" not in form:
            yield f"leaves out the number: {form!r}"
        if closing(form) != closing(source) or form.strip() != form:
            yield f"ends in another way: {form!r}"


def places(text: str) -> list[str]:
    """The named and numbered places that are filled in."""
    return PLACE.findall(text)


def mnemonics(text: str) -> int:
    """How many letters are underlined as keys: & before a letter; && is the sign itself."""
    return len(re.findall(r"(?<!&)&(?=\w)", text.replace("&&", "")))


def closing(text: str) -> str:
    """The sign that ends a text, if it is one that a translation keeps."""
    return text[-1] if text and text[-1] in CLOSING else ""


class Term(NamedTuple):
    """A word of the game, by language in all its forms; ``spares`` are sources in which it means something else."""

    forms: dict[str, tuple[str, ...]]
    spares: tuple[str, ...]

    @property
    def pattern(self) -> re.Pattern[str]:
        """Finds the English forms as whole words."""
        forms = "|".join(map(re.escape, sorted(self.forms["en"], key=len, reverse=True)))
        return re.compile(rf"(?<!\w)(?:{forms})(?!\w)", re.IGNORECASE)


def glossary() -> list[Term]:
    """The terms that every translation keeps to, the longest English ones first."""
    content = tomllib.loads((FOLDER / "glossary.toml").read_text(encoding="utf-8"))
    terms = [
        Term({language: tuple(row[language]) for language in LANGUAGES}, tuple(row.get("spares", ())))
        for row in content["term"]
    ]
    return sorted(terms, key=lambda term: -len(term.forms["en"][0]))


def problems_with_terms(terms: list[Term], language: str, messages: list[Message]) -> Iterator[str]:
    """The translations that call a thing of the game by another word than the glossary."""
    for message in messages:
        if not all(message.forms):
            continue
        left = PLACE.sub(" ", message.source)
        for term in terms:
            # A term inside a longer one, as the stone in the Stone Quarry, is not looked for again.
            left, found = term.pattern.subn(" ", left)
            wanted = term.forms[language]
            if found and message.source not in term.spares:
                for form in message.forms:
                    said = PLACE.sub(" ", form).lower()
                    if not any(word.lower() in said for word in wanted):
                        yield f"{message.context}: {message.source!r} wants {' or '.join(wanted)}: {form!r}"


# -- the calls in the code ---------------------------------------------------------------------------------------------


def problems_in_code(source: str, counts: bool = False) -> Iterator[str]:
    """The texts that the translators' tool would not find, or not as what they are; ``counts`` in the module of
    ``Counted``, where alone plurals are allowed."""
    tree = ast.parse(source)
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and _name(node)]
    marked = {_text(call.args[0]) for call in calls if _name(call) == "QT_TRANSLATE_NOOP"}
    for call in calls:
        for problem in _problems_of_call(call, marked, counts):
            yield f"{call.lineno}: {problem}"
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr) and any(call in ast.walk(node) for call in calls):
            yield f"{node.lineno}: a translating call inside an f-string is not found"
        if isinstance(node, ast.ClassDef) and any("Counted" in ast.dump(base) for base in node.bases):
            yield f"{node.lineno}: a subclass of Counted does not find its plurals"


def _name(call: ast.Call) -> str:
    """By which word a call translates; empty when it does not."""
    match call.func:
        case ast.Attribute(attr="tr") | ast.Name(id="tr"):
            return "tr"
        case ast.Name(id="translate") | ast.Attribute(ast.Name(id="QCoreApplication"), attr="translate"):
            return "translate"
        case ast.Name(id="QT_TRANSLATE_NOOP" | "QT_TR_NOOP" as name):
            return name
    return ""


def _text(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def _problems_of_call(call: ast.Call, marked: set[str | None], counts: bool) -> Iterator[str]:
    name = _name(call)
    arguments = call.args
    if name in ("translate", "QT_TRANSLATE_NOOP"):
        if len(arguments) < 2 or _text(arguments[0]) is None:
            yield "the context is not written out"
            return
        arguments = arguments[1:]
    text = _text(arguments[0]) if arguments else None
    if text is None:
        if not arguments or isinstance(arguments[0], ast.JoinedStr | ast.BinOp):
            yield "the text is put together"
        elif name != "translate" or _text(call.args[0]) not in marked:
            yield "the text is not written out, and no QT_TRANSLATE_NOOP of its context stands in this module"
        return
    extra = len(arguments) + len(call.keywords) > 1
    if counts:
        if name != "tr" or "%n" not in text or len(arguments) != 3:
            yield 'Counted holds only self.tr("%n ...", "", n)'
    elif "%n" in text or (extra and name != "QT_TRANSLATE_NOOP"):
        yield "a text with a number belongs into Counted"
