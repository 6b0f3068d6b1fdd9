package cydonia.server.page.martians;

import cydonia.engine.Text;
import cydonia.games.martians.cards.Infrastructure;
import cydonia.games.martians.cards.PowerSource;

/** What the page of Martians says beside the rules' own sentences. */
public final class Terms {

    // spotless:off — one phrase per line
    public static final Text NOTHING            = Text.same("");
    public static final Text MOMENT             = new Text("cycle %s of %s · turn %s", "cycle %s sur %s · tour %s");
    public static final Text MOMENT_PREPARATION = new Text("cycle %s of %s · preparation", "cycle %s sur %s · préparation");
    public static final Text CYCLES             = new Text("of %s cycles", "sur %s cycles");
    public static final Text TURN               = new Text("Turn %s", "Tour %s");
    public static final Text LOCKED_TURN        = new Text("Turn %s: opens with three births", "Tour %s : s’ouvre avec trois naissances");
    public static final Text SKY                = new Text("Cycle, weather and events", "Cycle, météo et événements");
    public static final Text SKY_CHANGES        = new Text("Event, weather and energy come first", "D’abord événement, météo et énergie");
    public static final Text MAINTENANCE_END    = new Text("Maintenance", "Maintenance");
    public static final Text NEXT_WEATHER       = new Text("Next weather: %s. %s", "Prochaine météo : %s. %s");
    public static final Text NEXT_EVENT         = new Text("Next event: %s. %s", "Prochain événement : %s. %s");
    public static final Text NO_EVENT           = new Text("No event", "Aucun événement");
    public static final Text PLAN               = new Text("The base", "La base");
    public static final Text QUARTERS           = new Text("Quarters", "Quartiers");
    public static final Text YOUR_QUARTERS      = new Text("Your quarters", "Vos quartiers");
    public static final Text NEEDS_OF           = new Text("%s: %s", "%s : %s");
    public static final Text CALM               = new Text("no need", "aucun besoin");
    public static final Text IF_THEY_STAY       = new Text("If they stay:", "S’ils restent :");
    public static final Text EACH_CREW          = new Text("each of you:", "pour chacun :");
    public static final Text GROWS              = new Text("the colony grows", "la colonie grandit");
    public static final Text DIES               = new Text("a colonist dies", "un colon meurt");
    public static final Text DIE                = new Text("%s colonists die", "%s colons meurent");
    public static final Text TO_INFIRMARY       = new Text("infirmary: %s", "infirmerie : %s");
    public static final Text TO_APARTMENTS      = new Text("apartments: %s", "appartements : %s");
    public static final Text MISSION_LOST       = new Text("mission lost", "mission perdue");
    public static final Text POST               = new Text("%s, post %s", "%s, poste %s");
    public static final Text STANDS             = new Text("marker of %s", "marqueur : %s");
    public static final Text CLEAR              = new Text("open", "libre");
    public static final Text UNIMPROVED         = new Text("open, but every action costs 1 more time until the post is improved", "ouvert, mais chaque action coûte 1 temps de plus tant que le poste n’est pas amélioré");
    public static final Text SITE_POST          = new Text("building site", "chantier");
    public static final Text UNUSED             = new Text("not used with this number of players", "inutilisé à ce nombre de joueurs");
    public static final Text BLOCKED            = new Text("blocked by an event until the end of the cycle", "bloqué par un événement jusqu’à la fin du cycle");
    public static final Text DUST               = new Text("dust: every action costs 1 more time", "poussière : chaque action coûte 1 temps de plus");
    public static final Text SITE               = new Text("site", "chantier");
    public static final Text BUILD              = new Text("build", "construire");
    public static final Text IMPROVE            = new Text("improve %s", "améliorer %s");
    public static final Text CLEAN              = new Text("clean", "nettoyer");
    public static final Text CONSTRUCT          = new Text("build, improve, power", "bâtir, améliorer, énergie");
    public static final Text DIG                = new Text("dig", "creuser");
    public static final Text ANALYSE            = new Text("analyse", "analyser");
    public static final Text AT_PAD             = new Text("contract, research", "contrat, recherche");
    public static final Text AT_PAD_MISSION     = new Text("mission, research", "mission, recherche");
    public static final Text PLANT              = new Text("new plantation", "replanter");
    public static final Text HIRE               = new Text("hire", "engager");
    public static final Text OWN_TECHNOLOGY     = new Text("own", "à soi");
    public static final Text COLONY_TECHNOLOGY  = new Text("colony", "colonie");
    public static final Text POWER              = new Text("Energy", "Énergie");
    public static final Text RTG                = new Text("RTG: energy for everybody, never refilled", "RTG : énergie commune, jamais rechargée");
    public static final Text DIG_TITLE          = new Text("Excavation", "Excavation");
    public static final Text DUG                = new Text("%s of %s dug", "%s sur %s creusés");
    public static final Text EXCAVATOR          = new Text("the excavator", "l’excavatrice");
    public static final Text FACE_DOWN          = new Text("face down", "face cachée");
    public static final Text DUG_OUT            = new Text("dug out", "creusé");
    public static final Text MAY_ENTER          = new Text("the excavator may come here next", "l’excavatrice peut venir ici");
    public static final Text CREW               = new Text("crew %s", "équipe %s");
    public static final Text COMMON_STOCK       = new Text("Common stock", "Réserve commune");
    public static final Text MINE               = new Text("My corporation", "Ma corporation");
    public static final Text CARDS              = new Text("Analysis cards", "Cartes Analyse");
    public static final Text MARKERS            = new Text("Markers: %s in reserve, %s on posts", "Marqueurs : %s en réserve, %s sur des postes");
    public static final Text IN_WARD            = new Text("%s: %s", "%s : %s");
    public static final Text DEAD               = new Text("Dead colonists: %s", "Colons morts : %s");
    public static final Text BIRTHS             = new Text("Births: %s of 3 for a fourth colonist", "Naissances : %s sur 3 pour un quatrième colon");
    public static final Text FOURTH             = new Text("The fourth colonist is free", "Le quatrième colon est libre");
    public static final Text KEPT               = new Text("Tokens kept: %s construction, %s improvement", "Jetons gardés : %s Chantier, %s Amélioration");
    public static final Text USED               = new Text("consulted this turn", "consulté ce tour");
    public static final Text FREE_SLOTS         = new Text("Free places: %s for experts, %s for assistants", "Places libres : %s pour des experts, %s pour des assistants");
    public static final Text PRINTED_PLANTATION = new Text("Printed plantation", "Plantation imprimée");
    public static final Text TECHNOLOGIES       = new Text("Technologies", "Technologies");
    public static final Text DEVELOPED          = new Text("developed", "développée");
    public static final Text NEW_PLANTATION     = new Text("New plantation", "Nouvelle plantation");
    public static final Text CONTRACTS          = new Text("Contracts", "Contrats");
    public static final Text RESEARCH           = new Text("Research", "Recherche");
    public static final Text STAFF              = new Text("For hire", "À engager");
    public static final Text PASSED             = new Text("One of these you passed on: %s", "L’un de ceux que vous avez transmis : %s");
    public static final Text OFFERS             = new Text("On offer", "Sur la table");
    public static final Text PILE               = new Text("%s in the pile", "%s dans la pile");
    public static final Text RIVALS             = new Text("The others", "Les autres");
    public static final Text TRADE              = new Text("Trade", "Échanger");
    public static final Text YOUR_OFFER         = new Text("Your offer to %2$s", "Votre offre à %2$s");
    public static final Text OFFER_OF           = new Text("%s’s offer to %s", "Offre de %s à %s");
    public static final Text YOU_GIVE           = new Text("You give", "Vous donnez");
    public static final Text GIVES              = new Text("%s gives", "%s donne");
    public static final Text NOTHING_GIVEN      = new Text("nothing", "rien");
    public static final Text LOAN               = new Text("An offer that asks for nothing is a gift, or a loan: no rule brings it back. Currency, cards and staff cannot be traded.", "Une offre qui ne demande rien est un don, ou un prêt : aucune règle ne le rend. Monnaie, cartes et équipe ne s’échangent pas.");
    public static final Text WORK_LEFT          = new Text("Open tasks: %s time. Left: %s time in %s turns, if nothing changes. Goods and needs take time too.", "Tâches ouvertes : %s temps. Reste : %s temps en %s tours, si rien ne change. Biens et besoins prennent aussi du temps.");
    public static final Text WORK               = new Text("Open tasks", "Tâches ouvertes");
    public static final Text LEFT               = new Text("left", "reste");
    public static final Text IN_TURNS           = new Text("(turns to come: %s)", "(tours à venir : %s)");
    public static final Text NEEDS_LEFT         = new Text("needs now: %s", "besoins : %s");
    public static final Text OPTIONAL           = new Text("as often as you like", "à volonté");
    public static final Text REFUGEES           = new Text("Refugees waiting", "Réfugiés en attente");
    public static final Text HOSTILITY          = new Text("Hostility", "Hostilité");
    public static final Text ARTEFACTS          = new Text("Artefacts", "Artefacts");
    public static final Text MAINTENANCE        = new Text("Maintenance of cycle %s", "Maintenance du cycle %s");
    public static final Text ALL_WELL           = new Text("Nothing was left to want.", "Il ne manquait rien.");
    public static final Text REST               = new Text("Rest", "Se reposer");
    public static final Text FINISH             = new Text("Finish and deliver", "Finir et livrer");
    public static final Text TAKE               = new Text("Take", "Prendre");
    public static final Text LESS               = new Text("less %s", "moins de %s");
    public static final Text MORE               = new Text("more %s", "plus de %s");
    public static final Text TIME_LEFT          = new Text("Time units left: %s", "Unités de temps restantes : %s");
    public static final Text DIG_TAB            = new Text("Dig", "Fouille");
    public static final Text MINE_TAB           = new Text("Mine", "À moi");
    public static final Text OFFERS_TAB         = new Text("Offers", "Offres");
    // spotless:on

