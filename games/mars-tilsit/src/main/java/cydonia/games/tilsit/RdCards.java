package cydonia.games.tilsit;

import cydonia.engine.Seat;
import org.jspecify.annotations.Nullable;

/** The two research decks, the cards in front of the players, and science (rulebook, 2, 6 h). */
final class RdCards {

    /** Science points that win Magna Scientia while nobody has it. */
    private static final int FIRST_MAGNA_SCIENTIA = 3;

    private RdCards() {
    }

    /** Draws a card. One that is played at once is given back; one that stays in hand, or that is not there, is not. */
    static @Nullable RdCard draw(Table table, Seat who, int number) {
        RdDeck deck = table.rdDecks[number - 1];
        if (deck.size() == 0) {
            if (table.listens()) {
                table.tell(new MarsHappening.RdDeckEmpty(number));
            }
            return null;
        }
        table.secretsOpened++;
        RdCard card = deck.draw(table.dice);
        if (!card.held()) {
            return card;
        }
        table.colony(who).held[card.ordinal()]++;
        if (table.listens()) {
            table.tell(new MarsHappening.RdCardKept(who, card));
        }
        return null;
    }

    /** A card comes to stay in front of a player. */
    static void layFaceUp(Table table, Colony colony, RdCard card) {
        colony.faceUp[card.ordinal()]++;
        gained(table, colony, card);
    }

    /** A card in front of one player comes to lie in front of another. */
    static void moveFaceUp(Table table, RdCard card, Colony from, Colony to) {
        from.faceUp[card.ordinal()]--;
        to.faceUp[card.ordinal()]++;
        int gone = Math.min(card.perks().colonists(), from.robots);
        from.robots -= gone;
        table.refreshPerks(from);
        Losses.loseColonists(table, from, gone);
        gained(table, to, card);
    }

    private static void gained(Table table, Colony colony, RdCard card) {
        table.refreshPerks(colony);
        int coming = card.perks().colonists();
        int come = table.gainColonists(colony, coming);
        colony.robots += come;
        if (coming > 0 && table.listens()) {
            table.tell(new MarsHappening.ColonistsGained(colony.seat, come, coming - come));
        }
        if (card.perks().energy() > 0) {
            Losses.balanceEnergy(table, colony.seat);
        }
        awardMagnaScientia(table, colony);
    }

    /**
     * To the first with three science points, then to whoever has strictly more than the holder: the one with most; of
     * several with the same the one who has just gained, and otherwise nobody.
     */
    private static void awardMagnaScientia(Table table, Colony gainer) {
        int most = table.magna == Table.NOBODY ? FIRST_MAGNA_SCIENTIA - 1 : table.colonies[table.magna].science();
        int to = Table.NOBODY;
        for (Colony colony : table.colonies) {
            int science = colony.science();
            if (science > most) {
                most = science;
                to = colony.seat.index();
            } else if (science == most && to != Table.NOBODY) {
                to = gainer.science() == most ? gainer.seat.index() : Table.NOBODY;
            }
        }
        if (to != Table.NOBODY) {
            if (table.listens()) {
                table.tell(new MarsHappening.MagnaScientia(Seat.of(to), Table.seatOf(table.magna)));
            }
            table.magna = to;
        }
    }
}
