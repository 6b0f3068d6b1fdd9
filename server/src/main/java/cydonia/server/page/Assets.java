package cydonia.server.page;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;

/**
 * Addresses of the styles, scripts and pictures that came with the program. A mark made of all of them stands in each
 * address: whatever changes gets another address, and browsers keep what they have for good.
 */
public final class Assets {

    /**
     * The style sheets of every page: basics, tables, plain pages, how to play. Games have more for their boards.
     */
    public static final List<String> SHEETS = List.of("cydonia", "table", "pages", "learn");

    private static final String FOLDER = "static/";
    private static final int MARK_LENGTH = 16;
    private static final String MARK = mark();

    private Assets() {
    }

    /** Where a page finds that file. */
    public static String at(String file) {
        return "/static/" + MARK + "/" + file;
    }

    /** Whether that is the mark of the files as they are. */
    public static boolean marks(String word) {
        return MARK.equals(word);
    }

    private static String mark() {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            URL one = Objects.requireNonNull(Assets.class.getResource("/" + FOLDER + "app.js"));
            if (one.openConnection() instanceof JarURLConnection jar) {
                inJar(digest, jar.getJarFile());
            } else {
                inFolder(digest, Objects.requireNonNull(Path.of(one.toURI()).getParent()));
            }
            return HexFormat.of().formatHex(digest.digest()).substring(0, MARK_LENGTH);
        } catch (IOException damaged) {
            throw new UncheckedIOException(damaged);
        } catch (NoSuchAlgorithmException | URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static void inFolder(MessageDigest digest, Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                digest.update(Files.readAllBytes(file));
            }
        }
    }

    private static void inJar(MessageDigest digest, JarFile jar) throws IOException {
        List<JarEntry> files = jar.stream().filter(entry -> entry.getName().startsWith(FOLDER) && !entry.isDirectory())
                .sorted(Comparator.comparing(JarEntry::getName)).toList();
        for (JarEntry file : files) {
            try (InputStream in = jar.getInputStream(file)) {
                digest.update(in.readAllBytes());
            }
        }
    }
}
