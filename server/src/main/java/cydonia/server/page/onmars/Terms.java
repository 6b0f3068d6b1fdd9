package cydonia.server.page.onmars;

import cydonia.engine.Text;
import cydonia.games.onmars.Direction;
import cydonia.games.onmars.OnMarsView.Piece;
import cydonia.games.onmars.cards.Building;
import cydonia.games.onmars.cards.Contract;
import cydonia.games.onmars.cards.Executive;
import cydonia.games.onmars.cards.Item;
import cydonia.games.onmars.cards.MainAction;
import cydonia.games.onmars.cards.Mission;

/** What the page of On Mars says beside the game's own texts, and short names where there is little room. */
public final class Terms {

    // spotless:off — one phrase per line
    public static final Text ORBIT          = new Text("Orbit", "Orbite");
    public static final Text COLONY         = new Text("Colony", "Colonie");
    public static final Text FLIGHT_LINE    = new Text("Turn order and shuttle", "Ordre du tour et navette");
    public static final Text LEAVES_NOW     = new Text("leaves after this round", "part après cette manche");
    public static final Text LEAVES_IN      = new Text("leaves after %s rounds", "part après %s manches");
    public static final Text STAYS          = new Text("flies no more", "ne vole plus");
    public static final Text MARS           = new Text("Mars", "Mars");
    public static final Text STATIONS       = new Text("Stations", "Stations");
    public static final Text COMPANY        = new Text("Company", "Compagnie");
    public static final Text MINE           = new Text("Mine", "À moi");
    public static final Text OTHERS         = new Text("Others", "Les autres");
    public static final Text LIFE_SUPPORT   = new Text("Life support", "Survie (LSS)");
    public static final Text LEVEL          = new Text("level %s", "niveau %s");
    public static final Text MISSIONS       = new Text("Missions", "Missions");
    public static final Text MISSIONS_LEFT  = new Text("the end after %s", "fin après %s");
    public static final Text LAST_ROUND     = new Text("last round", "dernière manche");
    public static final Text STOCK          = new Text("Stock", "Stock");
    public static final Text ROOM           = new Text("room for %s", "place pour %s");
    public static final Text NEXT_TURN      = new Text("next turn", "au prochain tour");
    public static final Text CREW           = new Text("People", "Équipage");
    public static final Text BEDS           = new Text("%s of %s beds", "%s lits sur %s");
    public static final Text EXECUTIVE      = new Text("Executive actions", "Actions exécutives");
    public static final Text ONE_EACH       = new Text("one each turn", "une par tour");
    public static final Text USE_BUILDING   = new Text("Use a building", "Utiliser un bâtiment");
    public static final Text USE            = new Text("Use", "Utiliser");
    public static final Text SEND           = new Text("Send scientist", "Envoyer");
    public static final Text LABORATORY     = new Text("Laboratory", "Laboratoire");
    public static final Text CARDS          = new Text("Cards and goals", "Cartes et objectifs");
    public static final Text SECRET_GOALS   = new Text("goals are secret", "objectifs secrets");
    public static final Text NO_CARDS       = new Text("Nothing yet.", "Rien encore.");
    public static final Text FREE           = new Text("free", "gratuit");
    public static final Text TOLD           = new Text("%s: %s", "%s : %s");
    public static final Text TECH_FOR       = new Text("%s, %s. %s", "%s, %s. %s");
    public static final Text IN_WAREHOUSE   = new Text("%s in the warehouse: %s", "%s dans l'entrepôt : %s");
    public static final Text TYPE_COSTS     = new Text("%s: costs %s. %s", "%s : coûte %s. %s");
    public static final Text TYPE_LEFT      = new Text(" Tiles left: %s.", " Tuiles restantes : %s.");
    public static final Text ARROWS_TO      = new Text(" The next tile points %s: crystals appear on empty hexes there.", " La prochaine tuile pointe vers %s : des cristaux apparaissent là sur les hexagones vides.");
    public static final Text ROVER_WALKS    = new Text("Rover to %s, %s steps (%s)", "Rover vers %s, %s pas (%s)");
    public static final Text BOT_WALKS      = new Text("Bot to %s, %s steps (%s)", "Robot vers %s, %s pas (%s)");
    public static final Text ON_THE_WAY     = new Text("%s, crystals on the way: %s", "%s, cristaux en chemin : %s");
    public static final Text NOTE_SEEN      = new Text("Got it", "Compris");
    public static final Text NOTES_OFF      = new Text("No more notes", "Plus de notes");
    public static final Text NEXT_STEP      = new Text("Next", "Suite");
    public static final Text ALL_STEPS      = new Text("All at once", "Tout d'un coup");
    public static final Text LACERDAS_MOVE  = new Text("Lacerda's move", "Le coup de Lacerda");
    public static final Text BLUEPRINTS_SHOWN = new Text("Blueprints", "Plans");
    public static final Text OFFERS_SHOWN   = new Text("Scientists and contracts", "Scientifiques et contrats");
    public static final Text CONTRACTS_LEFT = new Text("Contracts of the deck", "Contrats de la pioche");
    public static final Text SHOW_MARS      = new Text("Show or hide the cards", "Montrer ou cacher les cartes");
    public static final Text DISCOVERIES_SHOWN = new Text("Discovery tiles", "Tuiles Découverte");
    public static final Text COLUMN_LEARNT  = new Text("column 1: where a technology begins that you learn", "colonne 1 : où commence une technologie apprise");
    public static final Text COLUMN_COSTS   = new Text("a step into column %s: %s", "un pas vers la colonne %s : %s");
    public static final Text SHUTTLE        = new Text("After each round the shuttle moves a space; from space 1 it crosses to the other side and takes along whoever wants.", "Après chaque manche la navette avance d'une case ; de la case 1 elle passe de l'autre côté et emmène qui veut.");
    public static final Text COVERED        = new Text("An executive action with a ship on it opens when that ship is welcomed.", "Une action exécutive couverte par un vaisseau s'ouvre quand ce vaisseau est accueilli.");
    public static final Text PIECE_OF       = new Text("%s (%s)", "%s (%s)");
    public static final Text CRYSTAL        = new Text("crystal", "cristal");
    public static final Text COMPLEX        = new Text("%s, complex of %s", "%s, complexe de %s");
    public static final Text COLUMN_WANTED  = new Text("%s: at %s, the colony needs %s. %s Now %s for you.", "%s : à %s, la colonie a besoin de %s. %s Maintenant %s pour vous.");
    public static final Text COLUMN_ENOUGH  = new Text("%s: at %s, enough (%s). %s It pays nothing until the colony rises.", "%s : à %s, assez (%s). %s Rien tant que la colonie ne monte pas.");
    public static final Text IN_QUARTERS    = new Text("colonists in the living quarters, of so many beds", "colons dans les quartiers, sur tant de lits");
    public static final Text AT_WORK        = new Text("colonists at work", "colons au travail");
    public static final Text WORKING_AREA   = new Text("working area", "espace de travail");
    public static final Text IN_SUPPLY      = new Text("colonists still on Earth", "colons encore sur Terre");
    public static final Text SHELTERS       = new Text("shelters on Mars", "abris sur Mars");
    public static final Text BOTS           = new Text("bots on Mars", "robots sur Mars");
    public static final Text SHIPS          = new Text("ships in the hangar", "vaisseaux dans le hangar");
    public static final Text CUBES          = new Text("progress cubes", "cubes Progrès");
    public static final Text DISCOVERIES    = new Text("discovery tiles", "tuiles Découverte");
    public static final Text RESEARCH       = new Text("research tiles", "tuiles Recherche");
    public static final Text GOALS          = new Text("private goals, hidden", "objectifs personnels, cachés");
    public static final Text OF_ROOM        = new Text("%s, room for %s", "%s, place pour %s");
    public static final Text LAB_SPACE      = new Text("Space %s: %s At the end: %s OP.", "Case %s : %s À la fin : %s PO.");
    public static final Text TECH_LEVEL     = new Text("%s, level %s. %s", "%s, niveau %s. %s");
    public static final Text THEIR_TECH     = new Text("%s, level %s: you may use it; they get an oxygen or develop it", "%s, niveau %s : vous pouvez l'utiliser ; la compagnie reçoit un oxygène ou la développe");
    public static final Text SITS           = new Text("%s, space %s", "%s, case %s");
    public static final Text SITS_ACTED     = new Text("%s, space %s, has played", "%s, case %s, a joué");
    public static final Text SOLO           = new Text("To win", "Pour gagner");
    public static final Text SOLO_CARD      = new Text("Lacerda: card %s, action %s", "Lacerda : carte %s, action %s");
    public static final Text NO_SOLO_CARD   = new Text("Lacerda has drawn no card yet", "Lacerda n'a pas encore pioché");
    public static final Text FIRST_PASS     = new Text("cards left: %s", "cartes restantes : %s");
    public static final Text SECOND_PASS    = new Text("cards left: %s, second pass", "cartes restantes : %s, second passage");
    public static final Text MOMENT         = new Text("Round %s · colony level %s", "Manche %s · colonie de niveau %s");
    public static final Text POD_TEXT       = new Text("Travel to the Colony at once, without a discovery tile; this ends your turn.", "Gagnez tout de suite la Colonie, sans tuile Découverte ; votre tour se termine.");
    // spotless:on

