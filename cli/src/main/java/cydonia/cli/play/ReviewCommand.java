package cydonia.cli.play;

import cydonia.ai.Calibration;
import cydonia.ai.review.Judgement;
import cydonia.ai.review.Review;
import cydonia.ai.review.Reviewer;
import cydonia.cli.shell.Lines;
import cydonia.cli.shell.ProgressBar;
import cydonia.cli.shell.Shell;
import cydonia.cli.shell.ShellPhrase;
import cydonia.cli.shell.Subcommand;
import cydonia.engine.Action;
import cydonia.engine.Match;
import cydonia.engine.Position;
import cydonia.engine.Prose;
import cydonia.engine.Refused;
import cydonia.engine.Seat;
import cydonia.replay.ReplayFile;
import cydonia.titles.Games;
import cydonia.titles.Title;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code cydonia review FILE}: a finished game thought over, decision by decision, as its players knew it then. */
@Command(name = "review")
public final class ReviewCommand extends Subcommand {

    @Parameters(paramLabel = "FILE")
    private Path file = Path.of("");

    @Option(names = "--iterations", paramLabel = "K", defaultValue = "300")
    private int iterations;

    public ReviewCommand(Shell shell, Games games) {
        super(shell, games);
    }

    @Override
    public void run() {
        atLeastOne("--iterations", iterations);
        review(games().named(ReplayFile.gameOf(file, games().rules()).profile().id()));
    }

    private <P extends Position<P, A, O>, A extends Action, O> void review(Title<P, A, O> title) {
        Match<P, A, O> match = ReplayFile.load(file, title.game());
        if (match.position().outcome().isEmpty()) {
            throw new Refused(PlayPhrase.REVIEW_UNFINISHED.text());
        }
        ProgressBar bar = new ProgressBar(shell(), match.moves().size());
        Review<A> review = new Reviewer<>(title.knowledge(), Calibration.of(title.game(), match.setup()), iterations)
                .review(match, match.seed(), bar::show);
        bar.clear();
        shell().print(PlayPhrase.GREETING, title.profile().name(), ShellPhrase.players(match.setup().seats()),
                match.seed());
        tellSeats(review, match.setup().seats());
        tellDecisive(review, match);
    }

    private void tellSeats(Review<?> review, int seats) {
        shell().print(PlayPhrase.REVIEW_HEAD);
        for (Seat seat : Seat.first(seats)) {
            Review.Account account = review.account(seat);
            shell().print(PlayPhrase.REVIEW_SEAT, seat.colour(), percent(review.accuracy(seat)),
                    percent(account.first()),
                    signed(account.own()), signed(account.others()), signed(account.luck()), percent(account.last()));
        }
    }

    private <P extends Position<P, A, O>, A extends Action, O> void tellDecisive(Review<A> review,
            Match<P, A, O> match) {
        List<Judgement<A>> decisive = review.decisive();
        shell().print("");
        shell().print(decisive.isEmpty() ? PlayPhrase.REVIEW_NO_MISTAKE : PlayPhrase.REVIEW_DECISIVE);
        Prose<A, O> prose = match.game().prose(shell().language());
        for (Judgement<A> judgement : decisive) {
            O seen = match.position(judgement.number()).observe(judgement.seat());
            A better = judgement.better().orElseThrow().action();
            String line = shell().say(PlayPhrase.REVIEW_MISTAKE, judgement.seat().colour(),
                    prose.choice(judgement.action(), seen), prose.choice(better, seen), percent(judgement.loss()));
            Lines.wrapped(line, "%4d. ".formatted(judgement.number() + 1), "      ").forEach(shell()::print);
        }
    }

    private static int percent(double chance) {
        return (int) Math.round(100 * chance);
    }

    /** With a real minus sign. */
    private static String signed(double chance) {
        int percent = percent(chance);
        return percent == 0 ? "0" : (percent > 0 ? "+" : "−") + Math.abs(percent);
    }
}
