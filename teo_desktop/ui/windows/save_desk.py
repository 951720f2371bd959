"""What people do with the files of saved games: it is done, or one sentence says why not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog, QWidget

from teo_desktop.ui import save_acts, storage
from teo_desktop.ui.save_acts import TEXT_SUFFIX, PutAway, Refused
from teo_desktop.ui.storage import SUFFIX, StorageError
from teo_desktop.ui.windows.sentence import Sentence


class SaveDesk(QObject):
    """Does with the files what it is told, and asks for the other file where there is one.

    Signals:
        said(str): what was done, or why it was not.
        changed(Path | None): the folders are others now; this file is the one to look at.
    """

    said = Signal(object)
    changed = Signal(object)

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self._gone: list[PutAway] = []

    @property
    def can_bring_back(self) -> bool:
        """Whether what was put away last can be brought back."""
        return bool(self._gone)

    def rename(self, path: Path, name: str) -> None:
        """Give a game another name."""
        self._do(partial(save_acts.renamed, path, name), str)

    def double(self, path: Path) -> None:
        """Make a copy of a game among the others."""
        self._do(partial(save_acts.doubled, path), lambda: self.tr("This is the copy: {file}"))

    def ask_for_export(self, path: Path) -> None:
        """Ask for a file somewhere else and write a copy there, as a game or as text."""
        filters = (
            self.tr("Games of Teo Desktop (*{suffix})").format(suffix=SUFFIX),
            self.tr("Games as text (*{suffix})").format(suffix=TEXT_SUFFIX),
        )
        name, chosen = QFileDialog.getSaveFileName(
            self._page, self.tr("Export the game"), str(Path.home() / path.name), ";;".join(filters)
        )
        if name:
            target = Path(name)
            suffix = TEXT_SUFFIX if chosen == filters[1] else SUFFIX
            target = target if target.suffix in (SUFFIX, TEXT_SUFFIX) else target.with_name(target.name + suffix)
            self._do(partial(save_acts.exported, path, target), lambda: self.tr("A copy is in {file}."), False)

    def ask_for_import(self) -> None:
        """Ask for games somewhere else and copy them to the others."""
        names, _ = QFileDialog.getOpenFileNames(
            self._page,
            self.tr("Import games"),
            str(Path.home()),
            self.tr("Games and their texts (*{suffix} *{text})").format(suffix=SUFFIX, text=TEXT_SUFFIX),
        )
        self.take_in([Path(name) for name in names])

    def take_in(self, files: Sequence[Path]) -> None:
        """Copy these games to the others; ends at the first that is none."""
        for file in files:
            if not self._do(partial(save_acts.imported, file), lambda: self.tr("{file} is among your games now.")):
                return

    def put_away(self, files: Sequence[Path]) -> None:
        """Move these games to the trash."""
        gone: list[PutAway] = []
        problems: list[str] = []
        for file in files:
            try:
                gone.append(save_acts.put_away(file))
            except (Refused, StorageError) as error:
                problems.append(str(error))
        if gone:
            self._gone = [file for file in gone if file.in_trash is not None]
        names = ", ".join(file.path.stem for file in gone)

        def told() -> str:
            done = [self.tr("In the trash: {names}").format(names=names)] if gone else []
            return "\n".join([*done, *problems])

        self.said.emit(Sentence(told))
        self.changed.emit(None)

    def bring_back(self) -> None:
        """Bring back what was put away last."""
        gone, self._gone = self._gone, []
        for file in gone:
            self._do(partial(save_acts.brought_back, file), lambda: self.tr("{file} is back."))

    def open_folder(self, folder: Path) -> None:
        """Show a folder in the system's own window."""
        storage.make_folder(folder)
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))

    def _do(self, act: Callable[[], Path], done: Callable[[], str], shows: bool = True) -> bool:
        try:
            path = act()
        except (Refused, StorageError) as error:
            self.said.emit(str(error))
            return False
        shown = path.stem if shows else path
        self.said.emit(Sentence(lambda: done().format(file=shown)))
        self.changed.emit(path if shows else None)
        return True
