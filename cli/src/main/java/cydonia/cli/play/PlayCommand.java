package cydonia.cli.play;

import cydonia.ai.Level;
import cydonia.cli.shell.LevelReader;
import cydonia.cli.shell.Prompter;
import cydonia.cli.shell.SeedWish;
import cydonia.cli.shell.SetupOptions;
import cydonia.cli.shell.Shell;
import cydonia.cli.shell.ShellPhrase;
import cydonia.cli.shell.Subcommand;
import cydonia.engine.Action;
import cydonia.engine.Match;
import cydonia.engine.Position;
import cydonia.engine.Refused;
import cydonia.replay.ReplayFile;
import cydonia.titles.Games;
import cydonia.titles.Title;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code cydonia play GAME}: a game in the terminal. */
@Command(name = "play")
public final class PlayCommand extends Subcommand {

    @Parameters(paramLabel = "GAME", arity = "0..1")
    private Optional<String> game = Optional.empty();

    @Mixin
    private final SetupOptions setup = new SetupOptions();

    @Option(names = "--people", paramLabel = "N")
    private Optional<Integer> people = Optional.empty();

    @Option(names = "--level", paramLabel = "LEVEL", converter = LevelReader.class)
    private Optional<Level> level = Optional.empty();

    @Option(names = "--seed", paramLabel = "SEED", converter = SeedWish.Reader.class)
    private Optional<SeedWish> seed = Optional.empty();

    @Option(names = "--load", paramLabel = "FILE")
    private Optional<Path> load = Optional.empty();

    public PlayCommand(Shell shell, Games games) {
        super(shell, games);
    }

    @Override
    public void run() {
        if (load.isPresent() && (setup.given() || seed.isPresent())) {
            throw new Refused(PlayPhrase.LOADED_IS_SET_UP.text());
        }
        play(game.map(games()::named).orElseGet(this::titleOfFile));
    }

    /** Which game it is that was saved. */
    private Title<?, ?, ?> titleOfFile() {
        Path file = load.orElseThrow(() -> new Refused(PlayPhrase.WHICH_GAME.text(games().ids())));
        return games().named(ReplayFile.gameOf(file, games().rules()).profile().id());
    }

    private <P extends Position<P, A, O>, A extends Action, O> void play(Title<P, A, O> title) {
        Match<P, A, O> match = load.map(file -> ReplayFile.load(file, title.game())).orElseGet(() -> Match.begin(
                title.game(), setup.of(title.profile()), seed.orElseGet(SeedWish::fresh).seed()));
        int seats = match.setup().seats();
        Party saved = load.map(ReplayFile::players).map(Party::of).orElse(Party.USUAL);
        Party party = new Party(people.orElse(saved.people()), level.orElse(saved.level()));
        if (party.people() < 0 || party.people() > seats) {
            throw new Refused(PlayPhrase.WRONG_PEOPLE.text(party.people(), ShellPhrase.players(seats)));
        }
        try (Prompter prompter = Prompter.of(shell())) {
            new PlaySession<>(match, title.knowledge(), title.handbook(), party,
                    shell().fitting(prompter.width()), prompter).run();
        }
    }
}
