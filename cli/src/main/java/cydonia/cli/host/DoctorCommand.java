package cydonia.cli.host;

import cydonia.cli.shell.Phrase;
import cydonia.cli.shell.Shell;
import cydonia.cli.shell.Subcommand;
import cydonia.engine.Refused;
import cydonia.tables.Archive;
import cydonia.titles.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code cydonia doctor}: whether this machine is fit to run a server. */
@Command(name = "doctor")
public final class DoctorCommand extends Subcommand {

    private static final int JAVA = 25;
    private static final long LITTLE_DISK = 500L << 20;
    private static final long LITTLE_MEMORY = 200L << 20;
    /** When this program was younger than this, no clock was right. */
    private static final Instant BEFORE = Instant.parse("2026-01-01T00:00:00Z");
    private static final Duration SLOW = Duration.ofMillis(50);
    private static final int WRITES = 20;

    @Mixin
    private final DataOptions data = new DataOptions();

    private int wrong;

    public DoctorCommand(Shell shell, Games games) {
        super(shell, games);
    }

    @Override
    public void run() {
        check(Runtime.version().feature() >= JAVA, HostPhrase.DOCTOR_JAVA, Runtime.version());
        check(Runtime.getRuntime().maxMemory() >= LITTLE_MEMORY, HostPhrase.DOCTOR_MEMORY,
                Runtime.getRuntime().maxMemory() >> 20);
        check(Instant.now().isAfter(BEFORE), HostPhrase.DOCTOR_CLOCK, Instant.now().toString().substring(0, 16));
        disk(data.data());
        database();
        if (wrong > 0) {
            throw new Refused(HostPhrase.DOCTOR_ILL.text(wrong));
        }
    }

    private void check(boolean well, Phrase phrase, Object... values) {
        wrong += well ? 0 : 1;
        shell().print((well ? "✓ " : "✗ ") + shell().say(phrase, values));
    }

    private void disk(Path folder) {
        try {
            Files.createDirectories(folder);
            check(Files.getFileStore(folder).getUsableSpace() >= LITTLE_DISK, HostPhrase.DOCTOR_DISK,
                    Files.getFileStore(folder).getUsableSpace() >> 20, folder);
            Path probe = Files.createTempFile(folder, "doctor", ".tmp");
            long start = System.nanoTime();
            try (var channel = java.nio.channels.FileChannel.open(probe, java.nio.file.StandardOpenOption.WRITE)) {
                for (int i = 0; i < WRITES; i++) {
                    channel.write(java.nio.ByteBuffer.wrap(new byte[4096]));
                    channel.force(true);
                }
            } finally {
                Files.delete(probe);
            }
            Duration each = Duration.ofNanos((System.nanoTime() - start) / WRITES);
            check(each.compareTo(SLOW) < 0, HostPhrase.DOCTOR_SYNC, "%.1f".formatted(each.toNanos() / 1e6));
        } catch (IOException failed) {
            check(false, HostPhrase.DOCTOR_NO_DISK, folder);
        }
    }

    private void database() {
        boolean none = data.database().isEmpty() && !Files.exists(data.data().resolve("cydonia.db"));
        if (none) {
            check(true, HostPhrase.DOCTOR_NO_DATABASE);
            return;
        }
        try (Archive archive = Archive.beside(data.address(), games())) {
            check(true, HostPhrase.DOCTOR_DATABASE, archive.keeping().tables().size(), archive.keeping().bytes() >> 10);
        } catch (Refused refused) {
            wrong++;
            shell().print("✗ " + shell().say(refused.why()));
        }
    }
}
