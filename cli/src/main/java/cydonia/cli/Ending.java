package cydonia.cli;

import cydonia.engine.Outcome;
import cydonia.engine.Points;
import cydonia.engine.Position;
import cydonia.engine.Prose;
import cydonia.engine.Seat;
import cydonia.engine.Viewer;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/** How a game ended, or stands: places, scores, and where every point comes from. */
record Ending<O>(Position<?, ?, O> position, Prose<?, O> prose, Shell shell) {

    void tell() {
        shell.print("");
        shell.print(prose.show(position.observe(Viewer.PUBLIC)).stripTrailing());
        shell.print("");
        position.outcome().ifPresent(this::tell);
    }

    private void tell(Outcome outcome) {
        shell.print(shell.ink().strong(headline(outcome)));
        outcome.reasons().forEach(reason -> shell.print("  " + reason.in(shell.language())));
        outcome.results().stream().sorted(Comparator.comparingInt(Outcome.Result::place)).forEach(result -> shell
                .print("  %d. %-10s %4d%s".formatted(result.place(), result.seat().colour().in(shell.language()),
                        result.score(), sources(result.seat(), Viewer.PUBLIC))));
    }

    private String headline(Outcome outcome) {
        return switch (outcome.kind()) {
            case COMPETITIVE -> outcome.winners().isEmpty()
                    ? shell.say(Phrase.NOBODY_WON)
                    : shell.say(Phrase.WINNERS, outcome.winners().stream()
                            .map(seat -> seat.colour().in(shell.language())).collect(Collectors.joining(", ")));
            case COOPERATIVE, SOLO -> shell.say(outcome.winners().isEmpty() ? Phrase.ALL_LOST : Phrase.ALL_WON);
        };
    }

    /** The score of every seat as it stands, as far as that viewer may know. */
    void explain(Viewer viewer, int seats) {
        for (Seat seat : Seat.first(seats)) {
            int sum = position.points(seat, viewer).stream().mapToInt(Points::points).sum();
            shell.print("  %-10s %4d%s".formatted(seat.colour().in(shell.language()), sum, sources(seat, viewer)));
        }
    }

    private String sources(Seat seat, Viewer viewer) {
        List<String> sources = position.points(seat, viewer).stream().filter(points -> points.points() != 0)
                .map(points -> "%s %d".formatted(points.source().in(shell.language()), points.points())).toList();
        return sources.isEmpty() ? "" : "   (" + String.join(", ", sources) + ")";
    }
}
