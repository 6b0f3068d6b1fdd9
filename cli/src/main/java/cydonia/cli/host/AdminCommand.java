package cydonia.cli.host;

import cydonia.cli.shell.Phrase;
import cydonia.cli.shell.Shell;
import cydonia.cli.shell.Subcommand;
import cydonia.engine.Refused;
import cydonia.engine.Text;
import cydonia.replay.ReplayFormat;
import cydonia.tables.Archive;
import cydonia.tables.storage.Keeping;
import cydonia.titles.Games;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code cydonia admin}: looks after what a server keeps. */
@Command(name = "admin")
public final class AdminCommand extends Subcommand {

    /** What can be done. */
    enum Task {
        LIST, SHOW, CLOSE, DELETE, EXPORT, BACKUP, RESTORE, VERIFY, PRUNE, FORGET
    }

    @Mixin
    private final DataOptions data = new DataOptions();

    @Parameters(index = "0", paramLabel = "TASK")
    private Task task = Task.LIST;

    @Parameters(index = "1..*", paramLabel = "WHAT", arity = "0..2")
    private List<String> what = List.of();

    @Option(names = "--keep", paramLabel = "DAYS")
    private int keep = 365;

    public AdminCommand(Shell shell, Games games) {
        super(shell, games);
    }

    @Override
    public void run() {
        if (task == Task.RESTORE) {
            restore(Path.of(argument(0)));
            return;
        }
        boolean changes = switch (task) {
            case CLOSE, DELETE, PRUNE, FORGET -> true;
            case LIST, SHOW, EXPORT, BACKUP, VERIFY, RESTORE -> false;
        };
        try (Archive archive = changes
                ? Archive.alone(data.address(), games())
                : Archive.beside(data.address(), games())) {
            carryOut(archive);
        }
    }

    private void carryOut(Archive archive) {
        Keeping keeping = archive.keeping();
        switch (task) {
            case LIST -> keeping.tables().forEach(row -> shell().print(line(row)));
            case SHOW -> {
                shell().print(line(row(keeping, argument(0))));
                archive.log(argument(0)).forEach(shell()::print);
            }
            case CLOSE -> done(keeping.close(argument(0)), HostPhrase.ADMIN_CLOSED);
            case DELETE -> done(keeping.delete(argument(0)), HostPhrase.ADMIN_DELETED);
            case EXPORT -> export(archive, argument(0), Path.of(argument(1)));
            case BACKUP -> {
                keeping.backUp(Path.of(argument(0)));
                shell().print(HostPhrase.ADMIN_WRITTEN, argument(0));
            }
            case VERIFY -> verify(archive);
            case PRUNE -> prune(keeping);
            case FORGET -> shell().print(HostPhrase.ADMIN_FORGOTTEN, keeping.forget(argument(0)));
            case RESTORE -> throw new IllegalStateException("needs no archive");
        }
    }

    private String argument(int number) {
        if (what.size() <= number) {
            throw new Refused(HostPhrase.ADMIN_MISSING.text(task.name().toLowerCase(Locale.ROOT)));
        }
        return what.get(number);
    }

    private static String line(Keeping.Row row) {
        return "%-16s  %-18s  %-9s  %s  %5d  %s".formatted(row.id(), row.game() + " " + row.rules(),
                row.phase().name().toLowerCase(Locale.ROOT), row.changed().toString().substring(0, 16), row.entries(),
                String.join(", ", row.names())).stripTrailing();
    }

    private static Keeping.Row row(Keeping keeping, String id) {
        return keeping.tables().stream().filter(row -> row.id().equals(id)).findFirst()
                .orElseThrow(() -> Archive.noTable(id));
    }

    private void done(boolean found, Phrase phrase) {
        if (!found) {
            throw Archive.noTable(argument(0));
        }
        shell().print(phrase, argument(0));
    }

    private void export(Archive archive, String id, Path file) {
        try {
            Files.writeString(file, ReplayFormat.print(archive.replay(id)));
            shell().print(HostPhrase.ADMIN_WRITTEN, file);
        } catch (IOException failed) {
            throw new Refused(HostPhrase.ADMIN_UNWRITABLE.text(file));
        }
    }

    private void verify(Archive archive) {
        List<Archive.Verdict> all = archive.verify();
        List<Archive.Verdict> wrong = all.stream().filter(verdict -> !verdict.why().isEmpty()).toList();
        wrong.forEach(verdict -> shell().print(verdict.table() + "  " + verdict.why()));
        if (!wrong.isEmpty()) {
            throw new Refused(HostPhrase.ADMIN_UNPLAYABLE.text(wrong.size(), all.size()));
        }
        shell().print(HostPhrase.ADMIN_PLAYABLE, all.size());
    }

    /** Games that ended long ago, and tables that nobody has come back to. */
    private void prune(Keeping keeping) {
        int gone = keeping.prune(Instant.now().minus(Duration.ofDays(keep))).size();
        shell().print(HostPhrase.ADMIN_PRUNED, gone, keep);
    }

    /** What was there is put aside, not lost. */
    private void restore(Path copy) {
        if (data.database().isPresent()) {
            throw new Refused(new Text("PostgreSQL is restored with pg_restore.",
                    "PostgreSQL se restaure avec pg_restore."));
        }
        try (Archive whole = Archive.beside("jdbc:sqlite:" + copy, games())) {
            shell().print(HostPhrase.ADMIN_TABLES, whole.keeping().tables().size());
        }
        Path file = data.data().resolve("cydonia.db");
        try {
            if (Files.exists(file)) {
                Archive.alone(data.address(), games()).close(); // refused while a server runs
                Files.move(file, file.resolveSibling("cydonia.db.before-restore"), StandardCopyOption.REPLACE_EXISTING);
            }
            for (String part : List.of("cydonia.db-wal", "cydonia.db-shm")) {
                Files.deleteIfExists(file.resolveSibling(part));
            }
            Files.createDirectories(data.data());
            Files.copy(copy, file);
            shell().print(HostPhrase.ADMIN_WRITTEN, file);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