    private Terms() {
    }

    /** Names of buildings that fit on the plan. */
    static Text shortName(Infrastructure where) {
        return switch (where) {
            case MOXIE -> Text.same("MOXIE");
            case CONSTRUCTION -> new Text("Construction", "Construction");
            case HOSPITAL -> new Text("Hospital", "Hôpital");
            case WATER_PLANT -> new Text("Water plant", "Usine d’eau");
            case EXCAVATION -> new Text("Excavation", "Excavation");
            case LANDING_PAD -> new Text("Landing pad", "Atterrissage");
            case GREENHOUSES -> new Text("Greenhouses", "Serres");
            case TRAINING_CENTRE -> new Text("Training", "Formation");
            case LABORATORY -> new Text("Laboratory", "Laboratoire");
        };
    }

    /** Names of installations that fit on the plan. */
    static Text shortName(PowerSource source) {
        return switch (source) {
            case SOLAR -> new Text("Solar", "Solaire");
            case WIND -> new Text("Wind", "Éolien");
        };
    }

    /** What each building is for, for whoever meets it for the first time. */
    static Text purpose(Infrastructure where) {
        return switch (where) {
            case MOXIE -> new Text("It makes oxygen: an oxygen token leaves the quarters.",
                    "Il produit de l’oxygène : un jeton Oxygène quitte les quartiers.");
            case CONSTRUCTION -> new Text(
                    "Finish a building site, improve a post, or install solar panels or a wind farm; each once per marker.",
                    "Achever un chantier, améliorer un poste, ou installer panneaux solaires ou éolienne ; chacun une fois par marqueur.");
            case HOSPITAL -> new Text("It makes medicine against sickness.",
                    "Il produit des médicaments contre la maladie.");
            case WATER_PLANT ->
                new Text("It turns dirty ice into water.", "Elle change la glace impure en eau potable.");
            case EXCAVATION -> new Text(
                    "The excavator takes up to two crystals from a token and moves on; regolith can be analysed.",
                    "L’excavatrice prend jusqu’à deux cristaux d’un jeton et avance ; le régolite peut être analysé.");
            case LANDING_PAD -> new Text(
                    "Fulfil a contract or an objective, finish research for currency, or get supplies; each once per marker.",
                    "Remplir un contrat ou un objectif, achever une recherche contre de la monnaie, ou recevoir des fournitures ; chacun une fois par marqueur.");
            case GREENHOUSES -> new Text("Harvest food, or change what you grow.",
                    "Récolter de la nourriture, ou changer de plantation.");
            case TRAINING_CENTRE -> new Text("Hire an expert or an assistant.", "Engager un expert ou un assistant.");
            case LABORATORY -> new Text("Develop a technology of your corporation or of the colony.",
                    "Développer une technologie de votre corporation ou de la colonie.");
        };
    }
}
