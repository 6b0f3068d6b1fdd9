package cydonia.server.board.onmars;

import cydonia.engine.Text;
import cydonia.games.onmars.box.Building;
import cydonia.games.onmars.box.Item;
import cydonia.games.onmars.box.Tech;

/** What tiles are for that bear no text of their own. */
final class Meanings {

    private Meanings() {
    }

    // spotless:off — one sentence per line
    static Text of(Tech tech) {
        return switch (tech) {
            case ROVER   -> Terms.text("A rover goes as many steps further as its level.", "Un rover fait autant de pas de plus que son niveau.");
            case SHIP    -> Terms.text("A ship brings as many more colonists as its level.", "Un vaisseau amène autant de colons de plus que son niveau.");
            case UPGRADE -> Terms.text("You upgrade as many more buildings as its level.", "Vous améliorez autant de bâtiments de plus que son niveau.");
            case MINE, GENERATOR, WATER_EXTRACTOR, GREENHOUSE, OXYGEN_CONDENSER, SHELTER ->
                Terms.text("A new building of this type may join as many others as its level.", "Un nouveau bâtiment de ce type peut en rejoindre autant que son niveau.");
        };
    }

    static Text of(Building type) {
        return switch (type) {
            case MINE    -> Terms.text("Gives 1 mineral for each mine of the complex; a colonist stays in it.", "Donne 1 minerai par mine du complexe ; un colon y reste.");
            case SHELTER -> Terms.text("Gives 1 crystal for each shelter of the complex, room for 1 more of each resource and for 2 more colonists.", "Donne 1 cristal par abri du complexe, de la place pour 1 de plus de chaque ressource et pour 2 colons de plus.");
            case GENERATOR, WATER_EXTRACTOR, GREENHOUSE, OXYGEN_CONDENSER ->
                Terms.set(Text.of("Gives 1 %s for each building of the complex and raises its column of life support.", "Donne 1 %s par bâtiment du complexe et fait monter sa colonne de survie.", type.gives().label()));
        };
    }

    static Text of(Item item) {
        return switch (item) {
            case MINERAL -> Terms.text("Pays for generators and upgrades, and in place of any other resource.", "Paie les générateurs et les améliorations, et remplace toute autre ressource.");
            case BATTERY -> Terms.text("Pays for water extractors and new technologies.", "Paie les extracteurs d'eau et les nouvelles technologies.");
            case WATER   -> Terms.text("Pays for greenhouses, and with a plant for a ship.", "Paie les serres, et avec une plante un vaisseau.");
            case PLANT   -> Terms.text("Pays for oxygen condensers, and with water for a ship.", "Paie les condensateurs d'oxygène, et avec une eau un vaisseau.");
            case OXYGEN  -> Terms.text("Pays for shelters and for developing technologies.", "Paie les abris et le développement des technologies.");
            case CRYSTAL -> Terms.text("Pays for executive actions, for stations where others are, and for further steps; those gained can be spent from your next turn on.", "Paie les actions exécutives, les stations déjà occupées et les pas de plus ; ceux gagnés se dépensent dès votre prochain tour.");
        };
    }
    // spotless:on
}
