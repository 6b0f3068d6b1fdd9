package cydonia.proof;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.cli.shell.Help;
import cydonia.engine.Language;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The help of proofs, and what they say")
class HelpTest {

    @ParameterizedTest
    @ValueSource(strings = {"prove", "bench-server"})
    void every_command_has_help_in_both_languages_with_examples(String command) {
        Run english = Run.of(command, "--help");
        Run french = Run.of(command, "--help", "--lang", "fr");
        assertThat(english.code()).isZero();
        assertThat(english.out()).contains("Usage: cydonia " + command, "Examples:", "Language: fr or en.",
                "Show this help.");
        assertThat(french.out()).contains("Usage : cydonia " + command, "Exemples :", "Langue : fr ou en.")
                .doesNotContain("The ", "How many");
        assertThat(Run.of("--help").out()).contains("  " + command);
        assertThat(Run.of("--lang", "en").out()).isEqualTo(Run.of("--help").out());
    }

    @ParameterizedTest
    @ValueSource(strings = {"prove", "bench-server"})
    void every_argument_is_explained(String command) {
        for (Language language : Language.values()) {
            List<String> help = Run.of(command, "--help", "--lang", language.code()).out().lines().toList();
            assertThat(help.stream().filter(line -> line.strip().matches("(-h, )?(--|\\[?TASK).*"))).isNotEmpty()
                    .allMatch(line -> line.strip().contains("  ")
                            || help.get(help.indexOf(line) + 1).startsWith("          "));
        }
    }

    @Test
    void help_says_the_same_things_in_both_languages() {
        assertThat(Help.in(Language.FR, Main.class.getPackage()).keySet())
                .isEqualTo(Help.in(Language.EN, Main.class.getPackage()).keySet()).contains("cydonia.prove.TASK[0]");
    }

    @ParameterizedTest
    @EnumSource
    void every_phrase_has_the_same_places_to_fill_in_both_languages(ProofPhrase phrase) {
        for (Language language : Language.values()) {
            assertThat(filled(phrase, language)).isNotBlank();
        }
    }

    /** Speeds and means want fractions, everything else takes whole numbers. */
    private static String filled(ProofPhrase phrase, Language language) {
        return switch (phrase) {
            case LOADED_TIMES -> phrase.in(language, 1.5, 2.5, 3.5);
            case LOADED_MOVES -> phrase.in(language, 1, 2.5, 3);
            case LOADED_MEMORY -> phrase.in(language, 1L, 2.5);
            case PROVED_KILLS -> phrase.in(language, 1, 2, 3, 4, 5, 6.5, 7, 8);
            case PROVED_OUTAGE -> phrase.in(language, 1, 2, 3, 4.5, 5.5, 6.5);
            case PROVED_OUTAGE_KEPT -> phrase.in(language, 1.5, 2.5, 3.5, 4, 5, 6, 7);
            case PROVED_MEMORY -> phrase.in(language, 1, 2, 3, 4, 5, 6, 7, 8.5);
            case PROVED_SOAK -> phrase.in(language, 1, 2, 3.5, 4, 5.5, 6.5, 7, 8);
            case PROVED_THINKING -> phrase.in(language, 1, 2.5, 3.5, 4, 5.5, 6.5);
            case PROVED_PAGES -> phrase.in(language, 1.5, 2.5, 3.5, 4.5, 5, 6, 7, 8);
            case PROVED_FUZZ -> phrase.in(language, 1, 2, 3, 4, 5, 6.5);
            case PROVED_UPGRADE -> phrase.in(language, 1, 2, 3, 4, 5.5);
            default -> phrase.in(language, 1, 2, 3, 4, 5, 6, 7, 8);
        };
    }
}
