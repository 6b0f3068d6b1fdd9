package cydonia.games.tilsit.language;

import cydonia.engine.Action;
import cydonia.engine.Seat;
import cydonia.games.tilsit.box.Contract;
import cydonia.games.tilsit.box.Domain;
import cydonia.games.tilsit.box.EventCard;
import cydonia.games.tilsit.box.Installation;
import cydonia.games.tilsit.box.RdCard;
import cydonia.games.tilsit.box.Resource;
import java.util.ArrayList;
import java.util.List;

/**
 * Every decision of the game. The {@code of} methods give the one instance there is of each, so that play makes none.
 */
public sealed interface MarsAction extends Action {

    Done DONE = new Done();
    Roll ROLL = new Roll();
    Reroll REROLL = new Reroll();
    Draw DRAW = new Draw();
    Propose PROPOSE = new Propose();
    Withdraw WITHDRAW = new Withdraw();
    Accept ACCEPT = new Accept();
    Decline DECLINE = new Decline();
    Counter COUNTER = new Counter();
    Pay PAY = new Pay();
    PowerUp POWER_UP = new PowerUp();
    Rearrange REARRANGE = new Rearrange();

    /** Enough of what is asked now: on to what comes next. */
    record Done() implements MarsAction {
    }

    /** Setup: a mine of that kind. */
    record PickMine(Resource ore) implements MarsAction {
        private static final List<PickMine> ALL = Resource.ALL.stream().map(PickMine::new).toList();

        public static PickMine of(Resource ore) {
            return ALL.get(ore.ordinal());
        }
    }

    /** Setup of the revised rules: a card of the starting hand. */
    record Keep(Resource what) implements MarsAction {
        private static final List<Keep> ALL = Resource.ALL.stream().map(Keep::new).toList();

        public static Keep of(Resource what) {
            return ALL.get(what.ordinal());
        }
    }

    /** Of two events looked at, the one to play. */
    record PickEvent(EventCard card) implements MarsAction {
    }

    /** The opponent of the conflict just drawn. */
    record Challenge(Seat opponent) implements MarsAction {
        private static final List<Challenge> ALL = Seat.first(4).stream().map(Challenge::new).toList();

        public static Challenge of(Seat opponent) {
            return ALL.get(opponent.index());
        }
    }

    /** The supremacy that is judged again. */
    record Contest(Domain domain) implements MarsAction {
        private static final List<Contest> ALL = Domain.ALL.stream().map(Contest::new).toList();

        public static Contest of(Domain domain) {
            return ALL.get(domain.ordinal());
        }
    }

    /** The optional military conflict. */
    record Fight(Seat opponent) implements MarsAction {
        private static final List<Fight> ALL = Seat.first(4).stream().map(Fight::new).toList();

        public static Fight of(Seat opponent) {
            return ALL.get(opponent.index());
        }
    }

    record Roll() implements MarsAction {
    }

    record Reroll() implements MarsAction {
    }

    record Draw() implements MarsAction {
    }

    /** A card from a hand one looks at, from the reserve, or from a mine. */
    record Take(Resource what) implements MarsAction {
        public static final List<Take> ALL = Resource.ALL.stream().map(Take::new).toList();

        public static Take of(Resource what) {
            return ALL.get(what.ordinal());
        }
    }

    /** A contract of the loser of a conflict. */
    record Seize(Contract contract) implements MarsAction {
        private static final List<Seize> ALL = Contract.ALL.stream().map(Seize::new).toList();

        public static Seize of(Contract contract) {
            return ALL.get(contract.index());
        }
    }

    /** The installation of the loser whose highest level is destroyed. */
    record Destroy(Installation what) implements MarsAction {
        private static final List<Destroy> ALL = Installation.ALL.stream().map(Destroy::new).toList();

        public static Destroy of(Installation what) {
            return ALL.get(what.ordinal());
        }
    }

    /** A face-up R&D card of the loser. */
    record Claim(RdCard card) implements MarsAction {
        private static final List<Claim> ALL = RdCard.ALL.stream().map(Claim::new).toList();

        public static Claim of(RdCard card) {
            return ALL.get(card.ordinal());
        }
    }

    /** Three (or two) alike to Earth for one of choice. */
    record Earth(Resource give, Resource get) implements MarsAction {
        private static final List<Earth> ALL = Contract.ALL.stream().map(c -> new Earth(c.give(), c.get())).toList();

        public static Earth of(Contract pair) {
            return ALL.get(pair.index());
        }
    }

    /** One use of an own contract. */
    record Swap(Contract contract) implements MarsAction {
        private static final List<Swap> ALL = Contract.ALL.stream().map(Swap::new).toList();

        public static Swap of(Contract contract) {
            return ALL.get(contract.index());
        }
    }

    /** The free exchange of the communication supremacy. */
    record Barter(Resource give, Resource get) implements MarsAction {
        private static final List<Barter> ALL = Contract.ALL.stream().map(c -> new Barter(c.give(), c.get())).toList();

