"""The campaigns: a list of them, and beside it the one that is chosen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QEvent, QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QBoxLayout,
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QListView,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from teo_desktop import paths
from teo_desktop.campaigns.files import SUFFIX
from teo_desktop.campaigns.model import ASCENT, KINDS, Campaign
from teo_desktop.tallies import to_csv
from teo_desktop.ui import storage
from teo_desktop.ui.adapter import GameAdapter
from teo_desktop.ui.appearance import Appearance
from teo_desktop.ui.campaign_store import CampaignStore
from teo_desktop.ui.campaign_table import table_of
from teo_desktop.ui.models.campaigns import CampaignsModel
from teo_desktop.ui.scene.theme import Theme
from teo_desktop.ui.storage import StorageError
from teo_desktop.ui.texts.campaigns import kind_text, kind_tip
from teo_desktop.ui.windows.ascent_panel import AscentPanel
from teo_desktop.ui.windows.league_panel import LeaguePanel
from teo_desktop.ui.windows.parts import ElidedLabel, FlowLayout, button, label
from teo_desktop.ui.windows.scenery import Page
from teo_desktop.ui.windows.told import Told

LIST_WIDTH = 236
NARROW = 760
"""Below this width, at the usual size of text, the list stands above the campaign."""
LIST_HEIGHT = 120


class CampaignPage(Page):
    """Lists the campaigns and shows one. What is to be played is asked for by signals.

    Signals:
        back_asked(): leave the page.
        new_asked(): begin a campaign.
        play_asked(Path, str, str): play the next game of this campaign; of an ascent this chapter, with this along.
        go_on_asked(Path): go on with the game that is being played in it.
        game_asked(Path, int): look at a finished game.
        said(str): a sentence for people.
    """

    back_asked = Signal()
    new_asked = Signal()
    play_asked = Signal(object, str, str)
    go_on_asked = Signal(object)
    game_asked = Signal(object, int)
    said = Signal(str)

    def __init__(
        self,
        store: CampaignStore,
        adapters: Mapping[str, GameAdapter],
        appearance: Appearance,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(appearance, parent)
        self._store = store
        self._adapters = adapters
        self._path: Path | None = None
        self.model = CampaignsModel(store, self)
        self.list = QListView()
        self.list.setModel(self.model)
        self.list.setWordWrap(True)
        self.list.setSpacing(2)
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self.back_button = button()
        self.new_button = button(main=True)
        self.rename_button = button()
        self.delete_button = button()
        self.export_button = button()
        self.csv_button = button()
        self.import_button = button()
        self.told = Told(self.list)
        self._title = label(role="title")
        self._name = ElidedLabel("heading")
        self._empty = label(wraps=True)
        self.ascent = AscentPanel(appearance)
        self.league = LeaguePanel(appearance)
        self.panels = QStackedWidget()
        self._delete_keys = QShortcut(QKeySequence(QKeySequence.StandardKey.Delete), self.list)
        self._delete_keys.setContext(Qt.ShortcutContext.WidgetShortcut)
        self._lay_out()
        self._connect()
        self._restyle(appearance.theme)
        self._has_undo = False
        self.retranslate()

    # -- showing ------------------------------------------------------------------------------------------------------

    @property
    def path(self) -> Path | None:
        """The file of the campaign that is shown."""
        return self._path

    def open(self, path: Path | None = None) -> None:
        """Look at the files again and show this campaign; without one, that which was shown, else the latest."""
        self.model.refresh()
        wanted = path or self._path
        index = self.model.index_of(wanted) if wanted is not None else QModelIndex()
        if not index.isValid():
            index = self.model.index(0) if self.model.rowCount() else QModelIndex()
        self.list.setCurrentIndex(index)
        self._show()

    def greet(self) -> None:
        """Put the keyboard where most people want to go on."""
        current = self.panels.currentWidget()
        wanted = self.new_button
        if current is self._pages[0]:
            wanted = self.ascent.play_button
        elif current is self._pages[1] and self.league.play_button.isVisibleTo(self):
            wanted = self.league.play_button
        wanted.setFocus()

    def retranslate(self) -> None:
        """Make all words anew."""
        self._title.setText(self.tr("Campaigns"))
        self.back_button.setText(self.tr("&Back"))
        self.new_button.setText(self.tr("&New campaign …"))
        self.rename_button.setText(self.tr("&Rename"))
        self.delete_button.setText(self.tr("&Delete"))
        self.delete_button.setToolTip(self.tr("Moves the file to the trash."))
        self.export_button.setText(self.tr("&Export …"))
        self.export_button.setToolTip(self.tr("Copies the campaign, its running game included, to another place."))
        self.csv_button.setText(self.tr("Results as &CSV …"))
        self.import_button.setText(self.tr("&Import …"))
        self.import_button.setToolTip(self.tr("Copies a campaign from elsewhere to the others."))
        self.told.retranslate()
        self.list.setAccessibleName(self.tr("Campaigns"))
        # What was told has been read; what can be taken back is said anew.
        self._say(self._trash_text() if self._has_undo else "", self._has_undo)
        self._show()

    def _none_text(self) -> str:
        """What campaigns there could be."""
        kinds = [f"{kind_text(kind)}: {kind_tip(kind)}" for kind in KINDS]
        return "\n\n".join([self.tr("There is no campaign yet. Two kinds can be played:"), *kinds])

    def _show(self) -> None:
        index = self.list.currentIndex()
        found = self.model.found(index)
        self._path = found.path if found is not None else None
        campaign = found.campaign if found is not None else None
        for made in (self.rename_button, self.delete_button, self.export_button, self.csv_button):
            made.setEnabled(campaign is not None)
        self.delete_button.setEnabled(found is not None)
        if found is None or campaign is None:
            self._name.setText("")
            self._empty.setText(found.problem if found is not None else self._none_text())
            self.panels.setCurrentWidget(self._empty_page)
            return
        self._name.setText(campaign.name)
        self._empty.setText("")
        words = self._adapters[campaign.game].campaign_words() if campaign.game in self._adapters else None
        if campaign.kind == ASCENT and words is not None:
            self.ascent.show_campaign(found.path, campaign, words)
            self.panels.setCurrentWidget(self._pages[0])
        elif campaign.kind != ASCENT:
            self.league.show_campaign(campaign)
            self.panels.setCurrentWidget(self._pages[1])

    def _say(self, sentence: str, undo: bool = False) -> None:
        self.told.say(sentence, undo)
        self._has_undo = undo

    def _trash_text(self) -> str:
        name = self._store.deleted
        return self.tr("“{name}” is in the trash.").format(name=name) if name else ""

    # -- what people do -----------------------------------------------------------------------------------------------

    def _campaign(self) -> Campaign | None:
        return self._store.get(self._path) if self._path is not None else None

    def _rename(self) -> None:
        self.list.edit(self.list.currentIndex())

    def _delete(self) -> None:
        if self._path is not None and self._store.delete(self._path):
            self._say(self._trash_text(), undo=bool(self._store.deleted))
            self.open()

    def _restore(self) -> None:
        path = self._store.restore()
        if path is not None:
            self._say("")
            self.open(path)

    def _take_in(self) -> None:
        name, _ = QFileDialog.getOpenFileName(
            self, self.tr("Import a campaign"), str(paths.saves_dir()), self._file_filter()
        )
        if name and (path := self._store.take_in(Path(name))) is not None:
            self.open(path)

    def _hand_out(self) -> None:
        if self._path is None:
            return
        storage.make_folder(paths.saves_dir())
        start = str(paths.saves_dir() / self._path.name)
        name, _ = QFileDialog.getSaveFileName(self, self.tr("Export the campaign"), start, self._file_filter())
        if name:
            target = Path(name)
            target = target if name.endswith(SUFFIX) else Path(f"{name}{SUFFIX}")
            if self._store.hand_out(self._path, target):
                self._say(self.tr("The campaign is in {file}.").format(file=target))

    def _export(self) -> None:
        campaign = self._campaign()
        if campaign is None:
            return
        start = str(paths.saves_dir() / f"{self._path.stem if self._path is not None else ''}.csv")
        storage.make_folder(paths.saves_dir())
        name, _ = QFileDialog.getSaveFileName(self, self.tr("Results as CSV"), start, self.tr("Tables (*.csv)"))
        if name:
            self.export_to(Path(name if name.endswith(".csv") else f"{name}.csv"))

    def export_to(self, path: Path) -> None:
        """Write the results of the campaign that is shown as a table."""
        campaign = self._campaign()
        if campaign is None:
            return
        adapter = self._adapters.get(campaign.game)
        words = adapter.campaign_words() if adapter is not None else None
        try:
            storage.write(path, to_csv(table_of(campaign, words)))
        except StorageError as error:
            self.said.emit(str(error))
        else:
            self._say(self.tr("The results are in {file}.").format(file=path))

    def _file_filter(self) -> str:
        return self.tr("Campaigns of Teo Desktop (*{suffix})").format(suffix=SUFFIX)

    def _with_path(self, does: Callable[[Path], object]) -> None:
        if self._path is not None:
            does(self._path)

    # -- making -------------------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(self.back_button)
        head.addWidget(self._title)
        head.addStretch(1)
        side = QFrame()
        column = QVBoxLayout(side)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.new_button)
        column.addWidget(self.list, 1)
        below = FlowLayout()
        for made in (self.rename_button, self.delete_button, self.export_button, self.import_button, self.csv_button):
            below.addWidget(made)
        column.addLayout(below)
        self._side = side
        self._empty_page = _page(self._empty)
        self._pages = [_page(self.ascent), _page(self.league)]
        for page in (self._empty_page, *self._pages):
            self.panels.addWidget(page)
        right = QFrame()
        right.setProperty("panel", True)
        inside = QVBoxLayout(right)
        inside.addWidget(self._name)
        inside.addWidget(self.panels, 1)
        self._both = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._both.setSpacing(12)
        self._both.addWidget(side)
        self._both.addWidget(right, 1)
        around = QVBoxLayout(self)
        around.setContentsMargins(14, 8, 14, 10)
        around.addLayout(head)
        around.addWidget(self.told)
        around.addLayout(self._both, 1)

    def _connect(self) -> None:
        self.back_button.clicked.connect(self.back_asked)
        self.new_button.clicked.connect(self.new_asked)
        self.rename_button.clicked.connect(self._rename)
        self.delete_button.clicked.connect(self._delete)
        self._delete_keys.activated.connect(self._delete)
        self.told.undo_button.clicked.connect(self._restore)
        self.import_button.clicked.connect(self._take_in)
        self.export_button.clicked.connect(self._hand_out)
        self.csv_button.clicked.connect(self._export)
        self.list.selectionModel().currentChanged.connect(self._show)
        self.model.dataChanged.connect(self._show)
        self.model.modelReset.connect(self.open)
        for panel in (self.ascent, self.league):
            panel.go_on_asked.connect(lambda: self._with_path(self.go_on_asked.emit))
            panel.give_up_asked.connect(lambda: self._with_path(self._store.give_up_game))
            panel.game_asked.connect(lambda number: self._with_path(lambda path: self.game_asked.emit(path, number)))
        self.ascent.play_asked.connect(
            lambda chapter, carried: self._with_path(lambda path: self.play_asked.emit(path, chapter, carried))
        )
        self.league.play_asked.connect(lambda: self._with_path(lambda path: self.play_asked.emit(path, "", "")))
        self._appearance.theme_changed.connect(self._restyle)

    def _restyle(self, theme: Theme) -> None:
        side = self._appearance.size(18)
        pictures: dict[QPushButton, str] = {
            self.back_button: "ui_back",
            self.new_button: "ui_campaign",
            self.delete_button: "ui_trash",
            self.export_button: "ui_export",
            self.import_button: "ui_import",
            self.csv_button: "ui_statistics",
        }
        self.told.restyle(self._appearance)
        for made, name in pictures.items():
            tint = theme.colour("on_accent") if made is self.new_button else None
            made.setIcon(theme.icon(name, side, tint))
            made.setIconSize(QSize(side, side))
        self.ascent.restyle()
        self.league.restyle()
        self._arrange()
        self.update()

    def _arrange(self) -> None:
        is_wide = self.width() >= self._appearance.size(NARROW)
        way = QBoxLayout.Direction.LeftToRight if is_wide else QBoxLayout.Direction.TopToBottom
        self._both.setDirection(way)
        if is_wide:
            self._side.setFixedWidth(self._appearance.size(LIST_WIDTH))
            self._side.setMaximumHeight(16777215)
        else:
            self._side.setMinimumWidth(0)
            self._side.setMaximumWidth(16777215)
            self._side.setMaximumHeight(self._appearance.size(LIST_HEIGHT) + 2 * self.new_button.sizeHint().height())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.ascent.retranslate()
            self.league.retranslate()
            self.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()


def _page(widget: QWidget) -> QScrollArea:
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    holder = QWidget()
    column = QVBoxLayout(holder)
    column.setContentsMargins(2, 2, 8, 2)
    column.addWidget(widget, 1)
    area.setWidget(holder)
    return area
