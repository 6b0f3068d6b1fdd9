package cydonia.games.tilsit.box;

import cydonia.engine.Fact;
import java.util.List;

/** What something costs: a number of cards of each resource, paid to the reserve. */
public record Cost(int iron, int carbon, int silicon, int water, int oxygen) {

    public static final Cost NONE = new Cost(0, 0, 0, 0, 0);

    public int of(Resource resource) {
        return switch (resource) {
            case IRON -> iron;
            case CARBON -> carbon;
            case SILICON -> silicon;
            case WATER -> water;
            case OXYGEN -> oxygen;
        };
    }

    public int total() {
        return iron + carbon + silicon + water + oxygen;
    }

    /** The same as facts, kind by kind. */
    public List<Fact.Price> prices() {
        return Resource.ALL.stream().filter(what -> of(what) > 0)
                .map(what -> new Fact.Price(what.thing(), of(what))).toList();
    }

    int[] amounts() {
        return new int[]{iron, carbon, silicon, water, oxygen};
    }
}
