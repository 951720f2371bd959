#!/usr/bin/env python3
"""Set up a checkout and start it: `python3 packaging/dev.py run` opens the application, `... test` runs all the tests.

Makes `.venv`, installs the project into it, checks the native libraries of Qt, compiles the translations; what is
already done is not done again. Standard library only, and readable for an old Python, to be told that it is too old.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from teo_desktop.native import Library

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
STAMP = VENV / "installed.json"
OLDEST_PYTHON = (3, 11)
USAGE = """\
usage: python3 packaging/dev.py run [ARGUMENT ...]    set up, then open the application (arguments are passed on)
       python3 packaging/dev.py test [ARGUMENT ...]   set up, then run all checks and tests (arguments: pytest alone)
"""
# Commands of the application that open no window.
WITHOUT_WINDOW = ("--autoplay", "--verify", "--version", "--screenshot", "--help", "-h")


class Problem(Exception):
    """Something a person has to mend; its text is the one sentence that is shown."""


def main(arguments: list[str]) -> int:
    """Run one of the two commands; returns the exit status, 1 when the environment lacks something."""
    if arguments[:1] in (["-h"], ["--help"]):
        print(USAGE, end="")
        return 0
    if arguments[:1] not in (["run"], ["test"]):
        print(USAGE, end="", file=sys.stderr)
        return 2
    try:
        check_python(tuple(sys.version_info[:3]))
        if arguments[0] == "test":
            return test(arguments[1:])
        return run(arguments[1:])
    except Problem as problem:
        print(f"dev.py: {problem}", file=sys.stderr)
    except OSError as error:
        print(f"dev.py: the set-up stopped at a file or program: {error}", file=sys.stderr)
    except KeyboardInterrupt:
        print("dev.py: stopped.", file=sys.stderr)
        return 130
    return 1


def run(arguments: list[str]) -> int:
    """Set up and start the application in the folder the caller stands in, so that file names mean what they say."""
    from teo_desktop import native

    window = needs_window(arguments)
    python = set_up(native.window_libraries() if window else ())
    problem = native.display_problem() if window else None
    if problem:
        raise Problem(
            f"{problem}; for a picture of the game instead: "
            "python3 packaging/dev.py run --screenshot game.png --until 40"
        )
    return start([str(python), "-m", "teo_desktop", *arguments])


def test(arguments: list[str]) -> int:
    """Set up and run everything that must hold: lint, types, import contracts, all tests."""
    return start([str(set_up(())), "-m", "tests.tools", "check", *arguments], cwd=ROOT)


def needs_window(arguments: list[str]) -> bool:
    """Whether the application, called with `arguments`, opens a window."""
    return not any(argument.partition("=")[0] in WITHOUT_WINDOW for argument in arguments)


def set_up(window_libraries: tuple[Library, ...]) -> Path:
    """Bring native libraries, `.venv` and translations up to date; returns the Python of `.venv`."""
    from teo_desktop import native

    ensure_system((*native.QT, *native.TOOLS, *window_libraries))
    python = ensure_venv()
    ensure_installed(python)
    compile_translations(python)
    return python


# ---- Python and its virtual environment


def check_python(version: tuple[int, ...]) -> None:
    """Raise Problem when `version` is too old, naming a newer Python of this machine if there is one."""
    if version >= OLDEST_PYTHON:
        return
    have = ".".join(map(str, version))
    newer = next((name for name in ("python3.14", "python3.13", "python3.12", "python3.11") if works(name)), None)
    hint = f"; this machine has one: {newer} packaging/dev.py" if newer else ""
    raise Problem(f"Python {'.'.join(map(str, OLDEST_PYTHON))} or newer is needed, this is {have}{hint}.")


def works(program: str) -> bool:
    """Whether `program --version` can be called."""
    if not shutil.which(program):
        return False
    return subprocess.run([program, "--version"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode == 0


def ensure_venv() -> Path:
    """Make `.venv` unless it is there and works; returns its Python."""
    python = venv_python()
    if is_usable(python):
        return python
    if VENV.exists():
        if not (VENV / "pyvenv.cfg").exists() and any(VENV.iterdir()):
            raise Problem(f"{VENV} is not a virtual environment; move it away and call this again.")
        shutil.rmtree(VENV)
    say("Making .venv ...")
    made = subprocess.run([sys.executable, "-m", "venv", str(VENV)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if made.returncode != 0:
        shutil.rmtree(VENV, ignore_errors=True)
        raise Problem(f"python -m venv could not make {VENV}: {last_line(made.stdout)}")
    return python


def venv_python() -> Path:
    """The Python of `.venv`, which need not be there yet."""
    return VENV / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


def is_usable(python: Path) -> bool:
    """Whether the Python of a virtual environment starts, is new enough and has pip."""
    code = f"import sys, pip; sys.exit(sys.version_info < {OLDEST_PYTHON})"
    try:
        found = subprocess.run([str(python), "-c", code], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    except OSError:
        return False
    return found.returncode == 0


def lacks_venv() -> bool:
    """Whether a virtual environment is still to be made and this Python cannot make one.

    Asked in a process of its own, since a module installed just now is not seen by this one.
    """
    if is_usable(venv_python()):
        return False
    command = [sys.executable, "-c", "import venv, ensurepip"]
    return subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode != 0


# ---- what the system has to bring


def ensure_system(libraries: tuple[Library, ...]) -> None:
    """See that `libraries` and Python's venv module are there: install them when allowed, else raise Problem.

    Debian splits `venv` off from Python. All that is missing is named at once, with one line to type.
    """
    from teo_desktop import native

    manager = native.package_manager()
    absent = native.missing(libraries)
    no_venv = lacks_venv()
    if no_venv and manager != "apt":
        raise Problem(
            "this Python has no venv module (ensurepip is missing); install the package of your system that holds it."
        )
    venv_package = [f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"] if no_venv else []
    if (absent or no_venv) and may_install(manager):
        apt_install(venv_package + native.packages(absent, "apt"))
        absent = native.missing(absent)
        no_venv = no_venv and lacks_venv()
    if no_venv:
        names = venv_package + native.packages(absent, "apt")
        also = ", ".join(["Python's venv module", *(library.soname for library in absent)])
        raise Problem(f"this machine lacks {also}; install what is missing with: {native.install_line(names, 'apt')}")
    if absent:
        raise Problem(native.explanation(absent, manager))


def may_install(manager: str | None) -> bool:
    """Whether packages are installed without asking: only by root, and only with apt."""
    return manager == "apt" and hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def apt_install(names: list[str]) -> None:
    """Install Debian packages; raises Problem with apt's own reason."""
    say(f"Installing {' '.join(names)} ...")
    environment = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    # A failing update (no network) is no reason to stop: the lists at hand may do.
    for command in (["update"], ["install", "-y", "--no-install-recommends", *names]):
        done = subprocess.run(
            ["apt-get", *command],
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
    if done.returncode != 0:
        raise Problem(f"apt-get could not install {' '.join(names)}: {last_line(done.stdout)}")


# ---- the project in .venv


def ensure_installed(python: Path) -> None:
    """Install the project (editable, with its tools) unless `.venv` already holds what pyproject.toml asks for."""
    wanted = {"project": project_fingerprint(), "checkout": str(ROOT)}
    if read_stamp() == wanted:
        return
    say("Installing the project and its tools into .venv (the first time about 100 MB are fetched) ...")
    STAMP.unlink(missing_ok=True)
    command = [str(python), "-m", "pip", "install", "--disable-pip-version-check", "--editable", f"{ROOT}[dev]"]
    done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode != 0:
        log = VENV / "install.log"
        log.write_bytes(done.stdout)
        raise Problem(f"pip could not install the project (is the network there?): {last_line(done.stdout)} [{log}]")
    STAMP.write_text(json.dumps(wanted), encoding="utf-8")


def project_fingerprint() -> str:
    """A hash of what decides over the content of `.venv`: the tables of pyproject.toml but those of tools."""
    import tomllib

    content = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    content.pop("tool", None)
    return hashlib.sha256(json.dumps(content, sort_keys=True).encode()).hexdigest()


def read_stamp() -> object:
    """What the last complete installation noted; None when there was none."""
    try:
        return json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None


def compile_translations(python: Path) -> None:
    """Compile the translations that are newer than their compiled form."""
    import qm

    where = "import importlib.util as u; print(u.find_spec('PySide6').submodule_search_locations[0])"
    found = subprocess.run([str(python), "-c", where], stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if found.returncode != 0:
        raise Problem(f"{VENV} is damaged; remove it and call this again ({last_line(found.stdout)}).")
    try:
        qm.compile_translations(ROOT, Path(os.fsdecode(found.stdout).strip()))
    except subprocess.CalledProcessError as error:
        raise Problem(f"{' '.join(error.cmd)} failed: {last_line(error.stderr.encode())}") from None


# ---- starting what was set up, and talking


def start(command: list[str], cwd: Path | None = None) -> int:
    """Run `command` to its end and return its exit status; a death by signal becomes a sentence and status 1."""
    sys.stdout.flush()
    child = subprocess.Popen(command, cwd=cwd)
    while True:
        try:
            status = child.wait()
            break
        except KeyboardInterrupt:  # the child got it too: let it end in its own way
            continue
    if status < 0:
        name = signal.Signals(-status).name
        raise Problem(f"{' '.join(command[1:3])} was ended by the signal {name}; what it said stands above.")
    return status


def say(sentence: str) -> None:
    """Tell what takes a while."""
    print(sentence, flush=True)


def last_line(output: bytes) -> str:
    """The line of a tool's output that says most: the last that begins with ERROR: or E:, else the last one."""
    lines = [line.strip() for line in output.decode("utf-8", "replace").splitlines() if line.strip()]
    errors = [line for line in lines if line.startswith(("ERROR:", "E:", "Error:"))]
    return (errors or lines or ["it said nothing"])[-1]


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    sys.exit(main(sys.argv[1:]))
