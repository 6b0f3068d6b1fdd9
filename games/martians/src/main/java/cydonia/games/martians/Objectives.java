package cydonia.games.martians;

import cydonia.engine.Choices;
import cydonia.engine.Seat;
import cydonia.engine.Why;
import cydonia.games.martians.MartiansAction.Clean;
import cydonia.games.martians.MartiansObstacle.NotYet;
import cydonia.games.martians.MartiansObstacle.SlotsFull;
import cydonia.games.martians.cards.Effect;
import cydonia.games.martians.cards.Good;
import cydonia.games.martians.cards.Infrastructure;
import cydonia.games.martians.cards.Objective;
import cydonia.games.martians.cards.Objective.Condition;
import cydonia.games.martians.cards.Objective.Requirement;
import cydonia.games.martians.cards.Technology;
import java.util.List;

/** The objectives of a mission: what may be done, what doing it brings, and whether all is fulfilled. */
final class Objectives {

    private static final int COLONY_TECHNOLOGIES = Technology.MEDICINES.bit() | Technology.CO2_CONVERTER.bit()
            | Technology.BIRTH_CONTROL.bit();

    private static final Infrastructure[] PLACES = Infrastructure.values();

    private Objectives() {
    }

    static boolean open(Table t, int objective, Objective.Task task, Why why) {
        boolean ok = task.optional() || t.mission.filled[objective] < t.terms.slots[objective]
                || why.asked() && why.not(new SlotsFull(t.terms.slots[objective]));
        List<Requirement> requirements = task.requirements();
        for (int i = 0; i < requirements.size(); i++) {
            Requirement requirement = requirements.get(i);
            ok &= met(t, requirement) || why.asked() && why.not(new NotYet(requirement));
        }
        return ok;
    }

    private static boolean met(Table t, Requirement requirement) {
        return switch (requirement) {
            case Requirement.Done done -> t.mission.filled[done.objective()] >= t.terms.slots[done.objective()];
            case Requirement.HalfDone half -> 2 * t.mission.filled[half.objective()] >= t.terms.slots[half.objective()];
            case Requirement.FromCycle from -> t.calendar.cycle >= from.cycle();
            case Requirement.DustLies _ -> t.posts.dust != 0;
            case Requirement.RefugeeWaits _ -> t.mission.refugees > 0;
        };
    }

    static void accomplish(Table t, Objective.Task task) {
        int objective = t.terms.objectives.indexOf(task);
        t.mission.filled[objective]++;
        if (t.listens()) {
            t.tell(new MartiansHappening.Accomplished(t.actor(), task, t.mission.filled[objective]));
        }
        t.gain(Good.REPUTATION, task.reputation());
        for (Effect effect : task.effects()) {
            switch (effect) {
                case Effect.Gain gain -> t.gain(gain.good(), gain.count());
                case Effect.ShelterRefugee _ -> shelter(t);
                case Effect.CleanDust _ -> askDust(t);
                default -> throw new IllegalArgumentException("no effect of a task: " + effect);
            }
        }
        if (task.cost().minerals() > 0) {
            Minerals.collect(t, task.cost());
        }
    }

    /** The refugee works for the crew that gave shelter, one for each crew at most. */
    private static void shelter(Table t) {
        t.mission.refugees--;
        boolean works = (t.crews.refugeeHelpers & 1 << t.acting.crew) == 0;
        if (works) {
            t.crews.refugeeHelpers |= 1 << t.acting.crew;
            t.crews.reserve[t.acting.crew]++;
        }
        if (t.listens()) {
            t.tell(new MartiansHappening.RefugeeJoined(t.actor(), works));
        }
    }

    private static void askDust(Table t) {
        if ((t.posts.dust & t.posts.dust - 1) != 0) {
            t.push(new CleanDust());
        } else {
            clean(t, Integer.numberOfTrailingZeros(t.posts.dust));
        }
    }

