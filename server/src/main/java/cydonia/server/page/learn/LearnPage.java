package cydonia.server.page.learn;

import cydonia.engine.Language;
import cydonia.engine.Profile;
import cydonia.server.page.Drawing;
import cydonia.titles.learn.Lesson;
import cydonia.titles.learn.Primer;
import java.util.List;

/**
 * How one game is played, to be read without a table, and printed.
 *
 * @param exhibit
 *            a table of this game, for the figures
 * @param lesson
 *            whether there is a first lesson to be played
 * @param key
 *            for the table of a puzzle
 */
public record LearnPage(Language language, Profile profile, Primer primer, Drawing exhibit, boolean lesson,
        List<Lesson> puzzles, String key) {

    public LearnPage {
        puzzles = List.copyOf(puzzles);
    }
}
