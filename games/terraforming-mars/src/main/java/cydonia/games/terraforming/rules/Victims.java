package cydonia.games.terraforming.rules;

import cydonia.engine.Choices;
import cydonia.engine.Reasons;
import cydonia.engine.Seat;
import cydonia.engine.Several;
import cydonia.engine.Why;
import cydonia.games.terraforming.box.Cube;
import cydonia.games.terraforming.box.Holders;
import cydonia.games.terraforming.box.Resource;
import cydonia.games.terraforming.box.Tharsis;
import cydonia.games.terraforming.language.Cause;
import cydonia.games.terraforming.language.Question;
import cydonia.games.terraforming.language.TerraformingAction;
import cydonia.games.terraforming.language.TerraformingAction.Decline;
import cydonia.games.terraforming.language.TerraformingAction.Decrease;
import cydonia.games.terraforming.language.TerraformingAction.Remove;
import cydonia.games.terraforming.language.TerraformingAction.RemoveCubes;
import cydonia.games.terraforming.language.TerraformingObstacle;
import cydonia.games.terraforming.table.Owed;
import cydonia.games.terraforming.table.Table;
import java.util.Optional;

/**
 * What is printed with a red border falls on a player of one's choice, oneself included. Removing is optional and may
 * be partial, but all comes from one player; a loss of production is a duty, in full. Rulebook p. 9.
 */
final class Victims {

    /** Who may be chosen. */
    enum Whom {
        ANYBODY, OTHERS, BESIDE_THE_OCEAN
    }

    private Victims() {
    }

    static boolean any(Table t, int seat, Resource what, Whom whom) {
        for (int i = 0; i < t.seats; i++) {
            if (allowed(t, seat, i, whom) && Stocks.canTake(t, seat, i, what)) {
                return true;
            }
        }
        return false;
    }

    private static boolean allowed(Table t, int seat, int victim, Whom whom) {
        return switch (whom) {
            case ANYBODY -> true;
            case OTHERS -> victim != seat;
            case BESIDE_THE_OCEAN ->
                t.lastOcean >= 0 && (Tharsis.beside(t.lastOcean) & t.mars.owned(victim)) != 0;
        };
    }

    static boolean anyCubes(Table t, int seat, Cube what) {
        for (int card : Holders.BY_CUBE[what.ordinal()]) {
            if (Stocks.canTakeCube(t, seat, card)) {
                return true;
            }
        }
        return false;
    }

    /** Asks who loses resources, if anybody can. */
    static void remove(Table t, int seat, int card, int n, Resource what, Whom whom, boolean steal) {
        if (any(t, seat, what, whom)) {
            t.owe(new RemoveResources(seat, card, n, what, whom, steal));
        }
    }

    /** The neutral opponent of a solo game can always be robbed. */
    static void steal(Table t, int seat, int card, int n, Resource what) {
        if (t.solo()) {
            Stocks.gain(t, seat, what, n);
        } else {
            remove(t, seat, card, n, what, Whom.OTHERS, true);
        }
    }

    /** Asks which cubes go, if any can. */
    static void removeCubes(Table t, int seat, int card, int n, Cube what) {
        if (anyCubes(t, seat, what)) {
            t.owe(new RemoveSomeCubes(seat, card, n, what));
        }
    }

    /** Whether some player, the acting one with a gain to come included, has so much production to lose. */
    static boolean someoneCanLose(Table t, int seat, Resource what, int steps, int ownGain) {
        if (t.solo()) {
            return true;
        }
        for (int i = 0; i < t.seats; i++) {
            if (Stocks.canLose(t.players[i], what, i == seat ? steps - ownGain : steps)) {
                return true;
            }
        }
        return false;
    }

