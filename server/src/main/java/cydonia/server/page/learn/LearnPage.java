package cydonia.server.page.learn;

import cydonia.engine.Language;
import cydonia.engine.Profile;
import cydonia.server.learn.Primer;
import cydonia.server.page.Drawing;

/**
 * How one game is played, to be read without a table, and printed.
 *
 * @param exhibit
 *            a table of this game, for the figures
 * @param lesson
 *            whether there is a first lesson to be played
 */
public record LearnPage(Language language, Profile profile, Primer primer, Drawing exhibit, boolean lesson) {
}
