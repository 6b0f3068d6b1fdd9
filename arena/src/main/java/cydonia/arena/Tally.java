package cydonia.arena;

import cydonia.engine.Imprint;
import cydonia.engine.Outcome;
import java.util.Optional;

/** What some games came to. Tallies of different games can be put together in any order. */
public final class Tally {

    private final long[] wins;
    private long games;
    private long finished;
    private long decisions;
    private int longest;
    private long scores;
    private int lowest = Integer.MAX_VALUE;
    private int highest = Integer.MIN_VALUE;
    private long hash;

    Tally(int seats) {
        wins = new long[seats];
    }

    void add(int number, int taken, Optional<Outcome> outcome, Imprint last) {
        games++;
        decisions += taken;
        longest = Math.max(longest, taken);
        hash += new Imprint().put(number).put(last.digest()).digest();
        outcome.ifPresent(this::add);
    }

    private void add(Outcome outcome) {
        finished++;
        for (Outcome.Result result : outcome.results()) {
            wins[result.seat().index()] += result.won() ? 1 : 0;
            scores += result.score();
            lowest = Math.min(lowest, result.score());
            highest = Math.max(highest, result.score());
        }
    }

    void add(Tally other) {
        games += other.games;
        finished += other.finished;
        decisions += other.decisions;
        longest = Math.max(longest, other.longest);
        scores += other.scores;
        lowest = Math.min(lowest, other.lowest);
        highest = Math.max(highest, other.highest);
        hash += other.hash;
        for (int i = 0; i < wins.length; i++) {
            wins[i] += other.wins[i];
        }
    }

    public long games() {
        return games;
    }

    public long finished() {
        return finished;
    }

    public long decisions() {
        return decisions;
    }

    public double decisionsPerGame() {
        return (double) decisions / games;
    }

    public int longest() {
        return longest;
    }

    /** Over all seats of all finished games. */
    public double meanScore() {
        return finished == 0 ? 0 : (double) scores / (finished * wins.length);
    }

    public int lowest() {
        return lowest;
    }

    public int highest() {
        return highest;
    }

    public long[] wins() {
        return wins.clone();
    }

    /** The same for the same games, in whatever order they were played. */
    public String hash() {
        return "%016x".formatted(hash);
    }
}
