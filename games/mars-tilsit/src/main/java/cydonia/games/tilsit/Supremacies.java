package cydonia.games.tilsit;

import cydonia.engine.Choices;
import cydonia.engine.Seat;
import cydonia.games.tilsit.MarsAction.Contest;

/** Supremacies among all (rulebook, 1 b): who wins them, keeps them, and what they bring. */
final class Supremacies {

    private Supremacies() {
    }

    /** A supremacy is drawn: whoever wins it takes the card out of the discards. Tells whether anybody does. */
    static boolean judge(Table table, EventCard card) {
        int winner = winner(table, card);
        if (winner == Table.NOBODY) {
            return false;
        }
        table.events.discards[card.ordinal()]--;
        hand(table, card.domain(), Seat.of(winner));
        return true;
    }

    private static int winner(Table table, EventCard card) {
        return anybodyQualifies(table, card)
                ? Comparison.winner(table, card.domain(), everybody(table))
                : Table.NOBODY;
    }

    private static boolean anybodyQualifies(Table table, EventCard card) {
        for (Colony colony : table.colonies) {
            if (colony.level(card.domain().installation()) >= card.level()) {
                return true;
            }
        }
        return false;
    }

    private static int everybody(Table table) {
        return (1 << table.terms.seats()) - 1;
    }

    /** The drawer names the supremacy; where only one is held there is nothing to name. */
    static void contest(Table table, Seat drawer) {
        int held = 0;
        Domain only = Domain.ENERGY;
        for (Domain domain : Domain.ALL) {
            if (table.holders[domain.ordinal()] != Table.NOBODY) {
                held++;
                only = domain;
            }
        }
        if (held == 0) {
            if (table.listens()) {
                table.tell(new MarsHappening.NoEffect(EventCard.CONTESTED_SUPREMACY));
            }
        } else if (held == 1) {
            contest(table, only);
        } else {
            table.push(new PickSupremacy(drawer));
        }
    }

    /** A tie, whoever is in it, leaves the card where it is; so does a condition that nobody meets any more. */
    private static void contest(Table table, Domain domain) {
        int winner = winner(table, EventCard.supremacy(domain));
        int holder = table.holders[domain.ordinal()];
        if (winner == Table.NOBODY || winner == holder) {
            if (table.listens()) {
                table.tell(new MarsHappening.SupremacyKept(Seat.of(holder), domain));
            }
            return;
        }
        hand(table, domain, Seat.of(winner));
    }

    /** The card goes to its new holder, with everything it gives; the old one loses all that. */
    private static void hand(Table table, Domain domain, Seat to) {
        int before = table.holders[domain.ordinal()];
        table.holders[domain.ordinal()] = to.index();
        if (table.listens()) {
            table.tell(new MarsHappening.SupremacyWon(to, Table.seatOf(before), domain));
        }
        table.refreshPerks(table.colony(to));
        if (before != Table.NOBODY) {
            table.refreshPerks(table.colonies[before]);
        }
        switch (domain) {
            case HABITATION -> {
                table.push(new ColonistsArrive(to));
                if (before != Table.NOBODY) {
                    Losses.loseColonists(table, table.colonies[before], table.supremacyColonists);
                }
            }
            case ENERGY -> {
                if (before != Table.NOBODY) {
                    Losses.borrow(table, Seat.of(before), 0);
                    Losses.balanceEnergy(table, Seat.of(before));
                }
                Losses.measureBorrowedEnergy(table);
            }
            case MILITARY, COMMUNICATION, RESEARCH -> {
                // nothing more than what the perks say
            }
        }
    }

    /** The colonists of the habitation supremacy, once the old holder has given up theirs. */
    record ColonistsArrive(Seat who) implements Owed.Chore {
        @Override
        public void run(Table table) {
            int coming = EventCard.SUPREMACY_HABITATION.perks().colonists();
            table.supremacyColonists = table.gainColonists(table.colony(who), coming);
            if (table.listens()) {
                table.tell(new MarsHappening.ColonistsGained(who, table.supremacyColonists,
                        coming - table.supremacyColonists));
            }
        }
    }

    record PickSupremacy(Seat who) implements Owed.ByOne {
        @Override
        public void offer(Table table, Seat seat, Choices<MarsAction> out) {
            for (Domain domain : Domain.ALL) {
                if (table.holders[domain.ordinal()] != Table.NOBODY) {
                    out.add(Contest.of(domain));
                }
            }
        }

        @Override
        public void take(Table table, Seat seat, MarsAction action) {
            table.pop();
            if (action instanceof Contest(Domain domain)) {
                contest(table, domain);
            }
        }

        @Override
        public Question question(Table table) {
            return new Question.PickSupremacy();
        }
    }
}
