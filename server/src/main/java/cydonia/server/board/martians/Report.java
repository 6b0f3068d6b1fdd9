package cydonia.server.board.martians;

import cydonia.engine.Happening;
import cydonia.engine.Seat;
import cydonia.games.martians.box.Need;
import cydonia.games.martians.box.Ward;
import cydonia.games.martians.language.MartiansHappening;
import cydonia.server.page.Words;
import cydonia.tables.sight.Line;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The last maintenance as a story: what was left where, what it cost whom. It stays until the first turn is over. */
public record Report(String title, List<News> news, List<Row> rows) {

    /** Something good that came of it, in a sentence. */
    public record News(String icon, String text) {
    }

    /** What was left in the quarters, or what that cost. */
    public record Row(String caption, List<Entry> entries) {
    }

    /**
     * So much of it somewhere, or for somebody.
     *
     * @param told
     *            the same in words, and how it comes back
     */
    public record Entry(String where, List<Sign> signs, String told) {
    }

    public boolean quiet() {
        return news.isEmpty() && rows.isEmpty();
    }

    /** What a seat lost in all. */
    private static final class Losses {
        private int dead;
        private int infirmary;
        private int apartments;
    }

    static Optional<Report> of(Look look) {
        List<Line> lines = look.page().story().lines();
        int from = lines.size() - 1;
        while (from >= 0 && !(happening(lines.get(from)) instanceof MartiansHappening.MaintenanceBegan)) {
            from--;
        }
        if (from < 0 || !(happening(lines.get(from)) instanceof MartiansHappening.MaintenanceBegan(int cycle))) {
            return Optional.empty();
        }
        boolean running = lines.stream().skip(from)
                .noneMatch(line -> happening(line) instanceof MartiansHappening.TurnBegan);
        if (!running && (look.view().clock().turn() > 1 || !look.page().story().fresh(lines.get(from)))) {
            return Optional.empty();
        }
        List<Line> maintenance = lines.subList(from + 1, lines.size()).stream()
                .takeWhile(line -> !(happening(line) instanceof MartiansHappening.TurnBegan)).toList();
        Map<Seat, Losses> losses = new EnumMap<>(Seat.class);
        maintenance.forEach(line -> count(line, losses));
        List<Row> rows = Stream.of(
                new Row(look.in(Terms.WAS_LEFT),
                        maintenance.stream().flatMap(line -> left(look, line).stream()).toList()),
                new Row(look.in(Terms.WAS_LOST),
                        losses.entrySet().stream().map(lost -> loss(look, lost.getKey(), lost.getValue())).toList()))
                .filter(row -> !row.entries().isEmpty()).toList();
        return Optional.of(new Report(look.fill(Terms.MAINTENANCE, cycle), news(look, maintenance), rows));
    }

    /** What a line tells; some tell nothing of the game. */
    private static @Nullable Happening happening(Line line) {
        return line.what().orElse(null);
    }

    private static void count(Line line, Map<Seat, Losses> losses) {
        if (happening(line) instanceof MartiansHappening.Died(Seat seat)) {
            losses.computeIfAbsent(seat, _ -> new Losses()).dead++;
        } else if (happening(line) instanceof MartiansHappening.Fell(Seat seat, Ward ward, var _)) {
            Losses lost = losses.computeIfAbsent(seat, _ -> new Losses());
            switch (ward) {
                case INFIRMARY -> lost.infirmary++;
                case APARTMENTS -> lost.apartments++;
            }
        }
    }

    private static Entry loss(Look look, Seat seat, Losses lost) {
        List<Sign> signs = new ArrayList<>();
        List<String> words = new ArrayList<>();
        if (lost.dead > 0) {
            signs.add(Sign.of(lost.dead, "dead"));
            words.add(look.fill(lost.dead == 1 ? Terms.DIED : Terms.DIED_MANY, lost.dead));
        }
        if (lost.infirmary > 0) {
            signs.add(Sign.of(lost.infirmary, "infirmary"));
            words.add(look.fill(Terms.TO_INFIRMARY, lost.infirmary));
        }
        if (lost.apartments > 0) {
            signs.add(Sign.of(lost.apartments, "apartments"));
            words.add(look.fill(Terms.TO_APARTMENTS, lost.apartments));
        }
        return new Entry(look.page().chair(seat).name(), signs,
                Words.capital(String.join(", ", words)) + waysBack(look, lost));
    }

    /** How markers return, for whoever meets the wards for the first time. */
    private static String waysBack(Look look, Losses lost) {
        return Stream.of(Ward.values())
                .filter(ward -> (ward == Ward.INFIRMARY ? lost.infirmary : lost.apartments) > 0)
                .map(ward -> ". " + look.fill(Terms.COUNTED, look.name(ward), look.in(Terms.purpose(ward))))
                .collect(Collectors.joining());
    }

    private static Optional<Entry> left(Look look, Line line) {
        if (!(happening(
                line) instanceof MartiansHappening.NeedsLeft(var seat, int quarters, int oxygen, int sickness, int hunger))) {
            return Optional.empty();
        }
        List<Sign> signs = Stream.of(Sign.of(oxygen, Icons.of(Need.OXYGEN)), Sign.of(sickness, Icons.of(Need.SICKNESS)),
                Sign.of(hunger, Icons.of(Need.HUNGER))).filter(sign -> !sign.written().equals("0")).toList();
        return Optional.of(new Entry(seat.map(owner -> look.page().chair(owner).name()).orElse("Q" + quarters), signs,
                line.text()));
    }

    /** Colonies that grew each for itself stand together. */
    private static List<News> news(Look look, List<Line> maintenance) {
        List<News> news = new ArrayList<>();
        List<String> grown = new ArrayList<>();
        for (Line line : maintenance) {
            switch (happening(line)) {
                case MartiansHappening.Born(var seat, int _) when seat.isPresent() ->
                    grown.add(look.page().chair(seat.get()).name());
                case MartiansHappening.Born _ -> news.add(new News("birth", line.text()));
                case MartiansHappening.FourthColonist _ -> news.add(new News("colonist", line.text()));
                case null, default -> {
                    // told in the log
                }
            }
        }
        if (!grown.isEmpty()) {
            news.addFirst(new News("birth", look.fill(grown.size() == 1 ? Terms.GREW : Terms.GREW_MANY,
                    String.join(", ", grown))));
        }
        return List.copyOf(news);
    }
}
