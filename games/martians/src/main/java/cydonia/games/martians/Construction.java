package cydonia.games.martians;

import cydonia.engine.Choices;
import cydonia.engine.Fact;
import cydonia.engine.Reasons;
import cydonia.engine.Seat;
import cydonia.engine.Why;
import cydonia.games.martians.MartiansAction.Improve;
import cydonia.games.martians.MartiansObstacle.AlreadyDone;
import cydonia.games.martians.MartiansObstacle.InstallationLimit;
import cydonia.games.martians.MartiansObstacle.NotUnderConstruction;
import cydonia.games.martians.MartiansObstacle.NothingToImprove;
import cydonia.games.martians.cards.Good;
import cydonia.games.martians.cards.Infrastructure;
import cydonia.games.martians.cards.Knob;
import cydonia.games.martians.cards.PowerSource;
import java.util.List;

/** Construction (rulebook p. 18): build, improve, install; the builder expert does one of them without a marker. */
final class Construction {

    static final int BUILD = 1;
    static final int IMPROVE = 2;
    static final int INSTALL = 4;
    static final int REPUTATION = 3;

    private static final Infrastructure[] ALL = Infrastructure.values();

    private Construction() {
    }

    /** All three cost the same. */
    static boolean price(Table t, int extra, Payment payment) {
        boolean ok = payment.time(t, 1 + extra);
        ok &= payment.good(t, Good.ENERGY, 1 + t.conditions.knob(Knob.CONSTRUCTION_ENERGY));
        ok &= payment.good(t, Good.REGOLITH, 1);
        ok &= payment.good(t, Good.SUPPLIES, 1);
        return ok;
    }

    static boolean affordable(Table t, int extra, Why why) {
        return price(t, extra, Payment.check(why));
    }

    private static boolean undone(int done, int action, Why why) {
        return (done & action) == 0 || why.asked() && why.not(new AlreadyDone());
    }

    static boolean mayBuild(Table t, Infrastructure site, int done, Why why) {
        boolean ok = undone(done, BUILD, why);
        ok &= t.underConstruction(site) || why.asked() && why.not(new NotUnderConstruction(site));
        return ok;
    }

    /** Also while the building is still a site. */
    static boolean mayImprove(Table t, int post, int done, Why why) {
        boolean ok = undone(done, IMPROVE, why);
        ok &= (t.posts.improvable & 1 << post) != 0 || why.asked() && why.not(nothingThere(post));
        return ok;
    }

    private static NothingToImprove nothingThere(int post) {
        Infrastructure where = Infrastructure.ofPost(post);
        return new NothingToImprove(where, post - where.firstPost() + 1);
    }

    static int installed(Table t, int board) {
        return t.boards.installations[board * PowerSource.KINDS]
                + t.boards.installations[board * PowerSource.KINDS + 1];
    }

    static boolean mayInstall(Table t, int done, Why why) {
        boolean ok = undone(done, INSTALL, why);
        ok &= installed(t, t.board()) < t.terms.installationLimit
                || why.asked() && why.not(new InstallationLimit(t.terms.installationLimit));
        return ok;
    }

    static boolean any(Table t, int extra) {
        return affordable(t, extra, Why.NOT_ASKED)
                && (t.posts.sites != 0 || t.posts.improvable != 0 || mayInstall(t, 0, Why.NOT_ASKED));
    }

    static void list(Table t, int extra, int done, Choices<MartiansAction> to) {
        if (!affordable(t, extra, Why.NOT_ASKED)) {
            return;
        }
        for (Infrastructure where : ALL) {
            if (mayBuild(t, where, done, Why.NOT_ASKED)) {
                to.add(MartiansAction.Build.of(where));
            }
        }
        if (undone(done, IMPROVE, Why.NOT_ASKED)) {
            for (int left = t.posts.improvable; left != 0; left &= left - 1) {
                to.add(MartiansAction.Improve.of(Integer.numberOfTrailingZeros(left)));
            }
        }
        if (mayInstall(t, done, Why.NOT_ASKED)) {
            to.add(MartiansAction.Install.of(PowerSource.SOLAR));
            to.add(MartiansAction.Install.of(PowerSource.WIND));
        }
    }

    /** Each of the three can be done once in a placement. */
    static int kind(MartiansAction action) {
        return switch (action) {
            case MartiansAction.Build _ -> BUILD;
            case MartiansAction.Improve _ -> IMPROVE;
            case MartiansAction.Install _ -> INSTALL;
            default -> throw new IllegalArgumentException("no construction: " + action);
        };
    }

    static void construct(Table t, MartiansAction action) {
        switch (action) {
            case MartiansAction.Build build -> build(t, build.site());
            case MartiansAction.Improve improve -> improve(t, improve);
            case MartiansAction.Install install -> install(t, install.source());
            default -> throw new IllegalArgumentException("no construction: " + action);
        }
    }

    /** The builder expert does one construction, wherever markers stand. */
    record UseBuilder() implements Owed.ByActor {
        @Override
        public void offer(Table t, Seat seat, Choices<MartiansAction> out) {
            list(t, 0, 0, out);
        }

        @Override
        public void take(Table t, Seat seat, MartiansAction action) {
            t.pop();
            Payment payment = Payment.begin(t);
            price(t, 0, payment);
            payment.close(t);
            construct(t, action);
        }

        @Override
        public Question question(Table t) {
            return new Question.UseBuilder();
        }

        @Override
        public List<Fact.Price> prices(Table t, Seat seat, MartiansAction action) {
            Payment.Bill bill = new Payment.Bill();
            price(t, 0, bill);
            return bill.prices();
        }
    }

    private static void build(Table t, Infrastructure site) {
        t.posts.sites &= ~site.mask();
        t.boards.built[t.board()]++;
        if (t.listens()) {
            t.tell(new MartiansHappening.Built(t.actor(), site));
        }
        t.gain(Good.REPUTATION, REPUTATION);
    }

    /** The player chooses the post (rulebook p. 18: any improvement token). */
    private static void improve(Table t, Improve improve) {
        t.posts.improvable &= ~(1 << improve.where().firstPost() + improve.post() - 1);
        t.boards.improved[t.board()]++;
        if (t.listens()) {
            t.tell(new MartiansHappening.Improved(t.actor(), improve.where(), improve.post()));
        }
        t.gain(Good.REPUTATION, REPUTATION);
    }

    private static void install(Table t, PowerSource source) {
        t.boards.installations[t.board() * PowerSource.KINDS + source.ordinal()]++;
        if (t.listens()) {
            t.tell(new MartiansHappening.Installed(t.actor(), source));
        }
    }

    static void explain(Table t, Reasons<MartiansAction> out) {
        Infrastructure here = Infrastructure.CONSTRUCTION;
        int extra = t.extraAt(here);
        int done = t.acting.doneAt(here);
        for (Infrastructure site : ALL) {
            if (site.site()) {
                out.unless(MartiansAction.Build.of(site), why -> t.acting.mayActAt(here, why)
                        & affordable(t, extra, why) & mayBuild(t, site, done, why));
            }
        }
        for (int post = 0; post < Infrastructure.POSTS; post++) {
            int there = post;
            out.unless(Improve.of(post), why -> t.acting.mayActAt(here, why) & affordable(t, extra, why)
                    & mayImprove(t, there, done, why));
        }
        for (PowerSource source : PowerSource.values()) {
            out.unless(MartiansAction.Install.of(source), why -> t.acting.mayActAt(here, why)
                    & affordable(t, extra, why) & mayInstall(t, done, why));
        }
    }
}
