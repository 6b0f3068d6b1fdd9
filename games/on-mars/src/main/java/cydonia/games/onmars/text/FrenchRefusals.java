package cydonia.games.onmars.text;

import cydonia.games.onmars.box.Item;
import cydonia.games.onmars.box.Printed;
import cydonia.games.onmars.language.OnMarsObstacle;

/** Why not, in French. */
final class FrenchRefusals {

    private static final CardWords WORDING = new FrenchCards();

    private FrenchRefusals() {
    }

    private static String label(Printed thing) {
        return thing.label().fr();
    }

    static String say(OnMarsObstacle obstacle) {
        return switch (obstacle) {
            case OnMarsObstacle.OtherSide(boolean orbit) -> orbit
                    ? "possible seulement en Orbite"
                    : "possible seulement dans la Colonie";
            case OnMarsObstacle.MainActionDone() -> "vous avez déjà fait votre action principale";
            case OnMarsObstacle.MainActionOwed() -> "faites d'abord votre action principale";
            case OnMarsObstacle.ExecutiveDone() -> "vous avez déjà fait votre action exécutive";
            case OnMarsObstacle.TooFew(var item, int has, int needs) -> "il faut %s (vous en avez %d%s)".formatted(
                    WORDING.count(needs, item), has, item == Item.MINERAL ? "" : ", minerais compris");
            case OnMarsObstacle.TooFewResources(int has, int needs) -> "il faut %s (vous en avez %d)"
                    .formatted(needs < 2 ? needs + " ressource" : needs + " ressources", has);
            case OnMarsObstacle.TooFewCrystals(int has, int needs) ->
                "il faut %s (vous en avez %d, objectifs compris)".formatted(WORDING.count(needs, Item.CRYSTAL), has);
            case OnMarsObstacle.TooFewColonists(int has, int needs) ->
                "il faut %s dans vos quartiers (vous en avez %d)".formatted(French.colonists(needs), has);
            case OnMarsObstacle.SlotTooDear(int cost) ->
                "d'autres y sont : le surcoût de %d laisse trop peu pour l'action".formatted(cost);
            case OnMarsObstacle.AlreadyThere() -> "vous y êtes déjà";
            case OnMarsObstacle.NoRoom(var item, int limit) -> "il n'y a pas de place : vous pouvez stocker %s"
                    .formatted(WORDING.count(limit, item));
            case OnMarsObstacle.NoRoomForColonists(int capacity) ->
                "aucun colon ne peut venir : vos quartiers en logent %d"
                        .formatted(capacity);
            case OnMarsObstacle.NothingInWarehouse() -> "l'entrepôt n'a rien que vous puissiez stocker";
            case OnMarsObstacle.NoTechToTake() ->
                "aucune technologie que vous puissiez encore prendre et payer";
            case OnMarsObstacle.LaboratoryFull() -> "les deux cases de la colonne 1 de votre laboratoire sont prises";
            case OnMarsObstacle.NothingToDevelop() ->
                "aucune de vos technologies ne peut avancer à un prix que vous puissiez payer";
            case OnMarsObstacle.NoMarkerFree() -> "tous vos marqueurs sont sur des plans ou sur la carte";
            case OnMarsObstacle.NoBlueprintShown() -> "aucun plan n'est proposé";
            case OnMarsObstacle.NoTileLeft(var type) -> "il ne reste aucune tuile de ce type (%s)".formatted(
                    label(type));
            case OnMarsObstacle.NoSite(var type, int best) ->
                "aucun site à portée pour %s (meilleure technologie en jeu : niveau %d)".formatted(FrenchCards.a(type),
                        best);
            case OnMarsObstacle.NothingToBuild() -> "vous ne pouvez construire aucun des six types";
            case OnMarsObstacle.NoBlueprintToBuild() -> "vous n'avez aucun plan qui porte un marqueur";
            case OnMarsObstacle.NoBuildingFor(var card) -> "vos robots n'atteignent aucun bâtiment qui convienne à %s"
                    .formatted(label(card));
            case OnMarsObstacle.NoPoints() -> "plus aucun point de mouvement";
            case OnMarsObstacle.ShipsPerLevel(int taken, int level) ->
                "pas plus de vaisseaux que le niveau de la colonie : %d (vous en avez pris %d)".formatted(level, taken);
            case OnMarsObstacle.NoShipLeft() -> "il ne reste aucun vaisseau dans votre dépôt";
            case OnMarsObstacle.ShipInTheWay() -> "un vaisseau couvre encore cette action";
            case OnMarsObstacle.NobodyToHire() -> "personne à recruter ni contrat que vous puissiez payer";
            case OnMarsObstacle.NobodyToRecall() -> "aucun colon ne peut être récupéré";
            case OnMarsObstacle.NothingProduces() -> "vous n'avez pas de bâtiment avancé";
            case OnMarsObstacle.AlreadyInOrbit() -> "vous êtes déjà en Orbite";
            case OnMarsObstacle.NoUsefulTile() -> "aucune tuile Découverte ne serait utile";
            case OnMarsObstacle.NotBuilt(var card) -> "%s n'est pas encore construit".formatted(label(card));
            case OnMarsObstacle.ScientistNeeded(var scientist) -> "il faut le scientifique « %s »".formatted(
                    label(scientist));
            case OnMarsObstacle.GoalNotReached(var what, int has, int needs) ->
                "%d sur %d pour l'instant".formatted(has, needs);
            case OnMarsObstacle.NoneInWarehouse(var item) -> "l'entrepôt n'en a plus (%s)".formatted(label(item));
            case OnMarsObstacle.AlreadyKnown(var tech) -> "vous avez déjà une tuile de ce type (%s)".formatted(
                    label(tech));
            case OnMarsObstacle.SpaceTaken(var space) -> "la case %s de votre laboratoire est prise".formatted(
                    label(space));
            case OnMarsObstacle.NotOffered(boolean contract) -> contract
                    ? "aucun contrat ne se prend ainsi"
                    : "aucun scientifique ne se recrute ainsi";
            case OnMarsObstacle.GoalAlreadyCompleted() -> "vous avez déjà accompli un objectif personnel";
        };
    }
}
