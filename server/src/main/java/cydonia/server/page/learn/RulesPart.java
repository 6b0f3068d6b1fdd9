package cydonia.server.page.learn;

import cydonia.engine.Language;
import cydonia.titles.learn.Primer;

/**
 * The rules at hand beside a table.
 *
 * @param game
 *            the id of the game
 * @param at
 *            the passage for the decision the viewer sees
 */
public record RulesPart(Language language, String game, Primer primer, String at) {
}
