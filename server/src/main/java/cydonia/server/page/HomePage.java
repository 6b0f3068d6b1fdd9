package cydonia.server.page;

import cydonia.engine.Language;
import cydonia.engine.Profile;
import cydonia.titles.Gallery;
import java.time.Instant;
import java.util.List;

/**
 * The front door: the games there are, and the visitor's own tables, those that wait for the visitor first.
 *
 * @param open
 *            tables of others that anybody may join
 * @param outdated
 *            the visitor's tables that follow rules this program does not know
 * @param stoppable
 *            whether the visitor may stop the program
 */
public record HomePage(Language language, String key, List<Entry> games, List<MyTable> tables,
        List<MyTable> open, List<Outdated> outdated, boolean stoppable) {

    /**
     * A game that can be played.
     *
     * @param explained
     *            whether there is a page about how
     */
    public record Entry(Profile profile, Gallery gallery, boolean explained) {
    }

    /** Where a table stands. */
    public enum State {
        LOBBY, MY_TURN, WAITING, OUTDATED, OVER
    }

    /**
     * A table the visitor has a seat at.
     *
     * @param waitingFor
     *            names of those who decide now, or of the winners
     */
    public record MyTable(String table, String title, String gameId, State state, List<Chair> chairs,
            List<String> waitingFor, Instant changed) {
        public MyTable {
            chairs = List.copyOf(chairs);
            waitingFor = List.copyOf(waitingFor);
        }
    }

    /** A table that cannot be opened any more, and why. */
    public record Outdated(String title, String why) {
    }

    public HomePage {
        games = List.copyOf(games);
        tables = List.copyOf(tables);
        open = List.copyOf(open);
        outdated = List.copyOf(outdated);
    }

    /** The picture of a game. */
    public String picture(String gameId) {
        return games.stream().filter(entry -> entry.profile().id().equals(gameId)).findFirst().map(Entry::gallery)
                .orElse(Gallery.PLAIN).picture();
    }

    public List<MyTable> playing() {
        return tables.stream().filter(table -> table.state() != State.OVER).toList();
    }

    public List<MyTable> finished() {
        return tables.stream().filter(table -> table.state() == State.OVER).toList();
    }
}
