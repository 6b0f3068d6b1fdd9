package cydonia.games.tilsit;

import cydonia.engine.Fact;
import cydonia.engine.Fact.Gain;
import cydonia.engine.Fact.Loss;
import cydonia.engine.Fact.Placed;
import cydonia.engine.Fact.Price;
import cydonia.engine.Seat;
import cydonia.engine.Text;
import cydonia.engine.Thing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What each happening changes, in numbers and places. */
final class Facts {

    /** A resource card whose kind is not told. */
    static final Thing CARD = new Thing("card", new Text("card", "carte"));
    /** A research card whose kind is not told. */
    static final Thing RD_CARD = new Thing("rd-card", new Text("R&D card", "carte R&D"));
    static final Thing ENERGY = new Thing("energy", new Text("free energy", "énergie disponible"));
    static final Thing COLONIST = new Thing("colonist", new Text("colonist", "colon"));
    /** A colonist of the colony who staffs nothing any more. */
    static final Thing IDLE = new Thing("idle-colonist", new Text("idle colonist", "colon libre"));
    static final Thing MAGNA_SCIENTIA = new Thing("magna-scientia", Text.same("Magna Scientia"));

    private Facts() {
    }

    static List<Fact> of(MarsHappening happening) {
        return switch (happening) {
            case MarsHappening.MinePicked(Seat who, Resource ore) -> minePicked(who, Installation.mineOf(ore));
            case MarsHappening.HandDealt(Seat who, List<Resource> cards) ->
                cards.stream().<Fact>map(card -> gain(who, card.thing(), 1)).toList();
            case MarsHappening.CardsDrawn(Seat who, int count) -> List.of(gain(who, CARD, count));
            case MarsHappening.Gained(Seat who, int count, int lost, Resource what) ->
                List.of(new Gain(who, what.thing(), count, lost));
            case MarsHappening.ColonistsGained(Seat who, int count, int lost) ->
                List.of(new Gain(who, COLONIST, count, lost));
            case MarsHappening.SupremacyWon(Seat who, Optional<Seat> from, Domain domain) ->
                moved(EventCard.supremacy(domain).thing(), from, who);
            case MarsHappening.EnergyBorrowed(Seat who, int before, int now) -> List.of(now > before
                    ? gain(who, ENERGY, now - before)
                    : new Loss(who, ENERGY, before - now));
            case MarsHappening.CardTaken(Seat by, Seat from, Resource what) ->
                moved(what.thing(), Optional.of(from), by);
            case MarsHappening.CardTakenUnseen(Seat by, Seat from) -> moved(CARD, Optional.of(from), by);
            case MarsHappening.ContractTaken(Seat by, Seat from, Contract contract) ->
                moved(contract.thing(), Optional.of(from), by);
            case MarsHappening.Destroyed destroyed -> destroyed(destroyed);
            case MarsHappening.RdCardTaken(Seat by, Seat from, RdCard card) -> rdCardTaken(by, from, card);
            case MarsHappening.RdCardPlayed(Seat who, RdCard card) -> rdCardPlayed(who, card);
            case MarsHappening.RdCardKept(Seat who, RdCard card) -> List.of(gain(who, card.thing(), 1));
            case MarsHappening.RdCardKeptUnseen(Seat who, int _) -> List.of(gain(who, RD_CARD, 1));
            case MarsHappening.MagnaScientia(Seat who, Optional<Seat> from) -> moved(MAGNA_SCIENTIA, from, who);
            case MarsHappening.Supplied(Seat who, Resource what) -> List.of(gain(who, what.thing(), 1));
            case MarsHappening.Produced(Seat who, Resource what, int count, int lost) ->
                List.of(new Gain(who, what.thing(), count, lost));
            case MarsHappening.Exchanged(Seat who, var _, int count, Resource give, Resource get) ->
                List.of(new Price(give.thing(), count), gain(who, get.thing(), 1));
            case MarsHappening.OfferAccepted(Offer offer) -> traded(offer);
            case MarsHappening.Built(Seat who, Installation what, int level, Cost paid) -> with(paid.prices(),
                    new Placed(who, what.thing(), what.place(level)));
            case MarsHappening.HabitationPowered(Seat who, int _, int count) -> List.of(new Price(ENERGY, 1),
                    new Gain(who, COLONIST, count, Installation.COLONISTS_PER_HABITATION - count));
            case MarsHappening.ContractBought(Seat who, Contract contract, Cost paid) ->
                with(paid.prices(), gain(who, contract.thing(), 1));
            case MarsHappening.ContractReturned(Seat who, Contract contract, Cost paid) ->
                with(paid.prices(), new Loss(who, contract.thing(), 1));
            case MarsHappening.Staffed(Seat who, Installation what, int level) -> List.of(
                    what.consumes() ? new Price(ENERGY, 1) : gain(who, ENERGY, Installation.energyOf(1)),
                    new Placed(who, COLONIST, what.place(level)));
            case MarsHappening.Vacated(Seat who, Installation what, int _, int count) ->
                List.of(gain(who, IDLE, count), silent(who, what, count));
            case MarsHappening.SwitchedOff(Seat who, Installation what, int _) -> what.needsColonist()
                    ? List.of(gain(who, IDLE, 1), silent(who, what, 1))
                    : List.of(silent(who, what, 1));
            case MarsHappening.ColonistsLost(Seat who, int count) -> List.of(new Loss(who, COLONIST, count));
            case MarsHappening.Left(Seat who, Installation what, int _) -> List.of(silent(who, what, 1));
            case MarsHappening.Discarded(Seat who, Resource what) -> List.of(new Loss(who, what.thing(), 1));
            case MarsHappening.TurnBegan _,MarsHappening.EventDrawn _,MarsHappening.EventPutAside _,MarsHappening.NoEffect _,MarsHappening.Compared _,MarsHappening.SupremacyKept _,MarsHappening.HandLookedAt _,MarsHappening.Shielded _,MarsHappening.NothingToTake _,MarsHappening.Rolled _,MarsHappening.RdDeckEmpty _,MarsHappening.SupplyRebuilt _,MarsHappening.OfferMade _,MarsHappening.OfferDeclined _,MarsHappening.HabitationPending _,MarsHappening.PointsCounted _,MarsHappening.Won _ ->
                List.of();
        };
    }

