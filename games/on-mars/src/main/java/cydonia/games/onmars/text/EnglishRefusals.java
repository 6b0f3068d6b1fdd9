package cydonia.games.onmars.text;

import cydonia.games.onmars.box.Item;
import cydonia.games.onmars.box.Printed;
import cydonia.games.onmars.language.OnMarsObstacle;

/** Why not, in English. */
final class EnglishRefusals {

    private static final CardWords WORDING = new EnglishCards();

    private EnglishRefusals() {
    }

    private static String label(Printed thing) {
        return thing.label().en();
    }

    static String say(OnMarsObstacle obstacle) {
        return switch (obstacle) {
            case OnMarsObstacle.OtherSide(boolean orbit) -> orbit
                    ? "only possible in Orbit"
                    : "only possible in the Colony";
            case OnMarsObstacle.MainActionDone() -> "you have already done your main action";
            case OnMarsObstacle.MainActionOwed() -> "take your main action first";
            case OnMarsObstacle.ExecutiveDone() -> "you have already done your executive action";
            case OnMarsObstacle.TooFew(var item, int has, int needs) -> "needs %s (you have %d%s)".formatted(
                    WORDING.count(needs, item), has, item == Item.MINERAL ? "" : ", counting minerals");
            case OnMarsObstacle.TooFewResources(int has, int needs) ->
                "needs %s (you have %d)".formatted(needs == 1 ? "1 resource" : needs + " resources", has);
            case OnMarsObstacle.TooFewCrystals(int has, int needs) ->
                "needs %s (you have %d, counting private goals)".formatted(WORDING.count(needs, Item.CRYSTAL), has);
            case OnMarsObstacle.TooFewColonists(int has, int needs) -> "needs %s in your living quarters (you have %d)"
                    .formatted(English.colonists(needs), has);
            case OnMarsObstacle.SlotTooDear(int cost) ->
                "others are there: the extra cost of %d leaves too little for the action".formatted(cost);
            case OnMarsObstacle.AlreadyThere() -> "you are already there";
            case OnMarsObstacle.NoRoom(var item, int limit) -> "there is no room: you may store %s".formatted(
                    WORDING.count(limit, item));
            case OnMarsObstacle.NoRoomForColonists(int capacity) -> "no colonist can come: your quarters hold %d"
                    .formatted(capacity);
            case OnMarsObstacle.NothingInWarehouse() -> "the warehouse holds nothing you could store";
            case OnMarsObstacle.NoTechToTake() -> "no technology you could still take and pay for";
            case OnMarsObstacle.LaboratoryFull() -> "both spaces of column 1 of your laboratory are taken";
            case OnMarsObstacle.NothingToDevelop() -> "none of your technologies can move on at a price you can pay";
            case OnMarsObstacle.NoMarkerFree() -> "all your markers are on blueprints or on the map";
            case OnMarsObstacle.NoBlueprintShown() -> "no blueprint is shown";
            case OnMarsObstacle.NoTileLeft(var type) -> "no tile of the type %s is left".formatted(label(type));
            case OnMarsObstacle.NoSite(var type, int best) ->
                "no site in reach for %s (best technology in play: level %d)".formatted(
                        EnglishCards.a(label(type)), best);
            case OnMarsObstacle.NothingToBuild() -> "you can build none of the six types";
            case OnMarsObstacle.NoBlueprintToBuild() -> "you have no blueprint with a marker on it";
            case OnMarsObstacle.NoBuildingFor(var card) -> "your bots reach no fitting building for %s".formatted(
                    label(card));
            case OnMarsObstacle.NoPoints() -> "no movement points left";
            case OnMarsObstacle.ShipsPerLevel(int taken, int level) ->
                "no more ships than the colony level: %d (you have taken %d)".formatted(level, taken);
            case OnMarsObstacle.NoShipLeft() -> "no ship is left in your depot";
            case OnMarsObstacle.ShipInTheWay() -> "a ship still covers this action";
            case OnMarsObstacle.NobodyToHire() -> "there is nobody to hire and no contract you can pay";
            case OnMarsObstacle.NobodyToRecall() -> "no colonist can be recalled";
            case OnMarsObstacle.NothingProduces() -> "you have no advanced building";
            case OnMarsObstacle.AlreadyInOrbit() -> "you are in Orbit already";
            case OnMarsObstacle.NoUsefulTile() -> "no discovery tile would be of use";
            case OnMarsObstacle.NotBuilt(var card) -> "%s is not built yet".formatted(label(card));
            case OnMarsObstacle.ScientistNeeded(var scientist) -> "needs the %s".formatted(label(scientist));
            case OnMarsObstacle.GoalNotReached(var what, int has, int needs) -> "%d of %d so far"
                    .formatted(has, needs);
            case OnMarsObstacle.NoneInWarehouse(var item) -> "the warehouse has no %s".formatted(label(item));
            case OnMarsObstacle.AlreadyKnown(var tech) -> "you have a tile of %s already".formatted(label(tech));
            case OnMarsObstacle.SpaceTaken(var space) -> "space %s of your laboratory is taken".formatted(
                    label(space));
            case OnMarsObstacle.NotOffered(boolean contract) -> contract
                    ? "no contract can be taken this way"
                    : "no scientist can be hired this way";
            case OnMarsObstacle.GoalAlreadyCompleted() -> "you have already completed a private goal";
        };
    }
}
