package cydonia.tables;

import cydonia.engine.Refused;
import cydonia.engine.Replay;
import cydonia.engine.Text;
import cydonia.tables.room.DamagedLog;
import cydonia.tables.room.Hall;
import cydonia.tables.room.Role;
import cydonia.tables.room.TableRoom;
import cydonia.tables.room.Tokens;
import cydonia.tables.storage.Entry;
import cydonia.tables.storage.Keeping;
import cydonia.tables.storage.Storage;
import cydonia.tables.storage.StoredTable;
import cydonia.titles.Games;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** All that is kept, without a server: for whoever looks after it. */
public final class Archive implements AutoCloseable {

    private final Storage storage;
    private final Hall hall;

    private Archive(Storage storage, Games games) {
        this.storage = storage;
        this.hall = new Hall(storage, games, Tokens::seed, Tokens::seed, Clock.systemUTC(),
                new Hall.Customs(Duration.ofDays(1), 0));
    }

    /** To look at, also while a server runs. */
    public static Archive beside(String url, Games games) {
        return new Archive(Storage.beside(url), games);
    }

    /** To change; refused while a server runs on the same file. */
    public static Archive alone(String url, Games games) {
        return new Archive(Storage.at(url), games);
    }

    public Keeping keeping() {
        return storage.keeping();
    }

    /** The whole game of a table, once it is over. */
    public Replay replay(String id) {
        TableRoom room = hall.room(id).orElseThrow(() -> noTable(id));
        return room.sight(new Role(false, Optional.empty(), true)).replay().orElseThrow(() -> new Refused(new Text(
                "This game is not over: its file would tell what is hidden.",
                "Cette partie n’est pas terminée : son fichier dirait ce qui est caché.")));
    }

    /** The log of a table as it was written, once the game is over; also one of rules that are no longer known. */
    public List<String> log(String id) {
        boolean over = storage.table(id).orElseThrow(() -> noTable(id)).phase() == StoredTable.Phase.OVER;
        return over ? storage.log(id, 0).stream().map(Entry::text).toList() : List.of();
    }

    /** What was written at a table, by its numbers. */
    public Map<Integer, String> entries(String id) {
        return storage.log(id, 0).stream().collect(Collectors.toMap(Entry::number, Entry::text));
    }

    public static Refused noTable(String id) {
        return new Refused(Text.of("There is no table “%s”.", "Il n’y a pas de table « %s ».", id));
    }

    /**
     * What became of playing a log again.
     *
     * @param why
     *            empty where it plays as it was written
     */
    public record Verdict(String table, String why) {
    }

    /** Plays every log from its beginning. */
    public List<Verdict> verify() {
        List<Verdict> verdicts = new ArrayList<>();
        for (Keeping.Row row : keeping().tables()) {
            verdicts.add(new Verdict(row.id(), verify(row.id())));
            hall.forget(row.id());
        }
        return verdicts;
    }

    private String verify(String id) {
        try {
            return hall.room(id).map(room -> room.outdated().map(Text::en).orElse("")).orElse("?");
        } catch (Refused older) {
            return older.why().en();
        } catch (DamagedLog damaged) {
            return String.valueOf(damaged.getMessage());
        }
    }

    @Override
    public void close() {
        hall.close();
        storage.close();
    }
}
