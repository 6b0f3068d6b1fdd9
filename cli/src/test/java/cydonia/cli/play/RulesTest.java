package cydonia.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.cli.Run;
import cydonia.cli.shell.Ink;
import cydonia.cli.shell.Shell;
import cydonia.engine.Language;
import cydonia.titles.Games;
import cydonia.titles.Title;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("The rules at a terminal")
class RulesTest {

    static Stream<Title<?, ?, ?>> games() {
        return Games.known().all().stream();
    }

    private static Run play(String... lines) {
        return Run.with(List.of(Games.marsTilsit()), List.of(lines), "play", "mars-tilsit", "--seed", "3", "--level",
                "random");
    }

    @Test
    void rules_alone_tells_the_passage_for_the_question_and_what_else_there_is() {
        assertThat(play("rules").out()).contains("Setting up", "Everybody takes a mine", "Ten hints");
    }

    @Test
    void a_word_finds_what_is_about_it_in_either_language() {
        assertThat(play("rules contracts").out()).contains("A contract costs 1 carbon and 1 water;");
        assertThat(Run.with(List.of(Games.marsTilsit()), List.of("regles suprematies"), "play", "mars-tilsit", "--seed",
                "3", "--level", "random", "--lang", "fr").out()).contains("vainqueur unique garde la carte");
        assertThat(play("rules zeppelin").out()).contains("nothing about “zeppelin”");
    }

    @Test
    void a_game_without_them_says_so() {
        assertThat(Run.typing(List.of("rules"), "play", "dunes", "--seed", "3").out())
                .contains("not written down here yet");
    }

    @ParameterizedTest
    @MethodSource("games")
    void everything_fits_into_80_columns(Title<?, ?, ?> title) {
        for (Language language : Language.values()) {
            Shell narrow = shell(language, Ink.PLAIN).fitting(72);
            title.handbook().in(language).passages().forEach(passage -> assertThat(
                    new RulesOrder(title.handbook().in(language), passage.id(), narrow).lines(""))
                    .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80)));
        }
    }

    @Test
    void a_wide_terminal_gets_lines_that_are_still_easy_to_read() {
        assertThat(shell(Language.EN, Ink.PLAIN).fitting(200).width()).isEqualTo(100);
        assertThat(shell(Language.EN, Ink.PLAIN).fitting(90).width()).isEqualTo(90);
        assertThat(shell(Language.EN, Ink.PLAIN).fitting(20).width()).isEqualTo(80);
    }

    @Test
    void seats_have_their_colours_where_the_terminal_has_any() {
        String told = "Red and Redford; Blue-green.";
        assertThat(Ink.COLOURED.seats(told, Language.EN)).isEqualTo("\033[31mRed\033[0m and Redford; Blue-green.");
        assertThat(Ink.PLAIN.seats(told, Language.EN)).isEqualTo(told);
    }

    private static Shell shell(Language language, Ink ink) {
        return new Shell(InputStream.nullInputStream(),
                new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8), System.err, false, ink,
                language, false);
    }
}
