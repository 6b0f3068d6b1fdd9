package cydonia.cli;

import cydonia.engine.Language;
import cydonia.engine.Option;
import cydonia.engine.Profile;
import cydonia.server.Games;
import cydonia.server.Title;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;

/** {@code cydonia games}: what can be played, by how many, and what they may agree on. */
@Command(name = "games")
final class GamesCommand extends Subcommand {

    GamesCommand(Shell shell, Games games) {
        super(shell, games);
    }

    @Override
    void run() {
        games().all().stream().map(Title::profile).forEach(this::tell);
    }

    private void tell(Profile profile) {
        Language language = shell().language();
        shell().print(shell().ink().strong(profile.id()) + "  " + profile.name().in(language));
        shell().print("  " + profile.summary().in(language));
        shell().print("  " + seats(profile));
        profile.options().forEach(option -> tell(option, language));
        shell().print("");
    }

    private String seats(Profile profile) {
        return profile.minSeats() == profile.maxSeats()
                ? shell().say(Phrase.SEATS_EXACTLY, profile.minSeats())
                : shell().say(Phrase.SEATS_BETWEEN, profile.minSeats(), profile.maxSeats());
    }

    private void tell(Option option, Language language) {
        String values = option.values().stream().map(value -> told(value, option, language))
                .collect(Collectors.joining(", "));
        shell().print("  --option %s=…  %s%s%s".formatted(option.id(), option.name().in(language),
                shell().say(Phrase.COLON), values));
    }

    private String told(Option.Value value, Option option, Language language) {
        String name = value.name().in(language);
        String told = name.equals(value.id()) ? name : "%s (%s)".formatted(value.id(), name);
        return value.id().equals(option.byDefault()) ? told + " " + shell().say(Phrase.BY_DEFAULT) : told;
    }
}
