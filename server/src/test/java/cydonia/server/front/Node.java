package cydonia.server.front;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * The tools that look at scripts and sheets. They are fetched once, into {@code target}, and need no network after
 * that.
 */
final class Node {

    private static final Path FOLDER = Path.of("target/front").toAbsolutePath();
    private static final List<String> WANTED = List.of("package.json", "package-lock.json");
    private static final int MINUTES = 5;

    /** What a tool said, and whether it was content. */
    record Verdict(boolean good, String words) {
    }

    private Node() {
    }

    /** Gets the tools ready; a sentence why they are not, or nothing. */
    static String prepare() {
        try {
            if (!run(Path.of("."), List.of("node", "--version")).good()) {
                return "node does not start here: install nodejs and npm to check scripts and style sheets";
            }
            Files.createDirectories(FOLDER);
            if (!installed()) {
                for (String file : WANTED) {
                    copy(file);
                }
                Verdict fetched = run(FOLDER, List.of("npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund",
                        "--prefer-offline", "--fetch-retries=1"));
                if (!fetched.good()) {
                    Files.delete(FOLDER.resolve(WANTED.getFirst()));
                    return "npm could not fetch the tools that check scripts and style sheets: "
                            + fetched.words().strip();
                }
            }
            try (Stream<Path> files = Files.list(FrontFiles.TOOLS)) {
                for (Path file : files.toList()) {
                    copy(file.getFileName().toString());
                }
            }
            return "";
        } catch (IOException missing) {
            return "no node or npm here: install nodejs and npm to check scripts and style sheets";
        }
    }

    /** Runs one of the tools in the root of the repository. */
    static Verdict tool(String name, String... arguments) {
        List<String> command = new ArrayList<>(List.of(FOLDER.resolve("node_modules/.bin").resolve(name).toString()));
        command.addAll(List.of(arguments));
        try {
            return run(FrontFiles.ROOT, command);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** Where a setting of the tools lies, beside what it asks for. */
    static String setting(String file) {
        return FOLDER.resolve(file).toString();
    }

    private static boolean installed() throws IOException {
        for (String file : WANTED) {
            Path there = FOLDER.resolve(file);
            if (!Files.exists(there) || Files.mismatch(there, FrontFiles.TOOLS.resolve(file)) >= 0) {
                return false;
            }
        }
        return Files.exists(FOLDER.resolve("node_modules"));
    }

    private static void copy(String file) throws IOException {
        Files.copy(FrontFiles.TOOLS.resolve(file), FOLDER.resolve(file), StandardCopyOption.REPLACE_EXISTING);
    }

    private static Verdict run(Path folder, List<String> command) throws IOException {
        Path words = Files.createTempFile("front", ".txt");
        try {
            Process process = new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true)
                    .redirectOutput(words.toFile()).start();
            if (!process.waitFor(MINUTES, TimeUnit.MINUTES)) {
                process.destroyForcibly();
                return new Verdict(false, "no answer in " + MINUTES + " minutes");
            }
            return new Verdict(process.exitValue() == 0, Files.readString(words));
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IOException(interrupted);
        } finally {
            Files.delete(words);
        }
    }
}
