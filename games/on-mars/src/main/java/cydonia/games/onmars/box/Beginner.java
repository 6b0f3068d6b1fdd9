package cydonia.games.onmars.box;

import cydonia.engine.Text;
import java.util.List;

/** The cards of the First Colonists variant. The rewards of all B cards but one are reconstructed. */
public final class Beginner {

    private Beginner() {
    }

    /** An A card names four types; building one of them reveals it and brings two B cards. */
    public enum CardA implements Printed {
        // spotless:off
        A1(Building.GENERATOR, Building.WATER_EXTRACTOR, Building.GREENHOUSE),
        A2(Building.WATER_EXTRACTOR, Building.GREENHOUSE, Building.OXYGEN_CONDENSER),
        A3(Building.GREENHOUSE, Building.OXYGEN_CONDENSER, Building.GENERATOR),
        A4(Building.OXYGEN_CONDENSER, Building.GENERATOR, Building.WATER_EXTRACTOR);
        // spotless:on

        public static final List<CardA> ALL = List.of(values());

        private final List<Building> buildings;

        CardA(Building one, Building two, Building three) {
            this.buildings = List.of(one, two, three, Building.MINE);
        }

        public static CardA of(int index) {
            return ALL.get(index);
        }

        public List<Building> buildings() {
            return buildings;
        }

        @Override
        public Text label() {
            return Text.of("First Colonists %s", "Premiers colons %s", name());
        }
    }

    /** A task for one turn, and its reward. */
    public enum CardB implements Printed {
        // spotless:off
        B1(Task.TECH_TAKEN,           Item.BATTERY),
        B2(Task.SHIP_WELCOMED,        Item.PLANT),
        B3(Task.SHELTER_BUILT,        Item.MINERAL),
        B4(Task.SCIENTIST_HIRED,      Item.MINERAL),
        B5(Task.DEVELOPED_TWICE,      Item.OXYGEN),
        B6(Task.RESEARCH_COLLECTED,   Item.OXYGEN),
        B7(Task.DISCOVERY_COLLECTED,  Item.CRYSTAL),
        B8(Task.BLUEPRINT_TAKEN,      Item.CRYSTAL);
        // spotless:on

        public static final List<CardB> ALL = List.of(values());

        private final Task task;
        private final Item reward;

        CardB(Task task, Item reward) {
            this.task = task;
            this.reward = reward;
        }

        public static CardB of(int index) {
            return ALL.get(index);
        }

        public Task task() {
            return task;
        }

        public Item reward() {
            return reward;
        }

        public boolean reconstructed() {
            return this != B8;
        }

        @Override
        public Text label() {
            return Text.of("First Colonists %s", "Premiers colons %s", name());
        }
    }

    /** The tasks, in the order of the B cards. */
    public enum Task {
        TECH_TAKEN, SHIP_WELCOMED, SHELTER_BUILT, SCIENTIST_HIRED, DEVELOPED_TWICE, RESEARCH_COLLECTED, DISCOVERY_COLLECTED, BLUEPRINT_TAKEN
    }
}
