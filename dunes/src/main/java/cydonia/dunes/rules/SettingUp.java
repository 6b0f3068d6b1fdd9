package cydonia.dunes.rules;

import cydonia.dunes.box.Winds;
import cydonia.dunes.language.Terms;
import cydonia.dunes.table.Table;
import cydonia.engine.Streams;
import java.util.Arrays;

/** Before the first round: the deck, and three winds in each hand. */
public final class SettingUp {

    private static final int HAND = 3;

    private SettingUp() {
    }

    public static Table table(Terms terms, Streams dice) {
        Table table = new Table(terms, dice);
        Arrays.fill(table.deck, 1, table.deck.length, Winds.COPIES);
        for (int[] hand : table.hands) {
            for (int i = 0; i < HAND; i++) {
                table.draw(hand);
            }
        }
        return table;
    }
}
