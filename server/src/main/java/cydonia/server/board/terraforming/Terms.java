package cydonia.server.board.terraforming;

import cydonia.engine.Text;
import cydonia.games.terraforming.box.Area;
import cydonia.games.terraforming.box.Award;
import cydonia.games.terraforming.box.Milestone;
import java.util.Map;
import java.util.Optional;

/** What the page of Terraforming Mars says beyond the words of the game. */
public final class Terms {

    // spotless:off — one phrase per line
    static final Text MOMENT              = new Text("Generation %s", "Génération %s");
    static final Text SOLO_MOMENT         = new Text("Generation %s of %s", "Génération %s sur %s");
    public static final Text GENERATION   = new Text("gen.", "gén.");
    public static final Text PLANET       = new Text("Tharsis", "Tharsis");
    public static final Text PROJECTS     = new Text("Standard projects", "Projets standards");
    public static final Text MILESTONES   = new Text("Milestones", "Objectifs");
    public static final Text AWARDS       = new Text("Awards", "Récompenses");
    public static final Text HAND         = new Text("Hand", "Main");
    public static final Text OFFER        = new Text("Choose from", "Au choix");
    public static final Text IN_PLAY      = new Text("Cards in play (%s)", "Cartes en jeu (%s)");
    public static final Text EVENTS       = new Text("events: %s", "événements : %s");
    public static final Text RATING       = new Text("Terraform rating", "Niveau de terraformation");
    static final Text RATING_BRIEF        = new Text("TR", "NT");
    static final Text VICTORY_POINTS_BRIEF = new Text("VP", "PV");
    static final Text INCOME_BRIEF        = new Text("Income", "Revenu");
    static final Text CARDS_BRIEF         = new Text("Cards", "Cartes");
    public static final Text CARDS        = new Text("Cards in hand", "Cartes en main");
    public static final Text PASSED       = new Text("passed", "a passé");
    public static final Text FIRST        = new Text("first player", "premier joueur");
    public static final Text USED         = new Text("used", "utilisée");
    public static final Text TAGS         = new Text("Tags", "Badges");
    public static final Text STOCK        = new Text("%s: %s, production %s", "%s : %s, production %s");
    public static final Text MADE_OF      = new Text("Where the production comes from", "D’où vient la production");
    public static final Text INCOME       = new Text("Income of the next production", "Revenu de la prochaine production");
    public static final Text AT_START     = new Text("At the start", "Au départ");
    public static final Text NO_SOURCE    = new Text("nothing yet", "rien pour l’instant");
    public static final Text DECK         = new Text("Deck %s · discards %s", "Pioche %s · défausse %s");
    public static final Text EMPTY_HAND   = new Text("No cards in hand.", "Aucune carte en main.");
    public static final Text NOW          = new Text("now", "maintenant");
    public static final Text LESS         = new Text("one less: %s", "un de moins : %s");
    public static final Text MORE         = new Text("one more: %s", "un de plus : %s");
    public static final Text PAY          = new Text("Pay", "Payer");
    public static final Text MONEY_LEFT   = new Text("(%s MC left)", "(reste %s M€)");
    public static final Text BUY_NONE     = new Text("Buy nothing", "Ne rien acheter");
    public static final Text BUY_SOME     = new Text("Buy %n (%p MC)", "Acheter %n (%p M€)");
    public static final Text SELL_CHOSEN  = new Text("Sell the chosen cards", "Vendre les cartes choisies");
    public static final Text SELL_SOME    = new Text("Sell %n for %p MC", "Vendre %n pour %p M€");
    public static final Text KEEP_CHOSEN  = new Text("Keep the chosen cards", "Garder les cartes choisies");
    public static final Text KEEP_SOME    = new Text("Keep %n", "Garder %n");
    public static final Text ON_MAP       = new Text("Choose a highlighted area of the map.", "Choisissez une zone en surbrillance.");
    static final Counted CAN_PLAY             = new Counted(new Text("%s card", "%s carte"), new Text("%s cards", "%s cartes"));
    static final Counted CAN_USE              = new Counted(new Text("%s card action", "%s action de carte"), new Text("%s card actions", "%s actions de cartes"));
    static final Counted CAN_BUILD            = new Counted(new Text("%s project", "%s projet"), new Text("%s projects", "%s projets"));
    static final Counted CAN_CLAIM            = new Counted(new Text("%s milestone", "%s objectif"), new Text("%s milestones", "%s objectifs"));
    static final Counted CAN_FUND             = new Counted(new Text("%s award", "%s récompense"), new Text("%s awards", "%s récompenses"));
    static final Counted CAN_CONVERT          = new Counted(new Text("%s conversion", "%s conversion"), new Text("%s conversions", "%s conversions"));
    public static final Text ACTIONS      = new Text("Card actions", "Actions de cartes");
    static final Text CAN                 = new Text("Possible: %s", "Possible : %s");
    static final Text FROM                = new Text("From %s", "De %s");
    static final Text OCEAN_AREA          = new Text("reserved for an ocean", "réservée à un océan");
    static final Text VOLCANO             = new Text("volcano %s", "volcan %s");
    static final Text NOCTIS              = new Text("reserved for Noctis City", "réservée à Noctis Ville");
    static final Text MARKED              = new Text("claimed by %s", "revendiquée par %s");
    static final Text TILE_OF             = Text.same("%s (%s)");
    static final Text NEUTRAL             = new Text("%s (neutral)", "%s (neutre)");
    static final Text BESIDE              = new Text("beside it: %s", "à côté : %s");
    static final Text GAUGES              = new Text("Temperature %s °C, goal %s; oxygen %s%%, goal %s; oceans %s of %s; generation %s", "Température %s °C, but %s ; oxygène %s %%, but %s ; océans %s sur %s ; génération %s");
    public static final Text PRICE        = new Text("%s MC", "%s M€");
    static final Text PRINTED             = new Text("%s MC (printed: %s)", "%s M€ (imprimé : %s)");
    static final Text NEXT_PRICE          = new Text("%s MC", "%s M€");
    static final Text AWARD_PRICE         = new Text("%s MC", "%s M€");
    static final Text ALL_TAKEN           = Text.same("%1$s/%1$s");
    static final Text CLAIMED_BY          = new Text("claimed by %s", "validé par %s");
    static final Text FUNDED_BY           = new Text("funded by %s", "financée par %s");
    static final Text MEASURE             = new Text("%s: %s", "%s : %s");
    public static final Text EVENT        = new Text("event", "événement");
    public static final Text ACTIONS_SHORT = new Text("Actions", "Actions");
    public static final Text VICTORY_POINTS = new Text("Victory points", "Points de victoire");
    public static final Text GOODS        = new Text("Goods", "Ressources");
    public static final Text POINTS       = new Text("Points", "Points");
    public static final Text PLAYABLE     = new Text("Playable", "Jouables");
    public static final Text AFFORDABLE   = new Text("Affordable", "Dans vos moyens");
    public static final Text SORT         = new Text("Order", "Ordre");
    public static final Text BY_PLAYABLE  = new Text("playable first", "jouables d’abord");
    public static final Text BY_COST      = new Text("cost", "coût");
    public static final Text BY_TAG       = new Text("tag", "badge");
    public static final Text BY_POINTS    = new Text("points", "points");
    public static final Text BY_NAME      = new Text("name", "nom");
    static final Text SIZE_S              = new Text("Names only", "Noms seuls");
    static final Text SIZE_M              = new Text("Compact cards", "Cartes compactes");
    static final Text SIZE_L              = new Text("Cards with their text", "Cartes avec leur texte");
    public static final Text OF_HAND      = new Text("%n of %a", "%n sur %a");
    public static final Text TO_GO        = new Text("%s to go", "reste %s");
    public static final Text TABLEAU      = new Text("%s’s cards in play", "Cartes en jeu : %s");
    public static final Text NO_CARDS     = new Text("Nothing in play yet.", "Rien en jeu pour l’instant.");
    public static final Text NO_ACTIONS   = new Text("No card with an action yet.", "Aucune carte à action.");
    public static final Text INCOME_OF    = new Text("income %s", "revenu %s");
    // spotless:on

