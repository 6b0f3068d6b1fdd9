package cydonia.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class AgendaTest {

    /** A table that only counts. */
    private static final class Table {

        final Agenda<Table, Add, String> agenda;
        int sum;

        Table() {
            agenda = new Agenda<>();
        }

        Table(Table other) {
            agenda = new Agenda<>(other.agenda);
            sum = other.sum;
        }

        Imprint imprint() {
            Imprint imprint = new Imprint().put(sum);
            agenda.imprint(imprint);
            return imprint;
        }
    }

    private record Add(int number) implements Action {
    }

    private record TooFar(int sum) implements Obstacle {
    }

    private record Twice() implements Task.Chore<Table> {
        @Override
        public void run(Table table) {
            table.sum *= 2;
        }
    }

    /** Numbers are added until the sum is reached; 1 and 2 are offered as far as they fit. */
    private record CountTo(Seat who, int goal) implements Task.Decision<Table, Add, String> {
        @Override
        public int asked(Table table) {
            return table.sum < goal ? who.bit() : 0;
        }

        private boolean fits(Table table, int number, Why why) {
            return table.sum + number <= goal || why.asked() && why.not(new TooFar(table.sum + number));
        }

        @Override
        public void offer(Table table, Seat seat, Choices<Add> out) {
            for (int number = 1; number <= 2; number++) {
                if (fits(table, number, Why.NOT_ASKED)) {
                    out.add(new Add(number));
                }
            }
        }

        @Override
        public void take(Table table, Seat seat, Add action) {
            table.sum += action.number();
        }

        @Override
        public String question(Table table) {
            return table.sum + " of " + goal;
        }

        @Override
        public void explain(Table table, Seat seat, Reasons<Add> out) {
            for (int number = 1; number <= 2; number++) {
                int each = number;
                out.unless(new Add(each), why -> fits(table, each, why));
            }
        }

        @Override
        public Optional<Several<Add>> several(Table table, Seat seat) {
            return Optional.of(Several.<Add>of(Text.same("numbers"), 1, goal).item(new Add(1), goal).build());
        }

        @Override
        public List<Fact.Price> prices(Table table, Seat seat, Add action) {
            return List.of(new Fact.Price(new Thing("sum", Text.same("sum")), action.number()));
        }
    }

    private record Once(Seat who) implements Task.ByOne<Table, Add, String> {
        @Override
        public void offer(Table table, Seat seat, Choices<Add> out) {
            out.add(new Add(5));
        }

        @Override
        public void take(Table table, Seat seat, Add action) {
            table.agenda.pop();
            table.sum += action.number();
        }

        @Override
        public String question(Table table) {
            return "five?";
        }
    }

    private static Table owing(List<Task<Table>> fromTheTop) {
        Table table = new Table();
        fromTheTop.reversed().forEach(table.agenda::push);
        table.agenda.settle(table);
        return table;
    }

    private static List<Add> legal(Table table, Seat seat) {
        return table.agenda.legal(table, seat, new Choices<>());
    }

    @Test
    void what_was_owed_last_comes_first() {
        Table table = owing(List.of(new Once(Seat.RED), new Twice(), new Once(Seat.BLUE)));

        assertThat(table.agenda.toAct()).containsExactly(Seat.RED);
        table.agenda.play(table, Seat.RED, new Add(5));
        assertThat(table.sum).isEqualTo(10);
        assertThat(table.agenda.toAct()).containsExactly(Seat.BLUE);
        table.agenda.play(table, Seat.BLUE, new Add(5));
        assertThat(table.sum).isEqualTo(15);
        assertThat(table.agenda.toAct()).isEmpty();
        assertThat(table.agenda.top()).isNull();
    }

    @Test
    void a_decision_stays_until_it_has_nobody_to_ask() {
        Table table = owing(List.of(new CountTo(Seat.RED, 3)));

        table.agenda.play(table, Seat.RED, new Add(1));
        assertThat(table.agenda.decision().question(table)).isEqualTo("1 of 3");
        table.agenda.play(table, Seat.RED, new Add(2));
        assertThat(table.agenda.toAct()).isEmpty();
        assertThatThrownBy(table.agenda::decision).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void only_those_who_are_asked_hear_what_they_may_do() {
        Table table = owing(List.of(new CountTo(Seat.RED, 1)));

        assertThat(legal(table, Seat.RED)).containsExactly(new Add(1));
        assertThat(table.agenda.refusals(table, Seat.RED))
                .containsExactly(new Refusal<>(new Add(2), List.of(new TooFar(2))));
        assertThat(table.agenda.several(table, Seat.RED)).isPresent();
        assertThat(table.agenda.prices(table, Seat.RED, new Add(1))).hasSize(1);

        assertThat(legal(table, Seat.BLUE)).isEmpty();
        assertThat(table.agenda.refusals(table, Seat.BLUE)).isEmpty();
        assertThat(table.agenda.several(table, Seat.BLUE)).isEmpty();
        assertThat(table.agenda.prices(table, Seat.BLUE, new Add(1))).isEmpty();
    }

    @Test
    void a_decision_need_not_explain_anything() {
        Table table = owing(List.of(new Once(Seat.RED)));

        assertThat(table.agenda.refusals(table, Seat.RED)).isEmpty();
        assertThat(table.agenda.several(table, Seat.RED)).isEmpty();
        assertThat(table.agenda.prices(table, Seat.RED, new Add(5))).isEmpty();
    }

    @Test
    void a_copy_goes_its_own_way() {
        Table table = owing(List.of(new Once(Seat.RED), new Once(Seat.BLUE)));
        Table copy = new Table(table);
        assertThat(copy.imprint()).isEqualTo(table.imprint());

        copy.agenda.play(copy, Seat.RED, new Add(5));
        assertThat(copy.agenda.toAct()).containsExactly(Seat.BLUE);
        assertThat(table.agenda.toAct()).containsExactly(Seat.RED);
        assertThat(copy.imprint()).isNotEqualTo(table.imprint());
    }

    @Test
    void the_imprint_tells_every_task_and_their_order() {
        assertThat(owing(List.of(new Once(Seat.RED), new Once(Seat.BLUE))).imprint())
                .isNotEqualTo(owing(List.of(new Once(Seat.RED))).imprint())
                .isNotEqualTo(owing(List.of(new Once(Seat.RED), new Once(Seat.RED))).imprint());
        assertThat(owing(List.of(new CountTo(Seat.RED, 1))).imprint())
                .isNotEqualTo(owing(List.of(new CountTo(Seat.RED, 2))).imprint());
    }

    @Test
    void much_can_be_owed() {
        List<Task<Table>> many = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            many.add(new Once(Seat.of(i % 2)));
        }
        Table table = owing(many);
        for (int i = 0; i < 100; i++) {
            assertThat(table.agenda.toAct()).containsExactly(Seat.of(i % 2));
            table.agenda.play(table, Seat.of(i % 2), new Add(5));
        }
        assertThat(table.sum).isEqualTo(500);
    }

    @Test
    void when_the_game_ends_nothing_is_owed() {
        Table table = owing(List.of(new Once(Seat.RED), new Twice()));

        table.agenda.clear();
        table.agenda.settle(table);
        assertThat(table.agenda.toAct()).isEmpty();
        assertThat(table.sum).isZero();
    }
}
