package cydonia.games.tilsit;

import cydonia.engine.Seat;

/** Conflicts between two, drawn or begun by choice (rulebook, 1 a, 6 g): what the winner has of it. */
final class Conflicts {

    private Conflicts() {
    }

    /** The winner, drawer or not, has the card's effect on the loser. */
    static void settle(Table table, EventCard card, Seat drawer, Seat opponent) {
        int winner = Comparison.winner(table, card.domain(), drawer.bit() | opponent.bit());
        if (winner == Table.NOBODY) {
            return;
        }
        Seat loser = winner == drawer.index() ? opponent : drawer;
        Effects.apply(table, card.effects().get(0), Seat.of(winner), loser);
    }

    /** The optional military conflict: the winner draws blindly from the loser's hand. */
    static void fight(Table table, Seat attacker, Seat defender) {
        table.turn.fought = true;
        int winner = Comparison.winner(table, Domain.MILITARY, attacker.bit() | defender.bit());
        if (winner == Table.NOBODY) {
            return;
        }
        boolean attackerWon = winner == attacker.index();
        int cards = 1 + (attackerWon ? table.colony(attacker).perks.loot() : 0);
        Effects.takeBlindly(table, Seat.of(winner), attackerWon ? defender : attacker, cards, true);
    }
}