    private static final Map<String, String> VOLCANOES = Map.of("r2c2", "Tharsis Tholus", "r3c1", "Ascraeus Mons",
            "r4c1",
            "Pavonis Mons", "r5c1", "Arsia Mons");

    private Terms() {
    }

    /** Words for one and for several things. */
    record Counted(Text one, Text several) {
        Text of(int count) {
            return count == 1 ? one : several;
        }
    }

    /** What a kind of card is called. */
    static Text kind(String css) {
        return switch (css) {
            case "active" -> new Text("Active cards", "Cartes Action");
            case "event" -> new Text("Events", "Événements");
            default -> new Text("Automated cards", "Cartes Instantanées");
        };
    }

    static Optional<String> volcano(Area area) {
        return Optional.ofNullable(VOLCANOES.get(area.id()));
    }

    /** What has to be reached. */
    static Text measure(Milestone milestone) {
        return switch (milestone) {
            case TERRAFORMER -> new Text("terraform rating of %s", "niveau de terraformation %s");
            case MAYOR -> new Text("%s cities", "%s cités");
            case GARDENER -> new Text("%s greeneries", "%s forêts");
            case BUILDER -> new Text("%s building tags", "%s badges Construction");
            case PLANNER -> new Text("%s cards in hand", "%s cartes en main");
        };
    }

    /** What counts. */
    static Text measure(Award award) {
        return switch (award) {
            case LANDLORD -> new Text("most tiles in play", "le plus de tuiles en jeu");
            case BANKER -> new Text("highest MC production", "la plus haute production de M€");
            case SCIENTIST -> new Text("most science tags", "le plus de badges Science");
            case THERMALIST -> new Text("most heat", "le plus de chaleur");
            case MINER -> new Text("most steel and titanium", "le plus d’acier et de titane");
        };
    }
}
