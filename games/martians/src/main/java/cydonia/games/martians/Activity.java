package cydonia.games.martians;

import cydonia.engine.Choices;
import cydonia.engine.Fact;
import cydonia.engine.Reasons;
import cydonia.engine.Seat;
import cydonia.engine.Why;
import cydonia.games.martians.MartiansAction.Recover;
import cydonia.games.martians.cards.Index;
import cydonia.games.martians.cards.Infrastructure;
import cydonia.games.martians.cards.Ward;
import java.util.List;

/** A player-turn (rulebook pp. 14, 15): time units spent on actions and rests, and the things that are free. */
final class Activity {

    private Activity() {
    }

    /** What the crew whose turn it is does. It is asked again and again, until it finishes. */
    record PlayerTurn() implements Owed.ByActor {
        @Override
        public void offer(Table t, Seat seat, Choices<MartiansAction> out) {
            list(t, out);
        }

        @Override
        public void take(Table t, Seat seat, MartiansAction action) {
            play(t, action);
        }

        @Override
        public Question question(Table t) {
            return new Question.Play();
        }

        @Override
        public void explain(Table t, Seat seat, Reasons<MartiansAction> out) {
            Placement.explain(t, out);
            Rest.explain(t, out);
            Staff.explainConsultations(t, out);
            out.unless(MartiansAction.DrawRtg.IT, why -> Rtg.may(t, why));
            Trade.explainOffers(t, t.acting.crew, out);
            Construction.explain(t, out);
            LandingPad.explain(t, out);
            Greenhouses.explain(t, out);
            Staff.explainHires(t, out);
            Laboratory.explain(t, out);
            Dig.explainAnalysis(t, out);
        }

        @Override
        public List<Fact.Price> prices(Table t, Seat seat, MartiansAction action) {
            return Tariffs.bill(t, action, extra(t, action));
        }
    }

    /** What an action costs more on its post: the one it is about, or that of the present placement. */
    private static int extra(Table t, MartiansAction action) {
        int post = action instanceof MartiansAction.Place place ? Placement.at(place) : t.acting.post;
        return post == Index.NONE ? 0 : t.posts.extra(post);
    }

    private static void list(Table t, Choices<MartiansAction> to) {
        if (t.acting.post != Index.NONE) {
            listActions(t, Infrastructure.ofPost(t.acting.post), t.posts.extra(t.acting.post), t.acting.done, to);
            if (t.acting.done == 0) {
                return;
            }
        }
        Placement.list(t, to);
        if (Rest.may(t, Why.NOT_ASKED)) {
            to.add(MartiansAction.Rest.IT);
        }
        if (Rest.mayRecover(t, Ward.INFIRMARY, Why.NOT_ASKED)) {
            to.add(Recover.of(Ward.INFIRMARY));
        }
        if (Rest.mayRecover(t, Ward.APARTMENTS, Why.NOT_ASKED)) {
            to.add(Recover.of(Ward.APARTMENTS));
        }
        Staff.listConsultations(t, to);
        if (Rtg.may(t, Why.NOT_ASKED)) {
            to.add(MartiansAction.DrawRtg.IT);
        }
        Trade.listOffers(t, t.acting.crew, to);
        to.add(MartiansAction.Finish.IT);
    }

    /** The actions a marker may still do there. */
    private static void listActions(Table t, Infrastructure where, int extra, int done, Choices<MartiansAction> to) {
        switch (where) {
            case MOXIE, HOSPITAL, WATER_PLANT -> {
                // their only action is done with the placement
            }
            case CONSTRUCTION -> Construction.list(t, extra, done, to);
            case EXCAVATION -> {
                if (Dig.mayAnalyse(t, extra, Why.NOT_ASKED)) {
                    to.add(MartiansAction.Analyse.IT);
                }
            }
            case LANDING_PAD -> LandingPad.list(t, extra, done, to);
            case GREENHOUSES -> Greenhouses.list(t, extra, done, to);
            case TRAINING_CENTRE -> Staff.listHires(t, extra, done, to);
            case LABORATORY -> Laboratory.list(t, extra, done, to);
        }
    }

    private static void play(Table t, MartiansAction action) {
        switch (action) {
            case MartiansAction.Finish _ -> {
                t.pop();
                Delivery.begin(t);
            }
            case MartiansAction.Offer offer -> Trade.open(t, t.acting.crew, offer.partner());
            default -> {
                Tariffs.pay(t, action, extra(t, action));
                act(t, action);
            }
        }
    }

    /** What has been paid for. */
    private static void act(Table t, MartiansAction action) {
        switch (action) {
            case MartiansAction.Place place -> Placement.place(t, place);
            case MartiansAction.Build _,MartiansAction.Improve _,MartiansAction.Install _ -> {
                t.acting.done |= Construction.kind(action);
                Construction.construct(t, action);
            }
            case MartiansAction.Analyse _ -> Dig.analyse(t);
            case MartiansAction.Research research -> LandingPad.research(t, research.tile());
            case MartiansAction.Resupply resupply -> LandingPad.resupply(t, resupply.supplies());
            case MartiansAction.Fulfil fulfil -> LandingPad.fulfil(t, fulfil.contract());
            case MartiansAction.Accomplish accomplish -> LandingPad.accomplish(t, accomplish.task());
            case MartiansAction.Harvest _ -> Greenhouses.harvest(t);
            case MartiansAction.Plant plant -> Greenhouses.plant(t, plant.tile());
            case MartiansAction.HireExpert hire -> Staff.hire(t, hire.expert());
            case MartiansAction.HireAssistant hire -> Staff.hire(t, hire.assistant());
            case MartiansAction.Develop develop -> Laboratory.develop(t, develop.technology());
            case MartiansAction.Rest _ -> Rest.rest(t);
            case MartiansAction.Recover recover -> Rest.recover(t, recover.from());
            case MartiansAction.Consult consult -> Staff.consult(t, consult.expert());
            case MartiansAction.DrawRtg _ -> Rtg.draw(t);
            default -> throw new IllegalArgumentException("not in a player-turn: " + action);
        }
    }
}