    /** The neutral opponent of a solo game bears every loss; elsewhere a single candidate need not be chosen. */
    static void decrease(Table t, int seat, int card, int steps, Resource what) {
        int only = Table.NOBODY;
        if (!t.solo()) {
            for (int i = 0; i < t.seats; i++) {
                if (Stocks.canLose(t.players[i], what, steps)) {
                    if (only >= 0) {
                        t.owe(new DecreaseProduction(seat, card, steps, what));
                        return;
                    }
                    only = i;
                }
            }
        }
        if (only >= 0) {
            Stocks.produce(t, only, what, -steps, Cause.ByCard.of(card));
        }
    }

    /** Who loses how many resources. */
    record RemoveResources(int seat, int card, int n, Resource what, Whom whom,
            boolean steal) implements Owed.ByCard {

        /** The others come first; where neighbours of an ocean lose, all stand in the order of the table. */
        @Override
        public void offer(Table t, Seat who, Choices<TerraformingAction> out) {
            boolean lastOfAll = whom == Whom.ANYBODY;
            for (int i = 0; i < t.seats; i++) {
                if (!(lastOfAll && i == seat) && allowed(t, seat, i, whom)) {
                    offer(t, i, out);
                }
            }
            if (lastOfAll) {
                offer(t, seat, out);
            }
            out.add(Decline.IT);
        }

        private void offer(Table t, int victim, Choices<TerraformingAction> out) {
            if (Stocks.canTake(t, seat, victim, what)) {
                for (int k = Math.min(n, t.players[victim].stock(what)); k > 0; k--) {
                    out.add(Remove.of(k, victim));
                }
            }
        }

        @Override
        public void take(Table t, Seat who, TerraformingAction action) {
            t.done();
            if (action instanceof Remove(int number, Seat from)) {
                Stocks.gain(t, from.index(), what, -number);
                if (steal) {
                    Stocks.gain(t, seat, what, number);
                }
            }
        }

        @Override
        public Question question(Table t) {
            return new Question.RemoveResources(n, what, steal);
        }
    }

    /** Which cubes go, if any. */
    record RemoveSomeCubes(int seat, int card, int n, Cube what) implements Owed.ByCard {

        @Override
        public void offer(Table t, Seat who, Choices<TerraformingAction> out) {
            for (int holder : Holders.BY_CUBE[what.ordinal()]) {
                if (Stocks.canTakeCube(t, seat, holder)) {
                    for (int k = Math.min(n, Stocks.cubes(t, holder)); k > 0; k--) {
                        out.add(RemoveCubes.of(k, holder));
                    }
                }
            }
            out.add(Decline.IT);
        }

        @Override
        public void take(Table t, Seat who, TerraformingAction action) {
            t.done();
            if (action instanceof RemoveCubes(int number, var from)) {
                Stocks.addCubes(t, from.index(), -number);
                RemoveAnotherCube more = new RemoveAnotherCube(seat, card, n, what, from.index());
                if (number < n && more.any(t)) {
                    t.owe(more);
                }
            }
        }

        @Override
        public Optional<Several<TerraformingAction>> several(Table t, Seat who) {
            return severalCubes(t, seat, n, what, false);
        }

        @Override
        public Question question(Table t) {
            return new Question.RemoveCubes(n, what, false);
        }
    }

    /** One more cube after a first one: from another card of the same player, further on. */
    record RemoveAnotherCube(int seat, int card, int most, Cube what, int first) implements Owed.ByCard {

        private boolean canFollow(Table t, int holder) {
            return holder > first && Stocks.canTakeCube(t, seat, holder) && t.ownerOf(holder) == t.ownerOf(first);
        }

        private boolean any(Table t) {
            for (int holder : Holders.BY_CUBE[what.ordinal()]) {
                if (canFollow(t, holder)) {
                    return true;
                }
            }
            return false;
        }

        @Override
        public void offer(Table t, Seat who, Choices<TerraformingAction> out) {
            for (int holder : Holders.BY_CUBE[what.ordinal()]) {
                if (canFollow(t, holder)) {
                    out.add(RemoveCubes.of(1, holder));
                }
            }
            out.add(Decline.IT);
        }

