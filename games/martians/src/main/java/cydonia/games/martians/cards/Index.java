package cydonia.games.martians.cards;

/** How tables note which card, tile, post or crew it is: by its number, from 0. */
public final class Index {

    /** The number of no card, no tile, no post and no crew. */
    public static final int NONE = -1;

    private Index() {
    }
}
