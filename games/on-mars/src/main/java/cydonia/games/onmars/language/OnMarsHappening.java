package cydonia.games.onmars.language;

import cydonia.engine.Fact;
import cydonia.engine.Happening;
import cydonia.engine.Text;
import cydonia.engine.Viewer;
import cydonia.games.onmars.box.Beginner;
import cydonia.games.onmars.box.Blueprint;
import cydonia.games.onmars.box.Building;
import cydonia.games.onmars.box.Contract;
import cydonia.games.onmars.box.Discovery;
import cydonia.games.onmars.box.Executive;
import cydonia.games.onmars.box.Goal;
import cydonia.games.onmars.box.Item;
import cydonia.games.onmars.box.LabSpace;
import cydonia.games.onmars.box.MainAction;
import cydonia.games.onmars.box.MarsMap;
import cydonia.games.onmars.box.Mission;
import cydonia.games.onmars.box.Owner;
import cydonia.games.onmars.box.Printed;
import cydonia.games.onmars.box.Scientist;
import cydonia.games.onmars.box.SoloCard;
import cydonia.games.onmars.box.Tech;
import cydonia.games.onmars.box.TurnSpace;
import java.util.List;
import java.util.Optional;

/** What can happen at the table. */
public sealed interface OnMarsHappening extends Happening {

    @Override
    default List<Fact> facts() {
        return Facts.of(this);
    }

    @Override
    default boolean deed() {
        return switch (this) {
            case Acted _,Executed _,BuildingUsed _ -> true;
            default -> facts().isEmpty();
        };
    }

    /** Hexes of Mars, and cards. */
    @Override
    default List<String> about() {
        return switch (this) {
            case RoverMoved(Owner _, int from, int to) -> List.of(MarsMap.name(from), MarsMap.name(to));
            case BotMoved(Owner _, int from, int to) -> List.of(MarsMap.name(from), MarsMap.name(to));
            case Displaced(Owner _, boolean _, int from, int to) -> List.of(MarsMap.name(from), MarsMap.name(to));
            case BotPlaced(Owner _, int hex) -> List.of(MarsMap.name(hex));
            case Collected(Owner _, Printed _, int hex) -> List.of(MarsMap.name(hex));
            case Destroyed(int hex, var _) -> List.of(MarsMap.name(hex));
            case Built(Owner _, Building _, int hex, int _) -> List.of(MarsMap.name(hex));
            case CrystalFound(Owner _, int hex) -> List.of(MarsMap.name(hex));
            case Explored(Owner _, Discovery _, int hex) -> List.of(MarsMap.name(hex));
            case Upgraded(Owner _, Blueprint card, int hex) -> List.of(MarsMap.name(hex), card.id());
            case BuildingUsed(Owner _, Blueprint card) -> List.of(card.id());
            case PlanTaken(Owner _, Blueprint card) -> List.of(card.id());
            case ScientistSent(Owner _, Blueprint card) -> List.of(card.id());
            case Hired(Owner _, Scientist scientist) -> List.of(scientist.id());
            case ContractSigned(Owner _, Contract contract) -> List.of(contract.id());
            case ContractOffered(Contract contract) -> List.of(contract.id());
            case Delivered(Owner _, Contract contract, Item _) -> List.of(contract.id());
            case ContractFulfilled(Owner _, Contract contract) -> List.of(contract.id());
            case GoalCompleted(Owner _, Goal goal) -> List.of(goal.id());
            default -> Happening.super.about();
        };
    }

    record TurnBegan(Owner who, int round) implements OnMarsHappening {
        @Override
        public Optional<Text> chapter() {
            return Optional.of(Text.of("Round %s", "Manche %s", round));
        }
    }

    record Acted(Owner who, MainAction main) implements OnMarsHappening {
        @Override
        public boolean leavesNoTrace() {
            return true;
        }
    }

    record Executed(Owner who, Executive executive) implements OnMarsHappening {
        @Override
        public boolean leavesNoTrace() {
            return true;
        }
    }

    record BuildingUsed(Owner who, Blueprint card) implements OnMarsHappening {
        @Override
        public boolean leavesNoTrace() {
            return true;
        }
    }

    record Gained(Owner who, Item item, int n, int lost) implements OnMarsHappening {
    }

    record Lost(Owner who, Item item, int n) implements OnMarsHappening {
    }

    record Paid(Owner who, Item item, int n) implements OnMarsHappening {
    }

    record SentToWork(Owner who, int n) implements OnMarsHappening {
    }

    record ColonistsCame(Owner who, int n, int away) implements OnMarsHappening {
    }

    /** From actions, mines and the working area. Those without a bed leave. */
    record CameHome(Owner who, int n, int away) implements OnMarsHappening {
    }

