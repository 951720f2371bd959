"""Where the application starts: the arguments, then what needs no window, or the window."""

from __future__ import annotations

import builtins
import gc
import os
import sys
from importlib import import_module

from teo_desktop import cli, native, paths
from teo_desktop.arguments import LACKING, Failure


def main() -> int:
    """Do what the command line says; returns the exit status."""
    return cli.main(sys.argv[1:], open_window)


def open_window(options: cli.Options) -> int:
    """Open the window, or draw it into a file.

    Raises:
        Failure: Qt, one of its libraries or a display is missing. Qt itself would abort.
    """
    # What the start makes stays. To look through it for garbage, again and again, would take an eighth of the start.
    gc.disable()
    try:
        return _open_window(options)
    finally:
        gc.enable()


def _open_window(options: cli.Options) -> int:
    if options.data_dir is not None:
        paths.use_data_dir(options.data_dir)
    if options.screenshot is not None:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    problem = native.problem_with_libraries()
    if problem is not None:
        raise Failure(LACKING, problem.removesuffix("."))
    problem = native.display_problem()
    if problem is not None:
        raise Failure(LACKING, f"{problem}; --screenshot FILE.png needs none")
    import_qt()
    from teo_desktop.ui import app

    return app.screenshot(options) if options.screenshot is not None else app.main(options)


def import_qt() -> None:
    """Load Qt.

    Raises:
        Failure: that is not possible.
    """
    plain_import = builtins.__import__
    try:
        import_module("PySide6.QtWidgets")
    except ImportError as error:
        raise Failure(LACKING, f"Qt cannot be loaded ({error}); install PySide6-Essentials") from None
    # PySide has put an import of its own in this place, for its `from __feature__ import`: it reads the source of every
    # module that comes later, to see whether that uses Qt. Nobody here wants these features.
    builtins.__import__ = plain_import


if __name__ == "__main__":
    sys.exit(main())
