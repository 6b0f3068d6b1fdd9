package cydonia.server.board.onmars;

import cydonia.engine.Text;
import cydonia.games.onmars.box.Item;
import cydonia.games.onmars.language.OnMarsObstacle;
import cydonia.server.page.Spot;
import cydonia.tables.sight.Barred;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The shortest true reason why a station is closed, where its price would stand.
 *
 * @param missing
 *            what there is too little of, with what there is and what is needed
 */
public record Lock(List<Amount> missing, String words) {

    private static final Text DONE = Terms.text("done", "déjà fait");
    private static final Text NOTHING = Terms.text("nothing to take", "rien à prendre");

    public Lock {
        missing = List.copyOf(missing);
    }

    static Optional<Lock> of(Draft draft, Spot spot) {
        return spot.refused().map(barred -> new Lock(
                obstacles(barred).anyMatch(Lock::altogether)
                        ? List.of()
                        : obstacles(barred).flatMap(Lock::missing).toList(),
                obstacles(barred).map(Lock::words).map(draft::in).filter(words -> !words.isEmpty()).findFirst()
                        .orElse("")));
    }

    private static Stream<OnMarsObstacle> obstacles(Barred<?> barred) {
        return barred.obstacles().stream().filter(OnMarsObstacle.class::isInstance).map(OnMarsObstacle.class::cast);
    }

    /** Nothing that could be got would open it now. */
    private static boolean altogether(OnMarsObstacle obstacle) {
        return obstacle instanceof OnMarsObstacle.MainActionDone || obstacle instanceof OnMarsObstacle.OtherSide;
    }

    private static Stream<Amount> missing(OnMarsObstacle obstacle) {
        return switch (obstacle) {
            case OnMarsObstacle.TooFew(var item, int has, int needs) -> amount(Icons.of(item), has, needs);
            case OnMarsObstacle.TooFewResources(int has, int needs) -> amount(Icons.of("any"), has, needs);
            case OnMarsObstacle.TooFewCrystals(int has, int needs) -> amount(Icons.of(Item.CRYSTAL), has, needs);
            case OnMarsObstacle.TooFewColonists(int has, int needs) -> amount(Icons.COLONIST, has, needs);
            case OnMarsObstacle.SlotTooDear(int cost) -> Stream.of(new Amount(Icons.UNIT, "+" + cost));
            default -> Stream.empty();
        };
    }

    private static Stream<Amount> amount(String icon, int has, int needs) {
        return Stream.of(new Amount(icon, has + "/" + needs));
    }

    /** Nothing where a sign says it. */
    private static Text words(OnMarsObstacle obstacle) {
        return switch (obstacle) {
            case OnMarsObstacle.MainActionDone() -> DONE;
            case OnMarsObstacle.OtherSide _ -> Terms.text("other side", "autre côté");
            case OnMarsObstacle.AlreadyThere() -> Terms.text("you are there", "vous y êtes");
            case OnMarsObstacle.NoRoomForColonists _ -> Terms.text("quarters full", "quartiers pleins");
            case OnMarsObstacle.NothingInWarehouse(),OnMarsObstacle.NoTechToTake() -> NOTHING;
            case OnMarsObstacle.LaboratoryFull() -> Terms.text("column 1 full", "colonne 1 pleine");
            case OnMarsObstacle.NothingToDevelop() -> Terms.text("no tile can move", "rien n'avance");
            case OnMarsObstacle.NoMarkerFree() -> Terms.text("no marker left", "plus de marqueur");
            case OnMarsObstacle.NoBlueprintShown() -> Terms.text("none left", "plus aucun");
            case OnMarsObstacle.NothingToBuild() -> Terms.text("nothing possible", "rien de possible");
            case OnMarsObstacle.NoBlueprintToBuild() -> Terms.text("no blueprint", "aucun plan");
            case OnMarsObstacle.NoBuildingFor _ -> Terms.text("none in reach", "rien à portée");
            case OnMarsObstacle.ShipsPerLevel(int taken, int _) ->
                Terms.set(Text.of("at level %s", "au niveau %s", taken + 1));
            case OnMarsObstacle.NoShipLeft() -> Terms.text("no ship left", "plus de vaisseau");
            case OnMarsObstacle.NobodyToHire() -> Terms.text("too dear", "trop cher");
            default -> Text.same("");
        };
    }
}
