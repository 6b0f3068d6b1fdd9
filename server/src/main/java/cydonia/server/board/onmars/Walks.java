package cydonia.server.board.onmars;

import cydonia.games.onmars.box.Hex;
import cydonia.games.onmars.box.MarsMap;
import cydonia.games.onmars.box.Research;
import cydonia.games.onmars.language.OnMarsAction;
import cydonia.games.onmars.language.OnMarsAction.Bot;
import cydonia.games.onmars.language.OnMarsAction.Rover;
import cydonia.games.onmars.language.OnMarsView.Site;
import cydonia.games.onmars.language.Question;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Hexes further than one step that a piece on the move can reach without paying, each by a shortest way. */
final class Walks {

    private static final int DIRECTIONS = 6;

    /** The rover, or a bot by where it stands. */
    private record Mover(boolean rover, int at, int points) {

        OnMarsAction step(int from, int to) {
            return rover ? Rover.of(to) : Bot.of(from, to);
        }
    }

    private final Draft draft;
    private final Map<Hex, Site> sites;
    private final Map<Integer, Mars.Walk> found = new HashMap<>();

    Walks(Draft draft) {
        this.draft = draft;
        this.sites = draft.view().colony().hexes();
    }

    /** The walk to each hex; of two pieces the nearer one goes, of two as near the rover. */
    Map<Integer, Mars.Walk> all() {
        movers().stream().sorted(Comparator.comparing(mover -> !mover.rover())).forEach(mover -> Hex.all().stream()
                .map(Hex::number).filter(hex -> MarsMap.distance(mover.at(), hex) > 1
                        && MarsMap.distance(mover.at(), hex) <= mover.points() && canStay(mover, hex))
                .forEach(hex -> way(mover, hex).ifPresent(way -> add(mover, hex, way))));
        return found;
    }

    private List<Mover> movers() {
        if (!(draft.question().orElse(null) instanceof Question.Drive(var _, int botPoints, int roverPoints))) {
            return List.of();
        }
        List<Mover> movers = new ArrayList<>();
        if (!draft.spots().live(Rover.class).isEmpty()) {
            movers.add(new Mover(true, draft.company().rover().map(Hex::number).orElse(MarsMap.CENTRE), roverPoints));
        }
        draft.spots().live(Bot.class).stream().map(Bot::from).distinct()
                .forEach(at -> movers.add(new Mover(false, at, botPoints)));
        return movers;
    }

    /** No other piece is there, a bot would destroy nothing, and a rover finds no research it has already done. */
    private boolean canStay(Mover mover, int hex) {
        Site site = sites.get(Hex.of(hex));
        if (site == null) {
            return true;
        }
        boolean useful = mover.rover()
                ? site.tile().filter(tile -> tile instanceof Research known && draft.company().research()
                        .contains(known)).isEmpty()
                : site.tile().isEmpty() && !site.crystal();
        return site.piece().isEmpty() && useful;
    }

    /** A shortest way whose first step can be taken now; of several the one with the most crystals. */
    private Optional<List<Integer>> way(Mover mover, int to) {
        return next(mover.at(), to).stream()
                .filter(first -> draft.spots().at(mover.step(mover.at(), first)).live())
                .map(first -> onward(first, to)).max(Comparator.comparingInt(this::crystals));
    }

    private List<Integer> onward(int from, int to) {
        List<Integer> rest = from == to
                ? List.of()
                : next(from, to).stream().map(step -> onward(step, to))
                        .max(Comparator.comparingInt(this::crystals)).orElseThrow();
        List<Integer> way = new ArrayList<>(List.of(from));
        way.addAll(rest);
        return way;
    }

    private static List<Integer> next(int from, int to) {
        List<Integer> nearer = new ArrayList<>();
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            int hex = MarsMap.neighbour(from, direction);
            if (hex >= 0 && MarsMap.distance(hex, to) < MarsMap.distance(from, to)) {
                nearer.add(hex);
            }
        }
        return nearer;
    }

    private int crystals(List<Integer> way) {
        return (int) way.stream().map(hex -> sites.get(Hex.of(hex))).filter(site -> site != null && site.crystal())
                .count();
    }

    private void add(Mover mover, int hex, List<Integer> way) {
        Mars.Walk before = found.get(hex);
        if (before != null && before.steps() <= way.size()) {
            return;
        }
        List<String> steps = new ArrayList<>();
        int from = mover.at();
        for (int to : way) {
            steps.add(draft.notation().print(mover.step(from, to)));
            from = to;
        }
        String route = way.stream().map(MarsMap::name).collect(Collectors.joining(", "));
        String words = draft.fill(mover.rover() ? Terms.ROVER_WALKS : Terms.BOT_WALKS, MarsMap.name(hex), way.size(),
                route);
        int crystals = mover.rover() ? crystals(way) : 0;
        found.put(hex, new Mars.Walk(String.join("|", steps), way.size(), mover.rover() ? Icons.ROVER : Icons.BOT,
                crystals == 0 ? words : draft.fill(Terms.ON_THE_WAY, words, crystals)));
    }
}
