package cydonia.games.terraforming.box;

/** Things a card counts when it is played, or at the end of the game. */
public sealed interface Count {

    /** Own tags in play, that of the counting card included. */
    record OwnTags(Tag tag) implements Count {
    }

    /** Tags in play of all opponents. */
    record OpponentTags(Tag tag) implements Count {
    }

    /** Cities of every player on the planet. */
    record CitiesOnMars() implements Count {
    }

    /** Cities of every player, off the board too. */
    record CitiesInPlay() implements Count {
    }

    /** Events every player has played. */
    record EventsPlayed() implements Count {
    }
}