        @Override
        public void take(Table t, Seat who, TerraformingAction action) {
            t.done();
            if (action instanceof RemoveCubes(int number, var from)) {
                Stocks.addCubes(t, from.index(), -number);
            }
        }

        /** No second cube comes off the card of somebody else. */
        @Override
        public void explain(Table t, Seat who, Reasons<TerraformingAction> out) {
            for (int holder : Holders.BY_CUBE[what.ordinal()]) {
                out.unless(RemoveCubes.of(1, holder), why -> ofOnePlayer(t, holder, why));
            }
        }

        private boolean ofOnePlayer(Table t, int holder, Why why) {
            int owner = t.ownerOf(first);
            return !Stocks.canTakeCube(t, seat, holder) || t.ownerOf(holder) == owner
                    || why.not(new TerraformingObstacle.FromOnePlayer(Seat.of(owner)));
        }

        @Override
        public Optional<Several<TerraformingAction>> several(Table t, Seat who) {
            return severalCubes(t, seat, most, what, true);
        }

        @Override
        public Question question(Table t) {
            return new Question.RemoveCubes(1, what, false);
        }
    }

    /** Cubes off several cards of one player, where some player has them on more than one. */
    private static Optional<Several<TerraformingAction>> severalCubes(Table t, int seat, int most, Cube what,
            boolean another) {
        boolean choice = another;
        Several.Builder<TerraformingAction> several = Several.<TerraformingAction>of(what.thing().name(), 0, most)
                .limit(what.thing().name(), 0, most).done(Decline.IT).picked(another ? 1 : 0);
        int owners = 0;
        for (int card : Holders.BY_CUBE[what.ordinal()]) {
            if (Stocks.canTakeCube(t, seat, card)) {
                choice |= (owners >> t.ownerOf(card) & 1) != 0;
                owners |= 1 << t.ownerOf(card);
                for (int k = Math.min(most, Stocks.cubes(t, card)); k > 0; k--) {
                    several.item(RemoveCubes.of(k, card), 1, k);
                }
            }
        }
        return choice ? Optional.of(several.build()) : Optional.empty();
    }

    /** A cube off any card is the price of an action; the card that takes it comes last. */
    record TakeCube(int seat, int card, Cube what) implements Owed.ByCard {

        @Override
        public void offer(Table t, Seat who, Choices<TerraformingAction> out) {
            for (int holder : Holders.BY_CUBE[what.ordinal()]) {
                if (holder != card && Stocks.canTakeCube(t, seat, holder)) {
                    out.add(RemoveCubes.of(1, holder));
                }
            }
            if (Stocks.canTakeCube(t, seat, card)) {
                out.add(RemoveCubes.of(1, card));
            }
        }

        @Override
        public void take(Table t, Seat who, TerraformingAction action) {
            t.done();
            Stocks.addCubes(t, ((RemoveCubes) action).from().index(), -1);
        }

        @Override
        public Question question(Table t) {
            return new Question.RemoveCubes(1, what, true);
        }
    }

    /** Who loses production. */
    record DecreaseProduction(int seat, int card, int steps, Resource what) implements Owed.ByCard {

        @Override
        public void offer(Table t, Seat who, Choices<TerraformingAction> out) {
            for (int i = 1; i <= t.seats; i++) {
                int victim = (seat + i) % t.seats;
                if (Stocks.canLose(t.players[victim], what, steps)) {
                    out.add(Decrease.of(victim));
                }
            }
        }

        @Override
        public void take(Table t, Seat who, TerraformingAction action) {
            t.done();
            Stocks.produce(t, ((Decrease) action).seat().index(), what, -steps, Cause.ByCard.of(card));
        }

        @Override
        public Question question(Table t) {
            return new Question.DecreaseProduction(steps, what);
        }
    }
}
