package cydonia.server.board.onmars;

import cydonia.engine.Language;
import cydonia.engine.Text;
import cydonia.engine.Typography;
import cydonia.games.onmars.box.Beginner;
import cydonia.games.onmars.box.Building;
import cydonia.games.onmars.box.Contract;
import cydonia.games.onmars.box.Direction;
import cydonia.games.onmars.box.Executive;
import cydonia.games.onmars.box.Item;
import cydonia.games.onmars.box.MainAction;
import cydonia.games.onmars.box.Mission;
import cydonia.games.onmars.language.OnMarsView.Piece;

/** What the page of On Mars says beside the game's own texts, and short names where there is little room. */
public final class Terms {

    // spotless:off — one phrase per line
    public static final Text ORBIT          = text("Orbit", "Orbite");
    public static final Text COLONY         = text("Colony", "Colonie");
    public static final Text FLIGHT_LINE    = text("Turn order and shuttle", "Ordre du tour et navette");
    public static final Text LEAVES_NOW     = text("leaves after this round", "part après cette manche");
    public static final Text LEAVES_IN      = text("leaves after %s rounds", "part après %s manches");
    public static final Text TRIP           = text("the trip:", "le voyage :");
    public static final Text NEXT_TILES     = text("Next discovery tiles: whoever travels to the Colony by shuttle or ship places one of them.", "Prochaines tuiles Découverte : qui gagne la Colonie par la navette ou un vaisseau en pose une.");
    public static final Text STAYS          = text("flies no more", "ne vole plus");
    public static final Text MARS           = text("Mars", "Mars");
    public static final Text STATIONS       = text("Stations", "Stations");
    public static final Text COMPANY        = text("Company", "Compagnie");
    public static final Text MINE           = text("Mine", "À moi");
    public static final Text OTHERS         = text("Others", "Les autres");
    public static final Text LIFE_SUPPORT   = text("Life support", "Survie (LSS)");
    public static final Text LEVEL          = text("level %s", "niveau %s");
    public static final Text LEVEL_RISES    = text("All four columns at the red line: the colony rises a level. Technologies and warehouse are filled up; at levels 2 and 3 blueprints are new and progress cubes pay points; from level 3 on the end comes nearer.", "Les quatre colonnes à la ligne rouge : la colonie monte d'un niveau. Technologies et entrepôt sont complétés ; aux niveaux 2 et 3, les plans sont renouvelés et les cubes Progrès rapportent ; dès le niveau 3, la fin approche.");
    public static final Text MISSIONS       = text("Missions", "Missions");
    public static final Text MISSIONS_END   = text("The end comes when so many more missions are accomplished. Level 3 of the colony and each further one counts as a mission; level 5 is enough alone.", "La fin vient quand autant de missions encore sont accomplies. Le niveau 3 de la colonie et chaque suivant comptent comme une mission ; le niveau 5 suffit à lui seul.");
    public static final Text MISSIONS_LEFT  = text("the end after %s", "fin après %s");
    public static final Text LAST_ROUND     = text("last round", "dernière manche");
    public static final Text STOCK          = text("Stock", "Stock");
    public static final Text NEXT_TURN      = text("next turn", "au prochain tour");
    public static final Text CREW           = text("People", "Équipage");
    public static final Text EXECUTIVE      = text("Executive actions", "Actions exécutives");
    public static final Text ONE_EACH       = text("one each turn", "une par tour");
    public static final Text USE_BUILDING   = text("Use a building", "Utiliser un bâtiment");
    public static final Text USE            = text("Use", "Utiliser");
    public static final Text SEND           = text("Send scientist", "Envoyer");
    public static final Text POINTS_BELOW   = text("points below", "points en bas");
    public static final Text LABORATORY     = text("Laboratory", "Laboratoire");
    public static final Text CARDS          = text("Cards and goals", "Cartes et objectifs");
    public static final Text FIRST_COLONISTS = text("First Colonists", "Premiers colons");
    public static final Text SECRET_GOALS   = text("goals are secret", "objectifs secrets");
    public static final Text NO_CARDS       = text("Nothing yet.", "Rien encore.");
    public static final Text FREE           = text("free", "gratuit");
    public static final Text TOLD           = text("%s: %s", "%s : %s");
    public static final Text TECH_FOR       = text("%s, %s. %s", "%s, %s. %s");
    public static final Text IN_WAREHOUSE   = text("%s in the warehouse: %s. %s", "%s dans l'entrepôt : %s. %s");
    public static final Text TYPE_COSTS     = text("%s: costs %s. %s", "%s : coûte %s. %s");
    public static final Text TYPE_LEFT      = text(" Tiles left: %s.", " Tuiles restantes : %s.");
    public static final Text ARROWS_TO      = text(" The next tile points %s: crystals appear on empty hexes there.", " La prochaine tuile pointe vers %s : des cristaux apparaissent là sur les hexagones vides.");
    public static final Text ROVER_WALKS    = text("Rover to %s, %s steps (%s)", "Rover vers %s, %s pas (%s)");
    public static final Text BOT_WALKS      = text("Bot to %s, %s steps (%s)", "Robot vers %s, %s pas (%s)");
    public static final Text ON_THE_WAY     = text("%s, crystals on the way: %s", "%s, cristaux en chemin : %s");
    public static final Text NOTE_SEEN      = text("Got it", "Compris");
    public static final Text NOTES_OFF      = text("No more notes", "Plus de notes");
    public static final Text NEXT_STEP      = text("Next", "Suite");
    public static final Text ALL_STEPS      = text("All at once", "Tout d'un coup");
    public static final Text LACERDAS_MOVE  = text("Lacerda's move", "Le coup de Lacerda");
    public static final Text BLUEPRINTS_SHOWN = text("Blueprints", "Plans");
    public static final Text OFFERS_SHOWN   = text("Scientists and contracts", "Scientifiques et contrats");
    public static final Text CONTRACTS_LEFT = text("Contracts of the deck", "Contrats de la pioche");
    public static final Text SHOW_MARS      = text("Show or hide the cards", "Montrer ou cacher les cartes");
    public static final Text DISCOVERIES_SHOWN = text("Discovery tiles", "Tuiles Découverte");
    public static final Text COLUMN_LEARNT  = text("column 1: where a technology begins that you learn", "colonne 1 : où commence une technologie apprise");
    public static final Text COLUMN_COSTS   = text("a step into column %s: %s", "un pas vers la colonne %s : %s");
    public static final Text SHUTTLE        = text("After each round the shuttle moves a space; from space 1 it crosses to the other side and takes along whoever wants.", "Après chaque manche la navette avance d'une case ; de la case 1 elle passe de l'autre côté et emmène qui veut.");
    public static final Text COVERED        = text("An executive action with a ship on it opens when that ship is welcomed.", "Une action exécutive couverte par un vaisseau s'ouvre quand ce vaisseau est accueilli.");
    public static final Text PIECE_OF       = text("%s (%s)", "%s (%s)");
    public static final Text CRYSTAL        = text("crystal: a rover takes it, a bot destroys it", "cristal : un rover le prend, un robot le détruit");
    public static final Text COMPLEX        = text("%s, complex of %s", "%s, complexe de %s");
    public static final Text COLUMN_WANTED  = text("%s: at %s, the colony needs %s. %s Now %s for you.", "%s : à %s, la colonie a besoin de %s. %s Maintenant %s pour vous.");
    public static final Text COLUMN_ENOUGH  = text("%s: at %s, enough (%s). %s It pays nothing until the colony rises.", "%s : à %s, assez (%s). %s Rien tant que la colonie ne monte pas.");
    public static final Text IN_QUARTERS    = text("colonists in the living quarters, of so many places", "colons dans les quartiers, sur tant de places");
    public static final Text AT_WORK        = text("colonists in the working area; they come home with the next journey", "colons dans l'espace de travail ; ils rentrent au prochain voyage");
    public static final Text IN_SUPPLY      = text("colonists still on Earth", "colons encore sur Terre");
    public static final Text SHELTERS       = text("shelters on Mars", "abris sur Mars");
    public static final Text BOTS           = text("bots on Mars", "robots sur Mars");
    public static final Text SHIPS          = text("ships in the hangar", "vaisseaux dans le hangar");
    public static final Text CUBES          = text("progress cubes", "cubes Progrès");
    public static final Text CUBES_FOR      = text("Progress cubes: the first of your buildings of each type but shelters that joins a complex", "Cubes Progrès : le premier de vos bâtiments de chaque type, abris exceptés, qui rejoint un complexe");
    public static final Text CUBES_ON       = text("Progress cubes: %s", "Cubes Progrès : %s");
    public static final Text DISCOVERIES    = text("discovery tiles", "tuiles Découverte");
    public static final Text RESEARCH       = text("Research tiles, one of each letter", "Tuiles Recherche, une de chaque lettre");
    public static final Text RESEARCH_KNOWN = text("this company has that letter already", "cette compagnie a déjà cette lettre");
    public static final Text RESEARCH_DONE  = text("Research tiles: %s", "Tuiles Recherche : %s");
    public static final Text GOALS          = text("private goals, hidden", "objectifs personnels, cachés");
    public static final Text OF_ROOM        = text("%s, room for %s", "%s, place pour %s");
    public static final Text STOCK_OF       = text("%s, room for %s. %s", "%s, place pour %s. %s");
    public static final Text LAB_SPACE      = text("Space %s: %s At the end: %s OP.", "Case %s : %s À la fin : %s PO.");
    public static final Text TECH_LEVEL     = text("%s, level %s. %s", "%s, niveau %s. %s");
    public static final Text THEIR_TECH     = text("%s, level %s: you may use it; they get an oxygen or develop it", "%s, niveau %s : vous pouvez l'utiliser ; la compagnie reçoit un oxygène ou la développe");
    public static final Text SITS           = text("%s, space %s", "%s, case %s");
    public static final Text SITS_ACTED     = text("%s, space %s, has played", "%s, case %s, a joué");
    public static final Text SOLO           = text("To win", "Pour gagner");
    public static final Text SOLO_CARD      = text("Lacerda, card %s: “%s”", "Lacerda, carte %s : « %s »");
    public static final Text NO_SOLO_CARD   = text("Lacerda has drawn no card yet", "Lacerda n'a pas encore pioché");
    public static final Text LACERDA_BUILDS = text("The sign is the type he builds next, if the colony needs it.", "Le signe est le type qu'il construira ensuite, si la colonie en a besoin.");
    public static final Text FIRST_PASS     = text("cards left: %s", "cartes restantes : %s");
    public static final Text SECOND_PASS    = text("cards left: %s, second pass", "cartes restantes : %s, second passage");
    public static final Text MOMENT         = text("Round %s · level %s", "Manche %s · niveau %s");
    public static final Text POD_TEXT       = text("Travel to the Colony at once, without a discovery tile; this ends your turn.", "Gagnez tout de suite la Colonie, sans tuile Découverte ; votre tour se termine.");
    // spotless:on

