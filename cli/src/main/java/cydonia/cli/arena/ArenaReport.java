package cydonia.cli.arena;

import cydonia.arena.Entrant;
import cydonia.arena.Interval;
import cydonia.arena.Standings;
import cydonia.cli.shell.SeedWish;
import cydonia.cli.shell.Shell;
import cydonia.cli.shell.ShellPhrase;
import cydonia.engine.Profile;
import java.util.List;
import java.util.Locale;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** What a match came to, for people or for programs. */
record ArenaReport(Profile profile, int seats, int games, List<Entrant> entrants, SeedWish seed, Shell shell) {

    void tell(Standings standings, double seconds) {
        shell.print(ArenaPhrase.ARENA, profile.name(), ShellPhrase.players(seats), seed.written(), games);
        boolean rated = entrants.size() > 2 && seats > 1;
        double[] elo = rated ? standings.elo() : new double[entrants.size()];
        for (int i = 0; i < entrants.size(); i++) {
            Interval interval = standings.interval(i);
            shell.print(ArenaPhrase.ARENA_PLAYER, entrants.get(i).level().word(), standings.games(i),
                    number("%.1f", standings.wins(i)), percent(standings.winRate(i)), percent(interval.low()),
                    percent(interval.high()), number("%.1f", standings.meanScore(i)),
                    rated ? shell.say(ArenaPhrase.ARENA_ELO, number("%+.0f", elo[i])) : "");
        }
        shell.print(ArenaPhrase.ARENA_INTERVAL);
        shell.print(ArenaPhrase.ARENA_SPEED, number("%.1f", seconds), number("%,.0f", standings.decisions() / seconds),
                number("%,.0f", standings.iterations() / seconds));
    }

    private String percent(double rate) {
        return number("%.1f", 100 * rate);
    }

    private String number(String shape, double number) {
        return String.format(Locale.of(shell.language().code()), shape, number);
    }

    /** One object on one line. */
    void json(Standings standings, double seconds) {
        ObjectNode root = JsonMapper.shared().createObjectNode();
        root.put("game", profile.id()).put("seats", seats).put("games", games);
        var players = root.putArray("players");
        for (int i = 0; i < entrants.size(); i++) {
            Interval interval = standings.interval(i);
            ObjectNode player = players.addObject().put("level", entrants.get(i).level().word()).put("games",
                    standings.games(i));
            double wins = standings.wins(i);
            if (wins == Math.rint(wins)) {
                player.put("wins", Math.round(wins));
            } else {
                player.put("wins", wins);
            }
            player.put("winRate", standings.winRate(i)).put("low", interval.low()).put("high", interval.high())
                    .put("meanScore", standings.meanScore(i));
        }
        root.put("decisionsPerSecond", standings.decisions() / seconds).put("iterationsPerSecond",
                standings.iterations() / seconds);
        shell.print(root.toString());
    }
}
