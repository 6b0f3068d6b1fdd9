package cydonia.games.tilsit.rules;

import cydonia.engine.Choices;
import cydonia.engine.Seat;
import cydonia.games.tilsit.box.Installation;
import cydonia.games.tilsit.box.Phase;
import cydonia.games.tilsit.box.Resource;
import cydonia.games.tilsit.language.MarsAction;
import cydonia.games.tilsit.language.MarsAction.Take;
import cydonia.games.tilsit.language.MarsHappening;
import cydonia.games.tilsit.language.Question;
import cydonia.games.tilsit.table.Colony;
import cydonia.games.tilsit.table.EventDeck;
import cydonia.games.tilsit.table.MarsSource;
import cydonia.games.tilsit.table.Owed;
import cydonia.games.tilsit.table.Table;

/** A card from Earth, and what the mines yield (rulebook, 3, 4). */
final class Supply {

    private Supply() {
    }

    /** Five of each resource from the reserve, or as many as there are. */
    static void rebuild(Table table) {
        int cards = 0;
        for (int i = 0; i < Resource.KINDS; i++) {
            int moved = Math.min(Resource.SUPPLY_OF_EACH, table.reserve[i]);
            table.reserve[i] -= moved;
            table.supply[i] += moved;
            cards += moved;
        }
        if (table.listens()) {
            table.tell(new MarsHappening.SupplyRebuilt(cards));
        }
    }

    /** A card of the supply deck, which is made anew as soon as it is empty. */
    static void draw(Table table, Colony colony) {
        int left = EventDeck.count(table.supply);
        if (left == 0) {
            return;
        }
        int card = table.dice.pick(MarsSource.SUPPLY, table.supply, left);
        table.supply[card]--;
        colony.hand[card]++;
        if (left == 1) {
            rebuild(table);
        }
        if (table.listens() && table.phase != Phase.SETUP) {
            table.tell(new MarsHappening.Supplied(colony.seat, Resource.of(card)));
        }
    }

    record SupplyAndProduction(Seat who) implements Owed.Chore {
        @Override
        public void run(Table table) {
            Colony colony = table.colony(who);
            table.secretsOpened++;
            for (int i = 0; i < 1 + colony.perks.supply(); i++) {
                draw(table, colony);
            }
            for (Installation mine : Installation.MINES) {
                produce(table, colony, mine.ore(), colony.active(mine));
            }
            if (colony.perks.production() > 0) {
                table.push(new ExtraProduction(who, colony.perks.production()));
            }
        }
    }

    private static void produce(Table table, Colony colony, Resource ore, int count) {
        int got = 0;
        while (got < count && table.takeFromReserve(colony, ore)) {
            got++;
        }
        if (count > 0 && table.listens()) {
            table.tell(new MarsHappening.Produced(colony.seat, ore, got, count - got));
        }
    }

    /** Deep drilling: one more of a kind that an own active mine yields. */
    record ExtraProduction(Seat who, int left) implements Owed.Decision {
        @Override
        public int asked(Table table) {
            for (Installation mine : Installation.MINES) {
                if (left > 0 && canYield(table, mine)) {
                    return who.bit();
                }
            }
            return 0;
        }

        private boolean canYield(Table table, Installation mine) {
            return table.colony(who).active(mine) > 0 && table.reserve[mine.ore().ordinal()] > 0;
        }

        @Override
        public void offer(Table table, Seat seat, Choices<MarsAction> out) {
            for (Installation mine : Installation.MINES) {
                if (canYield(table, mine)) {
                    out.add(Take.of(mine.ore()));
                }
            }
        }

        @Override
        public void take(Table table, Seat seat, MarsAction action) {
            table.pop();
            if (action instanceof Take(Resource what)) {
                produce(table, table.colony(who), what, 1);
                table.push(new ExtraProduction(who, left - 1));
            }
        }

        @Override
        public Question question(Table table) {
            return new Question.ExtraProduction();
        }
    }
}
