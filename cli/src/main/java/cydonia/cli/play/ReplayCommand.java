package cydonia.cli.play;

import cydonia.cli.shell.Lines;
import cydonia.cli.shell.Shell;
import cydonia.cli.shell.ShellPhrase;
import cydonia.cli.shell.Subcommand;
import cydonia.engine.Action;
import cydonia.engine.Match;
import cydonia.engine.Position;
import cydonia.engine.Prose;
import cydonia.engine.Refused;
import cydonia.engine.Seed;
import cydonia.engine.Viewer;
import cydonia.replay.Commitment;
import cydonia.replay.ReplayFile;
import cydonia.titles.Games;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code cydonia replay FILE}: a game from a file, checked and told from its first action to its end. */
@Command(name = "replay")
public final class ReplayCommand extends Subcommand {

    @Parameters(paramLabel = "FILE")
    private Path file = Path.of("");

    @Option(names = "--verify", paramLabel = "SHA-256")
    private @Nullable String commitment;

    public ReplayCommand(Shell shell, Games games) {
        super(shell, games);
    }

    @Override
    public void run() {
        Match<?, ?, ?> match = ReplayFile.load(file, games().rules());
        if (commitment != null) {
            verify(match.seed(), commitment);
        }
        tell(match);
    }

    /** Whether the game is the one a server promised before it began. */
    private void verify(Seed seed, String promised) {
        if (!Commitment.of(seed).equalsIgnoreCase(promised.strip())) {
            throw new Refused(PlayPhrase.UNFAIR.text(seed, promised));
        }
        shell().print(PlayPhrase.FAIR);
    }

    private <P extends Position<P, A, O>, A extends Action, O> void tell(Match<P, A, O> match) {
        Shell shell = shell();
        Prose<A, O> prose = match.game().prose(shell.language());
        shell.print(PlayPhrase.GREETING, match.game().profile().name(), ShellPhrase.players(match.setup().seats()),
                match.seed());
        int number = 0;
        for (Match.Move<A> move : match.moves()) {
            P before = match.position(number++);
            shell.print("%4d. %s: %s".formatted(number, move.seat().colour().in(shell.language()),
                    prose.choice(move.action(), before.observe(move.seat()))));
            before.apply(move.seat(), move.action(), happening -> Lines.wrapped(prose.tell(happening), "      · ",
                    "        ").forEach(shell::print));
        }
        shell.print("");
        shell.print(PlayPhrase.VERIFIED, number);
        new Ending<>(match.position(), prose, shell).tell();
        if (match.position().outcome().isEmpty()) {
            shell.print(prose.ask(match.position().observe(Viewer.PUBLIC)));
            new Ending<>(match.position(), prose, shell).explain(Viewer.PUBLIC, match.setup().seats());
        }
    }
}
