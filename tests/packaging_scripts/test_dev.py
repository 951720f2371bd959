"""`packaging/dev.py`: each failure is one sentence, nothing is done twice or without being allowed."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from teo_desktop import native

ROOT = Path(__file__).resolve().parents[2]
CURSOR = next(library for library in native.XCB if library.soname == "libxcb-cursor.so.0")
VENV_PACKAGE = f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"


class Apt:
    """Stands in for the machine's package manager: what was called, and what is missing until it was."""

    def __init__(self, dev, monkeypatch, *, root=False, status=0, manager="apt", venv=True):
        self.calls: list[list[str]] = []
        self.status = status
        monkeypatch.setattr(dev.os, "geteuid", lambda: 0 if root else 1000)
        monkeypatch.setattr(dev.shutil, "which", lambda name: f"/usr/bin/{name}" if name != "sudo" else None)
        monkeypatch.setattr(native, "package_manager", lambda: manager)
        monkeypatch.setattr(dev, "lacks_venv", lambda: not venv)
        monkeypatch.setattr(dev.subprocess, "run", self.run)

    def run(self, command, **_):
        self.calls.append(command)
        return SimpleNamespace(returncode=self.status, stdout=b"Reading lists\nE: no such package\n")


@pytest.fixture
def lacking(monkeypatch):
    """libxcb-cursor is missing, until this list is emptied."""
    absent = [CURSOR]
    monkeypatch.setattr(native, "missing", lambda libraries: tuple(x for x in libraries if x in absent))
    return absent


def test_a_word_that_is_no_command_is_answered_with_the_usage(dev, capsys):
    assert dev.main(["runn"]) == 2
    assert dev.main([]) == 2
    assert capsys.readouterr().err.startswith("usage: python3 packaging/dev.py run")


def test_help_is_no_error(dev, capsys):
    assert dev.main(["--help"]) == 0
    assert "usage" in capsys.readouterr().out


def test_an_old_python_is_told_what_is_needed(dev, monkeypatch):
    monkeypatch.setattr(dev, "works", lambda name: name == "python3.12")
    with pytest.raises(
        dev.Problem, match=r"3\.11 or newer is needed, this is 3\.9\.2; .* python3\.12 packaging/dev.py"
    ):
        dev.check_python((3, 9, 2))
    dev.check_python((3, 11, 0))


def test_an_old_python_can_read_the_script():
    """A syntax error would be all that somebody with Python 3.8 sees."""
    ast.parse((ROOT / "packaging" / "dev.py").read_text(encoding="utf-8"), feature_version=(3, 8))


@pytest.mark.parametrize(
    ("arguments", "window"),
    [
        ([], True),
        (["game.teo"], True),
        (["--lang", "de"], True),
        (["--autoplay", "3", "--seed", "1"], False),
        (["--autoplay=3"], False),
        (["--verify", "a.teo", "b.teo"], False),
        (["--screenshot", "a.png"], False),
        (["--version"], False),
    ],
)
def test_only_a_window_needs_a_display(dev, arguments, window):
    assert dev.needs_window(arguments) is window


def test_without_a_display_a_picture_is_offered(dev, monkeypatch, capsys):
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(dev, "set_up", lambda libraries: Path(sys.executable))
    monkeypatch.setattr(sys, "platform", "linux")
    assert dev.main(["run"]) == 1
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "no display" in told
    assert "--screenshot" in told


def test_the_arguments_reach_the_application(dev, monkeypatch):
    started = []
    monkeypatch.setattr(dev, "set_up", lambda libraries: Path("/venv/python"))
    monkeypatch.setattr(dev, "start", lambda command, cwd=None: started.append(command) or 0)
    assert dev.main(["run", "--verify", "a b.teo"]) == 0
    assert started == [["/venv/python", "-m", "teo_desktop", "--verify", "a b.teo"]]


def test_root_on_debian_gets_missing_libraries_installed(dev, monkeypatch, lacking):
    apt = Apt(dev, monkeypatch, root=True)
    monkeypatch.setattr(dev, "say", lambda sentence: lacking.clear())  # said just before apt does it
    dev.ensure_system(native.XCB)
    assert apt.calls == [
        ["apt-get", "update"],
        ["apt-get", "install", "-y", "--no-install-recommends", "libxcb-cursor0"],
    ]


