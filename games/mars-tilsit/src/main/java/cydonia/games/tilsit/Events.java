package cydonia.games.tilsit;

import cydonia.engine.Choices;
import cydonia.engine.Seat;
import cydonia.games.tilsit.MarsAction.Challenge;
import cydonia.games.tilsit.MarsAction.PickEvent;

/** The event that begins a turn (rulebook, 1). */
final class Events {

    private Events() {
    }

    static void draw(Table table, Seat who) {
        table.secretsOpened++;
        if (table.terms.balancedEvents()) {
            table.events.looked[table.events.draw(table.dice).ordinal()]++;
            table.events.looked[table.events.draw(table.dice).ordinal()]++;
            table.push(new PickOne(who));
            return;
        }
        resolve(table, who, table.events.draw(table.dice));
    }

    /** Applies the card at once; a won supremacy stays with its winner, everything else is discarded. */
    static void resolve(Table table, Seat who, EventCard card) {
        table.events.discards[card.ordinal()]++;
        if (table.listens()) {
            table.tell(new MarsHappening.EventDrawn(who, card));
        }
        switch (card.kind()) {
            case PLAIN -> Effects.apply(table, card.effects().get(0), who, who);
            case CONFLICT -> conflict(table, who, card);
            case SUPREMACY -> {
                if (!Supremacies.judge(table, card)) {
                    noEffect(table, card);
                }
            }
        }
    }

    private static void conflict(Table table, Seat who, EventCard card) {
        if (table.colony(who).level(card.domain().installation()) < card.level()) {
            noEffect(table, card);
        } else if (table.terms.seats() == 2) {
            Conflicts.settle(table, card, who, who.next(2));
        } else {
            table.push(new PickOpponent(who, card));
        }
    }

    private static void noEffect(Table table, EventCard card) {
        if (table.listens()) {
            table.tell(new MarsHappening.NoEffect(card));
        }
    }

    /** The variant with two events to choose from. */
    record PickOne(Seat who) implements Owed.ByOne {
        @Override
        public void offer(Table table, Seat seat, Choices<MarsAction> out) {
            for (EventCard card : EventCard.ALL) {
                if (table.events.looked[card.ordinal()] > 0) {
                    out.add(new PickEvent(card));
                }
            }
        }

        @Override
        public void take(Table table, Seat seat, MarsAction action) {
            table.pop();
            if (action instanceof PickEvent(EventCard card)) {
                int[] looked = table.events.looked;
                looked[card.ordinal()]--;
                for (int i = 0; i < looked.length; i++) {
                    table.events.aside[i] += looked[i];
                    looked[i] = 0;
                }
                table.secretsOpened++;
                if (table.listens()) {
                    table.tell(new MarsHappening.EventPutAside(who));
                }
                resolve(table, who, card);
            }
        }

        @Override
        public Question question(Table table) {
            return new Question.PickEvent();
        }
    }

    /** A conflict that can take place must: only the opponent is chosen. */
    record PickOpponent(Seat who, EventCard card) implements Owed.ByOne {
        @Override
        public void offer(Table table, Seat seat, Choices<MarsAction> out) {
            for (Seat other : table.seats()) {
                if (other != who) {
                    out.add(Challenge.of(other));
                }
            }
        }

        @Override
        public void take(Table table, Seat seat, MarsAction action) {
            table.pop();
            if (action instanceof Challenge(Seat opponent)) {
                Conflicts.settle(table, card, who, opponent);
            }
        }

        @Override
        public Question question(Table table) {
            return new Question.PickOpponent(card);
        }
    }
}
