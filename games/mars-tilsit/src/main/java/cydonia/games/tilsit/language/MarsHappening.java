package cydonia.games.tilsit.language;

import cydonia.engine.Fact;
import cydonia.engine.Happening;
import cydonia.engine.Seat;
import cydonia.engine.Text;
import cydonia.engine.Viewer;
import cydonia.games.tilsit.box.Contract;
import cydonia.games.tilsit.box.Cost;
import cydonia.games.tilsit.box.Domain;
import cydonia.games.tilsit.box.EventCard;
import cydonia.games.tilsit.box.Installation;
import cydonia.games.tilsit.box.RdCard;
import cydonia.games.tilsit.box.Resource;
import java.util.List;
import java.util.Optional;

/** Everything the log can tell. What only some may know has a veiled form for the others. */
public sealed interface MarsHappening extends Happening {

    @Override
    default List<Fact> facts() {
        return Facts.of(this);
    }

    @Override
    default boolean deed() {
        return switch (this) {
            case MinePicked _,EventDrawn _,Exchanged _,OfferMade _,OfferAccepted _,Built _,ContractBought _,Staffed _,Vacated _,SwitchedOff _,RdCardPlayed _ ->
                true;
            case SupplyRebuilt _,NoEffect _,Shielded _,NothingToTake _,SupremacyKept _,EventPutAside _,PointsCounted _,HabitationPending _,RdDeckEmpty _,Compared _,HandLookedAt _ ->
                false;
            default -> facts().isEmpty();
        };
    }

    @Override
    default List<String> about() {
        return switch (this) {
            case MinePicked(Seat who, Resource ore) -> List.of(place(who, Installation.mineOf(ore), 1));
            case EventDrawn(Seat _, EventCard card) -> List.of(card.word());
            case RdCardPlayed(Seat _, RdCard card) -> List.of(card.word());
            case RdCardTaken(Seat _, Seat _, RdCard card) -> List.of(card.word());
            case Staffed(Seat who, Installation what, int level) -> List.of(place(who, what, level));
            case Vacated(Seat who, Installation what, int level, int _) -> List.of(place(who, what, level));
            case SwitchedOff(Seat who, Installation what, int level) -> List.of(place(who, what, level));
            case Left(Seat who, Installation what, int level) -> List.of(place(who, what, level));
            case Built(Seat who, Installation what, int level, Cost _) -> List.of(place(who, what, level));
            case Destroyed(Seat _, Seat of, Installation what, int level, boolean _) ->
                List.of(place(of, what, level));
            case HabitationPowered(Seat who, int level, int _) ->
                List.of(place(who, Installation.HABITATION, level));
            case HabitationPending(Seat who, int level) -> List.of(place(who, Installation.HABITATION, level));
            default -> Happening.super.about();
        };
    }

    /** A place of a colony; mines have no levels. */
    static String place(Seat colony, Installation what, int level) {
        return colony.word() + " " + what.place(level).word();
    }

    record TurnBegan(Seat who, int turn) implements MarsHappening {
        @Override
        public Optional<Text> chapter() {
            return Optional.of(Text.of("Turn %s", "Tour %s", turn));
        }
    }

    record MinePicked(Seat who, Resource ore) implements MarsHappening {
    }

    /** The cards of the starting hand. */
    record HandDealt(Seat who, List<Resource> cards) implements MarsHappening {
        public HandDealt {
            cards = List.copyOf(cards);
        }

        @Override
        public Happening seenBy(Viewer viewer) {
            return viewer == who ? this : new CardsDrawn(who, cards.size());
        }
    }

    /** Cards came into a hand, unseen by the teller. */
    record CardsDrawn(Seat who, int count) implements MarsHappening {
    }

    record EventDrawn(Seat who, EventCard card) implements MarsHappening {
        /** It comes with the turn that another has ended. */
        @Override
        public Optional<Seat> doer() {
            return Optional.of(who);
        }
    }

    record EventPutAside(Seat who) implements MarsHappening {
    }

    /** From the reserve; what its pile did not have is lost. */
    record Gained(Seat who, int count, int lost, Resource what) implements MarsHappening {
    }

    /** Those for whom there was no token are lost. */
    record ColonistsGained(Seat who, int count, int lost) implements MarsHappening {
    }

    record NoEffect(EventCard card) implements MarsHappening {
    }

