package cydonia.cli;

import cydonia.engine.Refused;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Unmatched;

/** {@code cydonia prove} and {@code bench-server} are in a jar of their own: nobody needs them to play or to host. */
@Command
final class ElsewhereCommand implements Runnable {

    @SuppressWarnings("UnusedVariable") // whatever else is typed, the answer is the same
    @Unmatched
    private final List<String> words = new ArrayList<>();

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public void run() {
        throw new Refused(OverviewPhrase.ELSEWHERE.text(spec.name(), OverviewCommand.version()));
    }
}
