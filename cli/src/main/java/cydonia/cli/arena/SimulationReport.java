package cydonia.cli.arena;

import cydonia.arena.Tally;
import cydonia.cli.shell.SeedWish;
import cydonia.cli.shell.Shell;
import cydonia.cli.shell.ShellPhrase;
import cydonia.engine.Profile;
import cydonia.engine.Seat;
import java.util.stream.Collectors;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** What a simulation came to, for people or for programs. */
record SimulationReport(Profile profile, int seats, SeedWish seed, Shell shell) {

    void tell(Tally tally, double seconds) {
        shell.print(ArenaPhrase.SIMULATED, profile.name(), ShellPhrase.players(seats), seed.written());
        shell.print(ArenaPhrase.SIMULATED_GAMES, tally.games(), tally.finished());
        shell.print(ArenaPhrase.SIMULATED_DECISIONS, tally.decisions(), tally.decisionsPerGame(), tally.longest());
        shell.print(ArenaPhrase.SIMULATED_SPEED, seconds, tally.games() / seconds, tally.decisions() / seconds);
        if (tally.finished() > 0) {
            shell.print(ArenaPhrase.SIMULATED_SCORES, tally.lowest(), tally.highest(), tally.meanScore());
            shell.print(ArenaPhrase.SIMULATED_WINS, Seat.first(seats).stream().map(seat -> wins(seat, tally))
                    .collect(Collectors.joining(", ")));
        }
        shell.print(ArenaPhrase.SIMULATED_HASH, tally.hash());
    }

    private String wins(Seat seat, Tally tally) {
        long wins = tally.wins()[seat.index()];
        return shell.say(ArenaPhrase.SIMULATED_WIN, seat.colour(), wins, 100.0 * wins / tally.finished());
    }

    /** One object on one line. */
    void json(Tally tally, double seconds) {
        ObjectNode root = JsonMapper.shared().createObjectNode();
        root.put("game", profile.id()).put("seats", seats);
        if (seed.isNumber()) {
            root.put("seed", Long.parseLong(seed.written()));
        } else {
            root.put("seed", seed.written());
        }
        root.put("games", tally.games()).put("finished", tally.finished()).put("decisions", tally.decisions());
        root.put("seconds", seconds).put("decisionsPerSecond", tally.decisions() / seconds)
                .put("gamesPerSecond", tally.games() / seconds).put("meanScore", tally.meanScore());
        var wins = root.putArray("winsPerSeat");
        for (long won : tally.wins()) {
            wins.add(won);
        }
        root.put("hash", tally.hash());
        shell.print(root.toString());
    }
}
