package cydonia.games.onmars.text;

import cydonia.games.onmars.box.Beginner;
import cydonia.games.onmars.box.Blueprint;
import cydonia.games.onmars.box.Building;
import cydonia.games.onmars.box.Contract;
import cydonia.games.onmars.box.Effect;
import cydonia.games.onmars.box.Goal;
import cydonia.games.onmars.box.Item;
import cydonia.games.onmars.box.Mission;
import cydonia.games.onmars.box.Reward;
import cydonia.games.onmars.box.Scientist;
import cydonia.games.onmars.box.SoloCard;
import cydonia.games.onmars.box.Tech;
import java.util.stream.Collectors;

/** Printed things in French. */
final class FrenchCards implements CardWords {

    @Override
    public String count(int n, Item item) {
        return n + " " + switch (item) {
            case MINERAL -> n < 2 ? "minerai" : "minerais";
            case BATTERY -> n < 2 ? "batterie" : "batteries";
            case WATER -> n < 2 ? "eau" : "eaux";
            case PLANT -> n < 2 ? "plante" : "plantes";
            case OXYGEN -> n < 2 ? "oxygène" : "oxygènes";
            case CRYSTAL -> n < 2 ? "cristal" : "cristaux";
        };
    }

    private static String many(int n, String one) {
        return n + " " + (n < 2 ? one : one + "s");
    }

    private static String boost(boolean boost, String more) {
        return boost ? " ; renfort : chaque colon mis en espace de travail " + more : "";
    }

    private static String paying(boolean pay) {
        return pay ? " en payant le coût" : " sans rien payer";
    }

    /** The building with its article. */
    static String a(Building type) {
        return switch (type) {
            case MINE, GREENHOUSE -> "une " + type.label().fr();
            case GENERATOR, WATER_EXTRACTOR, OXYGEN_CONDENSER, SHELTER -> "un " + type.label().fr();
        };
    }

    static String the(Building type) {
        return switch (type) {
            case MINE, GREENHOUSE -> "la " + type.label().fr();
            case GENERATOR, WATER_EXTRACTOR, OXYGEN_CONDENSER, SHELTER ->
                "aeiou".indexOf(type.label().fr().charAt(0)) < 0 ? "le " + type.label().fr() : "l'" + type.label().fr();
        };
    }

    private static String advanced(Building type) {
        return type.label().fr() + (type == Building.MINE || type == Building.GREENHOUSE ? " avancée" : " avancé");
    }

    @Override
    public String effect(Effect effect) {
        return switch (effect) {
            case Effect.Nothing() -> "rien";
            case Effect.Gain(Item item, int n, boolean boost) -> "gagnez " + count(n, item)
                    + boost(boost, "en donne 1 de plus");
            case Effect.GainColonists(int n) -> "gagnez " + many(n, "colon");
            case Effect.Score(int points) -> "marquez " + points + " PO";
            case Effect.GainAny(int n) -> "gagnez " + many(n, "ressource") + " au choix (pas de minerai)";
            case Effect.Stock(int n, boolean crystals, boolean boost) -> "prenez " + many(n, "ressource")
                    + (crystals ? n > 1 ? " ou cristaux" : " ou cristal" : "") + " à l'entrepôt"
                    + boost(boost, "en prend 1 de plus");
            case Effect.Learn(int n, boolean boost) -> "apprenez " + (n == 1 ? "une technologie" : n + " technologies")
                    + paying(true) + boost(boost, "en apprend 1 de plus");
            case Effect.Develop(int n, boolean pay, boolean boost) -> "développez " + times(n)
                    + (pay ? " en payant chaque étape" : " sans rien payer")
                    + boost(boost, "développe une fois de plus");
            case Effect.TakePlans(int n, boolean boost) -> "prenez " + (n == 1 ? "un plan" : "jusqu'à " + n + " plans")
                    + boost(boost, "en prend 1 de plus");
            case Effect.Construct(Building type, boolean boost) -> "construisez " + a(type) + paying(true)
                    + boost(boost, "augmente de 1 la technologie utilisée");
            case Effect.ConstructAny() -> "construisez un bâtiment de n'importe quel type" + paying(true);
            case Effect.Upgrade(int n, boolean pay, boolean tech, boolean anywhere, boolean boost) -> "améliorez "
                    + (n == 1 ? "un bâtiment" : "jusqu'à " + n + " bâtiments")
                    + (anywhere ? " n'importe où sur Mars" : " à portée de vos robots")
                    + (pay ? n == 1 ? " pour 1 minerai" : " pour 1 minerai chacun" : " sans rien payer")
                    + (tech
                            ? ", et autant de plus que le niveau d'une technologie Amélioration"
                            : ", sans technologie Amélioration")
                    + boost(boost, "en améliore 1 de plus");
            case Effect.Drive(int bots, int rover, boolean tech, boolean collecting) -> drive(bots, rover, tech,
                    collecting);
            case Effect.WelcomeShip(int colonists, boolean pay, boolean boost) -> "accueillez un vaisseau"
                    + (pay ? " pour 1 plante et 1 eau" : " sans rien payer") + " avec " + many(colonists, "colon")
                    + ", ou " + many(colonists - 1, "colon") + " et un robot"
                    + ", et autant de colons de plus que le niveau d'une technologie Vaisseau"
                    + boost(boost, "en accueille 1 de plus");
            case Effect.Hire(boolean scientists, boolean contracts, boolean pay) -> (scientists
                    ? "recrutez un scientifique" + (contracts ? " ou prenez un contrat terrien" : "")
                    : "prenez un contrat terrien") + paying(pay);
            case Effect.Retrieve(int n, boolean slots, boolean work) -> "récupérez "
                    + (n >= 12 ? "autant de colons que vous voulez" : "jusqu'à " + many(n, "colon")) + " depuis "
                    + (slots && work
                            ? "les cases d'action ou l'espace de travail"
                            : slots
                                    ? "les cases d'action des deux côtés"
                                    : "l'espace de travail");
            case Effect.Produce() -> "vos bâtiments avancés produisent 1 chacun"
                    + boost(true, "en fait produire un de nouveau");
            case Effect.Travel(boolean toOrbitOnly) -> toOrbitOnly
                    ? "voyagez vers l'Orbite, avant ou après votre action principale"
                    : "voyagez vers l'autre côté";
            case Effect.Radar() ->
                "utilisez la tuile Découverte posée sur cette carte ; la première fois, prenez-en une"
                        + " de la zone Exploration";
            case Effect.Trade() -> "payez 1 ressource pour en gagner 2 autres au choix (pas de minerai)"
                    + boost(true, "en donne 1 de plus");
            case Effect.BuyColonist() -> "payez 1 eau ou 1 plante pour gagner 1 colon";
        };
    }

