package cydonia.games.terraforming.box;

import java.util.List;

/** The cards that can hold cubes, each with a slot in which its cubes are counted. */
public final class Holders {

    private static final List<Card> CARDS = Cards.projects().stream().filter(card -> card.holds() != null).toList();

    public static final int COUNT = CARDS.size();
    /** Card indices by kind of cube. */
    public static final int[][] BY_CUBE = java.util.Arrays.stream(Cube.values())
            .map(cube -> CARDS.stream().filter(card -> card.holds() == cube).mapToInt(Card::index).toArray())
            .toArray(int[][]::new);
    private static final CardSet GUARDED = guarded();
    public static final int[] ALL = CARDS.stream().mapToInt(Card::index).toArray();

    private Holders() {
    }

    /** Where the cubes of a card are counted, or -1. */
    static int slot(Card card) {
        return CARDS.indexOf(card);
    }

    /** Whether nobody may take cubes from it. */
    public static boolean guarded(int card) {
        return GUARDED.has(card);
    }

    private static CardSet guarded() {
        CardSet guarded = new CardSet();
        CARDS.stream().filter(card -> card.ongoing().contains(new Ongoing.ProtectsItself()))
                .forEach(card -> guarded.add(card.index()));
        return guarded;
    }
}
