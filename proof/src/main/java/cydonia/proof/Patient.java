package cydonia.proof;

import cydonia.tables.room.Tokens;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import tools.jackson.databind.JsonNode;

/**
 * Somebody who plays against one computer player, and counts how long it takes for its decisions. The opponent is one
 * that looks at no clock, so that it never thinks less because others think too.
 */
final class Patient {

    private static final String OPPONENT = "computer:normal";
    /** People think before they move. */
    private static final Duration OWN_THOUGHT = Duration.ofMillis(500);
    /**
     * So long the computer waits where its move would take away the person's last chance to undo, whoever else plays.
     */
    private static final Duration PAUSE = Duration.ofSeconds(2);
    /** Whoever looks more often is asked to wait. */
    private static final Duration BETWEEN_LOOKS = Duration.ofMillis(8);

    private final Talk talk;
    private final String game;
    private final String token = Tokens.fresh();
    private final Whim whim = new Whim(new SplittableRandom(1));
    private String table = "";
    private JsonNode state = Talk.JSON.createObjectNode();
    private int games;
    private int moves;
    private long waited;
    private int decisions;

    Patient(Door door, String game) throws IOException, InterruptedException {
        this.talk = new Talk(door, "10.2.0.1");
        this.game = game;
        sitDown();
    }

    private void sitDown() throws IOException, InterruptedException {
        state = talk.open(game, List.of("me", OPPONENT), token, "table " + games++).path("state");
        table = state.path("table").asString();
        talk.form("/t/" + table + "/pace", token, "pace=at-once");
        await();
    }

    private boolean isOver() {
        return state.path("phase").asString().equals("over");
    }

    private boolean isAsked() {
        return !state.path("choices").isEmpty();
    }

    private void await() throws IOException, InterruptedException {
        while (!isAsked() && !isOver()) {
            Thread.sleep(BETWEEN_LOOKS);
            state = talk.look(table, token);
        }
    }

    /** Moves until the opponent has something to decide, and waits until it has. */
    void turn() throws IOException, InterruptedException {
        Thread.sleep(OWN_THOUGHT);
        while (isAsked()) {
            state = talk.command(table, "act", token, Map.of("version", state.path("version").asInt(), "actions",
                    whim.choose(state), "key", "move " + moves++)).path("state");
        }
        int version = state.path("version").asInt();
        long begin = System.nanoTime();
        await();
        long taken = System.nanoTime() - begin;
        waited += taken < PAUSE.toNanos() ? taken : taken - PAUSE.toNanos();
        decisions += state.path("version").asInt() - version;
        if (isOver()) {
            sitDown();
        }
    }

    /** How long each of the opponent's decisions took on average, in milliseconds. */
    double decisionMillis() {
        return waited / 1e6 / Math.max(1, decisions);
    }
}
