package cydonia.games.onmars;

import cydonia.testkit.RulebookIndex;
import java.util.regex.Pattern;

/** On Mars and the French summary of its rules. */
class RulebookTest extends RulebookIndex {

    RulebookTest() {
        super("on-mars.md", Pattern.compile("Summary, (?:p\\. )?([^.]+)\\. "));
    }
}