    private static Fact gain(Seat who, Thing what, int amount) {
        return new Gain(who, what, amount, 0);
    }

    private static List<Fact> with(List<Price> prices, Fact fact) {
        List<Fact> facts = new ArrayList<>(prices);
        facts.add(fact);
        return List.copyOf(facts);
    }

    private static List<Fact> moved(Thing what, Optional<Seat> from, Seat to) {
        List<Fact> facts = new ArrayList<>();
        from.ifPresent(seat -> facts.add(new Loss(seat, what, 1)));
        facts.add(gain(to, what, 1));
        return List.copyOf(facts);
    }

    /** A founder goes with the mine. */
    private static List<Fact> minePicked(Seat who, Installation mine) {
        return List.of(new Placed(who, mine.thing(), mine.thing()), new Placed(who, COLONIST, mine.thing()));
    }

    /** What falls silent frees the energy it drew; a power plant takes along what it gave. */
    private static Fact silent(Seat who, Installation what, int levels) {
        return what.consumes() ? gain(who, ENERGY, levels) : new Loss(who, ENERGY, Installation.energyOf(levels));
    }

    private static List<Fact> destroyed(MarsHappening.Destroyed destroyed) {
        Seat victim = destroyed.of();
        Installation what = destroyed.what();
        List<Fact> facts = new ArrayList<>();
        facts.add(new Loss(victim, what.thing(), 1));
        if (destroyed.active()) {
            facts.add(silent(victim, what, 1));
            if (what.needsColonist()) {
                facts.add(gain(victim, IDLE, 1));
            }
        }
        return List.copyOf(facts);
    }

    private static List<Fact> rdCardTaken(Seat by, Seat from, RdCard card) {
        List<Fact> facts = new ArrayList<>(moved(card.thing(), Optional.of(from), by));
        if (card.perks().energy() > 0) {
            facts.add(new Loss(from, ENERGY, card.perks().energy()));
            facts.add(gain(by, ENERGY, card.perks().energy()));
        }
        return List.copyOf(facts);
    }

    /** A permanent card comes to lie before its owner; one that was held leaves the hand. */
    private static List<Fact> rdCardPlayed(Seat who, RdCard card) {
        if (card.oneShot().isPresent()) {
            return card.held() ? List.of(new Loss(who, card.thing(), 1)) : List.of();
        }
        List<Fact> facts = new ArrayList<>();
        facts.add(gain(who, card.thing(), 1));
        if (card.perks().energy() > 0) {
            facts.add(gain(who, ENERGY, card.perks().energy()));
        }
        return List.copyOf(facts);
    }

    private static List<Fact> traded(Offer offer) {
        List<Fact> facts = new ArrayList<>();
        for (Resource what : Resource.ALL) {
            pass(what, offer.gives(what), offer.maker(), offer.partner(), facts);
            pass(what, offer.asks(what), offer.partner(), offer.maker(), facts);
        }
        return List.copyOf(facts);
    }

    private static void pass(Resource what, int count, Seat from, Seat to, List<Fact> facts) {
        if (count > 0) {
            facts.add(new Loss(from, what.thing(), count));
            facts.add(gain(to, what.thing(), count));
        }
    }
}
