package cydonia.tables.storage;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.pool.HikariPool;
import cydonia.engine.Refused;
import cydonia.engine.Text;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.MigrationInfo;

/** Opens a database and brings it to the version this program needs; whatever is in the way is said in one sentence. */
final class Database {

    private static final int SQLITE_CONNECTIONS = 4;
    private static final int POSTGRES_CONNECTIONS = 10;
    /** Whoever waits longer for a database that was restarted is told so, and asks again. */
    private static final long CONNECT_MILLIS = 3_000;
    /** The last of the migrations. */
    private static final String NEWEST = "8";

    private Database() {
    }

    /** The address of the SQLite file in that folder. */
    static String inFolder(Path folder) {
        try {
            Files.createDirectories(folder);
        } catch (IOException notMade) {
            throw unwritable(folder);
        }
        if (!Files.isDirectory(folder) || !Files.isWritable(folder)) {
            throw unwritable(folder);
        }
        Path file = folder.resolve("cydonia.db");
        if (Files.exists(file) && !Files.isWritable(file)) {
            throw unwritable(file);
        }
        return "jdbc:sqlite:" + file;
    }

    private static HikariDataSource connect(String url) {
        HikariConfig config = new HikariConfig();
        if (url.startsWith("jdbc:sqlite:")) {
            // Readers never wait for the writer; writers wait for each other; a commit has reached the disk.
            config.addDataSourceProperty("journal_mode", "WAL");
            config.addDataSourceProperty("synchronous", "FULL");
            config.addDataSourceProperty("busy_timeout", "5000");
            config.addDataSourceProperty("foreign_keys", "true");
            config.addDataSourceProperty("transaction_mode", "IMMEDIATE");
            config.setMaximumPoolSize(SQLITE_CONNECTIONS);
        } else if (url.startsWith("jdbc:postgresql:")) {
            config.addDataSourceProperty("tcpKeepAlive", "true");
            config.setMaximumPoolSize(POSTGRES_CONNECTIONS);
        } else {
            throw new Refused(Text.of(
                    "“%s” is not a database this program knows: use jdbc:postgresql:… or jdbc:sqlite:….",
                    "« %s » n’est pas une base de données connue : utilisez jdbc:postgresql:… ou jdbc:sqlite:….",
                    withoutSecrets(url)));
        }
        config.setJdbcUrl(url);
        config.setConnectionTimeout(CONNECT_MILLIS);
        HikariDataSource source;
        try {
            source = new HikariDataSource(config);
        } catch (HikariPool.PoolInitializationException unreachable) {
            throw cannotOpen(url, unreachable);
        }
        return source;
    }

    static HikariDataSource open(String url) {
        return prepared(url, true);
    }

    /** Without bringing it up to date: whoever does that must be alone with it. */
    static HikariDataSource beside(String url) {
        if (OwnFile.of(url).filter(file -> !Files.exists(file)).isPresent()) {
            throw new Refused(Text.of("There is no database at %s.", "Il n’y a pas de base de données dans %s.",
                    withoutSecrets(url)));
        }
        return prepared(url, false);
    }

    private static HikariDataSource prepared(String url, boolean alone) {
        HikariDataSource source = connect(url);
        try {
            checkWhole(source, url);
            if (!isCurrent(source)) {
                migrate(source, alone);
            }
        } catch (FlywayException | SQLException failed) {
            source.close();
            throw cannotOpen(url, failed);
        } catch (Refused refused) {
            source.close();
            throw refused;
        }
        return source;
    }

    /** What is damaged would be damaged further by writing to it. */
    private static void checkWhole(HikariDataSource source, String url) throws SQLException {
        if (OwnFile.of(url).isEmpty()) {
            return;
        }
        try (Connection connection = source.getConnection();
                Statement statement = connection.createStatement();
                ResultSet found = statement.executeQuery("pragma quick_check(1)")) {
            String first = found.next() ? found.getString(1) : "ok";
            if (!"ok".equals(first)) {
                throw new Refused(Text.of("The database %s is damaged (%s). Restore a back-up of it.",
                        "La base de données %s est abîmée (%s). Restaurez-en une sauvegarde.", withoutSecrets(url),
                        first.lines().findFirst().orElse("?")));
            }
        }
    }

    /** Whether there is nothing to bring up to date, as almost always: finding that out otherwise takes long. */
    static boolean isCurrent(HikariDataSource source) {
        try (Connection connection = source.getConnection();
                Statement statement = connection.createStatement();
                ResultSet last = statement.executeQuery("""
                        select version, success from flyway_schema_history
                        where version is not null order by installed_rank desc""")) {
            return last.next() && NEWEST.equals(last.getString(1)) && last.getBoolean(2);
        } catch (SQLException unmade) {
            return false;
        }
    }

    private static void migrate(HikariDataSource source, boolean alone) {
        Flyway flyway = Flyway.configure().dataSource(source).locations("classpath:db/migration").load();
        boolean newer = Arrays.stream(flyway.info().applied()).map(MigrationInfo::getState)
                .anyMatch(state -> state.name().startsWith("FUTURE"));
        if (newer) {
            throw new Refused(new Text(
                    "The database was made by a newer version of this program; this one would damage it.",
                    "La base de données vient d’une version plus récente de ce programme ; celle-ci l’abîmerait."));
        }
        if (alone) {
            flyway.migrate();
        } else if (flyway.info().pending().length > 0) {
            throw new Refused(new Text("The database is of an older version: start the server once, which updates it.",
                    "La base de données est d’une version antérieure : démarrez une fois le serveur, qui la met à jour."));
        }
    }

    private static Refused unwritable(Path path) {
        return new Refused(Text.of("“%s” cannot be written: choose another folder with --data.",
                "Impossible d’écrire dans « %s » : choisissez un autre dossier avec --data.", path));
    }

    private static Refused cannotOpen(String url, Exception failure) {
        Throwable cause = failure;
        while (cause.getCause() != null) {
            cause = cause.getCause();
        }
        String reason = String.valueOf(cause.getMessage()).lines().findFirst().orElse("?");
        return new Refused(Text.of("The database %s cannot be opened: %s", "Impossible d’ouvrir la base %s : %s",
                withoutSecrets(url), reason));
    }

    /** An address may carry a password after the question mark. */
    private static String withoutSecrets(String url) {
        int parameters = url.indexOf('?');
        return parameters < 0 ? url : url.substring(0, parameters);
    }
}
