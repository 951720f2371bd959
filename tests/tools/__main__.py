"""The door to the developers' commands: `python -m tests.tools NAME [ARGUMENT ...]`.

A command is a module of this folder with `main(argv) -> int`; the first line of its docstring is its line of help.
Only the module asked for is imported, so each command needs no more than it uses.
"""

from __future__ import annotations

import ast
import importlib
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent


def commands() -> dict[str, str]:
    """Name and line of help of each command, read without importing any."""
    found = {}
    for path in sorted(HERE.glob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        has_main = any(isinstance(node, ast.FunctionDef) and node.name == "main" for node in tree.body)
        if has_main and path.stem != "__main__":
            found[path.stem] = (ast.get_docstring(tree) or "").partition("\n")[0]
    return found


def main(argv: list[str]) -> int:
    """Hand over to the command named first; 2 when there is none of that name."""
    if argv and argv[0] in commands():
        status = importlib.import_module(f"tests.tools.{argv[0]}").main(argv[1:])
        assert isinstance(status, int), f"tests.tools.{argv[0]}.main returned {status!r}"
        return status
    asked_for_help = argv[:1] in (["-h"], ["--help"])
    out = sys.stdout if asked_for_help else sys.stderr
    if argv and not asked_for_help:
        print(f"There is no command {argv[0]!r}.", file=out)
    print("usage: python -m tests.tools NAME [ARGUMENT ...]", file=out)
    for name, help_line in commands().items():
        print(f"  {name:8} {help_line}", file=out)
    return 0 if asked_for_help else 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
