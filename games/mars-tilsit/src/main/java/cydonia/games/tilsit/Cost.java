package cydonia.games.tilsit;

/** What something costs: a number of cards of each resource, paid to the reserve. */
public record Cost(int iron, int carbon, int silicon, int water, int oxygen) {

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

    int[] amounts() {
        return new int[]{iron, carbon, silicon, water, oxygen};
    }
}
