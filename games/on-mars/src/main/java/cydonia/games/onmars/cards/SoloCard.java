package cydonia.games.onmars.cards;

import java.util.List;

/**
 * The automa's deck of twelve: which mission it pushes, whether it rides the shuttle, and which action it does.
 *
 * @param mission
 *            place A, B or C, as 0, 1 or 2
 */
public record SoloCard(int number, int mission, boolean travels, int action) {

    // spotless:off
    public static final List<SoloCard> ALL = List.of(
        new SoloCard( 1, 0, true,  2),
        new SoloCard( 2, 0, false, 2),
        new SoloCard( 3, 0, true,  1),
        new SoloCard( 4, 0, true,  3),
        new SoloCard( 5, 1, true,  1),
        new SoloCard( 6, 1, false, 3),
        new SoloCard( 7, 1, true,  1),
        new SoloCard( 8, 1, true,  2),
        new SoloCard( 9, 2, false, 1),
        new SoloCard(10, 2, true,  2),
        new SoloCard(11, 2, true,  1),
        new SoloCard(12, 2, true,  3));
    // spotless:on

    /** All of them, one bit each. */
    public static final int WHOLE_DECK = (1 << ALL.size()) - 1;
}
