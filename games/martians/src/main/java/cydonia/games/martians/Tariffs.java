package cydonia.games.martians;

import cydonia.engine.Choices;
import cydonia.engine.Fact;
import cydonia.engine.Seat;
import cydonia.engine.Why;
import cydonia.games.martians.MartiansView.House;
import cydonia.games.martians.MartiansView.Tariff;
import cydonia.games.martians.cards.Assistant;
import cydonia.games.martians.cards.Contract;
import cydonia.games.martians.cards.Cost;
import cydonia.games.martians.cards.Effect;
import cydonia.games.martians.cards.Expert;
import cydonia.games.martians.cards.Expert.Service;
import cydonia.games.martians.cards.Good;
import cydonia.games.martians.cards.Infrastructure;
import cydonia.games.martians.cards.Plantation;
import cydonia.games.martians.cards.PowerSource;
import cydonia.games.martians.cards.ResearchTile;
import cydonia.games.martians.cards.Technology;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** What every action costs and certainly brings as things are: with weather, events, staff and technologies. */
final class Tariffs {

    private Tariffs() {
    }

    /** The actor pays for an action on a post with that surcharge. */
    static void pay(Table t, MartiansAction action, int extra) {
        Payment payment = Payment.begin(t);
        price(t, action, extra, payment);
        payment.close(t);
    }

    /** What the actor would pay; the minerals of a payment are part of what begins it. */
    static List<Fact.Price> bill(Table t, MartiansAction action, int extra) {
        Payment.Bill bill = new Payment.Bill();
        price(t, action, extra, bill);
        return bill.prices();
    }

    private static boolean price(Table t, MartiansAction action, int extra, Payment payment) {
        return switch (action) {
            case MartiansAction.Place place -> Placement.price(t, place.where(), extra, payment);
            case MartiansAction.Build _,MartiansAction.Improve _,MartiansAction.Install _ ->
                Construction.price(t, extra, payment);
            case MartiansAction.Analyse _ -> Dig.analysisPrice(t, extra, payment);
            case MartiansAction.Research research -> LandingPad.researchPrice(t, research.tile(), extra, payment);
            case MartiansAction.Resupply resupply -> LandingPad.resupplyPrice(t, resupply.supplies(), extra, payment);
            case MartiansAction.Fulfil fulfil -> LandingPad.objectivePrice(t, fulfil.contract().cost(), extra, payment);
            case MartiansAction.Accomplish accomplish ->
                LandingPad.objectivePrice(t, accomplish.task().cost(), extra, payment);
            case MartiansAction.Harvest _ -> Greenhouses.harvestPrice(t, extra, payment);
            case MartiansAction.Plant _ -> Greenhouses.changePrice(t, extra, payment);
            case MartiansAction.HireExpert _,MartiansAction.HireAssistant _ -> Staff.hirePrice(t, extra, payment);
            case MartiansAction.Develop develop -> Laboratory.price(t, develop.technology(), extra, payment);
            case MartiansAction.Rest _ -> Rest.price(t, payment);
            case MartiansAction.Recover recover -> Rest.recoveryPrice(t, recover.from(), payment);
            case MartiansAction.Consult consult -> payment.cost(t, consult.expert().cost());
            case MartiansAction.DrawRtg _ -> Rtg.price(t, payment);
            case MartiansAction.Deliver deliver -> Delivery.price(t, deliver.product(), payment);
            default -> true;
        };
    }

    /** What it certainly brings the actor, as far as that are goods. */
    private static List<Fact.Gain> gains(Table t, MartiansAction action) {
        List<Cost.Amount> gains = switch (action) {
            case MartiansAction.Place(var where, _) -> switch (where) {
                case MOXIE -> List.of(new Cost.Amount(LifeSupport.OXYGEN_REPUTATION, Good.REPUTATION));
                case HOSPITAL -> List.of(new Cost.Amount(LifeSupport.MEDICINE, Good.MEDICINE));
                case WATER_PLANT -> List.of(new Cost.Amount(LifeSupport.treatedWater(t), Good.WATER));
                case CONSTRUCTION, EXCAVATION, LANDING_PAD, GREENHOUSES, TRAINING_CENTRE, LABORATORY -> List.of();
            };
            case MartiansAction.Build _,MartiansAction.Improve _ ->
                List.of(new Cost.Amount(Construction.REPUTATION, Good.REPUTATION));
            case MartiansAction.Research(var tile) -> List.of(new Cost.Amount(tile.currency(), Good.CURRENCY));
            case MartiansAction.Resupply(int supplies) -> List.of(new Cost.Amount(supplies, Good.SUPPLIES));
            case MartiansAction.Fulfil(var contract) ->
                List.of(new Cost.Amount(contract.reputation(), Good.REPUTATION));
            case MartiansAction.Accomplish(var task) -> {
                List<Cost.Amount> all = new ArrayList<>();
                all.add(new Cost.Amount(task.reputation(), Good.REPUTATION));
                for (Effect effect : task.effects()) {
                    if (effect instanceof Effect.Gain gain) {
                        all.add(new Cost.Amount(gain.count(), gain.good()));
                    }
                }
                yield all;
            }
            case MartiansAction.Harvest() -> List.of(new Cost.Amount(Greenhouses.food(t), Good.FOOD),
                    new Cost.Amount(Greenhouses.medicine(t), Good.MEDICINE));
            case MartiansAction.Develop(var technology) when technology.colony() ->
                List.of(new Cost.Amount(Technology.REPUTATION, Good.REPUTATION));
            case MartiansAction.Consult(var expert) -> switch (expert.service()) {
                case Service.Relieve relieve -> List.of(new Cost.Amount(relieve.reputation(), Good.REPUTATION));
                case Service.Make make -> List.of(new Cost.Amount(make.count(), make.good()));
                case Service.Analyse _,Service.Construct _ -> List.of();
            };
            case MartiansAction.DrawRtg() -> List.of(new Cost.Amount(1, Good.ENERGY));
            case MartiansAction.Deliver(var product, _) ->
                List.of(new Cost.Amount(Delivery.reputation(product), Good.REPUTATION));
            default -> List.of();
        };
        return gains.stream().filter(amount -> amount.count() > 0)
                .map(amount -> new Fact.Gain(t.actor(), amount.good().thing(), amount.count(), 0)).toList();
    }

