package cydonia.server.page.martians;

import cydonia.engine.Happening;
import cydonia.engine.Seat;
import cydonia.games.martians.MartiansHappening;
import cydonia.games.martians.cards.Ward;
import cydonia.server.page.Words;
import cydonia.server.sight.Line;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The last maintenance as a story: what was left where, what it cost whom. It stays until the first turn is over. */
public record Report(String title, List<Entry> entries, boolean quiet) {

    /**
     * One thing that came of it.
     *
     * @param signs
     *            what was lost, where it is counted
     * @param told
     *            the same in words, and how it comes back
     */
    public record Entry(String icon, String text, List<Sign> signs, String told, boolean good) {
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
        List<Entry> entries = new ArrayList<>();
        Map<Seat, Losses> losses = new EnumMap<>(Seat.class);
        List<String> grown = new ArrayList<>();
        for (Line line : lines.subList(from + 1, lines.size())) {
            if (happening(line) instanceof MartiansHappening.TurnBegan) {
                break;
            }
            count(line, losses);
            if (happening(line) instanceof MartiansHappening.Born(var seat, int _) && seat.isPresent()) {
                grown.add(look.page().chair(seat.get()).name());
                continue;
            }
            entry(line).ifPresent(entries::add);
        }
        losses.forEach((seat, lost) -> entries.add(loss(look, seat, lost)));
        if (!grown.isEmpty()) {
            entries.addFirst(new Entry("birth",
                    look.fill(grown.size() == 1 ? Terms.GREW : Terms.GREW_MANY, String.join(", ", grown)),
                    List.of(Sign.plus(1, "birth")), "", true));
        }
        return Optional.of(new Report(look.fill(Terms.MAINTENANCE, cycle), List.copyOf(entries), entries.isEmpty()));
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
        return new Entry("marker", look.page().chair(seat).name(), signs,
                Words.capital(String.join(", ", words)) + waysBack(look, lost), false);
    }

    /** How markers return, for whoever meets the wards for the first time. */
    private static String waysBack(Look look, Losses lost) {
        return Stream.of(Ward.values())
                .filter(ward -> (ward == Ward.INFIRMARY ? lost.infirmary : lost.apartments) > 0)
                .map(ward -> ". " + look.fill(Terms.COUNTED, look.name(ward), look.in(Terms.purpose(ward))))
                .collect(Collectors.joining());
    }

    private static Optional<Entry> entry(Line line) {
        return switch (happening(line)) {
            case null -> Optional.empty();
            case MartiansHappening.NeedsLeft left -> Optional.of(plain(left.oxygen() > 0
                    ? "need-oxygen"
                    : left.sickness() > 0 ? "need-sickness" : "need-hunger", line, false));
            case MartiansHappening.Born _ -> Optional.of(plain("birth", line, true));
            case MartiansHappening.FourthColonist _ -> Optional.of(plain("colonist", line, true));
            default -> Optional.empty();
        };
    }

    private static Entry plain(String icon, Line line, boolean good) {
        return new Entry(icon, line.text(), List.of(), "", good);
    }
}
