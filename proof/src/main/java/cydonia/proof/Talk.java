package cydonia.proof;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * How somebody asks a server and reads its answers.
 *
 * @param origin
 *            the address they pretend to come from
 * @param brief
 *            whether no more than the notation of what is possible is wanted of a table
 */
record Talk(Door door, String origin, boolean brief) {

    static final JsonMapper JSON = JsonMapper.shared();
    static final int OK = 200;
    static final int TOO_FAST = 429;
    private static final int CREATED = 201;
    private static final int SEE_OTHER = 303;
    private static final int MOVED_ON = 409;
    private static final String WITHOUT_LOG = "?since=999999999";

    Talk(Door door, String origin) {
        this(door, origin, false);
    }

    private String wanted() {
        return brief ? WITHOUT_LOG + "&brief=true" : WITHOUT_LOG;
    }

    /** What a table looks like to the holder of a token. */
    JsonNode look(String table, String token) throws IOException, InterruptedException {
        return answer(new Ask("GET", "/api/tables/" + table + wanted(), token, origin, ""), OK);
    }

    /** Makes a table for the holder of that token. */
    JsonNode open(String game, List<String> takers, String token, String key)
            throws IOException, InterruptedException {
        return post("/api/tables", token, Map.of("game", game, "seats", takers, "key", key), CREATED);
    }

    /** A command to a table: act, concede and the like. */
    JsonNode command(String table, String what, String token, Map<String, ?> body)
            throws IOException, InterruptedException {
        return post("/api/tables/" + table + "/" + what + wanted(), token, body, OK);
    }

    /** A move; nothing if it was made for a table that has moved on. */
    Optional<JsonNode> act(String table, String token, Map<String, ?> body) throws IOException, InterruptedException {
        Reply reply = door.send(asking("/api/tables/" + table + "/act" + wanted(), token, body));
        return reply.status() == MOVED_ON ? Optional.empty() : Optional.of(read(reply, OK));
    }

    JsonNode post(String path, String token, Object body, int expected) throws IOException, InterruptedException {
        return answer(asking(path, token, body), expected);
    }

    private Ask asking(String path, String token, Object body) {
        return new Ask("POST", path, token, origin, JSON.writeValueAsString(body));
    }

    /** Sends a form, as a page does. */
    void form(String path, String token, String fields) throws IOException, InterruptedException {
        Reply reply = door.send(new Ask("POST", path, token, origin, fields));
        if (reply.status() != OK && reply.status() != SEE_OTHER) {
            throw new IOException(reply.status() + " " + reply.text());
        }
    }

    /** Asks for a page, and tells how that was answered. */
    int page(String path, String token) throws IOException, InterruptedException {
        return door.send(new Ask("GET", path, token, origin, "")).status();
    }

    private JsonNode answer(Ask ask, int expected) throws IOException, InterruptedException {
        return read(door.send(ask), expected);
    }

    private static JsonNode read(Reply reply, int expected) throws IOException {
        if (reply.status() != expected) {
            throw new IOException(reply.status() + " " + reply.text());
        }
        return JSON.readTree(reply.body());
    }
}
