package cydonia.server.board.martians;

import cydonia.engine.Language;
import cydonia.engine.Text;
import cydonia.engine.Typography;
import cydonia.games.martians.box.Good;
import cydonia.games.martians.box.Infrastructure;
import cydonia.games.martians.box.Need;
import cydonia.games.martians.box.PowerSource;
import cydonia.games.martians.box.Ward;

/** What the page of Martians says beside the rules' own sentences. */
public final class Terms {

    // spotless:off — one phrase per line
    public static final Text NOTHING            = Text.same("");
    public static final Text MOMENT             = text("cycle\u00a0%s of\u00a0%s · turn\u00a0%s", "cycle\u00a0%s sur\u00a0%s · tour\u00a0%s");
    public static final Text MOMENT_PREPARATION = text("cycle\u00a0%s of\u00a0%s · preparation", "cycle\u00a0%s sur\u00a0%s · préparation");
    public static final Text CYCLES             = text("of %s cycles", "sur %s cycles");
    public static final Text TURN               = text("Turn %s", "Tour %s");
    public static final Text LOCKED_TURN        = text("Turn %s: opens with three births", "Tour %s : s’ouvre avec trois naissances");
    public static final Text SKY                = text("Cycle, weather and events", "Cycle, météo et événements");
    public static final Text SKY_CHANGES        = text("Event, weather and energy come first", "D’abord événement, météo et énergie");
    public static final Text MAINTENANCE_END    = text("Maintenance", "Entretien");
    public static final Text MAINTENANCE_TIP    = text("Maintenance comes after turn %s: whatever is still needed in the quarters is paid then.", "L’entretien vient après le tour %s : ce qui manque encore dans les quartiers se paie alors.");
    public static final Text NEXT_WEATHER       = text("Next weather: %s. %s", "Prochaine météo : %s. %s");
    public static final Text NEXT_EVENT         = text("Next event: %s. %s", "Prochain événement : %s. %s");
    public static final Text NO_EVENT           = text("No event", "Aucun événement");
    public static final Text PLAN               = text("The base", "La base");
    public static final Text QUARTERS           = text("Quarters", "Quartiers");
    public static final Text QUARTERS_TIP       = text("Needs come here in every preparation. What is left after the last turn of the cycle is paid at maintenance, as the line below says.", "Des besoins arrivent ici à chaque préparation. Ce qui reste après le dernier tour du cycle se paie à l’entretien, comme le dit la ligne du bas.");
    public static final Text YOUR_QUARTERS      = text("Your quarters", "Vos quartiers");
    public static final Text COUNTED            = text("%s: %s", "%s : %s");
    public static final Text CALM               = text("no need", "aucun besoin");
    public static final Text IF_THEY_STAY       = text("If left,", "Sinon,");
    public static final Text EACH_CREW          = text("each crew:", "chaque équipe :");
    public static final Text GROWS              = text("the colony grows", "la colonie grandit");
    public static final Text DIES               = text("a colonist dies", "un colon meurt");
    public static final Text DIE                = text("%s colonists die", "%s colons meurent");
    public static final Text DIED               = text("1 colonist died", "1 colon mort");
    public static final Text DIED_MANY          = text("%s colonists died", "%s colons morts");
    public static final Text TO_INFIRMARY       = text("to the infirmary: %s", "à l’infirmerie : %s");
    public static final Text TO_APARTMENTS      = text("to the apartments: %s", "aux appartements : %s");
    public static final Text MISSION_LOST       = text("mission lost", "mission perdue");
    public static final Text NOBODY_SURVIVES    = text("nobody survives, the game is lost", "personne ne survit, la partie est perdue");
    public static final Text NOBODY             = text("nobody survives", "personne ne survit");
    public static final Text NOBODY_LEFT        = text("nobody is left to suffer", "plus personne à perdre");
    public static final Text POST               = text("%s, post %s", "%s, poste %s");
    public static final Text STANDS             = text("marker of %s", "marqueur : %s");
    public static final Text CLEAR              = text("open", "libre");
    public static final Text UNIMPROVED         = text("open, but every action takes 1 more time unit until the post is improved", "ouvert, mais chaque action coûte 1 unité de temps de plus tant que le poste n’est pas amélioré");
    public static final Text SITE_POST          = text("building site", "chantier");
    public static final Text UNUSED             = text("not used with this number of players", "inutilisé à ce nombre de joueurs");
    public static final Text BLOCKED            = text("blocked by an event until the end of the cycle", "bloqué par un événement jusqu’à la fin du cycle");
    public static final Text DUST               = text("dust: every action takes 1 more time unit", "poussière : chaque action coûte 1 unité de temps de plus");
    public static final Text SITE               = text("site", "chantier");
    public static final Text BUILD              = text("build", "bâtir");
    public static final Text IMPROVE            = Text.same("%s");
    public static final Text CLEAN              = text("clean", "nettoyer");
    public static final Text CONSTRUCT          = text("build, improve, power", "bâtir, améliorer, énergie");
    public static final Text DIG                = text("dig", "creuser");
    public static final Text ANALYSE            = text("analyse", "analyser");
    public static final Text AT_PAD             = text("contract, research", "contrat, recherche");
    public static final Text AT_PAD_MISSION     = text("mission, research", "mission, recherche");
    public static final Text PLANT              = text("new plantation", "replanter");
    public static final Text HIRE               = text("hire", "engager");
    public static final Text OWN_TECHNOLOGY     = text("own", "à soi");
    public static final Text COLONY_TECHNOLOGY  = text("colony", "colonie");
    public static final Text OXYGEN_LEAVES      = text("an oxygen token leaves", "un jeton Oxygène s’en va");
    public static final Text POWER              = text("Energy", "Énergie");
    public static final Text RTG                = text("RTG: energy for everybody, never refilled", "RTG : énergie commune, jamais rechargée");
    public static final Text NEXT_ENERGY        = text("next", "à venir");
    public static final Text NEXT_ENERGY_TIP    = text("Energy your installations give before turn 1 or 3, whichever comes first, if the weather is stable; weather and events may change it.", "Énergie que vos installations donnent avant le tour 1 ou 3, au prochain des deux, par temps stable ; météo et événements peuvent la changer.");
    public static final Text NEXT_ENERGY_FORESEEN = text("Energy your installations give before turn 1 or 3, whichever comes first, in the weather foreseen; an event may change it.", "Énergie que vos installations donnent avant le tour 1 ou 3, au prochain des deux, par la météo annoncée ; un événement peut la changer.");
    public static final Text DIG_TITLE          = text("Excavation", "Excavation");
    public static final Text DIG_TIP            = text("A marker at the excavation empties the token under the excavator and moves it to a neighbouring one, in either order; what lies around it is turned up. Dashed: where it may go next.", "Un marqueur à l’excavation vide le jeton sous l’excavatrice et la déplace sur un jeton voisin, dans l’ordre voulu ; ce qui l’entoure est retourné. En pointillé : où elle peut aller.");
    public static final Text DUG                = text("%s of %s dug", "%s sur %s creusés");
    public static final Text EXCAVATOR          = text("the excavator", "l’excavatrice");
    public static final Text FACE_DOWN          = text("face down", "face cachée");
    public static final Text DUG_OUT            = text("dug out", "creusé");
    public static final Text MAY_ENTER          = text("the excavator may come here next", "l’excavatrice peut venir ici");
    public static final Text CREW               = text("crew %s", "équipe %s");
    public static final Text COMMON_STOCK       = text("Common stock", "Réserve commune");
    public static final Text STOCK_OF_ALL       = text("Common stock: whoever’s turn it is decides what is spent; the others may advise.", "Réserve commune : celui dont c’est le tour décide des dépenses ; les autres conseillent.");
    public static final Text STOCK_OF_CREWS     = text("Common stock of your two crews.", "Réserve commune de vos deux équipes.");
    public static final Text MINE               = text("My corporation", "Votre corporation");
    public static final Text CARDS              = text("Analysis cards", "Cartes Analyse");
    public static final Text MARKERS            = text("Action markers: %s in reserve, %s on posts. They stay on their posts until you rest.", "Marqueurs Action : %s en réserve, %s sur des postes. Ils y restent jusqu’à votre repos.");
    public static final Text DEAD               = text("Dead colonists: %s", "Colons morts : %s");
    public static final Text BIRTHS             = text("Birth tokens: %s of 3. Three free a fourth colonist and open turn 4.", "Jetons Natalité : %s sur 3. Trois libèrent un quatrième colon et ouvrent le tour 4.");
    public static final Text FOURTH             = text("The fourth colonist is free", "Le quatrième colon est libre");
    public static final Text KEPT               = text("Tokens kept: %s construction, %s improvement. Whoever kept most earns reputation at the end.", "Jetons gardés : %s Chantier, %s Amélioration. Qui en garde le plus gagne de la réputation à la fin.");
    public static final Text USED               = text("consulted this turn", "consulté ce tour");
    public static final Text FREE_SLOTS         = text("Free places: %s for experts, %s for assistants", "Places libres : %s pour des experts, %s pour des assistants");
    public static final Text HARVESTED          = text("%s. Harvest now: %s", "%s. Récolte actuelle : %s");
    public static final Text FAME               = text("who has most at the end wins; the scores say where it comes from", "qui en a le plus à la fin gagne ; les scores disent d’où elle vient");
    public static final Text FAME_ALONE         = text("counted at the end: the more there is, the higher the rank of the colony", "comptée à la fin : plus il y en a, plus la colonie monte en rang");
    public static final Text FAME_OF_MISSION    = text("the mission decides who wins; reputation says how well", "la mission décide de la victoire ; la réputation dit avec quel éclat");
    public static final Text PRINTED_PLANTATION = text("Printed plantation", "Plantation imprimée");
    public static final Text TECHNOLOGIES       = text("Technologies", "Technologies");
    public static final Text DEVELOPED          = text("developed", "développée");
    public static final Text NEW_PLANTATION     = text("New plantation", "Nouvelle plantation");
    public static final Text CONTRACTS          = text("Contracts", "Contrats");
    public static final Text CONTRACTS_TIP      = text("Contracts: fulfilled by a marker on the landing pad, for reputation. A green edge: you have what it asks for.", "Contrats : se remplissent avec un marqueur à l’aire d’atterrissage, contre de la réputation. Bord vert : vous avez ce qu’il faut.");
    public static final Text RESEARCH_TIP       = text("Research: completed by a marker on the landing pad, for currency. Minerals come from analysing regolith.", "Recherche : se réalise avec un marqueur à l’aire d’atterrissage, contre de la monnaie. Les minéraux viennent de l’analyse du régolite.");
    public static final Text STAFF_TIP          = text("For hire: a marker in the training centre and 2 currency each; at most 2 experts and 2 assistants.", "À engager : un marqueur au centre de formation et 2 jetons Monnaie chacun ; au plus 2 experts et 2 assistants.");
    public static final Text RESEARCH           = text("Research", "Recherche");
    public static final Text STAFF              = text("For hire", "À engager");
    public static final Text PASSED             = text("One of these you passed on: %s", "L’un de ceux que vous avez transmis : %s");
    public static final Text OFFERS             = text("On offer", "Sur la table");
    public static final Text PILE               = text("%s in the pile", "%s dans la pile");
    public static final Text RIVALS             = text("The others", "Les autres");
    public static final Text TRADE              = text("Trade", "Échanger");
    public static final Text YOUR_OFFER         = text("Your offer to %2$s", "Votre offre à %2$s");
    public static final Text OFFER_OF           = text("%s’s offer to %s", "Offre de %s à %s");
    public static final Text YOU_GIVE           = text("You give", "Vous donnez");
    public static final Text GIVES              = text("%s gives", "%s donne");
    public static final Text NOTHING_GIVEN      = text("nothing", "rien");
    public static final Text ACCEPT             = text("Accept", "Accepter");
    public static final Text DECLINE            = text("Decline", "Refuser");
    public static final Text COUNTER            = text("Other offer", "Autre offre");
    public static final Text LOAN               = text("An offer that asks for nothing is a gift, or a loan: no rule brings it back. Currency, cards and staff cannot be traded.", "Une offre qui ne demande rien est un don, ou un prêt : aucune règle ne le rend. Monnaie, cartes et équipe ne s’échangent pas.");
    public static final Text MISSION_AIM        = text("You win if every objective is met and no need is left after the last cycle.", "Vous gagnez si chaque objectif est atteint et s’il ne reste aucun besoin après le dernier cycle.");
    public static final Text MISSION_AIM_OF_RIVALS = text("Objectives bring reputation. Once all are met and no need is left, a majority may end the game at maintenance.", "Les objectifs rapportent de la réputation. Dès que tous sont atteints et qu’il ne reste aucun besoin, la majorité peut terminer la partie à l’entretien.");
    public static final Text WORK_LEFT          = text("Open tasks: %s time units. Left: %s time units in %s turns, if nothing changes. Goods and needs take time too.", "Tâches ouvertes : %s unités de temps. Reste : %s unités de temps en %s tours, si rien ne change. Les ressources et les besoins prennent aussi du temps.");
    public static final Text WORK               = text("Open tasks", "Tâches ouvertes");
    public static final Text LEFT               = text("left", "reste");
    public static final Text IN_TURNS           = text("(%s turns)", "(%s tours)");
    public static final Text NEEDS_LEFT         = text("needs now: %s", "besoins actuels : %s");
    public static final Text OPTIONAL           = text("as often as you like", "à volonté");
    public static final Text REFUGEES           = text("Refugees waiting", "Réfugiés en attente");
    public static final Text HOSTILITY          = text("Hostility", "Hostilité");
    public static final Text ARTEFACTS          = text("Artefacts", "Artefacts");
    public static final Text MAINTENANCE        = text("Maintenance of cycle %s", "Entretien du cycle %s");
    public static final Text ALL_WELL           = text("Nothing was lacking.", "Rien ne manquait.");
    public static final Text WAS_LEFT           = text("Left", "Restait");
    public static final Text WAS_LOST           = text("Lost", "Perdu");
    public static final Text GREW               = text("%s: the colony grows", "%s : la colonie grandit");
    public static final Text GREW_MANY          = text("%s: the colonies grow", "%s : les colonies grandissent");
    public static final Text REST               = text("Rest", "Se reposer");
    public static final Text FINISH             = text("Finish and deliver", "Finir et livrer");
    public static final Text TAKE_BACK          = text("Take back", "Reprendre");
    public static final Text TAKE               = text("Take", "Prendre");
    public static final Text RESUPPLY           = text("Supplies +%s", "Fournitures +%s");
    public static final Text HARVEST            = text("Harvest", "Récolter");
    public static final Text LESS               = text("less %s", "moins de %s");
    public static final Text MORE               = text("more %s", "plus de %s");
    public static final Text NOTE_SEEN          = text("Got it", "Compris");
    public static final Text NOTES_OFF          = text("No more notes", "Plus de conseils");
    public static final Text NOTE               = text("New here?", "Première partie ?");
    public static final Text NOTE_TIME          = text("3 time units each turn: place markers on highlighted posts and act there. They stay until you rest.", "3 unités de temps par tour : placez des marqueurs sur les postes en surbrillance. Ils y restent jusqu’au repos.");
    public static final Text NOTE_COMMON        = text("You play together: stock and colony are common. Whoever’s turn it is decides, the others advise.", "Vous jouez ensemble : réserve et colonie sont communes. Celui dont c’est le tour décide, les autres conseillent.");
    public static final Text NOTE_CREWS         = text("You play two crews, 1 and 2: each has its own markers and turns, the stock is common.", "Vous jouez deux équipes, 1 et 2 : chacune a ses marqueurs et ses tours, la réserve est commune.");
    public static final Text NOTE_FATE          = text("Needs left in the quarters hurt at maintenance, after the last turn of the cycle. The line under them says how.", "Les besoins laissés dans les quartiers se paient à l’entretien, après le dernier tour du cycle. La ligne au-dessous dit comment.");
    public static final Text NOTE_BUILDING      = text("Only one of your markers may stand in a building. Rest (1 time unit) to take markers back.", "Un seul de vos marqueurs par bâtiment. Le repos (1 unité de temps) permet d’en reprendre.");
    public static final Text NOTE_SLOWER        = text("Posts with +1 are open too: each action there takes 1 more time unit, until somebody improves the post.", "Les postes +1 sont ouverts aussi : chaque action y coûte 1 unité de temps de plus, tant que personne ne les améliore.");
    public static final Text NOTE_SEVERAL       = text("One placement may do several different actions in the same building, each once, while there is time.", "Un marqueur placé peut faire plusieurs actions différentes dans le bâtiment, une fois chacune, tant qu’il reste du temps.");
    public static final Text NOTE_DIG           = text("The excavator must move in every dig, and never away from the nearest face-down token.", "L’excavatrice doit bouger à chaque excavation, sans s’éloigner du jeton caché le plus proche.");
    public static final Text NOTE_DELIVER       = text("At the end of your turn you bring up to 2 products: food against hunger, medicine against sickness. Oxygen cannot be delivered, only made.", "À la fin de votre tour, vous livrez jusqu’à 2 produits : nourriture contre la faim, médicaments contre la maladie. L’oxygène ne se livre pas, il se produit.");
    public static final Text NOTE_EXPERTS       = text("Experts take no time and no marker: consult each of them once a turn.", "Les experts ne coûtent ni temps ni marqueur : consultez chacun une fois par tour.");
    public static final Text NOTE_BIRTHS        = text("Three birth tokens free the fourth colonist: a fourth turn in every cycle.", "Trois jetons Natalité libèrent le quatrième colon : un quatrième tour à chaque cycle.");
    public static final Text NOTE_LOAN          = text("A loan is an offer that asks for nothing; no rule brings it back.", "Un prêt est une offre qui ne demande rien ; aucune règle ne le rend.");
    public static final Text TIME_LEFT          = text("Time units left: %s", "Unités de temps restantes : %s");
    public static final Text DIG_TAB            = text("Dig", "Fouille");
    public static final Text MINE_TAB           = text("Mine", "À vous");
    public static final Text OFFERS_TAB         = text("Offers", "Offres");
    // spotless:on

