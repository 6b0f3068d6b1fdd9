package cydonia.games.terraforming.language;

/**
 * What was agreed before the game. It never changes.
 *
 * @param nothingTaken
 *            a variant: the cards that take from other players are left out
 * @param corporations
 *            how many each player chooses from
 */
public record Terms(int seats, boolean corporateEra, boolean draft, boolean nothingTaken, int corporations) {

    /** As many as the rulebook deals. */
    public static final int CORPORATIONS = 2;

    /** By the rulebook. */
    public Terms(int seats, boolean corporateEra, boolean draft) {
        this(seats, corporateEra, draft, false, CORPORATIONS);
    }
}