    /** Price and gain of everything the asked seat may do now. */
    static List<Tariff> now(Table t, Seat seat) {
        return t.agenda.legal(t, seat, new Choices<>()).stream()
                .map(action -> new Tariff(action, t.agenda.prices(t, seat, action), gains(t, action))).toList();
    }

    // ---- what a marker of the actor could do in each house ----

    static List<House> houses(Table t) {
        List<House> houses = new ArrayList<>();
        for (Infrastructure where : Infrastructure.values()) {
            int open = where.mask() & ~t.posts.unavailable;
            IntStream.range(0, Infrastructure.POSTS).filter(post -> (open & 1 << post) != 0)
                    .map(post -> t.posts.extra(post)).distinct().sorted()
                    .forEach(extra -> houses.add(house(t, where, extra)));
        }
        return List.copyOf(houses);
    }

    private static House house(Table t, Infrastructure where, int extra) {
        return new House(where, extra, actions(t, where, extra).stream()
                .map(action -> new Tariff(action, bill(t, action, extra), gains(t, action))).toList());
    }

    private static List<MartiansAction> actions(Table t, Infrastructure where, int extra) {
        List<MartiansAction> actions = new ArrayList<>();
        switch (where) {
            case MOXIE, HOSPITAL, WATER_PLANT, EXCAVATION -> {
                IntStream.range(0, Infrastructure.POSTS)
                        .filter(post -> Infrastructure.ofPost(post) == where && t.posts.extra(post) == extra)
                        .limit(1).forEach(post -> actions.add(MartiansAction.Place.of(post)));
                if (where == Infrastructure.EXCAVATION) {
                    actions.add(MartiansAction.Analyse.IT);
                }
            }
            case CONSTRUCTION -> {
                for (Infrastructure site : Infrastructure.values()) {
                    if (t.underConstruction(site)) {
                        actions.add(MartiansAction.Build.of(site));
                    }
                }
                for (int left = t.posts.improvable; left != 0; left &= left - 1) {
                    actions.add(MartiansAction.Improve.of(Integer.numberOfTrailingZeros(left)));
                }
                for (PowerSource source : PowerSource.values()) {
                    actions.add(MartiansAction.Install.of(source));
                }
            }
            case LANDING_PAD -> landingPad(t, actions);
            case GREENHOUSES -> {
                actions.add(MartiansAction.Harvest.IT);
                for (Plantation tile : Plantation.values()) {
                    actions.add(MartiansAction.Plant.of(tile));
                }
            }
            case TRAINING_CENTRE -> {
                for (Expert expert : Expert.values()) {
                    if (t.piles.expertsShown[expert.ordinal()] > 0) {
                        actions.add(MartiansAction.HireExpert.of(expert));
                    }
                }
                for (Assistant assistant : Assistant.values()) {
                    if (t.piles.assistantsShown[assistant.ordinal()] > 0) {
                        actions.add(MartiansAction.HireAssistant.of(assistant));
                    }
                }
            }
            case LABORATORY -> {
                for (Technology technology : Technology.values()) {
                    if (!t.developed(t.board(), technology)) {
                        actions.add(MartiansAction.Develop.of(technology));
                    }
                }
            }
        }
        return actions;
    }

    private static void landingPad(Table t, List<MartiansAction> actions) {
        for (ResearchTile tile : ResearchTile.values()) {
            if ((t.piles.tilesShown & 1 << tile.ordinal()) != 0) {
                actions.add(MartiansAction.Research.of(tile));
            }
        }
        for (int supplies = 1; supplies <= Good.MOST_SUPPLIES; supplies++) {
            actions.add(MartiansAction.Resupply.of(supplies));
        }
        for (Contract contract : Contract.values()) {
            if ((t.piles.contractsShown & 1 << contract.ordinal()) != 0) {
                actions.add(MartiansAction.Fulfil.of(contract));
            }
        }
        for (int i = 0; i < t.terms.tasks.length; i++) {
            MartiansAction.Accomplish task = t.terms.tasks[i];
            if (task != null && Objectives.open(t, i, task.task(), Why.NOT_ASKED)) {
                actions.add(task);
            }
        }
    }
}
