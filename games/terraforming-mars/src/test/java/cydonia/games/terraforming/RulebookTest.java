package cydonia.games.terraforming;

import cydonia.testkit.RulebookIndex;
import java.util.regex.Pattern;

/** Terraforming Mars and its French rulebook. */
class RulebookTest extends RulebookIndex {

    RulebookTest() {
        super("terraforming-mars.md", Pattern.compile("Rulebook +p\\. ([0-9, ]+)\\."));
    }
}
