package cydonia.cli.shell;

import cydonia.engine.Option;
import cydonia.engine.Profile;
import cydonia.titles.Games;
import cydonia.titles.Title;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;

/** {@code cydonia games}: what can be played, by how many, and what they may agree on. */
@Command(name = "games")
public final class GamesCommand extends Subcommand {

    public GamesCommand(Shell shell, Games games) {
        super(shell, games);
    }

    @Override
    public void run() {
        games().all().stream().map(Title::profile).forEach(this::tell);
    }

    private void tell(Profile profile) {
        shell().print(shell().ink().strong(profile.id()) + "  " + shell().say(profile.name()));
        shell().print("  " + shell().say(profile.summary()));
        shell().print("  " + seats(profile));
        profile.options().forEach(this::tell);
        shell().print("");
    }

    private String seats(Profile profile) {
        return profile.minSeats() == profile.maxSeats()
                ? shell().say(ShellPhrase.SEATS_EXACTLY, profile.minSeats())
                : shell().say(ShellPhrase.SEATS_BETWEEN, profile.minSeats(), profile.maxSeats());
    }

    private void tell(Option option) {
        String values = option.values().stream().map(value -> told(value, option))
                .collect(Collectors.joining(", "));
        shell().print("  --option %s=…  %s%s%s".formatted(option.id(), shell().say(option.name()),
                shell().say(ShellPhrase.COLON), values));
    }

    private String told(Option.Value value, Option option) {
        String name = shell().say(value.name());
        String told = name.equals(value.id()) ? name : "%s (%s)".formatted(value.id(), name);
        return value.id().equals(option.byDefault()) ? told + " " + shell().say(ShellPhrase.BY_DEFAULT) : told;
    }
}