    private Terms() {
    }

    /** A phrase as it is set: with no-break spaces and real apostrophes. */
    static Text text(String en, String fr) {
        return set(new Text(en, fr));
    }

    static Text set(Text text) {
        return new Text(Typography.set(Language.EN, text.en()),
                Typography.set(Language.FR, text.fr()).replace(" PO", "\u00a0PO"));
    }

    // spotless:off — short names
    static Text shortName(MainAction main) {
        return switch (main) {
            case LANDING_POD          -> text("Landing Pod", "Capsule");
            case OBTAIN_BLUEPRINT     -> text("Blueprints", "Plans");
            case LEARN_TECHNOLOGY     -> text("Learn", "Apprendre");
            case RESEARCH_DEVELOPMENT -> text("R & D", "R & D");
            case RESUPPLY             -> text("Resupply", "Entrepôt");
            case CONTROL_CENTER       -> text("Control", "Contrôle");
            case CONSTRUCT_BUILDING   -> text("Construct", "Construire");
            case UPGRADE_BUILDING     -> text("Upgrade", "Améliorer");
            case WELCOME_SHIP         -> text("Welcome ship", "Accueillir");
            case HIRE_OR_CONTRACT     -> text("Hire, sign", "Recruter");
        };
    }

    static Text shortName(Executive executive) {
        return switch (executive) {
            case DEVELOP_FREE -> text("Develop, free", "Développer");
            case MOVE_ROVER   -> text("Move rover 2", "Rover 2");
            case TAKE_PLAN    -> text("Take a blueprint", "Prendre un plan");
            case UPGRADE      -> text("Upgrade", "Améliorer");
            case GAIN_MINERAL -> text("Gain a mineral", "Un minerai");
            case MOVE_BOTS    -> text("Move bots 2", "Robots 2");
            case STOCK        -> text("Take a resource", "Une ressource");
        };
    }

