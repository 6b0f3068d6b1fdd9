package cydonia.ai.tilsit;

import cydonia.ai.Counting;
import cydonia.ai.Hopes;
import cydonia.ai.Knowledge;
import cydonia.engine.Seat;
import cydonia.games.tilsit.Installation;
import cydonia.games.tilsit.MarsAction;
import cydonia.games.tilsit.MarsAction.Accept;
import cydonia.games.tilsit.MarsAction.Ask;
import cydonia.games.tilsit.MarsAction.Break;
import cydonia.games.tilsit.MarsAction.Build;
import cydonia.games.tilsit.MarsAction.Buy;
import cydonia.games.tilsit.MarsAction.Counter;
import cydonia.games.tilsit.MarsAction.Decline;
import cydonia.games.tilsit.MarsAction.Discard;
import cydonia.games.tilsit.MarsAction.Done;
import cydonia.games.tilsit.MarsAction.Draw;
import cydonia.games.tilsit.MarsAction.Earth;
import cydonia.games.tilsit.MarsAction.Fight;
import cydonia.games.tilsit.MarsAction.Give;
import cydonia.games.tilsit.MarsAction.Leave;
import cydonia.games.tilsit.MarsAction.PickMine;
import cydonia.games.tilsit.MarsAction.PowerUp;
import cydonia.games.tilsit.MarsAction.Propose;
import cydonia.games.tilsit.MarsAction.Rearrange;
import cydonia.games.tilsit.MarsAction.Roll;
import cydonia.games.tilsit.MarsAction.Staff;
import cydonia.games.tilsit.MarsAction.SwitchOff;
import cydonia.games.tilsit.MarsAction.Trade;
import cydonia.games.tilsit.MarsAction.Withdraw;
import cydonia.games.tilsit.MarsPosition;
import cydonia.games.tilsit.MarsRollout;
import cydonia.games.tilsit.Offer;
import cydonia.games.tilsit.Phase;
import cydonia.games.tilsit.Resource;
import cydonia.games.tilsit.Survey;
import java.util.Optional;

/** A race to a number of points: what counts is points, and what will make the next ones. */
public final class MarsKnowledge implements Knowledge<MarsPosition, MarsAction, MarsRollout> {

    // Worth in points
    private static final double MINE = 0.75;
    private static final double IDLE_COLONIST = 0.1;
    private static final double ENERGY = 0.12;
    private static final double SPACEPORT = 0.3;
    private static final double UNSTAFFED = 0.35;
    private static final double DESERTED_MINE = 0.05;
    private static final int USEFUL_SPARES = 4;

    private static final int FAR_AHEAD = 3;
    private static final double WORTH_A_WORD = 0.15;

    /** A lead of so many points gives three chances in four. */
    private static final double UNIT = 1.5;
    /** Nothing is quite won or lost before the end. */
    private static final double UNDECIDED = 0.025;

    private static final Installation[] INSTALLATIONS = Installation.values();

    @Override
    public MarsRollout open(MarsPosition world) {
        return world.open();
    }

    @Override
    public void value(MarsRollout rollout, double[] hopes) {
        var outcome = rollout.outcome();
        if (outcome.isPresent()) {
            Hopes.ended(outcome.get(), hopes);
            return;
        }
        Survey table = rollout.survey();
        double[] estimates = new double[hopes.length];
        for (int i = 0; i < hopes.length; i++) {
            Seat seat = Seat.of(i);
            estimates[i] = table.score(seat) + Hands.worth(table, seat) + colony(table, seat);
        }
        if (hopes.length == 2) {
            Hopes.byLead(estimates, UNIT, hopes);
        } else {
            amongMany(estimates, hopes);
        }
    }

    /** Among more than two a trade may serve both who make it: all rivals count, the best of them most. */
    private static void amongMany(double[] estimates, double[] hopes) {
        double sum = 0;
        for (double estimate : estimates) {
            sum += estimate;
        }
        for (int i = 0; i < hopes.length; i++) {
            double others = (sum - estimates[i]) / (hopes.length - 1);
            double rival = (Hopes.bestOther(estimates, i) + others) / 2;
            hopes[i] = UNDECIDED + (1 - 2 * UNDECIDED) * Hopes.chance((estimates[i] - rival) / UNIT);
        }
    }

    /** How near the first of them is to victory. */
    @Override
    public double progress(MarsRollout rollout, int seats) {
        Survey table = rollout.survey();
        int most = 0;
        for (int i = 0; i < seats; i++) {
            most = Math.max(most, table.score(Seat.of(i)));
        }
        return Math.min(1, (double) most / table.target());
    }

    private static double colony(Survey table, Seat seat) {
        return installations(table, seat) + spares(table, seat);
    }

    /** Beyond their points. */
    static double installations(Survey table, Seat seat) {
        double worth = SPACEPORT * table.active(seat, Installation.SPACEPORT);
        for (Installation what : INSTALLATIONS) {
            worth += what.isMine()
                    ? MINE * table.active(seat, what) + DESERTED_MINE * unstaffed(table, seat, what)
                    : UNSTAFFED * unstaffed(table, seat, what);
        }
        return worth;
    }

    static double spares(Survey table, Seat seat) {
        return IDLE_COLONIST * Math.min(USEFUL_SPARES, table.idle(seat))
                + ENERGY * Math.min(USEFUL_SPARES, table.freeEnergy(seat));
    }

