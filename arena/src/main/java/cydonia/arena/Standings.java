package cydonia.arena;

import cydonia.engine.Outcome;
import cydonia.engine.Seat;
import java.util.List;
import java.util.TreeSet;

/** What the players of an arena have come to. */
public final class Standings {

    private final long[] games;
    private final double[] wins;
    private final long[] scores;
    private final double[][] against;
    private long decisions;
    private long iterations;

    Standings(int players) {
        games = new long[players];
        wins = new double[players];
        scores = new long[players];
        against = new double[players][players];
    }

    /** Counts a game. Competitors who win together share the win; against the game a team wins or loses once. */
    void add(List<Integer> lineup, Outcome outcome) {
        if (outcome.kind() == Outcome.Kind.COOPERATIVE) {
            for (int player : new TreeSet<>(lineup)) {
                Outcome.Result result = outcome.of(Seat.of(lineup.indexOf(player)));
                count(player, result.won() ? 1 : 0, result.score());
            }
            return;
        }
        int victors = outcome.kind() == Outcome.Kind.COMPETITIVE ? Math.max(1, outcome.winners().size()) : 1;
        for (int seat = 0; seat < lineup.size(); seat++) {
            int player = lineup.get(seat);
            Outcome.Result result = outcome.of(Seat.of(seat));
            count(player, result.won() ? 1.0 / victors : 0, result.score());
            for (int other = 0; other < lineup.size(); other++) {
                int lead = outcome.of(Seat.of(other)).place() - result.place();
                against[player][lineup.get(other)] += lead > 0 ? 1 : lead == 0 ? 0.5 : 0;
            }
        }
    }

    private void count(int player, double won, int score) {
        games[player]++;
        wins[player] += won;
        scores[player] += score;
    }

    /** A game that did not end: played by all, won by nobody. */
    void givenUp(List<Integer> lineup) {
        new TreeSet<>(lineup).forEach(player -> games[player]++);
    }

    void worked(long decided, long imagined) {
        decisions += decided;
        iterations += imagined;
    }

    public long games(int player) {
        return games[player];
    }

    public double wins(int player) {
        return wins[player];
    }

    public double winRate(int player) {
        return games[player] == 0 ? 0 : wins[player] / games[player];
    }

    public Interval interval(int player) {
        return Interval.of(wins[player], games[player]);
    }

    public double meanScore(int player) {
        return games[player] == 0 ? 0 : (double) scores[player] / games[player];
    }

    public double[] elo() {
        return Elo.of(against);
    }

    public long decisions() {
        return decisions;
    }

    public long iterations() {
        return iterations;
    }
}