        public static Barter of(Contract pair) {
            return ALL.get(pair.index());
        }
    }

    /** A research card kept in hand. */
    record Play(RdCard card) implements MarsAction {
        private static final List<Play> ALL = RdCard.ALL.stream().map(Play::new).toList();

        public static Play of(RdCard card) {
            return ALL.get(card.ordinal());
        }
    }

    /** Whose hand the spy satellite looks into. */
    record SpyOn(Seat opponent) implements MarsAction {
        private static final List<SpyOn> ALL = Seat.first(4).stream().map(SpyOn::new).toList();

        public static SpyOn of(Seat opponent) {
            return ALL.get(opponent.index());
        }
    }

    /** Begins an offer to that player. */
    record Trade(Seat partner) implements MarsAction {
        private static final List<Trade> ALL = Seat.first(4).stream().map(Trade::new).toList();

        public static Trade of(Seat partner) {
            return ALL.get(partner.index());
        }
    }

    /** One more card I give. */
    record Give(Resource what) implements MarsAction {
        private static final List<Give> ALL = Resource.ALL.stream().map(Give::new).toList();

        public static Give of(Resource what) {
            return ALL.get(what.ordinal());
        }
    }

    /** One more card I ask for. */
    record Ask(Resource what) implements MarsAction {
        private static final List<Ask> ALL = Resource.ALL.stream().map(Ask::new).toList();

        public static Ask of(Resource what) {
            return ALL.get(what.ordinal());
        }
    }

    record Propose() implements MarsAction {
    }

    record Withdraw() implements MarsAction {
    }

    record Accept() implements MarsAction {
    }

    record Decline() implements MarsAction {
    }

    record Counter() implements MarsAction {
    }

    record Build(Installation what) implements MarsAction {
        private static final List<Build> ALL = Installation.ALL.stream().map(Build::new).toList();

        public static Build of(Installation what) {
            return ALL.get(what.ordinal());
        }
    }

    /** A card of the cost that a discount spares. */
    record Spare(Resource what) implements MarsAction {
        private static final List<Spare> ALL = Resource.ALL.stream().map(Spare::new).toList();

        public static Spare of(Resource what) {
            return ALL.get(what.ordinal());
        }
    }

    record Pay() implements MarsAction {
    }

    record Buy(Contract contract) implements MarsAction {
        private static final List<Buy> ALL = Contract.ALL.stream().map(Buy::new).toList();

        public static Buy of(Contract contract) {
            return ALL.get(contract.index());
        }
    }

    /** A contract given up for another one. */
    record Break(Contract contract) implements MarsAction {
        private static final List<Break> ALL = Contract.ALL.stream().map(Break::new).toList();

        public static Break of(Contract contract) {
            return ALL.get(contract.index());
        }
    }

    /** An idle colonist goes to the lowest unstaffed level. */
    record Staff(Installation what) implements MarsAction {
        private static final List<Staff> ALL = Installation.ALL.stream().map(Staff::new).toList();

        public static Staff of(Installation what) {
            return ALL.get(what.ordinal());
        }
    }

    /** The lowest pending habitation receives its energy. */
    record PowerUp() implements MarsAction {
    }

    /** Opens the choice of what to vacate. */
    record Rearrange() implements MarsAction {
    }

    /** The colonists of that level and those above it become idle. */
    record Vacate(Installation what, int level) implements MarsAction {
        private static final int LEVELS = 5;
        private static final List<Vacate> ALL = all();

        private static List<Vacate> all() {
            List<Vacate> all = new ArrayList<>();
            for (Installation what : Installation.ALL) {
                for (int level = 0; level < LEVELS; level++) {
                    all.add(new Vacate(what, level));
                }
            }
            return List.copyOf(all);
        }

        public static Vacate of(Installation what, int level) {
            return ALL.get(what.ordinal() * LEVELS + level);
        }
    }

    /** The highest active level is switched off for want of energy. */
    record SwitchOff(Installation what) implements MarsAction {
        private static final List<SwitchOff> ALL = Installation.ALL.stream().map(SwitchOff::new).toList();

        public static SwitchOff of(Installation what) {
            return ALL.get(what.ordinal());
        }
    }

    /** The colonist of the highest active level is the one that is lost. */
    record Leave(Installation what) implements MarsAction {
        private static final List<Leave> ALL = Installation.ALL.stream().map(Leave::new).toList();

        public static Leave of(Installation what) {
            return ALL.get(what.ordinal());
        }
    }

    record Discard(Resource what) implements MarsAction {
        public static final List<Discard> ALL = Resource.ALL.stream().map(Discard::new).toList();

        public static Discard of(Resource what) {
            return ALL.get(what.ordinal());
        }
    }

    /** A contract above the limit goes back. */
    record Return(Contract contract) implements MarsAction {
        private static final List<Return> ALL = Contract.ALL.stream().map(Return::new).toList();

        public static Return of(Contract contract) {
            return ALL.get(contract.index());
        }
    }
}
