package cydonia.games.terraforming;

import cydonia.games.terraforming.cards.Count;
import cydonia.games.terraforming.cards.Tag;

/** Counts what cards count. */
final class Counting {

    private Counting() {
    }

    static int count(Table t, int seat, Count what) {
        return switch (what) {
            case Count.OwnTags(Tag tag) -> t.players[seat].tags(tag);
            case Count.OpponentTags(Tag tag) -> {
                int count = 0;
                for (int i = 0; i < t.seats; i++) {
                    count += i == seat ? 0 : t.players[i].tags(tag);
                }
                yield count;
            }
            case Count.CitiesOnMars() -> t.mars.citiesOnMars();
            case Count.CitiesInPlay() -> t.mars.cityCount();
            case Count.EventsPlayed() -> {
                int count = 0;
                for (Player player : t.players) {
                    count += player.events.size();
                }
                yield count;
            }
        };
    }
}
