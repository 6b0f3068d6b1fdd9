package cydonia.games.martians;

import cydonia.engine.Obstacle;
import cydonia.engine.Refusal;
import cydonia.engine.Seat;
import cydonia.engine.Why;
import cydonia.games.martians.MartiansAction.Deck;
import cydonia.games.martians.MartiansObstacle.FaceDown;
import cydonia.games.martians.MartiansObstacle.MovesAway;
import cydonia.games.martians.MartiansObstacle.NoTokenThere;
import cydonia.games.martians.MartiansObstacle.NotPlaced;
import cydonia.games.martians.MartiansObstacle.OutOfReach;
import cydonia.games.martians.cards.Area;
import cydonia.games.martians.cards.Assistant;
import cydonia.games.martians.cards.Contract;
import cydonia.games.martians.cards.Expert;
import cydonia.games.martians.cards.Good;
import cydonia.games.martians.cards.Infrastructure;
import cydonia.games.martians.cards.Plantation;
import cydonia.games.martians.cards.PowerSource;
import cydonia.games.martians.cards.ResearchTile;
import cydonia.games.martians.cards.Technology;
import cydonia.games.martians.cards.Ward;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Everything the asked player might want to do and cannot, with every reason. */
final class Refusals {

    private final Table t;
    private final List<Refusal<MartiansAction>> list = new ArrayList<>();

    private Refusals(Table t) {
        this.t = t;
    }

    static List<Refusal<MartiansAction>> of(Table t, Seat seat) {
        if ((t.asked & seat.bit()) == 0) {
            return List.of();
        }
        Refusals refusals = new Refusals(t);
        switch (t.question) {
            case PLAY -> refusals.playerTurn();
            case DIG, MOVE -> refusals.excavator();
            case DELIVER -> refusals.deliveries();
            case OFFER -> refusals.offer();
            case MARKET -> refusals.offers(seat.index());
            case NONE, KEEP, UNLOCK, ABSENCE, TOLL, MARKER_BACK, LOSE_TOKEN, TURN_UP, TAKE, EXTRACT, RELIEVE, MINERALS,
                    RECALL,
                    BUILDER, CLEAN, ANSWER, END, PENALTY -> {
                // these questions list all that one could want
            }
        }
        return List.copyOf(refusals.list);
    }

    private void check(MartiansAction action, Predicate<Why> rule) {
        Why why = Why.asking();
        if (!rule.test(why)) {
            List<Obstacle> obstacles = why.obstacles();
            list.add(new Refusal<>(action, obstacles));
        }
    }

    private void playerTurn() {
        for (int post = 0; post < Infrastructure.POSTS; post++) {
            int here = post;
            check(Deck.place(post), why -> Placement.may(t, here, why));
        }
        check(Deck.REST, why -> Rest.may(t, why));
        for (Ward ward : Ward.values()) {
            check(Deck.RECOVERIES.get(ward.ordinal()), why -> Rest.mayRecover(t, ward, why));
        }
        for (Expert expert : Expert.values()) {
            if (Staff.hired(t, expert)) {
                check(Deck.CONSULTATIONS.get(expert.ordinal()), why -> Staff.mayConsult(t, expert, why));
            }
        }
        check(Deck.DRAW_RTG, why -> Rtg.may(t, why));
        offers(t.active);
        construction();
        landingPad();
        greenhousesAndStaff();
        laboratory();
        check(Deck.ANALYSE, why -> at(Infrastructure.EXCAVATION, why)
                & Dig.mayAnalyse(t, extra(Infrastructure.EXCAVATION), why));
    }

    private void offers(int maker) {
        for (int seat = 0; seat < t.agreed.seats && t.agreed.mode.trade(); seat++) {
            int partner = seat;
            if (seat != maker) {
                check(Deck.OFFERS.get(seat), why -> Trade.mayOffer(t, maker, partner, why));
            }
        }
    }

    /** Whether the marker of the present placement stands there. */
    private boolean at(Infrastructure where, Why why) {
        return here(where) || why.not(new NotPlaced(where));
    }

    private boolean here(Infrastructure where) {
        return t.post != Table.NONE && Infrastructure.ofPost(t.post) == where;
    }

    private int extra(Infrastructure where) {
        return here(where) ? Placement.extra(t, t.post) : 0;
    }

    private int done(Infrastructure where) {
        return here(where) ? t.done : 0;
    }

    private void construction() {
        Infrastructure here = Infrastructure.CONSTRUCTION;
        for (Infrastructure where : Infrastructure.values()) {
            if (where.site()) {
                check(Deck.BUILDS.get(where.ordinal()),
                        why -> at(here, why) & Construction.affordable(t, extra(here), why)
                                & Construction.mayBuild(t, where, done(here), why));
            }
        }
        for (int post = 0; post < Infrastructure.POSTS; post++) {
            int there = post;
            check(Deck.IMPROVEMENTS.get(post),
                    why -> at(here, why) & Construction.affordable(t, extra(here), why)
                            & Construction.mayImprove(t, there, done(here), why));
        }
        for (PowerSource source : PowerSource.values()) {
            check(Deck.INSTALLATIONS.get(source.ordinal()),
                    why -> at(here, why) & Construction.affordable(t, extra(here), why)
                            & Construction.mayInstall(t, done(here), why));
        }
    }

