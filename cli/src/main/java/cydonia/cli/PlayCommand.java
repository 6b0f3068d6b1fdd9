package cydonia.cli;

import cydonia.ai.Level;
import cydonia.engine.Action;
import cydonia.engine.Game;
import cydonia.engine.Match;
import cydonia.engine.Position;
import cydonia.engine.Refused;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.replay.ReplayFile;
import cydonia.server.Games;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code cydonia play GAME}: a game in the terminal. */
@Command(name = "play")
final class PlayCommand extends Subcommand {

    @Parameters(paramLabel = "GAME", arity = "0..1")
    private Optional<String> game = Optional.empty();

    @Mixin
    private final SetupOptions setup = new SetupOptions();

    @Option(names = "--people", paramLabel = "N", defaultValue = "1")
    private int people;

    @Option(names = "--level", paramLabel = "LEVEL", defaultValue = "normal", converter = LevelReader.class)
    private Level level = Level.NORMAL;

    @Option(names = "--seed", paramLabel = "SEED", converter = SeedWish.Reader.class)
    private Optional<SeedWish> seed = Optional.empty();

    @Option(names = "--load", paramLabel = "FILE")
    private Optional<Path> load = Optional.empty();

    PlayCommand(Shell shell, Games games) {
        super(shell, games);
    }

    @Override
    void run() {
        Match<?, ?, ?> match = load.map(this::loaded).orElseGet(this::begun);
        int seats = match.setup().seats();
        if (people < 0 || people > seats) {
            throw new Refused(Phrase.WRONG_PEOPLE.text(people, seats));
        }
        play(match);
    }

    private <P extends Position<P, A, O>, A extends Action, O> void play(Match<P, A, O> match) {
        try (Prompter prompter = Prompter.of(shell())) {
            new PlaySession<>(match, people, level, shell(), prompter).run();
        }
    }

    private Match<?, ?, ?> begun() {
        Game<?, ?, ?> chosen = games()
                .named(game.orElseThrow(() -> new Refused(Phrase.WHICH_GAME.text(games().ids()))));
        return begin(chosen, setup.of(chosen.profile()), seed.orElseGet(SeedWish::fresh).seed());
    }

    private static <P extends Position<P, A, O>, A extends Action, O> Match<P, A, O> begin(Game<P, A, O> game,
            Setup setup, Seed seed) {
        return Match.begin(game, setup, seed);
    }

    private Match<?, ?, ?> loaded(Path file) {
        if (setup.given() || seed.isPresent()) {
            throw new Refused(Phrase.LOADED_IS_SET_UP.text());
        }
        return ReplayFile.load(file, game.isEmpty() ? games().all() : List.of(games().named(game.get())));
    }
}
