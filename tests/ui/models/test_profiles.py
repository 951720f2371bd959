"""The list of profiles: follows the store, edits in place, keeps Qt's contract."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from teo_desktop.ui.models.profiles import ProfilesModel
from teo_desktop.ui.profile_store import ProfileStore


@pytest.fixture
def store(qapp) -> ProfileStore:
    return ProfileStore()


@pytest.fixture
def model(store: ProfileStore) -> Iterator[ProfilesModel]:
    made = ProfilesModel(store)
    tester = QAbstractItemModelTester(made, QAbstractItemModelTester.FailureReportingMode.Fatal)
    yield made
    assert tester.model() is made


def names(model: ProfilesModel) -> list[str]:
    return [model.index(row).data() for row in range(model.rowCount())]


def test_the_list_follows_the_store(store, model):
    store.add("Bert")
    store.add("Ana")
    assert names(model) == ["Ana", "Bert"]
    store.delete(model.profile(model.index(0)).id)
    assert names(model) == ["Bert"]


def test_a_name_is_edited_in_place(store, model):
    store.add("Ana")
    assert model.flags(model.index(0)) & Qt.ItemFlag.ItemIsEditable
    assert model.index(0).data(Qt.ItemDataRole.EditRole) == "Ana"
    assert model.setData(model.index(0), "Anna")
    assert names(model) == ["Anna"]
    assert store.profiles[0].name == "Anna"


def test_a_name_that_cannot_be_is_refused_with_the_reason(store, model):
    store.add("Ana")
    store.add("Bert")
    refused: list[str] = []
    model.refused.connect(lambda error: refused.append(error.problem))
    assert not model.setData(model.index(0), "BERT")
    assert not model.setData(model.index(0), "  ")
    assert refused == ["taken", "empty"]
    assert names(model) == ["Ana", "Bert"]


def test_rows_are_found_by_the_id(store, model):
    store.add("Ana")
    assert model.row_of(store.profiles[0].id).row() == 0
    assert not model.row_of("nobody").isValid()
    assert model.profile(model.row_of("nobody")) is None