    private Terms() {
    }

    // spotless:off — short names
    static Text shortName(MainAction main) {
        return switch (main) {
            case LANDING_POD          -> new Text("Landing Pod", "Capsule");
            case OBTAIN_BLUEPRINT     -> new Text("Blueprints", "Plans");
            case LEARN_TECHNOLOGY     -> new Text("Learn", "Apprendre");
            case RESEARCH_DEVELOPMENT -> new Text("R & D", "R & D");
            case RESUPPLY             -> new Text("Resupply", "Entrepôt");
            case CONTROL_CENTER       -> new Text("Control", "Contrôle");
            case CONSTRUCT_BUILDING   -> new Text("Construct", "Construire");
            case UPGRADE_BUILDING     -> new Text("Upgrade", "Améliorer");
            case WELCOME_SHIP         -> new Text("Welcome ship", "Accueillir");
            case HIRE_OR_CONTRACT     -> new Text("Hire, sign", "Engager");
        };
    }

    static Text shortName(Executive executive) {
        return switch (executive) {
            case DEVELOP_FREE -> new Text("Develop, free", "Développer");
            case MOVE_ROVER   -> new Text("Move rover 2", "Rover 2");
            case TAKE_PLAN    -> new Text("Take a blueprint", "Prendre un plan");
            case UPGRADE      -> new Text("Upgrade", "Améliorer");
            case GAIN_MINERAL -> new Text("Gain a mineral", "Un minerai");
            case MOVE_BOTS    -> new Text("Move bots 2", "Robots 2");
            case STOCK        -> new Text("Take a resource", "Une ressource");
        };
    }

