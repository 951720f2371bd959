"""The style sheet of the windows: what the palette cannot say, in the theme's colours and the text's size."""

from __future__ import annotations

from teo_desktop.ui.scene.theme import TITLE_FAMILY, Theme


def style_sheet(theme: Theme, pixels: float) -> str:
    """The sheet for the whole application; ``pixels`` is the height of ordinary text."""
    colour = {token: theme.colour(token).name() for token in theme.tokens()}
    small, large, title = round(pixels * 0.88), round(pixels * 1.3), round(pixels * 2.6)
    gap, half, radius = round(pixels * 0.55), round(pixels * 0.3), round(pixels * 0.5)
    down, up = theme.picture_file(f"down_{theme.name}"), theme.picture_file(f"up_{theme.name}")
    tick = theme.picture_file(f"tick_{theme.name}")
    return f"""
QToolTip {{
    color: {colour["on_tooltip"]}; background: {colour["tooltip"]}; border: 1px solid {colour["tooltip"]};
    padding: {half}px;
}}
QMainWindow::separator {{ background: {colour["window"]}; width: {half * 2}px; height: {half * 2}px; }}
QMainWindow::separator:hover {{ background: {colour["accent"]}; }}
QMenuBar {{ background: {colour["window"]}; }}
QMenuBar::item {{ padding: {half}px {gap}px; background: transparent; border-radius: {half}px; }}
QMenuBar::item:selected {{ background: {colour["selection"]}; color: {colour["on_selection"]}; }}

QPushButton {{
    padding: {half + 2}px {gap * 2}px; border-radius: {radius}px; color: {colour["text"]};
    background: {colour["panel_raised"]}; border: 1px solid {colour["panel_edge"]};
}}
QPushButton:hover {{ border-color: {colour["accent"]}; }}
QDialogButtonBox {{ dialogbuttonbox-buttons-have-icons: 0; }}
QPushButton:pressed {{ background: {colour["selection"]}; color: {colour["on_selection"]}; }}
QPushButton:focus {{ border: 2px solid {colour["focus"]}; padding: {half + 1}px {gap * 2 - 1}px; }}
QPushButton:disabled {{ color: {colour["muted"]}; background: {colour["window"]}; }}
QPushButton[main="true"] {{
    background: {colour["accent"]}; color: {colour["on_accent"]}; border-color: {colour["accent"]}; font-weight: 600;
}}
QPushButton[main="true"]:hover {{ border-color: {colour["text"]}; }}
QPushButton[main="true"]:focus {{ border: 2px solid {colour["focus"]}; }}
QPushButton[main="true"]:disabled {{
    background: {colour["window"]}; color: {colour["muted"]}; border-color: {colour["panel_edge"]};
}}
QPushButton[main="true"] QLabel {{ color: {colour["on_accent"]}; }}
QPushButton[wordless="true"] {{ padding-left: {gap}px; padding-right: {gap}px; }}
QPushButton[wordless="true"]:focus {{ padding-left: {gap - 1}px; padding-right: {gap - 1}px; }}
QPushButton[badge="true"] {{ padding: 2px {gap}px; font-size: {small}px; border-color: {colour["warning"]}; }}
QPushButton[badge="true"]:focus {{ border: 2px solid {colour["focus"]}; padding: 1px {gap - 1}px; }}
QPushButton[big="true"] {{ padding: {gap * 2}px; font-size: {large}px; text-align: left; }}

QFrame[panel="true"] {{
    background: {colour["panel"]}; border: 1px solid {colour["panel_edge"]}; border-radius: {radius}px;
}}
QFrame[chip="true"] {{
    background: {colour["panel_raised"]}; border: 1px solid {colour["panel_edge"]}; border-radius: {radius}px;
}}
QFrame[standing="true"] {{
    background: {colour["panel"]}; border: 2px solid {colour["accent"]}; border-radius: {radius * 2}px;
}}
QLabel[role="title"] {{ font-family: "{TITLE_FAMILY}"; font-size: {title}px; font-weight: bold; }}
QLabel[role="name"] {{
    font-family: "{TITLE_FAMILY}"; font-size: {title}px; font-weight: bold; color: {colour["on_chip"]};
}}
QLabel[role="question"] {{ font-size: {large}px; font-weight: 600; }}
QLabel[role="heading"] {{ font-size: {large}px; font-weight: 600; }}
QLabel[role="muted"] {{ color: {colour["muted"]}; }}
QLabel[role="small"] {{ color: {colour["muted"]}; font-size: {small}px; }}
QLabel[role="upon"] {{ color: {colour["on_chip"]}; }}
QLabel[role="strong"] {{ font-weight: 600; }}
QLabel[role="failed"] {{ color: {colour["muted"]}; text-decoration: line-through; }}
QLabel[role="danger"] {{ color: {colour["danger"]}; }}

QListView, QTableView, QTextBrowser, QGraphicsView {{
    background: {colour["panel"]}; border: 1px solid {colour["panel_edge"]}; border-radius: {radius}px;
}}
QGraphicsView {{ background: {colour["window"]}; border: none; }}
QFrame[past="frame"] {{ border: 4px dashed {colour["warning"]}; }}
QFrame[past="ribbon"] {{
    background: {colour["panel_raised"]}; border: 2px solid {colour["warning"]}; border-radius: {radius}px;
}}
QListView[plain="true"] {{ background: transparent; border: none; }}
QListView[tiles="true"]::item {{ border-radius: {radius}px; padding: {half}px; }}
QListView[tiles="true"]::item:selected {{ background: {colour["selection"]}; color: {colour["on_selection"]}; }}
QToolButton:checked, QToolButton:pressed {{
    background: {colour["selection"]}; color: {colour["on_selection"]}; border: 1px solid {colour["panel_edge"]};
    border-radius: {half}px; padding: 2px;
}}
QToolButton:focus {{ border: 2px solid {colour["focus"]}; border-radius: {half}px; }}
QTreeView {{ background: {colour["panel"]}; border: 2px solid {colour["panel"]}; border-radius: {radius}px; }}
QListView:focus, QTableView:focus, QTreeView:focus, QTextBrowser:focus {{ border: 2px solid {colour["focus"]}; }}
QCheckBox, QRadioButton {{ spacing: {gap}px; padding: {half}px 0; }}
QCheckBox::indicator {{
    width: {round(pixels * 0.95)}px; height: {round(pixels * 0.95)}px; border-radius: {half}px;
    background: {colour["panel"]}; border: 2px solid {colour["panel_edge"]};
}}
QCheckBox::indicator:checked {{
    background: {colour["accent"]}; border-color: {colour["text"]}; image: url("{tick}");
}}
QCheckBox::indicator:hover, QCheckBox::indicator:focus {{ border-color: {colour["accent"]}; }}
QRadioButton::indicator {{
    width: {round(pixels * 0.95)}px; height: {round(pixels * 0.95)}px;
    background: {colour["panel"]}; border: 2px solid {colour["panel_edge"]};
    border-radius: {(round(pixels * 0.95) + 4) // 2}px;
}}
QRadioButton::indicator:checked {{
    border-color: {colour["text"]};
    background: qradialgradient(cx: 0.5, cy: 0.5, radius: 0.5, fx: 0.5, fy: 0.5,
        stop: 0 {colour["accent"]}, stop: 0.55 {colour["accent"]},
        stop: 0.65 {colour["panel"]}, stop: 1 {colour["panel"]});
}}
QRadioButton::indicator:hover, QRadioButton::indicator:focus {{ border-color: {colour["accent"]}; }}
QLineEdit {{
    background: {colour["panel_raised"]}; border: 1px solid {colour["panel_edge"]}; border-radius: {half}px;
    padding: {half}px; selection-background-color: {colour["selection"]}; selection-color: {colour["on_selection"]};
}}
QLineEdit:focus {{ border: 2px solid {colour["focus"]}; padding: {half - 1}px; }}
QLineEdit:disabled {{ background: {colour["window"]}; color: {colour["muted"]}; }}
QComboBox, QAbstractSpinBox {{
    background: {colour["panel_raised"]}; border: 1px solid {colour["panel_edge"]}; border-radius: {half}px;
    padding: {half // 2}px {half}px {half // 2}px {gap}px;
    selection-background-color: {colour["selection"]}; selection-color: {colour["on_selection"]};
}}
QComboBox:hover, QAbstractSpinBox:hover {{ border-color: {colour["accent"]}; }}
QAbstractSpinBox {{ padding: {half - 2}px {half}px; }}
QAbstractSpinBox:focus {{ border: 2px solid {colour["focus"]}; padding: {half - 3}px {half - 1}px; }}
QComboBox:disabled, QAbstractSpinBox:disabled {{ background: {colour["window"]}; color: {colour["muted"]}; }}
QComboBox::drop-down {{
    border: none; width: {round(pixels * 1.5)}px; subcontrol-origin: padding; subcontrol-position: center right;
}}
QComboBox::down-arrow {{ image: url("{down}"); width: {round(pixels * 0.8)}px; height: {round(pixels * 0.8)}px; }}
QComboBox QAbstractItemView {{
    background: {colour["panel_raised"]}; border: 1px solid {colour["panel_edge"]}; border-radius: 0;
    selection-background-color: {colour["selection"]}; selection-color: {colour["on_selection"]};
}}
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {{
    border: none; width: {round(pixels * 1.5)}px; subcontrol-origin: border;
}}
QAbstractSpinBox::up-button {{ subcontrol-position: top right; }}
QAbstractSpinBox::down-button {{ subcontrol-position: bottom right; }}
QAbstractSpinBox::up-arrow, QAbstractSpinBox::down-arrow {{
    width: {round(pixels * 0.7)}px; height: {round(pixels * 0.7)}px;
}}
QAbstractSpinBox::up-arrow {{ image: url("{up}"); }}
QAbstractSpinBox::down-arrow {{ image: url("{down}"); }}
QComboBox QLineEdit, QComboBox QLineEdit:focus {{ background: transparent; border: none; padding: 0; }}
QAbstractSpinBox QLineEdit, QAbstractSpinBox QLineEdit:focus {{
    background: transparent; border: none; padding: 0 0 0 {gap - 2}px;
}}
QGroupBox {{
    margin-top: {round(pixels * 1.5)}px; padding: {gap}px; border-radius: {radius}px;
    background: {colour["panel"]}; border: 1px solid {colour["panel_edge"]};
}}
QGroupBox::title {{
    subcontrol-origin: margin; subcontrol-position: top left; left: {half}px; font-weight: 600;
    color: {colour["accent_text"]};
}}
QTabBar::tab {{
    padding: {half}px {gap * 2}px; background: {colour["window"]}; border: 1px solid {colour["panel_edge"]};
    border-top-left-radius: {radius}px; border-top-right-radius: {radius}px; color: {colour["muted"]};
}}
QTabBar::tab:selected {{ background: {colour["panel"]}; color: {colour["text"]}; }}
QTabBar::tab:bottom {{ border-radius: {half}px; padding: {half}px {gap}px; }}
QTabWidget::pane {{ border: none; top: 3px; }}
QTabWidget::tab-bar {{ left: 3px; top: 3px; }}
QDockWidget {{ font-weight: 600; }}
QDockWidget::title {{ padding: {half}px {half}px {half}px {half}px; background: {colour["window"]}; }}

QScrollBar:vertical {{ background: transparent; width: {gap + 2}px; margin: 0; }}
QScrollBar:horizontal {{ background: transparent; height: {gap + 2}px; margin: 0; }}
QScrollBar::handle {{ background: {colour["panel_edge"]}; border-radius: {half}px; margin: 1px; }}
QScrollBar::handle:vertical {{ min-height: {gap * 4}px; }}
QScrollBar::handle:horizontal {{ min-width: {gap * 4}px; }}
QScrollBar::handle:hover {{ background: {colour["accent"]}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}

QHeaderView::section {{
    background: {colour["panel_raised"]}; color: {colour["text"]}; border: none; padding: {half}px {gap}px;
    font-weight: 600;
}}
QTableView[airy="true"]::item {{ padding: 0 {gap}px; }}
QTableView {{ gridline-color: {colour["window"]}; }}
QScrollArea {{ border: none; background: transparent; }}
QScrollArea > QWidget > QWidget {{ background: transparent; }}
"""