    private static String times(int n) {
        return n == 1 ? "une fois" : n == 2 ? "deux fois" : n + " fois";
    }

    private static String drive(int bots, int rover, boolean tech, boolean collecting) {
        String extended = " ; les cristaux prolongent le mouvement";
        if (bots == 0 && rover == 0) {
            return "déplacez votre rover selon le niveau d'une technologie Rover" + extended;
        }
        String bot = bots == 0
                ? ""
                : "déplacez vos robots de " + bots + " pas"
                        + (collecting ? " ; ils ramassent comme un rover" : "");
        String drive = rover == 0
                ? ""
                : (bots == 0 ? "déplacez votre rover de " : " et votre rover de ") + rover + " pas"
                        + (tech ? ", plus avec une technologie Rover" : "");
        return bot + drive + extended;
    }

    @Override
    public String blueprint(Blueprint card) {
        return "Plan pour %s%s. À la prise : gagnez %s. Action exécutive : %s. %d PO si construit, −%d PO sinon."
                .formatted(a(card.building()), card.level() == 3 ? " dans un complexe de 3 ou plus" : "",
                        count(1, card.gives()), effect(card.action()), card.points(), card.points());
    }

    @Override
    public String tech(Tech tech) {
        return switch (tech) {
            case ROVER -> "Votre Rover avance d'autant d'hexagones de plus que le niveau de cette tuile.";
            case SHIP -> "Un vaisseau amène autant de colons de plus que le niveau de cette tuile.";
            case UPGRADE -> "Une amélioration porte sur autant de bâtiments de plus que le niveau de cette tuile.";
            default -> "Requise pour construire à côté d'un bâtiment de type %s : un complexe grandit jusqu'au niveau"
                    .formatted(tech.label().fr()) + " de cette tuile.";
        } + " Chacun peut utiliser la tuile d'un autre ; son propriétaire reçoit 1 oxygène, ou la développe sans payer.";
    }

    @Override
    public String scientist(Scientist scientist) {
        return "Coûte %s. Travaille dans les bâtiments avancés du type %s. À la fin, %d PO par %s sur Mars."
                .formatted(
                        scientist.costsColonists() ? "2 colons mis en espace de travail" : count(2, scientist.cost()),
                        scientist.worksIn().label().fr(), Scientist.POINTS, advanced(scientist.scores()));
    }

    @Override
    public String contract(Contract contract) {
        String task = contract.isUpgrade()
                ? "Ayez un marqueur sur %s dans un complexe de %d ou plus".formatted(a(contract.building()),
                        Contract.COMPLEX)
                : "Livrez " + count(contract.wants(contract.item()), contract.item())
                        + (contract.item() == Item.MINERAL
                                ? ""
                                : " et " + count(contract.wants(Item.MINERAL), Item.MINERAL)
                                        + " ; les minerais ne remplacent rien ici");
        return task + ". %d PO si rempli, −%d PO sinon.".formatted(contract.pointsDone(), -contract.pointsFailed());
    }