    /** Where a dust token is taken away. */
    record CleanDust() implements Owed.ByActor {
        @Override
        public void offer(Table t, Seat seat, Choices<MartiansAction> out) {
            for (int left = t.posts.dust; left != 0; left &= left - 1) {
                out.add(Clean.of(PLACES[Integer.numberOfTrailingZeros(left)]));
            }
        }

        @Override
        public void take(Table t, Seat seat, MartiansAction action) {
            t.pop();
            clean(t, ((Clean) action).where().ordinal());
        }

        @Override
        public Question question(Table t) {
            return new Question.CleanDust();
        }
    }

    private static void clean(Table t, int where) {
        t.posts.dust &= ~(1 << where);
        if (t.listens()) {
            t.tell(new MartiansHappening.DustGone(PLACES[where]));
        }
    }

    /** Whether every objective is met and no need is left. */
    static boolean accomplished(Table t) {
        for (int i = 0; i < t.terms.objectives.size(); i++) {
            if (!fulfilled(t, i)) {
                return false;
            }
        }
        return t.colonies.needsLeft(t.terms, 0) == 0;
    }

    static boolean fulfilled(Table t, int objective) {
        return switch (t.terms.objectives.get(objective)) {
            case Objective.Task _ -> t.mission.filled[objective] >= t.terms.slots[objective];
            case Objective.State state -> holds(t, state.condition());
        };
    }

    private static boolean holds(Table t, Condition condition) {
        int value = value(t, condition);
        int aim = aim(t, condition);
        return switch (condition) {
            case Condition.ConstructionLeft _,Condition.GreenhouseImprovementsLeft _,Condition.ImprovementsLeft _,Condition.NoDust _,Condition.NobodyDead _ ->
                value <= aim;
            case Condition.Installations _,Condition.TokensDug _,Condition.FourthColonist _,Condition.ColonyTechnologies _,Condition.ReputationTogether _ ->
                value >= aim;
        };
    }

    /** The number it should reach, or at most have. */
    static int aim(Table t, Condition condition) {
        int players = t.terms.seats;
        return switch (condition) {
            case Condition.ConstructionLeft left -> left.most().at(players);
            case Condition.GreenhouseImprovementsLeft left -> left.most().at(players);
            case Condition.ImprovementsLeft left -> left.most().at(players);
            case Condition.NoDust _,Condition.NobodyDead _ -> 0;
            case Condition.Installations some -> some.least().at(players);
            case Condition.TokensDug some -> some.least().at(players);
            case Condition.FourthColonist _ -> 1;
            case Condition.ColonyTechnologies some -> some.least().at(players);
            case Condition.ReputationTogether some -> some.least().at(players);
        };
    }

    /** The number a condition looks at, all players together. */
    static int value(Table t, Condition condition) {
        return switch (condition) {
            case Condition.ConstructionLeft _ -> Integer.bitCount(t.posts.sites);
            case Condition.GreenhouseImprovementsLeft _ ->
                Integer.bitCount(t.posts.improvable & Infrastructure.GREENHOUSES.mask());
            case Condition.ImprovementsLeft _ -> Integer.bitCount(t.posts.improvable);
            case Condition.NoDust _ -> Integer.bitCount(t.posts.dust);
            case Condition.Installations _ -> Displays.sum(t.boards.installations);
            case Condition.TokensDug _ -> t.digSite.tokensGone;
            case Condition.NobodyDead _ -> Displays.sum(t.crews.dead);
            case Condition.FourthColonist _ -> t.colonies.fourth & 1;
            case Condition.ColonyTechnologies _ -> Integer.bitCount(t.colonies.technologies[0] & COLONY_TECHNOLOGIES);
            case Condition.ReputationTogether _ -> {
                int sum = 0;
                for (int stock = 0; stock < t.terms.stocks; stock++) {
                    sum += t.stocks.of(stock, Good.REPUTATION);
                }
                yield sum;
            }
        };
    }
}
