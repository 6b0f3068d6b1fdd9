package cydonia.games.tilsit.rules;

import cydonia.engine.Choices;
import cydonia.engine.Seat;
import cydonia.engine.Several;
import cydonia.games.tilsit.box.Amounts;
import cydonia.games.tilsit.box.Installation;
import cydonia.games.tilsit.box.Resource;
import cydonia.games.tilsit.language.MarsAction;
import cydonia.games.tilsit.language.MarsAction.Keep;
import cydonia.games.tilsit.language.MarsAction.PickMine;
import cydonia.games.tilsit.language.MarsHappening;
import cydonia.games.tilsit.language.Question;
import cydonia.games.tilsit.table.Colony;
import cydonia.games.tilsit.table.MarsSource;
import cydonia.games.tilsit.table.Owed;
import cydonia.games.tilsit.table.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Setup (rulebook, Mise en place): the mine draft, the supply deck and the hands. */
public final class SettingUp {

    private static final int DEALT = 4;
    private static final int CHOSEN = 3;

    private SettingUp() {
    }

    public static void begin(Table table) {
        Arrays.fill(table.reserve, Resource.CARDS);
        if (table.terms.drawnFirstPlayer()) {
            table.active = Seat.of(table.dice.roll(MarsSource.FIRST_PLAYER, table.terms.seats()));
        }
        if (table.terms.revisedSetup() && table.terms.seats() < 4) {
            removeMines(table);
        }
        table.push(new BeginTurn());
        table.push(new Hands());
        draft(table);
        table.agenda.settle(table);
    }

    private static void removeMines(Table table) {
        Resource spared = Resource.of(table.dice.roll(MarsSource.SPARED_MINE, Resource.KINDS));
        Arrays.fill(table.minesRemoved, 1);
        table.minesRemoved[spared.ordinal()] = 0;
    }

    /** Clockwise from the first player, then back again: pushed in reverse, for the stack gives the last first. */
    private static void draft(Table table) {
        int seats = table.terms.seats();
        List<Seat> order = new ArrayList<>();
        Seat seat = table.active;
        for (int i = 0; i < seats; i++) {
            order.add(seat);
            seat = seat.next(seats);
        }
        order.forEach(each -> table.push(new DraftMine(each)));
        order.reversed().forEach(each -> table.push(new DraftMine(each)));
    }

    record DraftMine(Seat who) implements Owed.ByOne {
        @Override
        public void offer(Table table, Seat seat, Choices<MarsAction> out) {
            for (Resource ore : Resource.ALL) {
                if (Building.tilesLeft(table, Installation.mineOf(ore), 1) > 0) {
                    out.add(PickMine.of(ore));
                }
            }
        }

        @Override
        public void take(Table table, Seat seat, MarsAction action) {
            table.pop();
            if (action instanceof PickMine(Resource ore)) {
                Colony colony = table.colony(who);
                int mine = Installation.mineOf(ore).ordinal();
                colony.built[mine]++;
                colony.active[mine]++;
                colony.idle--;
                if (table.listens()) {
                    table.tell(new MarsHappening.MinePicked(who, ore));
                }
            }
        }

        @Override
        public Question question(Table table) {
            return new Question.PickMine();
        }
    }

    /** Deals the hands, or lets everybody choose one. */
    public record Hands() implements Owed.Chore {
        @Override
        public void run(Table table) {
            if (table.terms.revisedSetup()) {
                table.push(new FirstSupply());
                table.push(new ChooseHands());
                return;
            }
            Supply.rebuild(table);
            for (Seat seat : table.seats()) {
                for (int i = 0; i < DEALT; i++) {
                    Supply.draw(table, table.colony(seat));
                }
                tellHand(table, seat);
            }
            table.secretsOpened++;
        }
    }

    /** The supply deck is made from what the chosen hands left. */
    record FirstSupply() implements Owed.Chore {
        @Override
        public void run(Table table) {
            for (Seat seat : table.seats()) {
                tellHand(table, seat);
            }
            Supply.rebuild(table);
            table.secretsOpened++;
        }
    }

    /** Everybody chooses three cards in secret, at the same time; each hand is taken in the order of resources. */
    public record ChooseHands() implements Owed.Decision {
        @Override
        public int asked(Table table) {
            int bits = 0;
            for (Colony colony : table.colonies) {
                if (colony.handSize() < CHOSEN) {
                    bits |= colony.seat.bit();
                }
            }
            return bits;
        }

        @Override
        public void offer(Table table, Seat seat, Choices<MarsAction> out) {
            int[] hand = table.colony(seat).hand;
            int last = 0;
            for (int i = 0; i < hand.length; i++) {
                if (hand[i] > 0) {
                    last = i;
                }
            }
            for (int i = last; i < hand.length; i++) {
                out.add(Keep.of(Resource.of(i)));
            }
        }

        @Override
        public void take(Table table, Seat seat, MarsAction action) {
            if (action instanceof Keep(Resource what)) {
                table.takeFromReserve(table.colony(seat), what);
            }
        }

        @Override
        public Question question(Table table) {
            return new Question.PickStartingCards();
        }

        @Override
        public Optional<Several<MarsAction>> several(Table table, Seat seat) {
            Several.Builder<MarsAction> hand = Several.<MarsAction>of(Amounts.CARDS, CHOSEN, CHOSEN)
                    .picked(table.colony(seat).handSize());
            Resource.ALL.forEach(what -> hand.item(Keep.of(what), CHOSEN));
            return Optional.of(hand.build());
        }
    }

    private static void tellHand(Table table, Seat seat) {
        if (table.listens()) {
            List<Resource> cards = new ArrayList<>();
            for (Resource what : Resource.ALL) {
                for (int i = 0; i < table.colony(seat).hand[what.ordinal()]; i++) {
                    cards.add(what);
                }
            }
            table.tell(new MarsHappening.HandDealt(seat, cards));
        }
    }

    /** The first turn. */
    record BeginTurn() implements Owed.Chore {
        @Override
        public void run(Table table) {
            Turn.begin(table, table.active);
        }
    }
}
