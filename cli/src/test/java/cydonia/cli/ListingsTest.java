package cydonia.cli;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.cli.arena.ArenaPhrase;
import cydonia.cli.host.HostPhrase;
import cydonia.cli.play.PlayPhrase;
import cydonia.cli.shell.Help;
import cydonia.cli.shell.Lines;
import cydonia.cli.shell.Phrase;
import cydonia.cli.shell.Shell;
import cydonia.cli.shell.ShellPhrase;
import cydonia.engine.Language;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Overview, help, games and cards")
class ListingsTest {

    @Test
    void it_says_what_can_be_done() {
        Run run = Run.of();
        assertThat(run.code()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).contains("dunes", "cydonia play dunes", "cydonia simulate dunes", "cydonia replay FILE");
        assertThat(Run.of("--lang", "fr").out()).contains("Ce que vous pouvez faire", "Les Dunes");
    }

    @Test
    void it_tells_its_version() {
        Run run = Run.of("--version");
        assertThat(run.code()).isZero();
        assertThat(run.out()).matches("cydonia \\d+\\.\\d+\\.\\d+(-SNAPSHOT)? \\(Java .*\\)\\R");
    }

    @ParameterizedTest
    @ValueSource(strings = {"serve", "games", "cards", "play", "simulate", "arena", "replay"})
    void every_command_has_help_in_both_languages_with_examples(String command) {
        Run english = Run.of(command, "--help");
        Run french = Run.of(command, "--help", "--lang", "fr");
        assertThat(english.code()).isZero();
        assertThat(english.out()).contains("Usage: cydonia " + command, "Examples:", "Language: fr or en.");
        assertThat(french.out()).contains("Usage : cydonia " + command, "Exemples :", "Langue : fr ou en.")
                .doesNotContain("The ", "How many");
        assertThat(Run.of("--help").out()).contains("  " + command);
    }

    @ParameterizedTest
    @ValueSource(strings = {"serve", "cards", "play", "simulate", "arena", "replay"})
    void every_argument_is_explained(String command) {
        for (Language language : Language.values()) {
            List<String> help = Run.of(command, "--help", "--lang", language.code()).out().lines().toList();
            assertThat(help.stream().filter(line -> line.strip().matches("(-h, )?(--|\\[?(GAME|FILE)).*")))
                    .isNotEmpty().allMatch(line -> line.strip().contains("  ")
                            || help.get(help.indexOf(line) + 1).startsWith("          "));
        }
    }

    @Test
    void help_says_the_same_things_in_both_languages() {
        ResourceBundle english = Help.in(Language.EN, Main.class.getPackage());
        ResourceBundle french = Help.in(Language.FR, Main.class.getPackage());
        assertThat(french.keySet()).isEqualTo(english.keySet());
    }

    static Stream<Phrase> phrases() {
        return Stream.<Phrase[]>of(OverviewPhrase.values(), ShellPhrase.values(), PlayPhrase.values(),
                ArenaPhrase.values(), HostPhrase.values()).flatMap(Arrays::stream);
    }

    @ParameterizedTest
    @MethodSource("phrases")
    void every_phrase_has_the_same_places_to_fill_in_both_languages(Phrase phrase) {
        Object[] values = {1, 2, 3, 4, 5, 6, 7, 8};
        Object[] numbers = {1.5, 2.5, 3.5};
        for (Language language : Language.values()) {
            assertThat(filled(phrase, language, values, numbers)).isNotBlank();
        }
    }

    /** Speeds and means want fractions, everything else takes whole numbers. */
    private static String filled(Phrase phrase, Language language, Object[] whole, Object[] fractions) {
        return switch (phrase) {
            case ArenaPhrase.SIMULATED_SPEED -> phrase.in(language, fractions);
            case ArenaPhrase.SIMULATED_DECISIONS -> phrase.in(language, 1L, 2.5, 3);
            case ArenaPhrase.SIMULATED_WIN -> phrase.in(language, "Red", 2, 3.5);
            case ArenaPhrase.CALIBRATE_ERROR -> phrase.in(language, 1.5, 0.25);
            case ArenaPhrase.CALIBRATE_THIRDS -> phrase.in(language, 1.5, 2.5, 3.5);
            case ArenaPhrase.CALIBRATE_ROW -> phrase.in(language, 1, 2, 3, 4.5, 5.5);
            case ArenaPhrase.SIMULATED_SCORES -> phrase.in(language, 1, 2, 3.5);
            default -> phrase.in(language, whole);
        };
    }

    @Test
    void games_are_listed_with_seats_and_options() {
        assertThat(Run.of("games").out().lines()).containsExactly("dunes  Dunes",
                "  Bid winds in secret for the spice of the dune.", "  Players: 2 to 4.",
                "  --option storms=…  storms blow dunes away: off (no), on (yes) [default]", "");
        assertThat(Run.of("games", "--lang", "fr").out()).contains("Les Dunes", "Joueurs : de 2 à 4.",
                "les tempêtes emportent les dunes : off (non), on (oui) [par défaut]");
    }

    @Test
    void cards_are_grouped_and_what_is_reconstructed_is_marked() {
        List<String> english = Run.of("cards", "dunes").out().lines().toList();
        assertThat(english).startsWith("Winds (9)", "  Wind 1 [wind-1]", "    Wins against every wind below 1.")
                .contains("  Wind 9 (*) [wind-9]")
                .endsWith("(*) Not confirmed by any source: our reconstruction.");
        assertThat(english.stream().filter(line -> line.contains("(*)"))).hasSize(2);
        assertThat(Run.of("cards", "dunes", "--lang", "fr").out()).contains("Vents (9)", "L'emporte sur tout vent");
    }

    @ParameterizedTest
    @CsvSource(nullValues = "-", value = {"fr_FR.UTF-8, -, FR", "en_GB.UTF-8, fr_FR, EN", "'', fr_CA.UTF-8, FR",
            "-, -, EN", "C, fr_FR, EN"})
    void the_environment_chooses_the_language(@org.jspecify.annotations.Nullable String all,
            @org.jspecify.annotations.Nullable String lang, Language expected) {
        Map<String, String> environment = new java.util.HashMap<>();
        if (all != null) {
            environment.put("LC_ALL", all);
        }
        if (lang != null) {
            environment.put("LANG", lang);
        }
        assertThat(Shell.language(environment)).isEqualTo(expected);
    }

    @Test
    void lines_are_wrapped_at_spaces() {
        List<String> lines = Lines.wrapped("word ".repeat(50), "* ", "  ");
        assertThat(lines).hasSize(3).allMatch(line -> line.length() <= 100);
        assertThat(String.join(" ", lines).split("word", -1)).hasSize(51);
        assertThat(Arrays.asList(lines.get(0).substring(0, 6), lines.get(1).substring(0, 6)))
                .containsExactly("* word", "  word");
    }
}
