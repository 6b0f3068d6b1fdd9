package cydonia.proof;

import cydonia.engine.Seat;
import cydonia.tables.room.Tokens;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import tools.jackson.databind.JsonNode;

/**
 * One table with a bot in every seat, played by one thread through the JSON interface: a random choice at each turn,
 * and a new table when the game is over.
 */
final class Bot {

    private static final Duration UNHEARD = Duration.ofMillis(2);

    private final Door door;
    private final Talk talk;
    private final String game;
    private final int seats;
    private final Whim whim;
    private final List<String> tokens = new ArrayList<>();
    private final Latencies latencies = new Latencies();
    private String table = "";
    private int acting;
    private JsonNode state = Talk.JSON.createObjectNode();
    private int finished;
    private int moves;

    Bot(Door door, String game, int seats, long seed) {
        this(door, game, seats, seed, false);
    }

    /**
     * The same.
     *
     * @param brief
     *            whether it asks for no more than it needs
     */
    Bot(Door door, String game, int seats, long seed, boolean brief) {
        this.door = door;
        this.talk = new Talk(door, "10.0.%d.%d".formatted(seed / 250, seed % 250 + 1), brief);
        this.game = game;
        this.seats = seats;
        this.whim = new Whim(new SplittableRandom(seed));
    }

    Latencies latencies() {
        return latencies;
    }

    int finished() {
        return finished;
    }

    String table() {
        return table;
    }

    /** Of whoever hosts the table. */
    String token() {
        return tokens.getFirst();
    }

    /** Sits down at a table of its own, in all seats. */
    void sitDown() throws IOException, InterruptedException {
        List<String> takers = new ArrayList<>(List.of("me"));
        while (takers.size() < seats) {
            takers.add("open");
        }
        tokens.clear();
        takers.forEach(_ -> tokens.add(Tokens.fresh()));
        state = talk.open(game, takers, token(), "table").path("state");
        table = state.path("table").asString();
        List<String> invitations = new ArrayList<>();
        state.path("invitations").forEach(invitation -> invitations.add(invitation.asString()));
        for (int i = 0; i < invitations.size(); i++) {
            talk.post("/api/join", tokens.get(i + 1), Map.of("invite", invitations.get(i)), Talk.OK);
        }
        look();
    }

    /**
     * Makes one move, or looks again where it was shown an old position: a server that shares its database does not
     * know for a moment after a break what was played elsewhere.
     *
     * @param due
     *            when it should have been sent: whoever had to wait for the server has waited
     * @param counted
     *            whether it counts already
     */
    void move(long due, boolean counted) throws IOException, InterruptedException {
        List<String> actions = whim.choose(state);
        Optional<JsonNode> done = talk.act(table, tokens.get(acting),
                Map.of("version", state.path("version").asInt(), "actions", actions, "key", "move " + moves++));
        if (done.isEmpty()) {
            look();
            return;
        }
        JsonNode answer = done.get();
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

    /** Ends the game, in the first seat. */
    void concede() throws IOException, InterruptedException {
        talk.command(table, "concede", token(), Map.of("key", "concede"));
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
            state = talk.look(table, tokens.get(acting));
            if (!state.path("choices").isEmpty()) {
                return;
            }
            Thread.sleep(UNHEARD);
        }
    }
}