    record SlotsCleared(MainAction main, Owner who, int n) implements OnMarsHappening {
    }

    /** Which card it was only its owner knows. */
    record GoalDiscarded(Owner who, Optional<Goal> goal) implements OnMarsHappening {
        @Override
        public GoalDiscarded seenBy(Viewer viewer) {
            boolean mine = who.seat().filter(viewer::equals).isPresent();
            return mine ? this : new GoalDiscarded(who, Optional.empty());
        }
    }

    record GoalCompleted(Owner who, Goal goal) implements OnMarsHappening {
    }

    record Learnt(Owner who, Tech tech, LabSpace space) implements OnMarsHappening {
    }

    record Developed(Owner who, Tech tech, LabSpace space) implements OnMarsHappening {
    }

    record TechUsed(Owner who, Owner whose, Tech tech) implements OnMarsHappening {
        @Override
        public boolean leavesNoTrace() {
            return true;
        }
    }

    record PlanTaken(Owner who, Blueprint card) implements OnMarsHappening {
    }

    record RoverMoved(Owner who, int from, int to) implements OnMarsHappening {
    }

    record BotMoved(Owner who, int from, int to) implements OnMarsHappening {
    }

    record BotPlaced(Owner who, int hex) implements OnMarsHappening {
    }

    /** Lacerda's bots stand on his board. */
    record BotOnBoard(Owner who) implements OnMarsHappening {
    }

    record Displaced(Owner who, boolean rover, int from, int to) implements OnMarsHappening {
    }

    record Collected(Owner who, Printed tile, int hex) implements OnMarsHappening {
    }

    record Destroyed(int hex, Optional<Printed> tile) implements OnMarsHappening {
    }

    record Built(Owner who, Building type, int hex, int size) implements OnMarsHappening {
    }

    record CrystalFound(Owner who, int hex) implements OnMarsHappening {
    }

    record CubePlaced(Owner who, Building type) implements OnMarsHappening {
    }

    record Upgraded(Owner who, Blueprint card, int hex) implements OnMarsHappening {
    }

    record Scored(Owner who, Source source, int points) implements OnMarsHappening {

        /** Where points come from during the game. */
        public enum Source {
            FIRST_OF_TYPE, REWARD_TILE, PROGRESS, MINERAL_MINE
        }
    }

    record LifeSupportGrew(Building type, int row) implements OnMarsHappening {
    }

    record LevelReached(int level) implements OnMarsHappening {
    }

    record ShipWelcomed(Owner who, Executive slot) implements OnMarsHappening {
    }

    /** A ship of one's own carries one to the other side. */
    record ShipSpent(Owner who) implements OnMarsHappening {
    }

    record Hired(Owner who, Scientist scientist) implements OnMarsHappening {
    }

    record ScientistSent(Owner who, Blueprint card) implements OnMarsHappening {
    }

    record ContractSigned(Owner who, Contract contract) implements OnMarsHappening {
    }

    record ContractOffered(Contract contract) implements OnMarsHappening {
    }

    record Delivered(Owner who, Contract contract, Item item) implements OnMarsHappening {
    }

    record ContractFulfilled(Owner who, Contract contract) implements OnMarsHappening {
    }

    record MissionStep(Owner who, Mission mission, int left) implements OnMarsHappening {
    }

    record MissionDone(Mission mission) implements OnMarsHappening {
    }

    record MissionsLeft(int left) implements OnMarsHappening {
    }

    record RadarLoaded(Owner who, Discovery tile) implements OnMarsHappening {
    }

    record Explored(Owner who, Discovery tile, int hex) implements OnMarsHappening {
    }

    record Travelled(Owner who, boolean toOrbit) implements OnMarsHappening {
    }

    record SpaceTaken(Owner who, TurnSpace space) implements OnMarsHappening {
    }

    record ShuttleMoved(boolean inOrbit, int space, boolean crossed, int steps) implements OnMarsHappening {
    }

    /** Whether a company lets a game end in which nothing happens any more. */
    record EndAnswered(Owner who, boolean ends) implements OnMarsHappening {
        @Override
        public boolean leavesNoTrace() {
            return true;
        }
    }

    record EndInSight() implements OnMarsHappening {
    }

    record ColonistCardShown(Owner who, Beginner.CardA card) implements OnMarsHappening {
    }

    record ColonistTaskDone(Owner who, Beginner.CardB card) implements OnMarsHappening {
    }

    /** Which action of his side the card means. */
    record SoloCardShown(SoloCard card, MainAction main) implements OnMarsHappening {
    }

    /** Lacerda cannot do what his card says. */
    record RoverInstead() implements OnMarsHappening {
    }

    record IconMoved(Building icon) implements OnMarsHappening {
    }
}
