"""What is said and stays in sight follows when the language changes."""

from __future__ import annotations

from teo_desktop.ui.windows.banner import Banner
from teo_desktop.ui.windows.sentence import Sentence, said_again
from teo_desktop.ui.windows.told import Told


def test_a_sentence_is_made_anew_and_a_plain_one_stays():
    words = ["one"]
    sentence = Sentence(lambda: words[0])
    assert sentence == "one"
    words[0] = "uno"
    assert sentence == "one", "what was said is what was said"
    assert said_again(sentence) == "uno"
    assert said_again(said_again(sentence)) == "uno"
    assert said_again("plain") == "plain"


def test_the_banner_and_the_word_about_what_was_done_follow_the_language(qtbot, dress):
    words = ["The file is damaged."]
    sentence = Sentence(lambda: words[0])
    banner, told = Banner(dress(None)), Told()
    for made in (banner, told):
        qtbot.addWidget(made)
        made.say(sentence)
    words[0] = "Die Datei ist beschädigt."
    banner.retranslate()
    told.retranslate()
    assert [banner.text.text(), banner.accessibleName(), told.message.text()] == [words[0]] * 3
    banner.fall_silent()
    banner.retranslate()
    assert banner.text.text() == ""
