package cydonia.games.terraforming.box;

import static cydonia.games.terraforming.box.Parameter.*;
import static cydonia.games.terraforming.box.Resource.*;
import static cydonia.games.terraforming.box.Tag.*;
import static cydonia.games.terraforming.box.Vocabulary.*;
import static cydonia.games.terraforming.box.Where.*;

import java.util.List;

/** The blue cards: lasting effects and actions. */
final class ActiveCards {

    // spotless:off — one card per line, like the deck
    static final List<Card.Line> LINES = List.of(
            active(5, "search-for-life", "Search For Life", "Traces de Vie", 3, SCIENCE).needs(atMost(6, OXYGEN)).holds(Cube.SCIENCE).action(money(1), revealFor(MICROBE, Cube.SCIENCE)).worth(ifAnyCube(3)),
            active(6, "inventors-guild", "Inventors' Guild", "Guilde des Inventeurs", 9, SCIENCE).era().action(free(), lookAndBuy()),
            active(7, "martian-rails", "Martian Rails", "Réseau Ferré Martien", 13, BUILDING).action(stock(1, ENERGY), gain(citiesOnMars(), MONEY)),
            active(12, "water-import-from-europa", "Water Import From Europa", "Importation d'Eau d'Europe", 25, JOVIAN, SPACE).action(moneyOr(12, TITANIUM), ocean()).worth(each(own(JOVIAN))),
            active(13, "space-elevator", "Space Elevator", "Ascenseur Spatial", 27, SPACE, BUILDING).era().now(produce(1, TITANIUM)).action(stock(1, STEEL), gain(5, MONEY)).worth(2),
            active(14, "development-center", "Development Center", "Centre de Développement", 11, SCIENCE, BUILDING).era().action(stock(1, ENERGY), draw(1)),
            active(15, "equatorial-magnetizer", "Equatorial Magnetizer", "Magnétisation Équatoriale", 11, BUILDING).action(steps(1, ENERGY), rating(1)),
            active(20, "research-outpost", "Research Outpost", "Poste de Recherche", 18, SCIENCE, CITY, BUILDING).now(city(ISOLATED)).always(discount(1)),
            active(23, "arctic-algae", "Arctic Algae", "Algue Arctique", 12, PLANT).needs(atMost(-12, TEMPERATURE)).now(gain(1, PLANTS)).when(oceanPlaced(), gain(2, PLANTS)),
            active(24, "predators", "Predators", "Prédateurs", 14, ANIMAL).needs(atLeast(11, OXYGEN)).holds(Cube.ANIMAL).action(cubeAnywhere(Cube.ANIMAL), addHere(1, Cube.ANIMAL)).worth(perCubes(1, 1)),
            active(25, "space-station", "Space Station", "Station Spatiale", 10, SPACE).era().always(discount(2, SPACE)).worth(1),
            active(28, "security-fleet", "Security Fleet", "Flotte de Sûreté", 12, SPACE).era().holds(Cube.FIGHTER).action(stock(1, TITANIUM), addHere(1, Cube.FIGHTER)).worth(perCubes(1, 1)),
            active(31, "optimal-aerobraking", "Optimal Aerobraking", "Freinage Aérodynamique", 7, SPACE).when(ownEventWith(SPACE), gain(3, MONEY), gain(3, HEAT)),
            active(33, "regolith-eaters", "Regolith Eaters", "Régolithophages", 13, SCIENCE, MICROBE).holds(Cube.MICROBE).action(cubesHere(2, Cube.MICROBE), raise(1, OXYGEN)).action(free(), addHere(1, Cube.MICROBE)),
            active(34, "ghg-producing-bacteria", "GHG Producing Bacteria", "Bactéries Productrices de GES", 8, SCIENCE, MICROBE).needs(atLeast(4, OXYGEN)).holds(Cube.MICROBE).action(cubesHere(2, Cube.MICROBE), raise(1, TEMPERATURE)).action(free(), addHere(1, Cube.MICROBE)),
            active(35, "ants", "Ants", "Fourmis", 9, MICROBE).needs(atLeast(4, OXYGEN)).holds(Cube.MICROBE).action(cubeAnywhere(Cube.MICROBE), addHere(1, Cube.MICROBE)).worth(perCubes(1, 2)),
            active(38, "rover-construction", "Rover Construction", "Construction d'un Rover", 8, BUILDING).when(cityPlaced(), gain(2, MONEY)).worth(1),
            active(49, "tardigrades", "Tardigrades", "Tardigrades", 4, MICROBE).era().holds(Cube.MICROBE).action(free(), addHere(1, Cube.MICROBE)).worth(perCubes(1, 4)),
            active(52, "fish", "Fish", "Poisson", 9, ANIMAL).needs(atLeast(2, TEMPERATURE)).holds(Cube.ANIMAL).now(decreaseAny(1, PLANTS)).action(free(), addHere(1, Cube.ANIMAL)).worth(perCubes(1, 1)),
            active(54, "small-animals", "Small Animals", "Petits Animaux", 6, ANIMAL).needs(atLeast(6, OXYGEN)).holds(Cube.ANIMAL).now(decreaseAny(1, PLANTS)).action(free(), addHere(1, Cube.ANIMAL)).worth(perCubes(1, 2)),
            active(69, "electro-catapult", "Electro Catapult", "Catapulte Électromagnétique", 17, BUILDING).era().needs(atMost(8, OXYGEN)).now(produce(-1, ENERGY)).action(stock(1, PLANTS), gain(7, MONEY)).action(stock(1, STEEL), gain(7, MONEY)).worth(1),
            active(70, "earth-catapult", "Earth Catapult", "Catapulte Terrestre", 23, EARTH).era().always(discount(2)).worth(2),
            active(71, "advanced-alloys", "Advanced Alloys", "Alliages Avancés", 9, SCIENCE).era().always(metalValue(1, STEEL), metalValue(1, TITANIUM)),
            active(72, "birds", "Birds", "Oiseaux", 10, ANIMAL).needs(atLeast(13, OXYGEN)).holds(Cube.ANIMAL).now(decreaseAny(2, PLANTS)).action(free(), addHere(1, Cube.ANIMAL)).worth(perCubes(1, 1)),
            active(73, "mars-university", "Mars University", "Université de Mars", 8, SCIENCE, BUILDING).era().when(ownTag(SCIENCE), swapCard()).worth(1),
            active(74, "viral-enhancers", "Viral Enhancers", "Améliorateurs de Virus", 9, SCIENCE, MICROBE).era().when(ownTag(PLANT, MICROBE, ANIMAL), either(gain(1, PLANTS), addToPlayed())),
            active(76, "space-mirrors", "Space Mirrors", "Miroirs Spatiaux", 3, POWER, SPACE).action(money(7), produce(1, ENERGY)),
            active(79, "quantum-extractor", "Quantum Extractor", "Extracteur Quantique", 13, SCIENCE, POWER).era().needs(tags(4, SCIENCE)).now(produce(4, ENERGY)).always(discount(2, SPACE)),
            active(94, "mass-converter", "Mass Converter", "Convertisseur de Masse", 8, SCIENCE, POWER).era().needs(tags(5, SCIENCE)).now(produce(6, ENERGY)).always(discount(2, SPACE)),
            active(95, "physics-complex", "Physics Complex", "Complexe Physique", 12, SCIENCE, BUILDING).era().holds(Cube.SCIENCE).action(stock(6, ENERGY), addHere(1, Cube.SCIENCE)).worth(perCubes(2, 1)),
            active(101, "ironworks", "Ironworks", "Usine Sidérurgique", 11, BUILDING).action(stock(4, ENERGY), gain(1, STEEL), raise(1, OXYGEN)),
            active(103, "steelworks", "Steelworks", "Aciéries", 15, BUILDING).action(stock(4, ENERGY), gain(2, STEEL), raise(1, OXYGEN)),
            active(104, "ore-processor", "Ore Processor", "Transformateur de Minerai", 13, BUILDING).action(stock(4, ENERGY), gain(1, TITANIUM), raise(1, OXYGEN)),
            active(105, "earth-office", "Earth Office", "Bureau sur Terre", 1, EARTH).era().always(discount(3, EARTH)),
            active(109, "media-group", "Media Group", "Groupe Média", 6, EARTH).era().when(ownEvent(), gain(3, MONEY)),
            active(110, "business-network", "Business Network", "Réseau Professionnel", 4, EARTH).era().now(produce(-1, MONEY)).action(free(), lookAndBuy()),
            active(123, "industrial-center", "Industrial Center", "Centre Industriel", 4, BUILDING).era().now(place(Tile.INDUSTRIAL_CENTER, NEXT_TO_CITY)).action(money(7), produce(1, STEEL)),
            active(128, "ecological-zone", "Ecological Zone", "Zone Écologique", 12, ANIMAL, PLANT).needs(greeneries(1)).holds(Cube.ANIMAL).now(place(Tile.ECOLOGICAL_ZONE, NEXT_TO_GREENERY)).when(ownTag(PLANT, ANIMAL), addHere(1, Cube.ANIMAL)).worth(perCubes(1, 2)),
            active(131, "decomposers", "Decomposers", "Agents de Décomposition", 5, MICROBE).needs(atLeast(3, OXYGEN)).holds(Cube.MICROBE).when(ownTag(PLANT, MICROBE, ANIMAL), addHere(1, Cube.MICROBE)).worth(perCubes(1, 3)),
            active(133, "symbiotic-fungus", "Symbiotic Fungus", "Moisissures Symbiotiques", 4, MICROBE).needs(atLeast(-14, TEMPERATURE)).action(free(), add(1, Cube.MICROBE)),
            active(134, "extreme-cold-fungus", "Extreme-Cold Fungus", "Moisissures Extrêmes", 13, MICROBE).needs(atMost(-10, TEMPERATURE)).action(free(), gain(1, PLANTS)).action(free(), add(2, Cube.MICROBE)),
            active(147, "herbivores", "Herbivores", "Herbivores", 12, ANIMAL).needs(atLeast(8, OXYGEN)).holds(Cube.ANIMAL).now(decreaseAny(1, PLANTS), addHere(1, Cube.ANIMAL)).when(ownGreeneryPlaced(), addHere(1, Cube.ANIMAL)).worth(perCubes(1, 2)),
            active(150, "anti-gravity-technology", "Anti-Gravity Technology", "Technologie Anti-Gravité", 14, SCIENCE).era().needs(tags(7, SCIENCE)).always(discount(2)).worth(3),
            active(153, "adaptation-technology", "Adaptation Technology", "Technologie d'Adaptation", 12, SCIENCE).always(shift(2)).worth(1),
            active(154, "caretaker-contract", "Caretaker Contract", "Unité de Veille", 3).era().needs(atLeast(0, TEMPERATURE)).action(stock(8, HEAT), rating(1)),
            active(156, "standard-technology", "Standard Technology", "Technologie Standard", 6, SCIENCE).era().when(ownProject(), gain(3, MONEY)),
            active(157, "nitrite-reducing-bacteria", "Nitrite Reducing Bacteria", "Bactéries Dénitrifiantes", 11, MICROBE).holds(Cube.MICROBE).now(addHere(3, Cube.MICROBE)).action(cubesHere(3, Cube.MICROBE), rating(1)).action(free(), addHere(1, Cube.MICROBE)),
            active(166, "shuttles", "Shuttles", "Navettes", 10, SPACE).needs(atLeast(5, OXYGEN)).now(produce(-1, ENERGY), produce(2, MONEY)).always(discount(2, SPACE)).worth(1),
            active(172, "pets", "Pets", "Animaux Domestiques", 10, EARTH, ANIMAL).holds(Cube.ANIMAL).now(addHere(1, Cube.ANIMAL)).when(cityPlaced(), addHere(1, Cube.ANIMAL)).always(protectsItself()).worth(perCubes(1, 2)),
            active(173, "protected-habitats", "Protected Habitats", "Habitats Protégés", 5).era().always(protectsOwner()),
            active(177, "water-splitting-plant", "Water Splitting Plant", "Usine Électrolytique", 12, BUILDING).needs(atLeast(2, OCEANS)).action(stock(3, ENERGY), raise(1, OXYGEN)),
            active(184, "livestock", "Livestock", "Bétail", 13, ANIMAL).needs(atLeast(9, OXYGEN)).holds(Cube.ANIMAL).now(produce(-1, PLANTS), produce(2, MONEY)).action(free(), addHere(1, Cube.ANIMAL)).worth(perCubes(1, 1)),
            active(185, "olympus-conference", "Olympus Conference", "Conférence d'Olympus", 10, SCIENCE, EARTH, BUILDING).era().holds(Cube.SCIENCE).when(ownTag(SCIENCE), either(addHere(1, Cube.SCIENCE), all(removeHere(1, Cube.SCIENCE), draw(1)))).worth(1),
            active(187, "aquifer-pumping", "Aquifer Pumping", "Pompage de l'Aquifère", 18, BUILDING).action(moneyOr(8, STEEL), ocean()),
            active(194, "power-infrastructure", "Power Infrastructure", "Infrastructure Électrique", 4, POWER, BUILDING).era().action(some(ENERGY), exchange(ENERGY, MONEY)),
            active(199, "restricted-area", "Restricted Area", "Zone Interdite", 11, SCIENCE).era().now(place(Tile.RESTRICTED_AREA, LAND)).action(money(2), draw(1)),
            active(200, "immigrant-city", "Immigrant City", "Cité des Immigrants", 13, CITY, BUILDING).now(produce(-1, ENERGY), produce(-2, MONEY), city(CITY_RULE)).when(cityPlaced(), produce(1, MONEY)),
            active(202, "underground-detonations", "Underground Detonations", "Explosions Souterraines", 6, BUILDING).action(money(10), produce(2, HEAT)),
            active(208, "ai-central", "AI Central", "IA Centrale", 21, SCIENCE, BUILDING).era().needs(tags(3, SCIENCE)).now(produce(-1, ENERGY)).action(free(), draw(2)).worth(1));
    // spotless:on

    private ActiveCards() {
    }
}
