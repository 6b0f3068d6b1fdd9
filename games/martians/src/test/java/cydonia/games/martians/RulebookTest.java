package cydonia.games.martians;

import cydonia.testkit.RulebookIndex;
import java.util.regex.Pattern;

/** Martians and its rulebook. */
class RulebookTest extends RulebookIndex {

    RulebookTest() {
        super("martians.md", Pattern.compile("\\(rulebook +pp?\\. ([0-9, ]+)\\)"));
    }
}
