package cydonia.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Notation")
class NotationTest {

    sealed interface Deed extends Action {
    }

    record Rest() implements Deed {
    }

    record Dig(String what) implements Deed {
    }

    record Trade(Seat with, Integer count, String what) implements Deed {
    }

    private static final Word<String> GOODS = Word.of(new Text("a good", "un bien"), List.of("iron", "ice"), s -> s);
    private static final Word<Integer> COUNT = Word.number(new Text("a number", "un nombre"), 1, 3);
    private static final Notation<Deed> NOTATION = Notation.<Deed>builder().form("rest", new Rest())
            .form("dig _", Dig.class, GOODS, Dig::new, Dig::what).form("trade _ for _ _", Trade.class, Word.SEAT, COUNT,
                    GOODS, Trade::new, Trade::with, Trade::count, Trade::what)
            .build();

    @Test
    void what_is_printed_parses_to_the_same_action() {
        Stream.of(new Rest(), new Dig("ice"), new Trade(Seat.BLUE, 2, "iron"))
                .forEach(deed -> assertThat(NOTATION.parse(NOTATION.print(deed))).isEqualTo(deed));
        assertThat(NOTATION.print(new Trade(Seat.BLUE, 2, "iron"))).isEqualTo("trade blue for 2 iron");
    }

    @Test
    void an_unknown_word_is_answered_with_all_that_could_stand_there() {
        assertThatThrownBy(() -> NOTATION.parse("dance")).isInstanceOf(Refused.class)
                .hasMessage("“dance” is not an action of this game; expected: rest, dig, trade.");
        assertThatThrownBy(() -> NOTATION.parse("")).hasMessageContaining("rest, dig, trade");
        assertThatThrownBy(() -> NOTATION.parse("dig gold"))
                .hasMessage("“gold” cannot follow “dig”; expected: a good (iron, ice).");
        assertThatThrownBy(() -> NOTATION.parse("trade blue for 9 ice")).hasMessageContaining("a number (1, 2, 3)");
        assertThatThrownBy(() -> NOTATION.parse("trade blue"))
                .hasMessage("“trade blue” is not complete; expected next: for.");
        assertThatThrownBy(() -> NOTATION.parse("rest now"))
                .hasMessage("“now” cannot follow “rest”; expected: nothing more.");
    }

    @Test
    void the_same_error_is_told_in_french() {
        assertThatThrownBy(() -> NOTATION.parse("dig gold")).isInstanceOfSatisfying(Refused.class,
                refused -> assertThat(refused.why().fr())
                        .isEqualTo("« gold » ne peut pas suivre « dig » ; attendu : un bien (iron, ice)."));
    }
}