    private void landingPad() {
        Infrastructure here = Infrastructure.LANDING_PAD;
        for (ResearchTile tile : ResearchTile.values()) {
            if ((t.tilesShown & 1 << tile.ordinal()) != 0) {
                check(Deck.RESEARCHES.get(tile.ordinal()), why -> at(here, why)
                        & LandingPad.mayResearch(t, tile, extra(here), done(here), why));
            }
        }
        for (int supplies = 1; supplies <= LandingPad.MOST_SUPPLIES; supplies++) {
            int some = supplies;
            check(Deck.RESUPPLIES.get(supplies),
                    why -> at(here, why) & LandingPad.mayResupply(t, some, extra(here), done(here), why));
        }
        for (Contract contract : Contract.values()) {
            if ((t.contractsShown & 1 << contract.ordinal()) != 0) {
                check(Deck.CONTRACTS.get(contract.ordinal()), why -> at(here, why)
                        & LandingPad.mayFulfil(t, contract, extra(here), done(here), why));
            }
        }
        for (int i = 0; i < t.agreed.tasks.length; i++) {
            MartiansAction.Accomplish action = t.agreed.tasks[i];
            int objective = i;
            if (action != null) {
                check(action, why -> at(here, why) & LandingPad.mayAccomplish(t, objective, action.task(), extra(here),
                        done(here), why));
            }
        }
    }

    private void greenhousesAndStaff() {
        Infrastructure garden = Infrastructure.GREENHOUSES;
        check(Deck.HARVEST,
                why -> at(garden, why) & Greenhouses.mayHarvest(t, extra(garden), done(garden), why));
        for (Plantation tile : Plantation.values()) {
            check(Deck.PLANTS.get(tile.ordinal()),
                    why -> at(garden, why) & Greenhouses.mayPlant(t, tile, extra(garden), done(garden), why));
        }
        Infrastructure school = Infrastructure.TRAINING_CENTRE;
        for (Expert expert : Expert.values()) {
            if (t.expertsShown[expert.ordinal()] > 0) {
                check(Deck.EXPERTS.get(expert.ordinal()),
                        why -> at(school, why) & Staff.mayHire(t, expert, extra(school), done(school), why));
            }
        }
        for (Assistant assistant : Assistant.values()) {
            check(Deck.ASSISTANTS.get(assistant.ordinal()),
                    why -> at(school, why) & Staff.mayHire(t, assistant, extra(school), done(school), why));
        }
    }

    private void laboratory() {
        Infrastructure here = Infrastructure.LABORATORY;
        for (Technology technology : Technology.values()) {
            check(Deck.TECHNOLOGIES.get(technology.ordinal()),
                    why -> at(here, why) & Laboratory.may(t, technology, extra(here), done(here), why));
        }
    }

    /** Cells next to the excavator, and what keeps it from going or digging there. */
    private void excavator() {
        long moves = Dig.moves(t);
        long within = Dig.reach(t);
        int now = Area.nearest(t.excavator, t.faceDown);
        long around = Area.ring(t.excavator, 1) & (t.agreed.extension ? -1L : Area.MAIN_CELLS);
        for (long left = around; left != 0; left &= left - 1) {
            int cell = Long.numberOfTrailingZeros(left);
            boolean there = (t.tokens & 1L << cell) != 0;
            if ((moves & 1L << cell) == 0) {
                check(Deck.MOVES.get(cell), why -> there
                        ? why.not(new MovesAway(now, Area.nearest(cell, t.faceDown)))
                        : why.not(new NoTokenThere()));
            }
            if (t.question == Asked.DIG && (within & 1L << cell) == 0) {
                check(Deck.EXTRACTIONS.get(cell), why -> !there
                        ? why.not(new NoTokenThere())
                        : (t.faceDown & 1L << cell) != 0
                                ? why.not(new FaceDown())
                                : why.not(new OutOfReach()));
            }
        }
        if (t.question == Asked.DIG && (within & 1L << t.excavator) == 0) {
            check(Deck.EXTRACTIONS.get(t.excavator), why -> why.not(new NoTokenThere()));
        }
    }

    private void deliveries() {
        for (int item = 0; item < 2 * Table.QUARTERS; item++) {
            int here = item;
            boolean mine = t.agreed.sharedColony
                    ? item % Table.QUARTERS < t.agreed.quartersInUse
                    : item % 4 == t.active;
            if (mine) {
                check(Delivery.action(item), why -> Delivery.may(t, here, why));
            }
        }
    }

    private void offer() {
        for (Good good : Good.values()) {
            if (!t.asking && good.ordinal() >= t.least) {
                check(Deck.GIFTS.get(good.ordinal()), why -> Trade.mayGive(t, good, why));
            }
            check(Deck.WISHES.get(good.ordinal()), why -> Trade.mayAsk(t, good, why));
        }
    }
}
