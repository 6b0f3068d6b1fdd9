package cydonia.games.martians.box;

import java.util.List;

/** What a mission changes in the rules. */
public sealed interface MissionRule {

    /** Before the first turn. */
    record AtSetup(List<Effect> effects) implements MissionRule {
    }

    /** In the preparation of these cycles, after the usual need tokens. */
    record InPreparation(int from, int to, int fewestPlayers, List<Effect> effects) implements MissionRule {
    }

    /** While fewer than half of an objective's slots are filled, a solar flare also adds a sickness token. */
    record FlaresSicken(int objective) implements MissionRule {
    }

    /** Each pile of events is the solar flare of the cycle and one other card. */
    record FlareInEveryPile() implements MissionRule {
    }

    /** Before growth is checked: if hostility exceeds the slots filled, each stock pays or suffers. */
    record Raids(int objective, Effect.PayOr toll) implements MissionRule {
    }

    record NoNewStaff(int fromCycle) implements MissionRule {
    }

    /** Weather cards that are put back into the box. */
    record WithoutWeather(List<Weather> cards) implements MissionRule {
    }

    /** Twenty more tokens lie east of the excavation, some of them artefacts. */
    record Extension(boolean artefacts) implements MissionRule {
    }

    record LessEnergyAtStart(int perPlayer) implements MissionRule {
    }
}