    private Terms() {
    }

    private static Text text(String en, String fr) {
        return new Text(en, Typography.set(Language.FR, fr));
    }

    /** Names of buildings that fit on the plan. */
    static Text shortName(Infrastructure where) {
        return switch (where) {
            case MOXIE -> Text.same("MOXIE");
            case CONSTRUCTION -> text("Construction", "Construction");
            case HOSPITAL -> text("Hospital", "Hôpital");
            case WATER_PLANT -> text("Water plant", "Usine d’eau");
            case EXCAVATION -> text("Excavation", "Excavation");
            case LANDING_PAD -> text("Landing pad", "Atterrissage");
            case GREENHOUSES -> text("Greenhouses", "Serres");
            case TRAINING_CENTRE -> text("Training", "Formation");
            case LABORATORY -> text("Laboratory", "Laboratoire");
        };
    }

    /** Names of installations that fit on the plan. */
    static Text shortName(PowerSource source) {
        return switch (source) {
            case SOLAR -> text("Solar", "Solaire");
            case WIND -> text("Wind", "Éolien");
        };
    }

    /** What each installation gives. */
    static Text purpose(PowerSource source) {
        return switch (source) {
            case SOLAR -> text(
                    "each gives its owner 2 energy before turns 1 and 3, more in sun and less in sandstorms; installed at the construction",
                    "chacun donne 2 unités d’énergie à son propriétaire avant les tours 1 et 3, plus au soleil, moins pendant les tempêtes ; s’installe au chantier");
            case WIND -> text(
                    "each gives its owner 2 energy before turns 1 and 3, more in wind and less in sandstorms; installed at the construction",
                    "chacun donne 2 unités d’énergie à son propriétaire avant les tours 1 et 3, plus par vent, moins pendant les tempêtes ; s’installe au chantier");
        };
    }

