package cydonia.games.tilsit;

import cydonia.testkit.RulebookIndex;
import java.util.regex.Pattern;

/** Mars (Tilsit) and the sections of its rulebook. */
class RulebookTest extends RulebookIndex {

    RulebookTest() {
        super("mars-tilsit.md", Pattern.compile("\\(rulebook, ([^)]+)\\)"));
    }
}
