package cydonia.tables.storage;

import cydonia.engine.Chance;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jdbi.v3.core.Handle;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** How tables, seats and entries stand in the rows of the database. */
final class Rows {

    private static final JsonMapper JSON = new JsonMapper();
    private static final TypeReference<Map<String, String>> OPTIONS = new TypeReference<>() {
    };

    private Rows() {
    }

    static String options(Setup setup) {
        return JSON.writeValueAsString(new TreeMap<>(setup.options()));
    }

    static Map<String, ?> columns(String table, StoredSeat seat) {
        Map<String, Object> columns = new TreeMap<>(Map.of("table", table, "seat", seat.seat().index(), "kind",
                word(seat.kind()), "name", seat.name(), "level", seat.level(), "issue", seat.issue()));
        columns.put("invite", seat.invite().orElse(null));
        columns.put("holder", seat.holder().orElse(null));
        return columns;
    }

    static List<StoredSeat> seats(Handle handle, String id) {
        return handle.createQuery("select * from seat where table_id = :id order by seat").bind("id", id)
                .map((row, context) -> new StoredSeat(Seat.of(row.getInt("seat")),
                        StoredSeat.Kind.valueOf(row.getString("kind").toUpperCase(Locale.ROOT)),
                        row.getString("name"), row.getString("level"), row.getInt("issue"),
                        Optional.ofNullable(row.getString("invite")), Optional.ofNullable(row.getString("holder"))))
                .list();
    }

    static StoredTable table(ResultSet row, List<StoredSeat> seats) throws SQLException {
        Setup setup = new Setup(row.getInt("seats"), JSON.readValue(row.getString("options"), OPTIONS),
                Chance.of(row.getInt("chance")));
        return new StoredTable(row.getString("id"), row.getString("game"), row.getInt("rules"), setup,
                Seed.parse(row.getString("seed")), row.getString("host"), row.getString("watch"),
                StoredTable.Phase.valueOf(row.getString("phase").toUpperCase(Locale.ROOT)),
                Instant.ofEpochMilli(row.getLong("created_at")), seats);
    }

    static Entry entry(ResultSet row) throws SQLException {
        Optional<String> key = Optional.ofNullable(row.getString("request"));
        String writer = row.getString("writer");
        return new Entry(row.getInt("number"), row.getString("entry"),
                key.map(k -> new Entry.Request(writer, k)), Instant.ofEpochMilli(row.getLong("written_at")),
                Optional.ofNullable(row.getString("told")));
    }

    static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }
}
