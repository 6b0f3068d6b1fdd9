package cydonia.games.martians.box;

import cydonia.engine.Text;
import java.util.List;

/** One aim of a mission: a task done at the landing pad, or a state that must hold at the end. */
public sealed interface Objective extends Named {

    /**
     * Pay at the landing pad, fill a slot, take the reputation.
     *
     * @param slots
     *            how often it must be done; {@link #ANY} for something optional that may always be done again
     */
    record Task(String id, Text title, Cost cost, ByPlayers slots, int reputation, List<Requirement> requirements,
            List<Effect> effects) implements Objective {

        public boolean optional() {
            return slots.two() == ANY;
        }
    }

    record State(String id, Text title, Condition condition) implements Objective {
    }

    int ANY = 0;

    /** What a task needs before it can be done. */
    sealed interface Requirement {

        /** Another objective of the mission has all its slots filled. */
        record Done(int objective) implements Requirement {
        }

        /** At least half of another objective's slots are filled. */
        record HalfDone(int objective) implements Requirement {
        }

        record FromCycle(int cycle) implements Requirement {
        }

        record DustLies() implements Requirement {
        }

        record RefugeeWaits() implements Requirement {
        }
    }

    /** What must be true at the end. */
    sealed interface Condition {

        record ConstructionLeft(ByPlayers most) implements Condition {
        }

        record GreenhouseImprovementsLeft(ByPlayers most) implements Condition {
        }

        record ImprovementsLeft(ByPlayers most) implements Condition {
        }

        record NoDust() implements Condition {
        }

        record Installations(ByPlayers least) implements Condition {
        }

        record TokensDug(ByPlayers least) implements Condition {
        }

        record NobodyDead() implements Condition {
        }

        record FourthColonist() implements Condition {
        }

        record ColonyTechnologies(ByPlayers least) implements Condition {
        }

        record ReputationTogether(ByPlayers least) implements Condition {
        }
    }
}
