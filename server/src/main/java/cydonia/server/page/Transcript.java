package cydonia.server.page;

import cydonia.engine.Language;
import cydonia.engine.Option;
import cydonia.engine.Outcome;
import cydonia.engine.Profile;
import cydonia.engine.Setup;
import cydonia.engine.Viewer;
import cydonia.tables.sight.Line;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/** A finished game as text: who played what, everything that happened, and how it ended. */
public record Transcript(Profile profile, Setup setup, Story story, Standing standing, Outcome outcome,
        Language language) {

    public String text() {
        List<String> lines = new ArrayList<>();
        lines.add(profile.name().in(language));
        standing.chairs().forEach(chair -> lines.add("  " + chair.seat().colour().in(language)
                + Words.COLON.in(language) + chair.name()
                + (chair.occupant() == Occupant.COMPUTER ? ", " + Words.computer(chair, language) : "")));
        profile.options().stream().filter(option -> !option.flag() || chosen(option).equals("on"))
                .forEach(option -> lines.add("  " + option(option)));
        for (Story.Entry entry : story.all()) {
            if (entry.head().chapter()) {
                lines.add("");
            }
            lines.add(Words.capital(entry.head().text()));
            if (entry.summary()) {
                entry.rest().forEach(line -> lines.add(Words.capital(line.text())));
            } else if (!entry.rest().isEmpty()) {
                lines.add("  " + entry.rest().stream().map(Line::text).map(Words::capital)
                        .collect(Collectors.joining(" ")));
            }
        }
        lines.add("");
        lines.add(new Verdict(outcome, Viewer.PUBLIC, seat -> standing.chairs().get(seat.index()).name(), language)
                .sentence());
        outcome.reasons().forEach(reason -> lines.add(reason.in(language)));
        outcome.results().stream().sorted(Comparator.comparingInt(Outcome.Result::place)).forEach(result -> {
            Standing.Score score = standing.scores().get(result.seat().index());
            lines.add("");
            lines.add(standing.chairs().get(result.seat().index()).name() + Words.COLON.in(language)
                    + Words.minus(result.score()));
            score.sources().stream().filter(source -> source.points() != 0).forEach(source -> lines
                    .add("  " + Words.capital(source.source().in(language)) + Words.COLON.in(language)
                            + Words.minus(source.points())));
        });
        return String.join("\n", lines) + "\n";
    }

    private String option(Option option) {
        return Words.capital(option.name().in(language)) + Words.COLON.in(language)
                + option.values().stream().filter(value -> value.id().equals(chosen(option))).findFirst()
                        .map(value -> value.name().in(language)).orElse(chosen(option));
    }

    private String chosen(Option option) {
        return setup.options().getOrDefault(option.id(), option.byDefault());
    }
}
