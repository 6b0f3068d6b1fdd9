package cydonia.games.tilsit;

import cydonia.engine.Choices;
import cydonia.engine.Seat;
import cydonia.games.tilsit.MarsAction.Contest;
import java.util.ArrayList;
import java.util.List;

/** Conflicts between two and supremacies among all (rulebook, 1 a, 1 b): who wins, and what the winner has of it. */
final class Confrontation {

    private Confrontation() {
    }

    /**
     * Most active installations; among equals those with a tie bonus, if any of them has one; among these most idle
     * colonists. One left wins, otherwise nobody.
     */
    static int winner(Table table, Domain domain, int contenders) {
        int installation = domain.installation().ordinal();
        int most = -1;
        int left = 0;
        for (Colony colony : table.colonies) {
            if ((contenders & colony.seat.bit()) != 0) {
                int strength = colony.active[installation];
                left = strength > most ? colony.seat.bit() : strength == most ? left | colony.seat.bit() : left;
                most = Math.max(most, strength);
            }
        }
        left = withBonusIfAny(table, domain, left);
        left = withMostIdle(table, left);
        int winner = Integer.bitCount(left) == 1 ? Integer.numberOfTrailingZeros(left) : Table.NOBODY;
        if (table.listens()) {
            tell(table, domain, contenders, winner);
        }
        return winner;
    }

    private static int withBonusIfAny(Table table, Domain domain, int tied) {
        int with = 0;
        for (Colony colony : table.colonies) {
            if ((tied & colony.seat.bit()) != 0 && colony.hasTieBonus(domain)) {
                with |= colony.seat.bit();
            }
        }
        return with == 0 ? tied : with;
    }

    private static int withMostIdle(Table table, int tied) {
        int most = -1;
        int with = 0;
        for (Colony colony : table.colonies) {
            if ((tied & colony.seat.bit()) != 0) {
                with = colony.idle > most ? colony.seat.bit() : colony.idle == most ? with | colony.seat.bit() : with;
                most = Math.max(most, colony.idle);
            }
        }
        return with;
    }

    private static void tell(Table table, Domain domain, int contenders, int winner) {
        List<MarsHappening.Contender> sides = new ArrayList<>();
        for (Seat seat : Seat.in(contenders)) {
            Colony colony = table.colony(seat);
            sides.add(new MarsHappening.Contender(seat, colony.active(domain.installation()),
                    colony.hasTieBonus(domain), colony.idle));
        }
        table.tell(new MarsHappening.Compared(domain, sides,
                Table.seatOf(winner)));
    }

    /** The winner, drawer or not, has the card's effect on the loser. */
    static void conflict(Table table, EventCard card, Seat drawer, Seat opponent) {
        int winner = winner(table, card.domain(), drawer.bit() | opponent.bit());
        if (winner == Table.NOBODY) {
            return;
        }
        Seat loser = winner == drawer.index() ? opponent : drawer;
        Effects.apply(table, card.effects().get(0), Seat.of(winner), loser);
    }

    /** The optional military conflict: the winner draws blindly from the loser's hand. */
    static void optionalConflict(Table table, Seat attacker, Seat defender) {
        table.turn.fought = true;
        int winner = winner(table, Domain.MILITARY, attacker.bit() | defender.bit());
        if (winner == Table.NOBODY) {
            return;
        }
        boolean attackerWon = winner == attacker.index();
        int cards = 1 + (attackerWon ? table.colony(attacker).perks.loot() : 0);
        Effects.takeBlindly(table, Seat.of(winner), attackerWon ? defender : attacker, cards, true);
    }

    static void judgeSupremacy(Table table, EventCard card) {
        int winner = anybodyQualifies(table, card) ? winner(table, card.domain(), everybody(table)) : Table.NOBODY;
        if (winner == Table.NOBODY) {
            Events.noEffect(table, card);
            return;
        }
        table.events.discards[card.ordinal()]--;
        hand(table, card.domain(), Seat.of(winner));
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
            Events.noEffect(table, EventCard.CONTESTED_SUPREMACY);
        } else if (held == 1) {
            contest(table, only);
        } else {
            table.push(new PickSupremacy(drawer));
        }
    }

    /** A tie, whoever is in it, leaves the card where it is; so does a condition that nobody meets any more. */
    static void contest(Table table, Domain domain) {
        EventCard card = EventCard.supremacy(domain);
        int winner = anybodyQualifies(table, card) ? winner(table, domain, everybody(table)) : Table.NOBODY;
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