    static Text shortName(Mission mission) {
        return switch (mission) {
            case RESEARCH    -> text("Research tiles", "Recherches");
            case BLUEPRINTS  -> text("Take blueprints", "Plans pris");
            case ADVANCED    -> text("Upgrade buildings", "Améliorations");
            case BOTS        -> text("Place bots", "Robots placés");
            case DISCOVERIES -> text("Discoveries", "Découvertes");
            case TECHS       -> text("Learn technologies", "Technologies");
            case PROGRESS    -> text("Progress cubes", "Cubes Progrès");
            case SCIENTISTS  -> text("Hire scientists", "Scientifiques");
            case CONTRACTS   -> text("Fulfil contracts", "Contrats remplis");
        };
    }

    static Text shortName(Beginner.Task task) {
        return switch (task) {
            case TECH_TAKEN          -> text("Task: learn", "Tâche : apprendre");
            case SHIP_WELCOMED       -> text("Task: a ship", "Tâche : un vaisseau");
            case SHELTER_BUILT       -> text("Task: a shelter", "Tâche : un abri");
            case SCIENTIST_HIRED     -> text("Task: hire", "Tâche : recruter");
            case DEVELOPED_TWICE     -> text("Task: develop twice", "Tâche : développer deux fois");
            case RESEARCH_COLLECTED  -> text("Task: research tile", "Tâche : tuile Recherche");
            case DISCOVERY_COLLECTED -> text("Task: discovery tile", "Tâche : tuile Découverte");
            case BLUEPRINT_TAKEN     -> text("Task: a blueprint", "Tâche : un plan");
        };
    }

    static Text techPrice(int row) {
        return switch (row) {
            case 0  -> text("free", "gratuite");
            case 1  -> text("for a battery", "pour une batterie");
            default -> text("for a battery and a resource", "pour une batterie et une ressource");
        };
    }

    /** What a building costs: what the type before it gives; a colonist for a mine. */
    static Text cost(Building type) {
        return type == Building.MINE
                ? text("1 colonist", "1 colon")
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
            case ROVER  -> text("rover", "rover");
            case BOT    -> text("bot", "robot");
            case MINER  -> text("miner", "mineur");
            case MARKER -> text("marker", "marqueur");
        };
    }
    // spotless:on

    /** A number with a real minus sign. */
    static String number(int n) {
        return n < 0 ? "−" + -n : String.valueOf(n);
    }

    static Text shortName(Contract contract) {
        return contract.isUpgrade()
                ? set(Text.of("Upgrade: %s", "Améliorer : %s", contract.building().label()))
                : set(Text.of("Deliver: %s", "Livrer : %s", contract.item().label()));
    }
}
