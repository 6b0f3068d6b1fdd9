package cydonia.cli.play;

import cydonia.cli.shell.Lines;
import cydonia.cli.shell.Shell;
import cydonia.cli.shell.ShellPhrase;
import cydonia.cli.shell.Subcommand;
import cydonia.engine.Action;
import cydonia.engine.Match;
import cydonia.engine.Parting;
import cydonia.engine.Passage;
import cydonia.engine.Position;
import cydonia.engine.Prose;
import cydonia.engine.Refused;
import cydonia.engine.Replay;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Typography;
import cydonia.engine.Viewer;
import cydonia.replay.Commitment;
import cydonia.replay.ReplayFile;
import cydonia.titles.Games;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code cydonia replay FILE}: a game from a file, checked and told from its first action to its end. */
@Command(name = "replay")
public final class ReplayCommand extends Subcommand {

    private static final int DIFFERENT = 1;

    @Parameters(paramLabel = "FILE")
    private Path file = Path.of("");

    @Option(names = "--verify", paramLabel = "SHA-256")
    private @Nullable String commitment;

    private Optional<Parting> parting = Optional.empty();

    public ReplayCommand(Shell shell, Games games) {
        super(shell, games);
    }

    @Override
    public void run() {
        Passage<?, ?, ?> passage = ReplayFile.passage(file, games().rules());
        if (commitment != null) {
            verify(passage.match().seed(), commitment);
        }
        parting = passage.parting();
        tell(passage.match(), ReplayFile.read(file));
    }

    /** A file whose rules have changed is told as far as it can be, but it does not play. */
    @Override
    public int code() {
        return parting.isPresent() ? DIFFERENT : super.code();
    }

    /** Whether the game is the one a server promised before it began. */
    private void verify(Seed seed, String promised) {
        if (!Commitment.of(seed).equalsIgnoreCase(promised.strip())) {
            throw new Refused(PlayPhrase.UNFAIR.text(seed, promised));
        }
        shell().print(PlayPhrase.FAIR);
    }

    private <P extends Position<P, A, O>, A extends Action, O> void tell(Match<P, A, O> match, Replay file) {
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
        if (parting.isPresent()) {
            shell.tell(shell.say(parting.get().why()));
            tellRest(file, number);
            return;
        }
        shell.print(PlayPhrase.VERIFIED, number);
        if (file.rules() < match.game().profile().rules()) {
            shell.print(PlayPhrase.OLDER_RULES, file.rules(), match.game().profile().rules());
        }
        new Ending<>(match.position(), prose, shell).tell();
        if (match.position().outcome().isEmpty()) {
            shell.print(prose.ask(match.position().observe(Viewer.PUBLIC)));
            new Ending<>(match.position(), prose, shell).explain(Viewer.PUBLIC, match.setup().seats());
        }
    }

    /** What the file says beyond what the rules of today can tell: who did what, and the scores. */
    private void tellRest(Replay file, int told) {
        List<Replay.Move> moves = file.moves();
        for (int i = told; i < moves.size(); i++) {
            shell().print("%4d. %s: %s".formatted(i + 1, moves.get(i).seat().colour().in(shell().language()),
                    moves.get(i).action()));
        }
        for (int i = 0; i < file.scores().size(); i++) {
            shell().tell("  %-8s %3s".formatted(Seat.of(i).colour().in(shell().language()),
                    Typography.minus(file.scores().get(i))));
        }
    }
}