    static Text shortName(Mission mission) {
        return switch (mission) {
            case RESEARCH    -> new Text("Research tiles", "Recherches");
            case BLUEPRINTS  -> new Text("Take blueprints", "Plans pris");
            case ADVANCED    -> new Text("Upgrade buildings", "Améliorations");
            case BOTS        -> new Text("Place bots", "Robots placés");
            case DISCOVERIES -> new Text("Discoveries", "Découvertes");
            case TECHS       -> new Text("Learn technologies", "Technologies");
            case PROGRESS    -> new Text("Progress cubes", "Cubes Progrès");
            case SCIENTISTS  -> new Text("Hire scientists", "Scientifiques");
            case CONTRACTS   -> new Text("Fulfil contracts", "Contrats remplis");
        };
    }

    static Text techPrice(int row) {
        return switch (row) {
            case 0  -> new Text("free", "gratuite");
            case 1  -> new Text("for a battery", "pour une batterie");
            default -> new Text("for a battery and a resource", "pour une batterie et une ressource");
        };
    }

    /** What a building costs: what the type before it gives; a colonist for a mine. */
    static Text cost(Building type) {
        return type == Building.MINE
                ? new Text("1 colonist", "1 colon")
                : Text.of("1 %s", "1 %s", Item.of(type.ordinal() - 1).label());
    }

    static String arrow(Direction direction) {
        return switch (direction) {
            case N  -> "↑";
            case NE -> "↗";
            case SE -> "↘";
            case S  -> "↓";
            case SW -> "↙";
            case NW -> "↖";
        };
    }

    static Text piece(Piece.Kind kind) {
        return switch (kind) {
            case ROVER  -> new Text("rover", "rover");
            case BOT    -> new Text("bot", "robot");
            case MINER  -> new Text("miner", "mineur");
            case MARKER -> new Text("marker", "marqueur");
        };
    }
    // spotless:on

    /** A number with a real minus sign. */
    static String number(int n) {
        return n < 0 ? "−" + -n : String.valueOf(n);
    }

    static Text shortName(Contract contract) {
        return contract.isUpgrade()
                ? Text.of("Upgrade: %s", "Améliorer : %s", contract.building().label())
                : Text.of("Deliver: %s", "Livrer : %s", contract.item().label());
    }
}
