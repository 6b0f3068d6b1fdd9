package cydonia.server.page;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Language;
import cydonia.titles.Games;
import cydonia.titles.Title;
import cydonia.titles.learn.Block;
import cydonia.titles.learn.Primer;
import cydonia.titles.learn.Span;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("What a primer and the front page name is drawn")
class PrimerSignsTest {

    static Stream<Title<?, ?, ?>> games() {
        return Games.known().all().stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void every_sign_in_a_primer_is_on_its_sheet(Title<?, ?, ?> title) {
        for (Language language : Language.values()) {
            List<String> signs = signs(title.handbook().in(language));
            assertThat(signs).isNotEmpty().allSatisfy(sign -> assertThat(sheet(sign))
                    .contains("id=\"" + sign.substring(sign.indexOf('/') + 1) + "\""));
        }
    }

    private static List<String> signs(Primer primer) {
        return primer.passages().stream().flatMap(passage -> passage.blocks().stream()).flatMap(Block::lines)
                .flatMap(line -> line.spans().stream())
                .flatMap(span -> span instanceof Span.Icon(String name) ? Stream.of(name) : Stream.empty()).toList();
    }

    /** Signs are on the common sheet, or on the game's own. */
    private static String sheet(String sign) {
        int cut = sign.indexOf('/');
        return file("/static/" + (cut < 0 ? "" : sign.substring(0, cut) + "-") + "icons.svg");
    }

    @ParameterizedTest
    @MethodSource("games")
    void every_game_has_its_picture(Title<?, ?, ?> title) {
        assertThat(file("/static/pictures/" + title.gallery().picture())).isNotEmpty();
    }

    private static String file(String name) {
        try (InputStream in = Objects.requireNonNull(PrimerSignsTest.class.getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException damaged) {
            throw new UncheckedIOException(damaged);
        }
    }
}
