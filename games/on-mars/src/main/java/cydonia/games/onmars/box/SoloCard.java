package cydonia.games.onmars.box;

import java.util.List;

/**
 * The automa's deck of twelve: which mission it pushes, whether it rides the shuttle, and which action it does.
 */
public record SoloCard(int number, Place mission, boolean travels, int action) {

    /** Where a mission lies, from the left. */
    public enum Place {
        A, B, C
    }

    // spotless:off
    public static final List<SoloCard> ALL = List.of(
        new SoloCard( 1, Place.A, true,  2),
        new SoloCard( 2, Place.A, false, 2),
        new SoloCard( 3, Place.A, true,  1),
        new SoloCard( 4, Place.A, true,  3),
        new SoloCard( 5, Place.B, true,  1),
        new SoloCard( 6, Place.B, false, 3),
        new SoloCard( 7, Place.B, true,  1),
        new SoloCard( 8, Place.B, true,  2),
        new SoloCard( 9, Place.C, false, 1),
        new SoloCard(10, Place.C, true,  2),
        new SoloCard(11, Place.C, true,  1),
        new SoloCard(12, Place.C, true,  3));
    // spotless:on

    /** All of them, one bit each. */
    public static final int WHOLE_DECK = (1 << ALL.size()) - 1;

    /** The action its number means on either side. */
    public MainAction main(boolean orbit) {
        return switch (action) {
            case 1 -> orbit ? MainAction.OBTAIN_BLUEPRINT : MainAction.CONSTRUCT_BUILDING;
            case 2 -> orbit ? MainAction.LEARN_TECHNOLOGY : MainAction.UPGRADE_BUILDING;
            default -> orbit ? MainAction.RESEARCH_DEVELOPMENT : MainAction.HIRE_OR_CONTRACT;
        };
    }
}
