package cydonia.server.page.martians;

import cydonia.engine.Happening;
import cydonia.games.martians.MartiansHappening;
import cydonia.games.martians.cards.Ward;
import cydonia.server.sight.Line;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The last maintenance as a story: what was left, what it cost whom. It stays until the first turn is over. */
public record Report(String title, List<Entry> entries, boolean quiet) {

    /** One thing that came of it. */
    public record Entry(String icon, String text, boolean good) {
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
        for (Line line : lines.subList(from + 1, lines.size())) {
            if (happening(line) instanceof MartiansHappening.TurnBegan) {
                break;
            }
            entry(line).ifPresent(entries::add);
        }
        return Optional.of(new Report(look.fill(Terms.MAINTENANCE, cycle), List.copyOf(entries), entries.isEmpty()));
    }

    /** What a line tells; some tell nothing of the game. */
    private static @Nullable Happening happening(Line line) {
        return line.what().orElse(null);
    }

    private static Optional<Entry> entry(Line line) {
        return switch (happening(line)) {
            case null -> Optional.empty();
            case MartiansHappening.Born _ -> Optional.of(new Entry("birth", line.text(), true));
            case MartiansHappening.Died _ -> Optional.of(new Entry("dead", line.text(), false));
            case MartiansHappening.Fell fell -> Optional.of(
                    new Entry(fell.ward() == Ward.INFIRMARY ? "infirmary" : "apartments", line.text(), false));
            case MartiansHappening.NeedsCleared _ -> Optional.of(new Entry("need-hunger", line.text(), false));
            case MartiansHappening.NeedsLaid _ -> Optional.of(new Entry("alarm", line.text(), false));
            case MartiansHappening.FourthColonist _ -> Optional.of(new Entry("colonist", line.text(), true));
            default -> Optional.empty();
        };
    }
}
