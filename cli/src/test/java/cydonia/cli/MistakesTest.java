package cydonia.cli;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.dunes.Dunes;
import cydonia.dunes.DunesPosition;
import cydonia.dunes.language.DunesAction;
import cydonia.dunes.language.DunesView;
import cydonia.engine.Game;
import cydonia.engine.Language;
import cydonia.engine.Names;
import cydonia.engine.Notation;
import cydonia.engine.Profile;
import cydonia.engine.Prose;
import cydonia.engine.Purpose;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.titles.Title;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A mistake gets one sentence on standard error")
class MistakesTest {

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', value = {
            // spotless:off
        "frob                                 | Unknown command or option: “frob”. Try “cydonia --help”.",
        "--frob                               | Unknown command or option: “--frob”. Try “cydonia --help”.",
        "play dunes --frob                    | Unknown command or option: “--frob”. Try “cydonia play --help”.",
        "play dunes extra                     | Unknown command or option: “extra”. Try “cydonia play --help”.",
        "play                                 | Which game? There are: dunes.",
        "play chess                           | There is no game “chess”; there are: dunes.",
        "play dunes --seats 9                 | Dunes is for 2 to 4 players, not 9.",
        "play dunes --seats two               | “two” is not a value for --seats N. Try “cydonia play --help”.",
        "play dunes --seats                   | Something is missing: --seats. Try “cydonia play --help”.",
        "play dunes --seats 2 --seats 3       | --seats is given twice. Try “cydonia play --help”.",
        "play dunes --people 3                | A table of 2 players has no room for 3 people.",
        "play dunes --people -1               | A table of 2 players has no room for -1 people.",
        "play dunes --option rain=on          | Dunes has no option “rain”; it has: storms.",
        "play dunes --option storms=maybe     | The option “storms” cannot be “maybe”: choose one of off, on.",
        "play dunes --option storms           | “storms” is not a value for --option KEY=VALUE. Try “cydonia play --help”.",
        "play dunes --seed x                  | “x” is not a seed: a whole number or 32 hexadecimal digits are needed. Try “cydonia play --help”.",
        "play dunes --load a.json --seats 2   | A loaded game is already set up: --load goes without --seats, --option and --seed.",
        "play dunes --load no-such.json       | no-such.json: there is no such file.",
        "play --lang de                       | “de” is not a language of this program: use en or fr. Try “cydonia play --help”.",
        "play chess --lang fr                 | Il n’y a pas de jeu « chess » ; il y a : dunes.",
        "play dunes --frob --lang=fr          | Commande ou option inconnue : « --frob ». Voyez « cydonia play --help ».",
        "cards                                | Something is missing: GAME. Try “cydonia cards --help”.",
        "cards chess                          | There is no game “chess”; there are: dunes.",
        "games dunes                          | Unknown command or option: “dunes”. Try “cydonia games --help”.",
        "simulate                             | Something is missing: GAME. Try “cydonia simulate --help”.",
        "simulate dunes --seats 1             | Dunes is for 2 to 4 players, not 1.",
        "simulate dunes --games 0             | --games must be at least 1, not 0.",
        "simulate dunes --games 1e3           | “1e3” is not a value for --games G. Try “cydonia simulate --help”.",
        "simulate dunes --threads 0           | --threads must be at least 1, not 0.",
        "simulate dunes --limit -5            | --limit must be at least 1, not -5.",
        "simulate dunes --json --coverage     | --json and --coverage do not go together.",
        "replay                               | Something is missing: FILE. Try “cydonia replay --help”.",
        "replay no-such.json                  | no-such.json: there is no such file.",
        "replay .                             | .: this is a folder, not a file.",
        "replay pom.xml                       | pom.xml: the file is not JSON: line 1 cannot be read.",
    // spotless:on
    })
    void of_the_users(String line, String sentence) {
        Run run = Run.of(line.strip().split(" ", -1));
        assertThat(run.err()).isEqualTo(sentence + System.lineSeparator());
        assertThat(run.out()).isEmpty();
        assertThat(run.code()).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"prove", "bench-server"})
    void of_who_looks_for_proofs_where_only_the_product_is(String command) {
        Run run = Run.of(command, "kills", "--times", "3", "--help");
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err().lines()).singleElement().asString().startsWith("“cydonia " + command + "” is in a jar")
                .matches(".*: java -jar cydonia-proof-\\d\\S+\\.jar " + command);
        assertThat(Run.of(command, "--lang", "fr").err()).contains("publié à côté", "cydonia-proof-");
        assertThat(Run.of("--help").out()).contains("  " + command);
    }

    /** A game whose rules fail. */
    private record Broken(Dunes dunes) implements Game<DunesPosition, DunesAction, DunesView> {

        @Override
        public Profile profile() {
            return dunes.profile();
        }

        @Override
        public DunesPosition begin(Setup setup, Seed seed) {
            throw new IllegalStateException("the dune is made of cheese");
        }

        @Override
        public Notation<DunesAction> notation() {
            return dunes.notation();
        }

        @Override
        public Prose<DunesAction, DunesView> prose(Language language, Names names) {
            return dunes.prose(language, names);
        }
    }

    @Test
    void of_ours_and_the_code_1_without_a_stack_trace() {
        List<Title<?, ?, ?>> games = List.of(Title.plain(new Broken(new Dunes())));
        Run play = Run.with(games, List.of(), "play", "dunes");
        assertThat(play.code()).isEqualTo(1);
        assertThat(play.err().lines()).singleElement().asString().contains("the dune is made of cheese")
                .contains("CYDONIA_TRACE");
        Run simulate = Run.with(games, List.of(), "simulate", "dunes", "--threads", "2", "--seed", "7");
        assertThat(simulate.code()).isEqualTo(1);
        assertThat(simulate.err().lines()).singleElement().asString()
                .contains("game 0 (seed " + Seed.of(7).derive(Purpose.SIMULATED_GAMES, 0))
                .contains("the dune is made of cheese");
    }
}
