package cydonia.cli.play;

import cydonia.cli.shell.Lines;
import cydonia.cli.shell.Shell;
import cydonia.engine.Outcome;
import cydonia.engine.Points;
import cydonia.engine.Position;
import cydonia.engine.Prose;
import cydonia.engine.Seat;
import cydonia.engine.Typography;
import cydonia.engine.Viewer;
import java.util.Comparator;
import java.util.stream.Collectors;

/** How a game ended, or stands: places, scores, and where every point comes from. */
record Ending<O>(Position<?, ?, O> position, Prose<?, O> prose, Shell shell) {

    void tell() {
        shell.print("");
        shell.table(prose.show(position.observe(Viewer.PUBLIC)));
        shell.print("");
        position.outcome().ifPresent(this::tell);
    }

    private void tell(Outcome outcome) {
        shell.print(shell.ink().strong(headline(outcome)));
        outcome.reasons().forEach(reason -> shell.tell("  " + shell.say(reason)));
        outcome.results().stream().sorted(Comparator.comparingInt(Outcome.Result::place)).forEach(result -> line(
                result.place() + ". ", result.seat(), result.score(), Viewer.PUBLIC));
    }

    private String headline(Outcome outcome) {
        return switch (outcome.kind()) {
            case COMPETITIVE -> switch (outcome.winners().size()) {
                case 0 -> shell.say(PlayPhrase.NOBODY_WON);
                case 1 -> shell.say(PlayPhrase.WINNER, outcome.winners().getFirst().colour());
                default -> shell.say(PlayPhrase.WINNERS, outcome.winners().stream()
                        .map(seat -> seat.colour().in(shell.language())).collect(Collectors.joining(", ")));
            };
            case COOPERATIVE, SOLO -> shell.say(outcome.winners().isEmpty() ? PlayPhrase.ALL_LOST : PlayPhrase.ALL_WON);
        };
    }

    /** The score of every seat as it stands, as far as that viewer may know. */
    void explain(Viewer viewer, int seats) {
        for (Seat seat : Seat.first(seats)) {
            int sum = position.points(seat, viewer).stream().mapToInt(Points::points).sum();
            line("", seat, sum, viewer);
        }
    }

    /** One seat's score, and beneath it everything that made it. */
    private void line(String before, Seat seat, int score, Viewer viewer) {
        shell.tell("  %s%-8s %3s".formatted(before, seat.colour().in(shell.language()), Typography.minus(score)));
        String sources = position.points(seat, viewer).stream().filter(points -> points.points() != 0)
                .map(points -> shell.say(points.source()) + " " + Typography.minus(points.points()))
                .collect(Collectors.joining(" · "));
        if (!sources.isEmpty()) {
            Lines.wrapped(sources, "       ", shell.width()).forEach(shell::print);
        }
    }
}
