package cydonia.titles.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A primer is read from a few forms of Markdown")
class PrimerReaderTest {

    @Test
    void headings_paragraphs_lists_tables_and_figures() {
        Primer primer = PrimerReader.read("""
                # A game

                ## The aim {#aim}

                Be **first**, see
                [points](#points).

                - one
                  and a half
                - {heat} two

                ### Points {#points point, points}

                1. first
                2. second

                | what | worth |
                |---|---|
                | city | 2 |

                ![A map.](table)
                """);
        assertThat(primer.title()).isEqualTo("A game");
        assertThat(primer.passages()).extracting(Passage::id).containsExactly("aim", "points");
        Passage aim = primer.passages().getFirst();
        assertThat(aim.level()).isEqualTo(2);
        assertThat(aim.terms()).isEmpty();
        assertThat(primer.passages().getLast().terms()).containsExactly("point", "points");
        assertThat(primer.leading("Who has most Points, a point each?").spans()).containsExactly(
                new Span.Plain("Who has most "), new Span.Link("Points", "points"),
                new Span.Plain(", a point each?"));
        assertThat(primer.leading("No appointment.").spans()).containsExactly(new Span.Plain("No appointment."));
        assertThat(aim.blocks()).containsExactly(
                new Block.Paragraph(new Line(List.of(new Span.Plain("Be "), new Span.Strong("first"),
                        new Span.Plain(", see "), new Span.Link("points", "points"), new Span.Plain(".")))),
                new Block.Items(false, List.of(Line.of("one and a half"),
                        new Line(List.of(new Span.Icon("heat"), new Span.Plain(" two"))))));
        assertThat(aim.blocks().getFirst().lines().map(Line::text)).containsExactly("Be first, see points.");
        assertThat(primer.passages().getLast().blocks()).containsExactly(
                new Block.Items(true, List.of(Line.of("first"), Line.of("second"))),
                new Block.Grid(List.of(List.of(Line.of("what"), Line.of("worth")),
                        List.of(Line.of("city"), Line.of("2")))),
                new Block.Figure("table", Line.of("A map.")));
    }

    @Test
    void words_before_the_first_heading_belong_nowhere() {
        assertThatIllegalArgumentException().isThrownBy(() -> PrimerReader.read("Lost.\n\n## Aim {#aim}\n"));
    }
}