def test_a_library_that_stays_missing_after_its_installation_is_named(dev, monkeypatch, lacking):
    Apt(dev, monkeypatch, root=True)
    with pytest.raises(dev.Problem, match=r"lacks \(libxcb-cursor\.so\.0\)"):
        dev.ensure_system(native.XCB)


def test_the_reason_of_apt_is_passed_on(dev, monkeypatch, lacking):
    Apt(dev, monkeypatch, root=True, status=100)
    with pytest.raises(dev.Problem, match="could not install libxcb-cursor0: E: no such package"):
        dev.ensure_system(native.XCB)


@pytest.mark.parametrize(
    ("manager", "line"),
    [
        ("apt", "apt-get install --no-install-recommends libxcb-cursor0"),
        ("dnf", "dnf install xcb-util-cursor"),
        ("pacman", "pacman -S --needed xcb-util-cursor"),
        ("zypper", "zypper install libxcb-cursor0"),
        (None, r"install the packages that hold libxcb-cursor\.so\.0\."),
    ],
)
def test_others_are_given_the_exact_line(dev, monkeypatch, lacking, manager, line):
    apt = Apt(dev, monkeypatch, root=False, manager=manager)
    with pytest.raises(dev.Problem, match=f"{line}$"):
        dev.ensure_system(native.XCB)
    assert apt.calls == []


def test_nothing_is_asked_when_nothing_is_missing(dev, monkeypatch, lacking):
    lacking.clear()
    apt = Apt(dev, monkeypatch, root=True)
    dev.ensure_system(native.XCB)
    assert apt.calls == []


def test_a_debian_python_without_venv_is_explained_together_with_the_libraries(dev, monkeypatch, lacking):
    apt = Apt(dev, monkeypatch, root=False, venv=False)
    with pytest.raises(dev.Problem, match=rf"venv module, libxcb-cursor\.so\.0; .* {VENV_PACKAGE} libxcb-cursor0$"):
        dev.ensure_system(native.XCB)
    assert apt.calls == []


def test_a_python_without_venv_is_explained_elsewhere(dev, monkeypatch, lacking):
    Apt(dev, monkeypatch, root=True, venv=False, manager="zypper")
    with pytest.raises(dev.Problem, match="no venv module"):
        dev.ensure_system(native.XCB)


def test_root_on_debian_gets_venv_installed(dev, monkeypatch, lacking):
    lacking.clear()
    apt = Apt(dev, monkeypatch, root=True)
    monkeypatch.setattr(dev, "lacks_venv", lambda: not apt.calls)
    dev.ensure_system(native.XCB)
    assert apt.calls[-1] == ["apt-get", "install", "-y", "--no-install-recommends", VENV_PACKAGE]


def test_an_environment_that_works_needs_no_venv_module(dev, monkeypatch):
    monkeypatch.setattr(dev, "is_usable", lambda python: True)
    monkeypatch.setattr(dev.subprocess, "run", lambda command, **_: SimpleNamespace(returncode=1))
    assert not dev.lacks_venv()
    monkeypatch.setattr(dev, "is_usable", lambda python: False)
    assert dev.lacks_venv()


def test_a_folder_that_is_no_environment_is_left_alone(dev, monkeypatch, tmp_path):
    monkeypatch.setattr(dev, "VENV", tmp_path)
    (tmp_path / "diary.txt").write_text("dear me")
    with pytest.raises(dev.Problem, match="is not a virtual environment"):
        dev.ensure_venv()
    assert (tmp_path / "diary.txt").exists()


