package cydonia.cli.load;

import cydonia.engine.Seat;
import cydonia.server.table.Tokens;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * One table with a bot in every seat, played by one thread through the JSON interface: a random choice at each turn,
 * and a new table when the game is over.
 */
final class Bot {

    private static final JsonMapper JSON = JsonMapper.shared();
    private static final String WITHOUT_LOG = "?since=999999999";
    private static final Duration UNHEARD = Duration.ofMillis(2);
    private static final int OK = 200;
    private static final int CREATED = 201;

    private final Door door;
    private final String game;
    private final int seats;
    private final SplittableRandom random;
    private final String origin;
    private final List<String> tokens = new ArrayList<>();
    private final Latencies latencies = new Latencies();
    private String table = "";
    private int acting;
    private JsonNode state = JSON.createObjectNode();
    private int finished;
    private int moves;

    Bot(Door door, String game, int seats, long seed) {
        this.door = door;
        this.game = game;
        this.seats = seats;
        this.random = new SplittableRandom(seed);
        this.origin = "10.0.%d.%d".formatted(seed / 250, seed % 250 + 1);
    }

    Latencies latencies() {
        return latencies;
    }

    int finished() {
        return finished;
    }

    /** Sits down at a table of its own, in all seats. */
    void sitDown() throws IOException, InterruptedException {
        List<String> takers = new ArrayList<>(List.of("me"));
        while (takers.size() < seats) {
            takers.add("open");
        }
        tokens.clear();
        takers.forEach(_ -> tokens.add(Tokens.fresh()));
        JsonNode made = post("/api/tables", tokens.getFirst(), Map.of("game", game, "seats", takers, "key", "table"),
                CREATED);
        state = made.path("state");
        table = state.path("table").asString();
        List<String> invitations = new ArrayList<>();
        state.path("invitations").forEach(invitation -> invitations.add(invitation.asString()));
        for (int i = 0; i < invitations.size(); i++) {
            post("/api/join", tokens.get(i + 1), Map.of("invite", invitations.get(i)), OK);
        }
        look();
    }

    /**
     * Makes one move.
     *
     * @param due
     *            when it should have been sent: whoever had to wait for the server has waited
     * @param counted
     *            whether it counts already
     */
    void move(long due, boolean counted) throws IOException, InterruptedException {
        List<String> actions = choose();
        JsonNode answer = post("/api/tables/" + table + "/act" + WITHOUT_LOG, tokens.get(acting),
                Map.of("version", state.path("version").asInt(), "actions", actions, "key", "move " + moves++), OK);
        door.acknowledged(table, answer.path("version").asInt(), Seat.of(acting), actions);
        if (counted) {
            latencies.add(System.nanoTime() - due);
        }
        state = answer.path("state");
        if (state.path("phase").asString().equals("over")) {
            finished++;
            sitDown();
        } else if (state.path("choices").isEmpty()) {
            look();
        }
    }

    /** One action by chance; of several things as few as are needed. */
    private List<String> choose() {
        JsonNode several = state.path("several");
        if (several.isMissingNode()) {
            JsonNode choices = state.path("choices");
            return List.of(choices.get(random.nextInt(choices.size())).path("notation").asString());
        }
        List<String> chosen = new ArrayList<>();
        int[] sums = new int[several.path("limits").size()];
        for (JsonNode item : several.path("items")) {
            for (int times = item.path("most").asInt(); times > 0 && helps(several, item, sums); times--) {
                chosen.add(item.path("notation").asString());
                for (int i = 0; i < sums.length; i++) {
                    sums[i] += item.path("uses").get(i).asInt();
                }
            }
        }
        return chosen;
    }

    /** Whether one more of it makes up for something that is lacking, and is not too much of anything. */
    private static boolean helps(JsonNode several, JsonNode item, int[] sums) {
        boolean helps = false;
        boolean fits = true;
        for (int i = 0; i < sums.length; i++) {
            int use = item.path("uses").get(i).asInt();
            JsonNode limit = several.path("limits").get(i);
            helps |= use > 0 && i > 0 && sums[i] < limit.path("least").asInt();
            fits &= sums[i] + use <= limit.path("most").asInt(Integer.MAX_VALUE);
        }
        boolean more = sums[0] < several.path("limits").get(0).path("least").asInt();
        return fits && (helps || more);
    }

    /** Looks at the table from the seat that is to act, until its server has heard so, too. */
    private void look() throws IOException, InterruptedException {
        while (true) {
            String next = state.path("toAct").path(0).asString("");
            for (int i = 0; i < seats; i++) {
                if (next.isEmpty() || state.path("seats").path(i).path("seat").asString().equals(next)) {
                    acting = i;
                    break;
                }
            }
            state = send(new Ask("GET", "/api/tables/" + table + WITHOUT_LOG, tokens.get(acting), origin, ""), OK);
            if (!state.path("choices").isEmpty()) {
                return;
            }
            Thread.sleep(UNHEARD);
        }
    }

    private JsonNode post(String path, String token, Object body, int expected)
            throws IOException, InterruptedException {
        return send(new Ask("POST", path, token, origin, JSON.writeValueAsString(body)), expected);
    }

    private JsonNode send(Ask ask, int expected) throws IOException, InterruptedException {
        Reply reply = door.send(ask);
        if (reply.status() != expected) {
            throw new IOException(reply.status() + " " + reply.text());
        }
        return JSON.readTree(reply.body());
    }
}
