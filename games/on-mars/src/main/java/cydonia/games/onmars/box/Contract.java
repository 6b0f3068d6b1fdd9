package cydonia.games.onmars.box;

import cydonia.engine.Text;
import java.util.List;

/** The twelve Earth contracts: an advanced building in a complex of four, or a delivery. */
public enum Contract implements Printed {
    // spotless:off
    UPGRADE_MINE            (Building.MINE),
    UPGRADE_GENERATOR       (Building.GENERATOR),
    UPGRADE_WATER_EXTRACTOR (Building.WATER_EXTRACTOR),
    UPGRADE_GREENHOUSE      (Building.GREENHOUSE),
    UPGRADE_OXYGEN_CONDENSER(Building.OXYGEN_CONDENSER),
    UPGRADE_SHELTER         (Building.SHELTER),
    DELIVER_MINERAL         (Item.MINERAL, 4, 0),
    DELIVER_BATTERY         (Item.BATTERY, 3, 2),
    DELIVER_WATER           (Item.WATER,   3, 2),
    DELIVER_OXYGEN          (Item.OXYGEN,  3, 2),
    DELIVER_PLANT           (Item.PLANT,   3, 2),
    DELIVER_CRYSTAL         (Item.CRYSTAL, 3, 2);
    // spotless:on

    public static final List<Contract> ALL = List.of(values());
    /** The complex an upgrade contract asks for. */
    public static final int COMPLEX = 4;

    private final Text label;
    private final Building building;
    private final Item item;
    private final int items;
    private final int minerals;
    private final boolean upgrade;

    Contract(Building building) {
        this.label = Text.of("Upgrade contract: %s", "Contrat d'amélioration : %s", building.label());
        this.building = building;
        this.item = building.gives();
        this.items = 0;
        this.minerals = 0;
        this.upgrade = true;
    }

    Contract(Item item, int items, int minerals) {
        this.label = Text.of("Delivery contract: %s", "Contrat de livraison : %s", item.label());
        this.building = Building.of(item.ordinal());
        this.item = item;
        this.items = items;
        this.minerals = minerals;
        this.upgrade = false;
    }

    public static Contract of(int index) {
        return ALL.get(index);
    }

    @Override
    public Text label() {
        return label;
    }

    public boolean isUpgrade() {
        return upgrade;
    }

    /** The type of an upgrade contract. */
    public Building building() {
        return building;
    }

    /** The main item of a delivery. */
    public Item item() {
        return item;
    }

    /** How many of that item a delivery takes. */
    public int wants(Item wanted) {
        return wanted == item ? items : wanted == Item.MINERAL ? minerals : 0;
    }

    public int pointsDone() {
        return upgrade ? 12 : 9;
    }

    public int pointsFailed() {
        return upgrade ? -6 : -4;
    }
}
