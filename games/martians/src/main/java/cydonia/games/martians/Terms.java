package cydonia.games.martians;

import cydonia.games.martians.cards.AnalysisCard;
import cydonia.games.martians.cards.Event;
import cydonia.games.martians.cards.Mission;
import cydonia.games.martians.cards.MissionRule;
import cydonia.games.martians.cards.Need;
import cydonia.games.martians.cards.Objective;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What was agreed before the game, and the numbers that follow from it. It never changes. */
final class Terms {

    final Mode mode;
    final Optional<Mission> mission;
    final int seats;
    final boolean missionRequired;
    final boolean hiddenObjectives;
    final boolean collector;
    /** The gentler reading of the maintenance: each kind of need punishes once, in however many quarters it is left. */
    final boolean penaltiesOnce;

    /** Sets of markers and colonists: one for each player, two for one player alone. */
    final int crews;
    final boolean sharedStock;
    final boolean sharedColony;
    final boolean solo;
    final int stocks;
    final int boards;
    final int colonies;
    final int cycles;
    final int quartersInUse;
    final int installationLimit;
    final boolean contracts;
    final List<Objective> objectives;
    /** Slots of each objective; 0 for states and for what is optional. */
    final int[] slots;
    /** The action that does each objective; none for states. */
    final MartiansAction.@Nullable Accomplish[] tasks;
    final boolean extension;
    final boolean artefacts;
    final boolean flareInEveryPile;
    final int noNewStaffFrom;
    /** The objective that keeps flares from sickening people, or -1. */
    final int flareShield;
    final MissionRule.@Nullable Raids raids;

    private final long[] eventsOfCycle = new long[Event.CYCLES + 1];

    Terms(Mode mode, Optional<Mission> mission, int seats, boolean missionRequired, boolean hiddenObjectives,
            boolean collector, boolean penaltiesOnce) {
        this.mode = mode;
        this.mission = mission;
        this.seats = seats;
        this.missionRequired = missionRequired;
        this.hiddenObjectives = hiddenObjectives;
        this.collector = collector;
        this.penaltiesOnce = penaltiesOnce;
        this.solo = mode == Mode.SOLO;
        this.crews = solo ? 2 : seats;
        this.sharedStock = mode.sharedStock();
        this.sharedColony = mode.sharedColony();
        this.stocks = sharedStock ? 1 : seats;
        this.boards = seats;
        this.colonies = sharedColony ? 1 : seats;
        this.cycles = mode.cycles();
        this.quartersInUse = solo ? 2 : sharedColony ? Need.QUARTERS : seats;
        this.installationLimit = solo ? 4 : 2;
        this.contracts = mission.isEmpty();
        this.objectives = mission.map(Mission::objectives).orElse(List.of());
        this.slots = new int[objectives.size()];
        this.tasks = new MartiansAction.@Nullable Accomplish[slots.length];
        for (int i = 0; i < slots.length; i++) {
            if (objectives.get(i) instanceof Objective.Task task) {
                slots[i] = task.slots().at(seats);
                tasks[i] = new MartiansAction.Accomplish(task);
            }
        }
        List<MissionRule> rules = mission.map(Mission::rules).orElse(List.of());
        boolean extended = false;
        boolean findable = false;
        boolean flares = false;
        int staffStops = Integer.MAX_VALUE;
        int shield = -1;
        MissionRule.Raids raiders = null;
        for (MissionRule rule : rules) {
            switch (rule) {
                case MissionRule.Extension more -> {
                    extended = true;
                    findable = more.artefacts();
                }
                case MissionRule.FlareInEveryPile _ -> flares = true;
                case MissionRule.NoNewStaff stop -> staffStops = stop.fromCycle();
                case MissionRule.FlaresSicken sicken -> shield = sicken.objective();
                case MissionRule.Raids raid -> raiders = raid;
                case MissionRule.AtSetup _,MissionRule.InPreparation _,MissionRule.WithoutWeather _,MissionRule.LessEnergyAtStart _ -> {
                    // looked up when their moment comes
                }
            }
        }
        this.extension = extended;
        this.artefacts = findable;
        this.flareInEveryPile = flares;
        this.noNewStaffFrom = staffStops;
        this.flareShield = shield;
        this.raids = raiders;
        int number = mission.map(Mission::number).orElse(0);
        for (Event event : Event.values()) {
            if (event.mission() == 0 || event.mission() == number) {
                eventsOfCycle[event.cycle()] |= event.bit();
            }
        }
    }

    List<MissionRule> missionRules() {
        return mission.map(Mission::rules).orElse(List.of());
    }

    /** The cards from which the pile of that cycle is dealt. */
    long eventsOf(int cycle) {
        return eventsOfCycle[cycle];
    }

    int seatOf(int crew) {
        return solo ? 0 : crew;
    }

    int stockOf(int crew) {
        return sharedStock ? 0 : crew;
    }

    int boardOf(int crew) {
        return solo ? 0 : crew;
    }

    int colonyOf(int crew) {
        return sharedColony ? 0 : crew;
    }

    /** Copies of an analysis card in the box that was opened. */
    int copies(AnalysisCard card) {
        return card.proof() && !collector ? 0 : card.copies();
    }
}
