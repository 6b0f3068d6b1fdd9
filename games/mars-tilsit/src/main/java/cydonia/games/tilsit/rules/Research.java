package cydonia.games.tilsit.rules;

import cydonia.engine.Choices;
import cydonia.engine.Reasons;
import cydonia.engine.Seat;
import cydonia.engine.Why;
import cydonia.games.tilsit.box.Installation;
import cydonia.games.tilsit.language.MarsAction;
import cydonia.games.tilsit.language.MarsAction.Done;
import cydonia.games.tilsit.language.MarsAction.Draw;
import cydonia.games.tilsit.language.MarsAction.Fight;
import cydonia.games.tilsit.language.MarsAction.Reroll;
import cydonia.games.tilsit.language.MarsAction.Roll;
import cydonia.games.tilsit.language.MarsHappening;
import cydonia.games.tilsit.language.MarsObstacle;
import cydonia.games.tilsit.language.Question;
import cydonia.games.tilsit.table.MarsSource;
import cydonia.games.tilsit.table.Owed;
import cydonia.games.tilsit.table.Table;

/** The die, and the optional military conflict beside it (rulebook, 2, 6 g, 6 h). */
final class Research {

    private static final int FACES = 6;
    private static final int ONES = 3;

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
                case Fight(Seat opponent) -> Conflicts.fight(table, who, opponent);
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
        int face = table.dice.roll(MarsSource.DIE, FACES) < ONES ? 1 : 2;
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
                case Draw _ -> Effects.drawRdCard(table, who, face);
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
}
