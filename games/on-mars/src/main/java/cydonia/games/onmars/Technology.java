package cydonia.games.onmars;

import cydonia.engine.Choices;
import cydonia.engine.Seat;
import cydonia.games.onmars.OnMarsAction.Develop;
import cydonia.games.onmars.OnMarsAction.Plain;
import cydonia.games.onmars.OnMarsHappening.*;
import cydonia.games.onmars.cards.Item;
import cydonia.games.onmars.cards.LabSpace;
import cydonia.games.onmars.cards.Tech;
import java.util.Arrays;

/** Using technology, one's own or another's, and what its owner gets for it. Summary, p. 3. */
final class Technology {

    private Technology() {
    }

    /** The highest level any tile of that technology has for that company. */
    static int best(Table t, int seat, Tech tech) {
        int best = 0;
        for (int owner = 0; owner < t.count(); owner++) {
            if (allowed(t, seat, owner, tech)) {
                best = Math.max(best, t.companies[owner].level(tech.ordinal()));
            }
        }
        return best;
    }

    static boolean allowed(Table t, int seat, int owner, Tech tech) {
        return owner == seat || tech != Tech.SHELTER || !t.terms.ownShelterTech();
    }

    /** Offers every tile of the technology that reaches a level. */
    static void listTiles(Table t, int seat, Tech tech, int level, Choices<OnMarsAction> choices) {
        for (int owner = 0; owner < t.count(); owner++) {
            int has = t.companies[owner].level(tech.ordinal());
            if (has > 0 && has >= level && allowed(t, seat, owner, tech)) {
                choices.add(OnMarsAction.UseTech.of(owner));
            }
        }
    }

    /** Another's tile earns its owner an oxygen, set aside until the end of the turn. */
    static void use(Table t, int seat, int owner, Tech tech) {
        if (t.listens()) {
            t.tell(new TechUsed(t.owner(seat), t.owner(owner), tech));
        }
        if (owner != seat) {
            if (t.owedCount == t.owed.length) {
                t.owed = Arrays.copyOf(t.owed, 2 * t.owedCount);
            }
            t.owed[t.owedCount++] = (byte) (owner << 4 | tech.ordinal());
        }
    }

    /** At the end of a turn the owners decide in turn order, each use on its own. */
    record OxygenOwed(int company) implements Owed.Chore {

        @Override
        public void run(Table t) {
            if (t.owedCount == 0) {
                return;
            }
            t.owe(this);
            int next = 0;
            for (int i = 1; i < t.owedCount; i++) {
                if (t.companies[t.owed[i] >> 4].space < t.companies[t.owed[next] >> 4].space) {
                    next = i;
                }
            }
            int owner = t.owed[next] >> 4;
            int tech = t.owed[next] & 15;
            t.owedCount--;
            System.arraycopy(t.owed, next + 1, t.owed, next, t.owedCount - next);
            t.owe(new OxygenOrDevelopment(owner, Tech.of(tech)));
        }
    }

    /** Whoever's technology was used keeps the oxygen or develops it. */
    record OxygenOrDevelopment(int company, Tech tech) implements Owed.Decision {

        @Override
        public boolean isBetweenSteps() {
            return true;
        }

        @Override
        public void offer(Table t, Seat seat, Choices<OnMarsAction> out) {
            out.add(Plain.KEEP_OXYGEN);
            Laboratory.listMoves(t.companies[company], tech.ordinal(), false, 0, out);
        }

        @Override
        public void take(Table t, Seat seat, OnMarsAction action) {
            t.done();
            if (action instanceof Develop(Tech same, LabSpace space)) {
                Laboratory.develop(t, company, tech.ordinal(), space.ordinal());
            } else {
                Storage.gain(t, company, Item.OXYGEN, 1);
            }
        }

        /** He always develops; the oxygen would be of no use to him. */
        @Override
        public void byLacerda(Table t) {
            t.done();
            int to = LacerdaInOrbit.target(t.companies[company], tech.ordinal(), false, 0);
            if (to >= 0) {
                Laboratory.develop(t, company, tech.ordinal(), to);
            }
        }

        @Override
        public Question question(Table t) {
            return new Question.Oxygen(who(), tech);
        }
    }
}