    /** What each good is for. */
    static Text purpose(Good good) {
        return switch (good) {
            case ENERGY -> text("nearly everything costs some; panels, wind farms and the RTG give it",
                    "presque tout en coûte ; panneaux, éoliennes et RTG en donnent");
            case REGOLITH -> text("dug up; for construction, contracts and missions",
                    "s’extrait ; sert à la construction, aux contrats, aux missions");
            case ICE ->
                text("dug up; the water plant makes water of it", "s’extrait ; l’usine en fait de l’eau potable");
            case WATER -> text("for harvests and medicine", "sert aux récoltes et aux médicaments");
            case SUPPLIES -> text("from the landing pad; for construction and medicine",
                    "viennent de l’aire d’atterrissage ; servent à la construction et aux médicaments");
            case FOOD -> text("harvested; delivered against hunger at the end of your turn",
                    "se récolte ; se livre contre la faim à la fin de votre tour");
            case MEDICINE -> text("made in the hospital; delivered against sickness at the end of your turn",
                    "se fabriquent à l’hôpital ; se livrent contre la maladie à la fin de votre tour");
            case CURRENCY -> text("from research; pays people and brings markers home from the apartments",
                    "vient des recherches ; paie le personnel et fait revenir des appartements");
            case REPUTATION -> text("counts at the end", "compte à la fin");
        };
    }

