package cydonia.server.page.onmars;

import cydonia.engine.Text;
import cydonia.games.onmars.cards.Building;
import cydonia.games.onmars.cards.Tech;

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
    // spotless:on
}
