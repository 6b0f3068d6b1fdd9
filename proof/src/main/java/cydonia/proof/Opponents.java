package cydonia.proof;

import cydonia.engine.Profile;
import cydonia.tables.room.Tokens;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * How long somebody's computer opponent takes for its decisions: at first alone, and then while somebody else has
 * opened many tables of experts within a moment, and looks at all of them.
 *
 * @param answers
 *            so many of the opponent's turns are waited for, each time
 * @param tables
 *            of experts
 */
public record Opponents(Profile game, int answers, int tables, Node node) {

    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final Duration BETWEEN_LOOKS = Duration.ofMillis(200);
    private static final double NANOS = 1e9;

    /**
     * What came of it.
     *
     * @param alone
     *            how long a decision of the opponent took on average, in milliseconds
     * @param beside
     *            the same beside the experts
     * @param opening
     *            within how many seconds their tables were opened
     */
    public record Result(double alone, double beside, double opening) {

        /** How much longer it took beside them, in hundredths. */
        public double slower() {
            return 100 * (beside / alone - 1);
        }
    }

    public Result run() throws Exception {
        node.start();
        try (Wires door = new Wires(node.port(), PATIENCE)) {
            decision(door); // a virtual machine that has just started is slow
            double alone = decision(door);
            Talk other = new Talk(door, "10.3.0.1");
            String token = Tokens.fresh();
            long begin = System.nanoTime();
            List<String> experts = open(other, token);
            double opening = (System.nanoTime() - begin) / NANOS;
            return new Result(alone, beside(door, () -> lookAt(experts, other, token)), opening);
        } finally {
            node.kill();
        }
    }

    private double decision(Door door) throws IOException, InterruptedException {
        Patient patient = new Patient(door, game.id());
        for (int i = 0; i < answers; i++) {
            patient.turn();
        }
        return patient.decisionMillis();
    }

    private List<String> open(Talk other, String token) throws IOException, InterruptedException {
        List<String> seats = Collections.nCopies(Load.seats(game), "computer:expert");
        List<String> experts = new ArrayList<>();
        for (int i = 0; i < tables; i++) {
            experts.add(other.open(game.id(), seats, token, "table " + i).path("state").path("table").asString());
        }
        return experts;
    }

    /** Something somebody does again and again. */
    private interface Habit {
        void go() throws IOException, InterruptedException;
    }

    private double beside(Door door, Habit other) throws Exception {
        AtomicBoolean enough = new AtomicBoolean();
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            try {
                Future<?> looking = threads.submit(() -> {
                    while (!enough.get()) {
                        other.go();
                    }
                    return true;
                });
                double decision = decision(door);
                enough.set(true);
                looking.get();
                return decision;
            } finally {
                enough.set(true);
            }
        }
    }

    /** Computer players rest where nobody looks. */
    private static void lookAt(List<String> experts, Talk other, String token)
            throws IOException, InterruptedException {
        for (String table : experts) {
            other.look(table, token);
            Thread.sleep(BETWEEN_LOOKS);
        }
    }
}
