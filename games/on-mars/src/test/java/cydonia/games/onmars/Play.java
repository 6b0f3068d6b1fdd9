package cydonia.games.onmars;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cydonia.engine.Audience;
import cydonia.engine.Game;
import cydonia.engine.Language;
import cydonia.engine.Match;
import cydonia.engine.Names;
import cydonia.engine.Next;
import cydonia.engine.Notation;
import cydonia.engine.Profile;
import cydonia.engine.Prose;
import cydonia.engine.Refusal;
import cydonia.engine.Refused;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.games.onmars.box.Item;
import cydonia.games.onmars.box.MarsMap;
import cydonia.games.onmars.language.OnMarsAction;
import cydonia.games.onmars.language.OnMarsObstacle;
import cydonia.games.onmars.language.OnMarsView;
import cydonia.games.onmars.language.Question;
import cydonia.games.onmars.table.Company;
import cydonia.games.onmars.table.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

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

    /** Whoever is asked names these things at once, in this order. */
    Play doesTogether(String... actions) {
        position = together(actions).position();
        Invariants.sound(table());
        return this;
    }

    /** These things cannot be named at once, for this reason, and nothing happens. */
    Play refusesTogether(String reason, String... actions) {
        assertThatThrownBy(() -> together(actions)).isInstanceOf(Refused.class).hasMessageContaining(reason);
        return this;
    }

    private Next<OnMarsPosition, OnMarsAction> together(String... actions) {
        List<OnMarsAction> named = Arrays.stream(actions).map(new OnMars().notation()::parse).toList();
        Setup setup = Setup.of(new OnMars().profile(), 1, Map.of());
        return Match.begin(new Here(position), setup, Seed.of(0)).after(asked(), named, Audience.NOBODY);
    }

    /** On Mars as if it began with that position. */
    private record Here(OnMarsPosition position) implements Game<OnMarsPosition, OnMarsAction, OnMarsView> {

        @Override
        public Profile profile() {
            return new OnMars().profile();
        }

        @Override
        public OnMarsPosition begin(Setup setup, Seed seed) {
            return position;
        }

        @Override
        public Notation<OnMarsAction> notation() {
            return new OnMars().notation();
        }

        @Override
        public Prose<OnMarsAction, OnMarsView> prose(Language language, Names names) {
            return new OnMars().prose(language, names);
        }
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

    Play asks(Seat seat, Class<? extends Question> question) {
        assertThat(position.observe(seat).question()).containsInstanceOf(question);
        assertThat(asked()).isEqualTo(seat);
        return this;
    }

    boolean isAsked(Class<? extends Question> question) {
        return position.observe(asked()).question().filter(question::isInstance).isPresent();
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
