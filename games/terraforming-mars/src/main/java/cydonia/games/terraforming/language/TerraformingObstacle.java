package cydonia.games.terraforming.language;

import cydonia.engine.Obstacle;
import cydonia.engine.Seat;
import cydonia.games.terraforming.box.Area;
import cydonia.games.terraforming.box.Cube;
import cydonia.games.terraforming.box.Milestone;
import cydonia.games.terraforming.box.Parameter;
import cydonia.games.terraforming.box.Resource;
import cydonia.games.terraforming.box.Tag;
import cydonia.games.terraforming.box.Tile;

/** Why something is not possible: what is, and what is needed. */
public sealed interface TerraformingObstacle extends Obstacle {

    /** The price after discounts, and the worth of everything that may pay for it. */
    record MoneyShort(int has, int needs) implements TerraformingObstacle {
    }

    /** {@code shift} is by how many steps the player may be off; {@code needs} is printed. */
    record ParameterTooLow(Parameter what, int is, int needs, int shift) implements TerraformingObstacle {
    }

    record ParameterTooHigh(Parameter what, int is, int needs, int shift) implements TerraformingObstacle {
    }

    record TagsShort(Tag tag, int has, int needs) implements TerraformingObstacle {
    }

    record ProductionShort(Resource what, int has, int needs) implements TerraformingObstacle {
    }

    /** Production cannot go so far down. */
    record ProductionAtFloor(Resource what, int has, int loses) implements TerraformingObstacle {
    }

    record StockShort(Resource what, int has, int needs) implements TerraformingObstacle {
    }

    record CitiesShort(int are, int needs) implements TerraformingObstacle {
    }

    record GreeneriesShort(int has, int needs) implements TerraformingObstacle {
    }

    /** No player has so much production to lose. */
    record NobodyToLose(Resource what, int steps) implements TerraformingObstacle {
    }

    record NothingToCopy() implements TerraformingObstacle {
    }

    record CubesShort(Cube what, int has, int needs) implements TerraformingObstacle {
    }

    record NoCubeToTake(Cube what) implements TerraformingObstacle {
    }

    /** Everything that is removed comes from that one player. */
    record FromOnePlayer(Seat seat) implements TerraformingObstacle {
    }

    record AlreadyUsed() implements TerraformingObstacle {
    }

    record RatingNotRaised() implements TerraformingObstacle {
    }

    record NoAreaFor(Tile tile) implements TerraformingObstacle {
    }

    record HandEmpty() implements TerraformingObstacle {
    }

    record ClaimedAlready(Seat by) implements TerraformingObstacle {
    }

    record ThreeClaimed() implements TerraformingObstacle {
    }

    record MilestoneShort(Milestone milestone, int has, int needs) implements TerraformingObstacle {
    }

    record FundedAlready(Seat by) implements TerraformingObstacle {
    }

    record ThreeFunded() implements TerraformingObstacle {
    }

    record AreaTaken(Tile by) implements TerraformingObstacle {
    }

    record AreaMarked(Seat by) implements TerraformingObstacle {
    }

    /** The area is kept for an ocean, for a certain city, or is none of those where this tile may go. */
    record WrongArea(Area.Kind kind) implements TerraformingObstacle {
    }

    record CityBeside() implements TerraformingObstacle {
    }

    record TileBeside() implements TerraformingObstacle {
    }

    record NoOwnTileBeside() implements TerraformingObstacle {
    }

    record CitiesBesideShort(int needs) implements TerraformingObstacle {
    }

    record NoGreeneryBeside() implements TerraformingObstacle {
    }

    record NoMetalPrinted() implements TerraformingObstacle {
    }

    record NoVolcano() implements TerraformingObstacle {
    }
}