    /** Between two turns: whoever has just built has also sent colonists there. */
    @Override
    public boolean settled(MarsRollout table) {
        Phase phase = table.survey().phase();
        return phase == Phase.EVENT || phase == Phase.RESEARCH;
    }

    @Override
    public double weight(MarsRollout rollout, Seat seat, MarsAction action) {
        Survey table = rollout.survey();
        return switch (action) {
            case PickMine(Resource ore) -> firstMine(ore);
            case Build(Installation what) -> build(what);
            case Staff(Installation what) -> what.points() > 0 || !what.isMine() ? 6 : 4;
            case PowerUp _ -> 10;
            case Roll _ -> 4;
            case Draw _ -> 20;
            case Earth _ -> 0.5;
            case Fight(Seat opponent) -> fight(table, seat, opponent);
            case Buy _ -> 0.05;
            case Break _ -> 0.05;
            case Rearrange _ -> hasVacancy(table, seat) ? 0.05 : 0;
            case SwitchOff(Installation what) -> what.points() > 0 ? 0.3 : 1;
            case Leave(Installation what) -> what.points() > 0 ? 0.3 : 1;
            case Discard(Resource what) -> Math.exp(4 * Hands.gain(table, seat, what, -1));
            // Whoever wants to move colonists moves some: otherwise nothing has happened, and it could go on for ever.
            case Done _ -> table.vacating() ? 0 : done(table.phase());
            case Trade _,Give _,Ask _,Propose _,Withdraw _,Accept _,Decline _,Counter _ ->
                trading(table, seat, action);
            default -> 1;
        };
    }

    /** As searches that think long choose them. */
    private static double firstMine(Resource ore) {
        return switch (ore) {
            case SILICON, WATER -> 3;
            case IRON -> 1;
            default -> 0.3;
        };
    }

    /** Each habitation brings three colonists, and whatever else is built needs one. */
    private static double build(Installation what) {
        if (what == Installation.HABITATION) {
            return 40;
        }
        return what.points() > 0 ? 8 : what.isMine() ? 1.5 : 4;
    }

    private static double done(Phase phase) {
        return switch (phase) {
            case EXCHANGE -> 4;
            case BUILD -> 0.5;
            case END -> 0.2;
            default -> 1;
        };
    }

    /** Whether something waits for a colonist or for energy: otherwise nobody has to go anywhere else. */
    private static boolean hasVacancy(Survey table, Seat seat) {
        for (Installation what : INSTALLATIONS) {
            if (table.active(seat, what) < table.built(seat, what) + (what.printed() ? 1 : 0)) {
                return true;
            }
        }
        return false;
    }

    /** What is printed on the board was there before, and is no gain when it is left. */
    private static int unstaffed(Survey table, Seat seat, Installation what) {
        return table.built(seat, what) - Math.max(0, table.active(seat, what) - (what.printed() ? 1 : 0));
    }

    /** Whoever starts a fight should win it; the loser hands over a card, if there is one. */
    private static double fight(Survey table, Seat seat, Seat opponent) {
        if (!Hands.hasCards(table, opponent)) {
            return 0;
        }
        int bases = table.active(seat, Installation.MILITARY) - table.active(opponent, Installation.MILITARY);
        int idle = table.idle(seat) - table.idle(opponent);
        return bases > 0 || bases == 0 && idle > 0 ? 5 : 0;
    }

    /**
     * Between two, what is good for one is bad for the other: no offers. Among more, one card for one, a card that can
     * be spared for one that helps to build, proposed at once. Nobody accepts what makes their own hand worse, or what
     * helps somebody who is about to win.
     */
    private static double trading(Survey table, Seat seat, MarsAction action) {
        Offer offer = table.offer();
        return switch (action) {
            case Trade(Seat partner) -> opens(table, seat, partner) ? 8 : 0;
            case Give(Resource what) -> offer != null && offer.give() == 0
                    && Hands.bestSwap(table, seat, what) > WORTH_A_WORD
                            ? Math.exp(4 * Hands.gain(table, seat, what, -1))
                            : 0;
            case Ask(Resource what) -> offer != null && offer.ask() == 0
                    && Hands.gain(table, seat, offer.asking(what)) > WORTH_A_WORD
                            ? Math.exp(6 * Hands.gain(table, seat, what, 1))
                            : 0;
            case Propose _ -> offer != null && Hands.gain(table, seat, offer) > 0 ? 10 : 0;
            case Withdraw _ -> 0.1;
            case Accept _ -> offer != null && accepts(table, seat, offer) ? 5 : 0;
            case Decline _ -> 1;
            default -> 0;
        };
    }

    /** No more offers in a turn once one came to nothing, so that nobody is pestered. */
    private static boolean opens(Survey table, Seat seat, Seat partner) {
        return table.seatCount() > 2 && table.offersRefused(seat) == 0 && !leads(table, partner, seat)
                && Hands.bestSwap(table, seat) > WORTH_A_WORD;
    }

    private static boolean accepts(Survey table, Seat seat, Offer offer) {
        return table.seatCount() > 2 && !leads(table, offer.maker(), seat) && Hands.gain(table, seat, offer) > 0;
    }

    /** Whether somebody is so far ahead of another that it is not wise to help them. */
    private static boolean leads(Survey table, Seat one, Seat other) {
        return table.score(one) >= table.score(other) + FAR_AHEAD;
    }

    @Override
    public Optional<Counting<MarsRollout>> counting(MarsRollout table, int seats, Seat seat) {
        return Optional.of(new Accounts(seat));
    }
}