    /** Two strengths compared; bonuses and idle colonists are told because they may have decided. */
    record Compared(Domain domain, List<Contender> contenders, Optional<Seat> winner) implements MarsHappening {
        public Compared {
            contenders = List.copyOf(contenders);
        }
    }

    /** One side of a comparison. */
    record Contender(Seat who, int strength, boolean bonus, int idle) {
    }

    record SupremacyWon(Seat who, Optional<Seat> from, Domain domain) implements MarsHappening {
    }

    record SupremacyKept(Seat who, Domain domain) implements MarsHappening {
    }

    /** How much unused energy of another colony the holder of the energy supremacy can use. */
    record EnergyBorrowed(Seat who, int before, int now) implements MarsHappening {
    }

    /** A card taken from a hand: only the two of them know which. */
    record CardTaken(Seat by, Seat from, Resource what) implements MarsHappening {
        @Override
        public Happening seenBy(Viewer viewer) {
            return viewer == by || viewer == from ? this : new CardTakenUnseen(by, from);
        }
    }

    record CardTakenUnseen(Seat by, Seat from) implements MarsHappening {
    }

    record HandLookedAt(Seat by, Seat of) implements MarsHappening {
    }

    record Shielded(Seat who) implements MarsHappening {
    }

    record NothingToTake(Seat by, Seat from) implements MarsHappening {
    }

    record ContractTaken(Seat by, Seat from, Contract contract) implements MarsHappening {
    }

    record Destroyed(Seat by, Seat of, Installation what, int level, boolean active) implements MarsHappening {
    }

    record RdCardTaken(Seat by, Seat from, RdCard card) implements MarsHappening {
    }

    record Rolled(Seat who, int face) implements MarsHappening {
    }

    record RdCardPlayed(Seat who, RdCard card) implements MarsHappening {
    }

    /** A card that stays in hand. */
    record RdCardKept(Seat who, RdCard card) implements MarsHappening {
        @Override
        public Happening seenBy(Viewer viewer) {
            return viewer == who ? this : new RdCardKeptUnseen(who, card.deck());
        }
    }

    record RdCardKeptUnseen(Seat who, int deck) implements MarsHappening {
    }

    record RdDeckEmpty(int deck) implements MarsHappening {
    }

    record MagnaScientia(Seat who, Optional<Seat> from) implements MarsHappening {
    }

    record Supplied(Seat who, Resource what) implements MarsHappening {
        @Override
        public Happening seenBy(Viewer viewer) {
            return viewer == who ? this : new CardsDrawn(who, 1);
        }
    }

    record SupplyRebuilt(int cards) implements MarsHappening {
    }

    /** The mines of one kind; what the pile of the reserve did not have is lost. */
    record Produced(Seat who, Resource what, int count, int lost) implements MarsHappening {
    }

    record Exchanged(Seat who, With with, int count, Resource give, Resource get) implements MarsHappening {
    }

    /** Whom an exchange with the reserve was made with. */
    enum With {
        EARTH, CONTRACT, SUPREMACY
    }

    record OfferMade(Offer offer) implements MarsHappening {
    }

    record OfferAccepted(Offer offer) implements MarsHappening {
    }

    record OfferDeclined(Seat who) implements MarsHappening {
    }

    record Built(Seat who, Installation what, int level, Cost paid) implements MarsHappening {
    }

    record HabitationPowered(Seat who, int level, int colonists) implements MarsHappening {
    }

    record HabitationPending(Seat who, int level) implements MarsHappening {
    }

    /** Nothing is paid for the one that replaces another: it was paid with {@link ContractReturned}. */
    record ContractBought(Seat who, Contract contract, Cost paid) implements MarsHappening {
    }

    /** Given back, for nothing or with the price of the one that replaces it. */
    record ContractReturned(Seat who, Contract contract, Cost paid) implements MarsHappening {
    }

    record Staffed(Seat who, Installation what, int level) implements MarsHappening {
    }

    record Vacated(Seat who, Installation what, int level, int colonists) implements MarsHappening {
    }

    record SwitchedOff(Seat who, Installation what, int level) implements MarsHappening {
    }

    record ColonistsLost(Seat who, int count) implements MarsHappening {
    }

    record Left(Seat who, Installation what, int level) implements MarsHappening {
    }

    record Discarded(Seat who, Resource what) implements MarsHappening {
    }

    record PointsCounted(Seat who, int points, int target) implements MarsHappening {
    }

    record Won(Seat who, int points) implements MarsHappening {
    }
}
