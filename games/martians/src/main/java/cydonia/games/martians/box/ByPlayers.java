package cydonia.games.martians.box;

/** A number that depends on how many play; one player runs two crews and has the figures of two unless told. */
public record ByPlayers(int one, int two, int three, int four) {

    public static ByPlayers always(int number) {
        return new ByPlayers(number, number, number, number);
    }

    /** The figures for two, three and four players; one player has those of two. */
    public static ByPlayers of(int two, int three, int four) {
        return new ByPlayers(two, two, three, four);
    }

    public int at(int players) {
        return switch (players) {
            case 1 -> one;
            case 2 -> two;
            case 3 -> three;
            default -> four;
        };
    }
}
