package cydonia.games.terraforming.box;

import static cydonia.games.terraforming.box.Parameter.*;
import static cydonia.games.terraforming.box.Resource.*;
import static cydonia.games.terraforming.box.Tag.*;
import static cydonia.games.terraforming.box.Vocabulary.*;
import static cydonia.games.terraforming.box.Where.*;

import java.util.List;

/** The red cards: played once, then face down. */
final class EventCards {

    // spotless:off — one card per line, like the deck
    static final List<Card.Line> LINES = List.of(
            event(9, "asteroid", "Asteroid", "Astéroïde", 14, SPACE).now(gain(2, TITANIUM), raise(1, TEMPERATURE), removeAny(3, PLANTS)),
            event(10, "comet", "Comet", "Comète", 21, SPACE).now(raise(1, TEMPERATURE), ocean(), removeAny(3, PLANTS)),
            event(11, "big-asteroid", "Big Asteroid", "Astéroïde Géant", 27, SPACE).now(gain(4, TITANIUM), raise(2, TEMPERATURE), removeAny(4, PLANTS)),
            event(19, "imported-hydrogen", "Imported Hydrogen", "Hydrogène Importé", 16, EARTH, SPACE).now(either(gain(3, PLANTS), add(3, Cube.MICROBE), add(2, Cube.ANIMAL)), ocean()),
            event(27, "interstellar-colony-ship", "Interstellar Colony Ship", "Colonie Interstellaire", 24, EARTH, SPACE).era().needs(tags(5, SCIENCE)).worth(4),
            event(36, "release-of-inert-gases", "Release of Inert Gases", "Libération de Gaz Inertes", 14).now(rating(2)),
            event(37, "nitrogen-rich-asteroid", "Nitrogen-Rich Asteroid", "Astéroïde Riche en Azote", 31, SPACE).now(rating(2), raise(1, TEMPERATURE), ifTags(3, PLANT, produce(4, PLANTS), produce(1, PLANTS))),
            event(39, "deimos-down", "Deimos Down", "Destruction de Deimos", 31, SPACE).now(gain(4, STEEL), raise(3, TEMPERATURE), removeAny(8, PLANTS)),
            event(50, "virus", "Virus", "Virus", 1, MICROBE).era().now(either(removeAny(2, Cube.ANIMAL), removeAny(5, PLANTS))),
            event(62, "mineral-deposit", "Mineral Deposit", "Dépôt de Minerai", 5).era().now(gain(5, STEEL)),
            event(63, "mining-expedition", "Mining Expedition", "Expédition Minière", 12).now(gain(2, STEEL), raise(1, OXYGEN), removeAny(2, PLANTS)),
            event(66, "land-claim", "Land Claim", "Revendication du Terrain", 1).era().now(claimArea()),
            event(75, "towing-a-comet", "Towing A Comet", "Remorquage de Comète", 23, SPACE).now(gain(2, PLANTS), raise(1, OXYGEN), ocean()),
            event(78, "ice-asteroid", "Ice Asteroid", "Astéroïde de Glace", 23, SPACE).now(ocean(), ocean()),
            event(80, "giant-ice-asteroid", "Giant Ice Asteroid", "Astéroïde de Glace Géant", 36, SPACE).now(raise(2, TEMPERATURE), ocean(), ocean(), removeAny(6, PLANTS)),
            event(111, "business-contacts", "Business Contacts", "Contacts Professionnels", 7, EARTH).era().now(lookAndKeep(4, 2)),
            event(112, "bribed-committee", "Bribed Committee", "Comité Corrompu", 7, EARTH).era().now(rating(2)).worth(-2),
            event(121, "sabotage", "Sabotage", "Sabotage", 1).era().now(either(removeAny(3, TITANIUM), removeAny(4, STEEL), removeAny(7, MONEY))),
            event(124, "hired-raiders", "Hired Raiders", "Braqueurs Mercenaires", 1).era().now(either(steal(2, STEEL), steal(3, MONEY))),
            event(127, "subterranean-reservoir", "Subterranean Reservoir", "Réservoir Souterrain", 11).now(ocean()),
            event(140, "lava-flows", "Lava Flows", "Fleuves de Lave", 18).now(raise(2, TEMPERATURE), place(Tile.LAVA_FLOWS, VOLCANIC)),
            event(143, "large-convoy", "Large Convoy", "Grand Convoi", 36, EARTH, SPACE).now(ocean(), draw(2), either(gain(5, PLANTS), add(4, Cube.ANIMAL))).worth(2),
            event(149, "ceos-favorite-project", "CEO's Favorite Project", "Projet Favori du PDG", 1).era().now(addAnother()),
            event(151, "investment-loan", "Investment Loan", "Prêt d'Investissement", 3, EARTH).era().now(produce(-1, MONEY), gain(10, MONEY)),
            event(161, "convoy-from-europa", "Convoy From Europa", "Convoi depuis Europe", 15, SPACE).now(ocean(), draw(1)),
            event(162, "imported-ghg", "Imported GHG", "Importation de GES", 7, EARTH, SPACE).now(produce(1, HEAT), gain(3, HEAT)),
            event(163, "imported-nitrogen", "Imported Nitrogen", "Azote Importé", 23, EARTH, SPACE).now(gain(4, PLANTS), rating(1), add(3, Cube.MICROBE), add(2, Cube.ANIMAL)),
            event(167, "import-of-advanced-ghg", "Import of Advanced GHG", "Importation de GES Avancés", 9, EARTH, SPACE).now(produce(2, HEAT)),
            event(170, "aerobraked-ammonia-asteroid", "Aerobraked Ammonia Asteroid", "Astéroïde d'Ammoniaque", 26, SPACE).now(produce(3, HEAT), produce(1, PLANTS), add(2, Cube.MICROBE)),
            event(181, "ice-cap-melting", "Ice Cap Melting", "Fusion de la Calotte Glaciaire", 5).needs(atLeast(2, TEMPERATURE)).now(ocean()),
            event(188, "flooding", "Flooding", "Inondation", 7).now(ocean(), removeFromNeighbour(4, MONEY)).worth(-1),
            event(190, "local-heat-trapping", "Local Heat Trapping", "Pièges à Chaleur Locaux", 1).now(lose(5, HEAT), either(gain(4, PLANTS), add(2, Cube.ANIMAL))),
            event(191, "permafrost-extraction", "Permafrost Extraction", "Extraction du Pergélisol", 8).needs(atLeast(-8, TEMPERATURE)).now(ocean()),
            event(192, "invention-contest", "Invention Contest", "Concours d'Inventions", 2, SCIENCE).era().now(lookAndKeep(3, 1)),
            event(195, "indentured-workers", "Indentured Workers", "Ouvriers en Contrat d'Apprentissage", 0).era().now(nextCardCheaper(8)).worth(-1),
            event(204, "technology-demonstration", "Technology Demonstration", "Démonstration Technologique", 5, SCIENCE, SPACE).era().now(draw(2)),
            event(206, "special-design", "Special Design", "Conception Spéciale", 4, SCIENCE).now(nextCardShifted(2)));
    // spotless:on

    private EventCards() {
    }
}