    @Override
    public String mission(Mission mission) {
        String what = switch (mission) {
            case RESEARCH -> "chaque tuile Recherche ramassée";
            case BLUEPRINTS -> "chaque plan pris";
            case ADVANCED -> "chaque bâtiment amélioré";
            case BOTS -> "chaque robot placé sur Mars";
            case DISCOVERIES -> "chaque tuile Découverte ramassée";
            case TECHS -> "chaque technologie apprise";
            case PROGRESS -> "chaque cube Progrès placé";
            case SCIENTISTS -> "chaque scientifique recruté";
            case CONTRACTS -> "chaque contrat terrien rempli";
        };
        return "Gagnez %s pour %s ; accomplie après %d, %d ou %d (2, 3 ou 4 joueurs). Mission %s.".formatted(
                count(mission.crystals(), Item.CRYSTAL), what, mission.steps(2), mission.steps(3), mission.steps(4),
                mission.isShort() ? "courte" : "longue");
    }

    @Override
    public String goal(Goal goal) {
        return "Dès que vous avez %s : %s, ou %s.".formatted(
                condition(goal.condition().what(), goal.condition().n(), goal.condition().size()),
                effect(Goal.DEVELOPMENTS), effect(goal.reward()));
    }

    @Override
    public String condition(Goal.What what, int n, int size) {
        return switch (what) {
            case BLUEPRINTS -> many(n, "plan");
            case ADVANCED -> n < 2 ? n + " bâtiment avancé" : n + " bâtiments avancés";
            case MINES -> "votre colon ou marqueur sur " + many(n, "mine");
            case DISCOVERIES -> n < 2 ? n + " tuile Découverte" : n + " tuiles Découverte";
            case ADVANCED_IN_COMPLEX -> n + (n < 2 ? " bâtiment avancé" : " bâtiments avancés")
                    + " dans un complexe de " + size + " ou plus";
            case ONE_RESOURCE -> n + " ressources d'un même type, minerais exclus";
            case SHELTERS -> many(n, "abri") + " sur Mars";
            case COLONY_LEVEL -> "le niveau de colonie " + n;
            case COLONISTS -> many(n, "colon") + " dans les quartiers";
            case TECHS -> many(n, "technologie");
            case SHIPS -> n + (n < 2 ? " vaisseau" : " vaisseaux") + " dans le hangar";
            case RESEARCH -> n < 2 ? n + " tuile Recherche" : n + " tuiles Recherche";
            case SCIENTIST_AND_CONTRACT -> "un scientifique et un contrat rempli";
            case TECHS_FROM_COLUMN -> n + " technologies en colonne " + size + " ou au-delà";
            case PROGRESS -> n + (n < 2 ? " cube Progrès placé" : " cubes Progrès placés");
            case ADVANCED_IN_COMPLEXES -> "des bâtiments avancés dans " + n + " complexes différents de " + size
                    + " ou plus";
        };
    }

    @Override
    public String reward(Reward reward) {
        return "%s par %s.".formatted(reward.points() + " PO",
                reward.label().fr());
    }

    @Override
    public String solo(SoloCard card) {
        return "Action %d : en Orbite, Lacerda fait « %s » ; dans la Colonie, « %s ».%s Dès que le paquet a été mélangé une fois, la mission %s avance d'une étape."
                .formatted(card.action(), card.main(true).label().fr(), card.main(false).label().fr(),
                        card.travels() ? "" : " Il ne prend pas la navette.", card.mission());
    }

    @Override
    public String cardA(Beginner.CardA card) {
        return "Révélée dès que vous bâtissez l'un de ces types ; piochez alors deux cartes B : %s.".formatted(
                card.buildings().stream().map(type -> type.label().fr()).collect(Collectors.joining(", ")));
    }

    @Override
    public String cardB(Beginner.CardB card) {
        String task = switch (card.task()) {
            case TECH_TAKEN -> "Apprenez une technologie";
            case SHIP_WELCOMED -> "Accueillez un vaisseau";
            case SHELTER_BUILT -> "Construisez un abri";
            case SCIENTIST_HIRED -> "Recrutez un scientifique";
            case DEVELOPED_TWICE -> "Développez deux fois";
            case RESEARCH_COLLECTED -> "Ramassez une tuile Recherche";
            case DISCOVERY_COLLECTED -> "Ramassez une tuile Découverte";
            case BLUEPRINT_TAKEN -> "Prenez un plan";
        };
        return task + " à votre tour : gagnez " + count(1, card.reward()) + ".";
    }
}
