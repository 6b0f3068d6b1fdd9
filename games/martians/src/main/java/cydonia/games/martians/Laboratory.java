package cydonia.games.martians;

import cydonia.engine.Choices;
import cydonia.engine.Reasons;
import cydonia.engine.Why;
import cydonia.games.martians.MartiansObstacle.AlreadyDeveloped;
import cydonia.games.martians.MartiansObstacle.AlreadyDone;
import cydonia.games.martians.cards.Assistant;
import cydonia.games.martians.cards.Good;
import cydonia.games.martians.cards.Infrastructure;
import cydonia.games.martians.cards.Technology;

/** The laboratory (rulebook p. 21): one technology of the colony and one of the corporation per placement. */
final class Laboratory {

    private static final Technology[] ALL = Technology.values();

    private Laboratory() {
    }

    private static int action(Technology technology) {
        return technology.colony() ? 1 : 2;
    }

    static boolean price(Table t, Technology technology, int extra, Payment payment) {
        int time = Math.max(1, technology.time() + extra - t.assistants(Assistant.SCIENTIST));
        return payment.time(t, time) & payment.good(t, Good.ENERGY, 1);
    }

    private static boolean may(Table t, Technology technology, int extra, int done, Why why) {
        boolean ok = (done & action(technology)) == 0 || why.asked() && why.not(new AlreadyDone());
        ok &= !t.developed(t.board(), technology) || why.asked() && why.not(new AlreadyDeveloped());
        ok &= price(t, technology, extra, Payment.check(why));
        return ok;
    }

    static boolean any(Table t, int extra) {
        if (t.acting.time == 0 || t.has(Good.ENERGY) == 0) {
            return false;
        }
        for (Technology technology : ALL) {
            if (may(t, technology, extra, 0, Why.NOT_ASKED)) {
                return true;
            }
        }
        return false;
    }

    static void list(Table t, int extra, int done, Choices<MartiansAction> to) {
        for (Technology technology : ALL) {
            if (may(t, technology, extra, done, Why.NOT_ASKED)) {
                to.add(MartiansAction.Develop.of(technology));
            }
        }
    }

    static void develop(Table t, Technology technology) {
        t.acting.done |= action(technology);
        if (t.listens()) {
            t.tell(new MartiansHappening.Developed(t.actor(), technology));
        }
        if (technology.colony()) {
            t.colonies.technologies[t.colony()] |= technology.bit();
            t.gain(Good.REPUTATION, Technology.REPUTATION);
        } else {
            t.boards.technologies[t.board()] |= technology.bit();
            if (technology == Technology.WEATHER_REPORT) {
                Sky.foresee(t);
                t.secretsOpened++;
            }
        }
    }

    static void explain(Table t, Reasons<MartiansAction> out) {
        Infrastructure here = Infrastructure.LABORATORY;
        int extra = t.extraAt(here);
        int done = t.acting.doneAt(here);
        for (Technology technology : ALL) {
            out.unless(MartiansAction.Develop.of(technology),
                    why -> t.acting.mayActAt(here, why) & may(t, technology, extra, done, why));
        }
    }
}
