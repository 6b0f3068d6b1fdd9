package cydonia.games.terraforming.box;

/** What a card is worth at the end of the game. */
public sealed interface Worth {

    /** Nothing at all. */
    Worth NOTHING = new Fixed(0);

    record Fixed(int points) implements Worth {
    }

    /** So many points for each full set of cubes on the card. */
    record PerCubes(int points, int cubes) implements Worth {
    }

    /** Points once, if there is a cube on the card. */
    record IfAnyCube(int points) implements Worth {
    }

    /** A point for each full set of counted things. */
    record PerCount(Count count, int every) implements Worth {
    }

    /** A point for each ocean beside the tile of the card. */
    record AdjacentOceans(Tile tile) implements Worth {
    }

    /** A point for each city beside the tile of the card. */
    record AdjacentCities(Tile tile) implements Worth {
    }
}
