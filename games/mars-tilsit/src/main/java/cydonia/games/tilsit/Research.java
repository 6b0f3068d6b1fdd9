package cydonia.games.tilsit;

import cydonia.engine.Choices;
import cydonia.engine.Reasons;
import cydonia.engine.Seat;
import cydonia.engine.Why;
import cydonia.games.tilsit.MarsAction.Done;
import cydonia.games.tilsit.MarsAction.Draw;
import cydonia.games.tilsit.MarsAction.Fight;
import cydonia.games.tilsit.MarsAction.Reroll;
import cydonia.games.tilsit.MarsAction.Roll;

/** The die, the two decks, science, and the optional military conflict (rulebook, 2, 6 g, 6 h). */
final class Research {

    private static final int FACES = 6;
    private static final int ONES = 3;
    /** Science points that win Magna Scientia while nobody has it. */
    private static final int FIRST_MAGNA_SCIENTIA = 3;

    private Research() {
    }

    static boolean canFight(Table table, Seat who, Why why) {
        boolean base = table.colony(who).active(Installation.MILITARY) > 0
                || why.asked() && why.not(new MarsObstacle.NotActive(Installation.MILITARY, 1));
        boolean fresh = !table.turn.fought || why.asked() && why.not(new MarsObstacle.AlreadyFought());
        return base & fresh;
    }

    static boolean canRoll(Table table, Seat who, Why why) {
        boolean centre = table.colony(who).active(Installation.RESEARCH) > 0
                || why.asked() && why.not(new MarsObstacle.NotActive(Installation.RESEARCH, 1));
        boolean fresh = !table.turn.rolled || why.asked() && why.not(new MarsObstacle.AlreadyRolled());
        return centre & fresh;
    }

    /** After the event: one fight and the die, in any order, either or neither. Asked while there is one to choose. */
    record FightOrResearch(Seat who) implements Owed.Decision {
        @Override
        public int asked(Table table) {
            return canFight(table, who, Why.NOT_ASKED) || canRoll(table, who, Why.NOT_ASKED) ? who.bit() : 0;
        }

        @Override
        public void offer(Table table, Seat seat, Choices<MarsAction> out) {
            if (canFight(table, who, Why.NOT_ASKED)) {
                for (Seat other : table.seats()) {
                    if (other != who) {
                        out.add(Fight.of(other));
                    }
                }
            }
            if (canRoll(table, who, Why.NOT_ASKED)) {
                out.add(MarsAction.ROLL);
            }
            out.add(MarsAction.DONE);
        }

        @Override
        public void take(Table table, Seat seat, MarsAction action) {
            switch (action) {
                case Fight(Seat opponent) -> Confrontation.optionalConflict(table, who, opponent);
                case Roll _ -> {
                    table.turn.rolled = true;
                    roll(table, who);
                }
                case Done _ -> table.pop();
                default -> throw new IllegalArgumentException(action.toString());
            }
        }

        @Override
        public Question question(Table table) {
            return new Question.FightOrResearch();
        }

        @Override
        public void explain(Table table, Seat seat, Reasons<MarsAction> out) {
            for (Seat other : table.seats()) {
                if (other != who) {
                    out.unless(Fight.of(other), why -> canFight(table, who, why));
                }
            }
            out.unless(MarsAction.ROLL, why -> canRoll(table, who, why));
        }
    }

    private static void roll(Table table, Seat who) {
        table.secretsOpened++;
        int face = table.dice.roll(FACES) < ONES ? 1 : 2;
        if (table.listens()) {
            table.tell(new MarsHappening.Rolled(who, face));
        }
        table.push(new Rolled(who, face));
    }

    /** The deck of the result may be drawn from by whoever has a centre of that level active. */
    record Rolled(Seat who, int face) implements Owed.Decision {
        @Override
        public int asked(Table table) {
            return mayDraw(table) || mayReroll(table) ? who.bit() : 0;
        }

        private boolean mayDraw(Table table) {
            return table.colony(who).level(Installation.RESEARCH) >= face && table.rdDecks[face - 1].size() > 0;
        }

        private boolean mayReroll(Table table) {
            return !table.turn.rerolled && table.colony(who).perks.rerolling() > 0;
        }

        @Override
        public void offer(Table table, Seat seat, Choices<MarsAction> out) {
            if (mayDraw(table)) {
                out.add(MarsAction.DRAW);
            }
            if (mayReroll(table)) {
                out.add(MarsAction.REROLL);
            }
            out.add(MarsAction.DONE);
        }

        @Override
        public void take(Table table, Seat seat, MarsAction action) {
            table.pop();
            switch (action) {
                case Draw _ -> draw(table, who, face);
                case Reroll _ -> {
                    table.turn.rerolled = true;
                    roll(table, who);
                }
                case Done _ -> {
                    // leaves the card where it is
                }
                default -> throw new IllegalArgumentException(action.toString());
            }
        }

        @Override
        public Question question(Table table) {
            return new Question.Rolled(face);
        }
    }

    /** Draws a card: most are played at once, some stay in hand. */
    static void draw(Table table, Seat who, int number) {
        RdDeck deck = table.rdDecks[number - 1];
        if (deck.size() == 0) {
            if (table.listens()) {
                table.tell(new MarsHappening.RdDeckEmpty(number));
            }
            return;
        }
        table.secretsOpened++;
        RdCard card = deck.draw(table.dice);
        if (card.held()) {
            table.colony(who).held[card.ordinal()]++;
            if (table.listens()) {
                table.tell(new MarsHappening.RdCardKept(who, card));
            }
        } else {
            playFaceUp(table, who, card);
        }
    }

    /** A card comes to lie face up: it stays there, or has its effect and goes under its deck. */
    static void playFaceUp(Table table, Seat who, RdCard card) {
        if (table.listens()) {
            table.tell(new MarsHappening.RdCardPlayed(who, card));
        }
        if (card.oneShot().isEmpty()) {
            table.colony(who).faceUp[card.ordinal()]++;
            faceUpGained(table, table.colony(who), card);
            return;
        }
        table.rdDecks[card.deck() - 1].putUnder(card);
        Effects.apply(table, card.effects().get(0), who, who);
    }

    /** A held card leaves the hand. */
    static void playFromHand(Table table, Seat who, RdCard card) {
        table.colony(who).held[card.ordinal()]--;
        table.secretsOpened++;
        playFaceUp(table, who, card);
    }

    static void moveFaceUp(Table table, RdCard card, Colony from, Colony to) {
        from.faceUp[card.ordinal()]--;
        to.faceUp[card.ordinal()]++;
        int gone = Math.min(card.perks().colonists(), from.robots);
        from.robots -= gone;
        refreshPerks(table, from);
        Losses.loseColonists(table, from, gone);
        faceUpGained(table, to, card);
    }

    private static void faceUpGained(Table table, Colony colony, RdCard card) {
        refreshPerks(table, colony);
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

    /** Sums up the cards in front of a player again. */
    static void refreshPerks(Table table, Colony colony) {
        Perks sum = Perks.NONE;
        for (RdCard card : RdCard.ALL) {
            for (int i = 0; i < colony.faceUp[card.ordinal()]; i++) {
                sum = sum.plus(card.perks());
            }
        }
        for (Domain domain : Domain.ALL) {
            if (table.holders[domain.ordinal()] == colony.seat.index()) {
                sum = sum.plus(EventCard.supremacy(domain).perks());
            }
        }
        colony.perks = sum;
    }
}
