package cydonia.proof;

import cydonia.cli.host.ScratchFolder;
import cydonia.cli.shell.Shell;
import cydonia.cli.shell.Subcommand;
import cydonia.engine.Profile;
import cydonia.engine.Refused;
import cydonia.tables.storage.Storage;
import cydonia.titles.Games;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code cydonia prove}: shows on this machine that nothing is lost, nothing grows and nothing breaks. */
@Command(name = "prove")
public final class ProveCommand extends Subcommand {

    /** What can be shown. */
    enum Task {
        KILLS, OUTAGE, SOAK, MEMORY, THINKING, PAGES, FUZZ, HALFWAY, UPGRADE
    }

    @Parameters(index = "0", paramLabel = "TASK")
    private Task task = Task.KILLS;

    @Mixin
    private final LoadOptions options = new LoadOptions(8, 0, 100);

    @Option(names = "--times", paramLabel = "N")
    private int times = 20;

    /** Another one sends other nonsense. */
    @Option(names = "--seed", paramLabel = "N")
    private long seed = 1;

    @Option(names = "--nodes", paramLabel = "N")
    private int nodes = 1;

    @Option(names = "--port", paramLabel = "N")
    private int port = 18100;

    @Option(names = "--memory", paramLabel = "SIZE")
    private String memory = "256m";

    /** The command that restarts the database. */
    @Option(names = "--restart", paramLabel = "COMMAND")
    private @Nullable String restart;

    /** A server's folder: what is in it is read for upgrade, and what halfway plays is put there. */
    @Option(names = "--data", paramLabel = "DIR")
    private @Nullable Path data;

    public ProveCommand(Shell shell, Games games) {
        super(shell, games);
    }

    @Override
    public void run() {
        boolean shared = options.database().isPresent();
        if (times < 1 || nodes < 1 || options.rate() < 1 || !shared && (nodes > 1 || task == Task.OUTAGE)) {
            throw new Refused(ProofPhrase.WRONG_PROOF.text());
        }
        try (ScratchFolder folder = ScratchFolder.make()) {
            switch (task) {
                case KILLS -> kills(folder.path());
                case OUTAGE -> outage(load(), folder.path());
                case SOAK -> soak(load(), folder.path());
                case MEMORY -> memory(folder.path());
                case THINKING -> thinking(folder.path());
                case PAGES -> pages(load(), folder.path());
                case FUZZ -> fuzz(folder.path());
                case HALFWAY -> halfway();
                case UPGRADE -> upgrade(folder.path());
            }
        } catch (Refused | IllegalStateException told) {
            throw told;
        } catch (Exception failed) {
            throw new IllegalStateException(failed);
        }
    }

    private Load load() {
        return options.load(games());
    }

    private Profile game() {
        return options.profile(games());
    }

    private String kept(Path folder) {
        return options.database().orElseGet(() -> Storage.addressOf(folder));
    }

    private List<Node> nodes(Path folder, String... virtualMachine) {
        List<Node> all = new ArrayList<>();
        for (int i = 0; i < nodes; i++) {
            all.add(Node.of(port + i, kept(folder), virtualMachine));
        }
        return all;
    }

    /** One as hosts run it. */
    private Node usual(Path folder) {
        return nodes(folder, "-XX:+UseParallelGC", "-Xmx" + memory).getFirst();
    }

    private void kills(Path folder) throws Exception {
        Kills.Result result = new Kills(games(), game(), options.tables(), times,
                nodes(folder, "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx300m"), kept(folder)).run();
        Audit audit = result.audit();
        shell().print(ProofPhrase.PROVED_KILLS, result.kills(), nodes, options.tables(), result.moves(), audit.lost(),
                result.longestWait(), audit.logs(), audit.unplayable());
        check(audit);
    }

    private void outage(Load load, Path folder) throws Exception {
        if (restart == null) {
            throw new Refused(ProofPhrase.WRONG_PROOF.text());
        }
        Outage.Result result = new Outage(games(), load, nodes(folder, "-XX:+UseParallelGC", "-Xmx" + memory),
                kept(folder), restart).run();
        Audit audit = result.audit();
        shell().print(ProofPhrase.PROVED_OUTAGE, options.seconds(), nodes, options.tables(),
                result.load().movesPerSecond(), result.load().median(), result.load().p99());
        shell().print(ProofPhrase.PROVED_OUTAGE_KEPT, result.nodeAway(), result.databaseAway(), result.longestWait(),
                result.moves(), audit.lost(), audit.logs(), audit.unplayable());
        check(audit);
    }

    private static void check(Audit audit) {
        if (!audit.well()) {
            throw new Refused(ProofPhrase.NOT_PROVED.text());
        }
    }

    private void soak(Load load, Path folder) throws Exception {
        Soak.Result result = new Soak(load, usual(folder)).run();
        shell().print(ProofPhrase.PROVED_SOAK, options.seconds(), options.tables(), result.load().movesPerSecond(),
                memory,
                result.load().median(), result.load().p99(), result.objects(), result.resident());
    }

    private void memory(Path folder) throws Exception {
        Crowd.Result result = new Crowd(game(), options.tables(), times,
                nodes(folder, "-XX:+UseParallelGC", "-XX:+ExitOnOutOfMemoryError", "-Xmx" + memory).getFirst()).run();
        shell().print(ProofPhrase.PROVED_MEMORY, game().name(), memory, result.tables(), times, result.full(),
                result.empty(), result.opened(), result.slowest());
    }

    private void thinking(Path folder) throws Exception {
        Opponents.Result result = new Opponents(game(), times, options.tables(), usual(folder)).run();
        shell().print(ProofPhrase.PROVED_THINKING, game().name(), result.alone(), result.beside(), options.tables(),
                result.opening(), result.slower());
    }

    private void pages(Load load, Path folder) throws Exception {
        Onlookers.Result result = new Onlookers(game(), times, load.time(), usual(folder)).run();
        shell().print(ProofPhrase.PROVED_PAGES, result.alone(), result.late(), result.beside(), result.lateBeside(),
                Onlookers.CONNECTIONS, game().name(), times, result.pages());
    }

    private void fuzz(Path folder) {
        Fuzz.Result result = Fuzz.run(games().named(game().id()), folder, times, seed);
        shell().print(ProofPhrase.PROVED_FUZZ, game().name(), result.commands(), result.done(),
                result.refused(), result.tables(), result.seconds());
    }

    private Path data() {
        if (data == null) {
            throw new Refused(ProofPhrase.WHICH_DATA.text());
        }
        return data;
    }

    private void halfway() {
        String database = options.database().orElseGet(() -> Storage.addressOf(data()));
        try (Storage storage = Storage.at(database)) {
            HalfPlayed.fill(games(), storage, times, seed);
        }
        shell().print(ProofPhrase.LEFT_HALFWAY, times);
    }

    private void upgrade(Path scratch) {
        List<Upgrade.Fate> fates = options.database().map(database -> Upgrade.of(games(), database))
                .orElseGet(() -> Upgrade.ofCopy(games(), data(), scratch));
        fates.forEach(fate -> {
            shell().print(ProofPhrase.PROVED_UPGRADE, fate.game(), fate.tables(), fate.older(), fate.goOn(),
                    100.0 * fate.goOn() / fate.tables());
            Upgrade.reasons(fate).forEach(shell()::print);
        });
    }
}
