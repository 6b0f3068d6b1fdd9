package cydonia.games.onmars;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Refusal;
import cydonia.engine.Seat;
import cydonia.games.onmars.cards.Item;
import java.util.ArrayList;
import java.util.List;

/** Plays a scenario in notation: every action must be legal, and every position sound. */
final class Play {

    private OnMarsPosition position;

    private Play(OnMarsPosition position) {
        this.position = position;
        Invariants.sound(table());
    }

    static Play from(OnMarsPosition position) {
        return new Play(position);
    }

    /** Whoever is asked does these, one after the other. */
    Play does(String... actions) {
        for (String written : actions) {
            OnMarsAction action = new OnMars().notation().parse(written);
            assertThat(legal()).as("legal: %s", written).contains(written);
            position = position.apply(asked(), action);
            Invariants.sound(table());
        }
        return this;
    }

    /** These are not possible now. */
    Play refuses(String... actions) {
        assertThat(legal()).doesNotContain(actions);
        return this;
    }

    /** Exactly these are possible now. */
    Play offers(String... actions) {
        assertThat(legal()).containsExactlyInAnyOrder(actions);
        return this;
    }

    /** These are possible now, among others. */
    Play allows(String... actions) {
        assertThat(legal()).contains(actions);
        return this;
    }

    /** It is refused, and this is among the reasons. */
    Play refusesBecause(String action, OnMarsObstacle reason) {
        refuses(action);
        List<Refusal<OnMarsAction>> refusals = position.refusals(asked());
        assertThat(refusals).as("refusals").anySatisfy(refusal -> {
            assertThat(new OnMars().notation().print(refusal.action())).isEqualTo(action);
            assertThat(refusal.obstacles()).contains(reason);
        });
        return this;
    }

    Play asks(Seat seat, Task task) {
        assertThat(table().op()).isEqualTo(task);
        assertThat(asked()).isEqualTo(seat);
        return this;
    }

    List<String> legal() {
        List<String> legal = new ArrayList<>();
        for (OnMarsAction action : position.legal(asked())) {
            legal.add(new OnMars().notation().print(action));
        }
        return legal;
    }

    Seat asked() {
        return position.toAct().getFirst();
    }

    OnMarsPosition position() {
        return position;
    }

    Table table() {
        return position.table();
    }

    Company company(Seat seat) {
        return table().companies[seat.index()];
    }

    int stock(Seat seat, Item item) {
        return company(seat).stock[item.ordinal()];
    }

    static String hex(int q, int r) {
        return MarsMap.name(MarsMap.at(q, r));
    }

    static int at(int q, int r) {
        return MarsMap.at(q, r);
    }
}