def test_a_broken_environment_is_made_anew(dev, monkeypatch, tmp_path):
    monkeypatch.setattr(dev, "VENV", tmp_path / "venv")
    (tmp_path / "venv" / "bin").mkdir(parents=True)
    (tmp_path / "venv" / "pyvenv.cfg").touch()
    (tmp_path / "venv" / "bin" / "python").symlink_to(tmp_path / "python that was removed")
    made = []
    monkeypatch.setattr(dev, "is_usable", lambda python: False)
    monkeypatch.setattr(
        dev.subprocess, "run", lambda command, **_: made.append(command) or SimpleNamespace(returncode=0, stdout=b"")
    )
    dev.ensure_venv()
    assert made == [[sys.executable, "-m", "venv", str(tmp_path / "venv")]]
    assert not (tmp_path / "venv").exists()  # the old one is gone; the stand-in made none


@pytest.fixture
def pip(dev, monkeypatch, tmp_path):
    """The installation into a folder of its own: what pip was called with, and whether it works."""
    calls = SimpleNamespace(commands=[], status=0)
    monkeypatch.setattr(dev, "VENV", tmp_path)
    monkeypatch.setattr(dev, "STAMP", tmp_path / "installed.json")

    def run(command, **_):
        calls.commands.append(command)
        return SimpleNamespace(
            returncode=calls.status, stdout=b"Collecting\n  ERROR: no network\nerror: a child failed\n\n-> see above\n"
        )

    monkeypatch.setattr(dev.subprocess, "run", run)
    return calls


def test_the_project_is_installed_once(dev, pip):
    dev.ensure_installed(Path("python"))
    dev.ensure_installed(Path("python"))
    assert len(pip.commands) == 1
    assert pip.commands[0][-1] == f"{ROOT}[dev]"


def test_other_dependencies_install_the_project_again(dev, pip, monkeypatch):
    dev.ensure_installed(Path("python"))
    monkeypatch.setattr(dev, "project_fingerprint", lambda: "another")
    dev.ensure_installed(Path("python"))
    assert len(pip.commands) == 2


def test_a_checkout_that_was_moved_is_installed_again(dev, pip):
    dev.ensure_installed(Path("python"))
    dev.STAMP.write_text(json.dumps({**json.loads(dev.STAMP.read_text()), "checkout": "/elsewhere"}))
    dev.ensure_installed(Path("python"))
    assert len(pip.commands) == 2


def test_a_failed_installation_is_tried_again_and_gives_the_reason(dev, pip):
    pip.status = 1
    for _ in range(2):
        with pytest.raises(
            dev.Problem, match=r"could not install the project .*: ERROR: no network \[.*install\.log\]$"
        ):
            dev.ensure_installed(Path("python"))
    assert len(pip.commands) == 2


def test_settings_of_tools_do_not_count_for_the_fingerprint(dev, monkeypatch, tmp_path):
    monkeypatch.setattr(dev, "ROOT", tmp_path)

    def fingerprint(text):
        (tmp_path / "pyproject.toml").write_text(text)
        return dev.project_fingerprint()

    first = fingerprint('[project]\nname = "a"\n')
    assert fingerprint('[project]\nname = "a"\n[tool.ruff]\nline-length = 1\n') == first
    assert fingerprint('[project]\nname = "a"\ndependencies = ["b"]\n') != first


def test_the_exit_status_of_the_child_is_that_of_the_script(dev):
    assert dev.start([sys.executable, "-c", "raise SystemExit(2)"]) == 2


@pytest.mark.skipif(sys.platform == "win32", reason="Windows knows no death by signal")
def test_an_abort_of_the_child_is_said_in_a_sentence(dev):
    with pytest.raises(dev.Problem, match="ended by the signal SIGABRT"):
        dev.start([sys.executable, "-c", "import os; os.abort()"])


def test_the_script_needs_the_standard_library_only():
    """It runs before anything is installed: isolated from all other packages, it still answers."""
    script = ROOT / "packaging" / "dev.py"
    done = subprocess.run([sys.executable, "-I", "-S", str(script), "--help"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    imported = [name for node in ast.walk(ast.parse(script.read_text())) for name in names_imported(node)]
    own = {"teo_desktop", "qm", "__future__"}
    assert {name.partition(".")[0] for name in imported} - own <= sys.stdlib_module_names


def names_imported(node):
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    return [node.module] if isinstance(node, ast.ImportFrom) and node.module else []