    /** What each need does to those who leave it. */
    static Text purpose(Need need) {
        return switch (need) {
            case OXYGEN -> text(
                    "made by the MOXIE; left at maintenance, each crew there loses a colonist for good, and so a turn in every cycle",
                    "vient du MOXIE ; s’il en manque à l’entretien, chaque équipe concernée perd un colon pour de bon, donc un tour par cycle");
            case SICKNESS -> text("goes with a medicine; left at maintenance, a marker goes to the infirmary",
                    "part avec un médicament ; à l’entretien, un marqueur va à l’infirmerie");
            case HUNGER -> text("goes with food; left at maintenance, a marker goes to the apartments",
                    "part avec de la nourriture ; à l’entretien, un marqueur va aux appartements");
        };
    }

    /** How a marker comes back. */
    static Text purpose(Ward ward) {
        return switch (ward) {
            case INFIRMARY -> text("a marker comes back for 1 time unit on its turn",
                    "un marqueur en revient pour 1 unité de temps à son tour");
            case APARTMENTS -> text("a marker comes back for 2 currency on its turn",
                    "un marqueur en revient pour 2 monnaie à son tour");
        };
    }

    /** What each building is for, for whoever meets it for the first time. */
    static Text purpose(Infrastructure where) {
        return switch (where) {
            case MOXIE -> text("It makes oxygen: an oxygen token leaves the quarters.",
                    "Il produit de l’oxygène : un jeton Oxygène quitte les quartiers.");
            case CONSTRUCTION -> text(
                    "Finish a building site, improve a post, or install solar panels or a wind farm; each once per marker.",
                    "Achever un chantier, améliorer un poste, ou installer panneaux solaires ou éolienne ; chacun une fois par marqueur.");
            case HOSPITAL -> text("It makes medicine against sickness.",
                    "Il produit des médicaments contre la maladie.");
            case WATER_PLANT ->
                text("It turns dirty ice into water.", "Elle change la glace impure en eau potable.");
            case EXCAVATION -> text(
                    "The excavator takes up to two crystals from a token, one more with each geologist, and moves on; regolith can be analysed.",
                    "L’excavatrice prend jusqu’à deux cristaux d’un jeton, un de plus par géologue, et avance ; le régolite peut être analysé.");
            case LANDING_PAD -> text(
                    "Fulfil a contract or an objective, finish research for currency, or get supplies; each once per marker.",
                    "Remplir un contrat ou un objectif, achever une recherche contre de la monnaie, ou recevoir des fournitures ; chacun une fois par marqueur.");
            case GREENHOUSES -> text("Harvest food, or change what you grow.",
                    "Récolter de la nourriture, ou changer de plantation.");
            case TRAINING_CENTRE -> text("Hire an expert or an assistant.", "Engager un expert ou un assistant.");
            case LABORATORY -> text("Develop a technology of your corporation or of the colony.",
                    "Développer une technologie de votre corporation ou de la colonie.");
        };
    }
}
