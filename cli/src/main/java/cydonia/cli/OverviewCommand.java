package cydonia.cli;

import cydonia.cli.shell.LanguageOption;
import cydonia.cli.shell.Shell;
import cydonia.engine.Profile;
import cydonia.titles.Games;
import cydonia.titles.Title;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The command itself: what can be done. */
@Command(name = "cydonia", versionProvider = OverviewCommand.Version.class)
final class OverviewCommand implements Callable<Integer> {

    private final Shell shell;
    private final Games games;

    @SuppressWarnings("UnusedVariable") // picocli acts on it
    @Option(names = {"-h", "--help"}, usageHelp = true)
    private boolean help;

    @SuppressWarnings("UnusedVariable") // picocli acts on it
    @Option(names = {"-V", "--version"}, versionHelp = true)
    private boolean version;

    @Mixin
    @SuppressWarnings("UnusedVariable") // Main has looked for it
    private final LanguageOption language = new LanguageOption();

    OverviewCommand(Shell shell, Games games) {
        this.shell = shell;
        this.games = games;
    }

    @Override
    public Integer call() {
        List<Profile> profiles = games.all().stream().map(Title::profile).toList();
        shell.print(OverviewPhrase.OVERVIEW_HEAD);
        profiles.forEach(profile -> line(profile.id(), shell.say(profile.name())));
        String example = profiles.isEmpty() ? "GAME" : profiles.getFirst().id();
        shell.print(OverviewPhrase.OVERVIEW_DO);
        line("cydonia serve", shell.say(OverviewPhrase.OVERVIEW_SERVE));
        line("cydonia games", shell.say(OverviewPhrase.OVERVIEW_GAMES));
        line("cydonia play " + example, shell.say(OverviewPhrase.OVERVIEW_PLAY));
        line("cydonia cards " + example, shell.say(OverviewPhrase.OVERVIEW_CARDS));
        line("cydonia simulate " + example, shell.say(OverviewPhrase.OVERVIEW_SIMULATE));
        line("cydonia arena " + example, shell.say(OverviewPhrase.OVERVIEW_ARENA));
        line("cydonia replay FILE", shell.say(OverviewPhrase.OVERVIEW_REPLAY));
        line("cydonia review FILE", shell.say(OverviewPhrase.OVERVIEW_REVIEW));
        shell.print(OverviewPhrase.OVERVIEW_MORE);
        return ExitCode.OK;
    }

    private void line(String left, String right) {
        shell.print("  %-36s %s".formatted(left, right));
    }

    /** Of the build. */
    static String version() {
        Properties properties = new Properties();
        try (InputStream in = OverviewCommand.class.getResourceAsStream("version.properties")) {
            properties.load(in);
        } catch (IOException damaged) {
            throw new UncheckedIOException(damaged);
        }
        return properties.getProperty("version", "");
    }

    /** The version of the build, and of the Java that runs it. */
    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[]{"cydonia %s (Java %s)".formatted(version(), Runtime.version())};
        }
    }
}
