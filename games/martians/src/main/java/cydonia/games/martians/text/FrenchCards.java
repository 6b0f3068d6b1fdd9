package cydonia.games.martians.text;

import static cydonia.games.martians.text.FrenchNouns.amount;
import static cydonia.games.martians.text.FrenchNouns.ofThe;
import static cydonia.games.martians.text.FrenchNouns.price;
import static cydonia.games.martians.text.FrenchNouns.the;
import static cydonia.games.martians.text.FrenchNouns.time;
import static cydonia.games.martians.text.FrenchNouns.tokens;

import cydonia.games.martians.box.AnalysisCard;
import cydonia.games.martians.box.Assistant;
import cydonia.games.martians.box.Contract;
import cydonia.games.martians.box.Cost;
import cydonia.games.martians.box.Duration;
import cydonia.games.martians.box.Effect;
import cydonia.games.martians.box.Expert;
import cydonia.games.martians.box.Expert.Service;
import cydonia.games.martians.box.Good;
import cydonia.games.martians.box.HiddenObjective;
import cydonia.games.martians.box.HiddenObjective.Wish;
import cydonia.games.martians.box.Infrastructure;
import cydonia.games.martians.box.Knob;
import cydonia.games.martians.box.Plantation;
import cydonia.games.martians.box.ResearchTile;
import cydonia.games.martians.box.Technology;
import cydonia.games.martians.box.Weather;
import cydonia.games.martians.box.Who;
import java.util.ArrayList;
import java.util.List;

/** What the things in the box say, in French, made from their definitions. */
final class FrenchCards implements CardWords {

    @Override
    public String say(Expert expert) {
        String service = switch (expert.service()) {
            case Service.Relieve(var need, int count, int reputation) ->
                "retirer %s%s et gagner %s".formatted(count > 1 ? "jusqu'à " : "", tokens(count, need),
                        amount(reputation, Good.REPUTATION));
            case Service.Make(int count, var good) -> "gagner " + amount(count, good);
            case Service.Analyse(int cards) -> "piocher %d cartes Analyse du Régolite".formatted(cards);
            case Service.Construct() -> "faire une action de construction à son prix habituel, sans marqueur";
        };
        return "Une fois par tour : payez %s pour %s.".formatted(cost(expert.cost()), service);
    }

    @Override
    public String say(Assistant assistant) {
        return switch (assistant) {
            case BOTANIST -> "Chaque récolte donne 1 unité de nourriture de plus.";
            case GEOLOGIST -> "Chaque excavation peut prendre 1 cristal de plus.";
            case SCIENTIST ->
                "Les tuiles Recherche et les actions du laboratoire coûtent 1 unité de temps de moins (minimum 1).";
        };
    }

    @Override
    public String say(Technology technology) {
        String effect = switch (technology) {
            case MEDICINES -> "un jeton Maladie de moins à chaque préparation";
            case CO2_CONVERTER -> "un jeton Oxygène de moins à chaque préparation";
            case BIRTH_CONTROL -> "un jeton Natalité au début de chaque préparation";
            case TELESCOPIC_CRANE -> "une excavation peut utiliser un jeton visible voisin de l'excavatrice";
            case WEATHER_REPORT -> "vous connaissez toujours la prochaine carte Météo";
            case DNA_ALTERATION -> "dès votre prochain tour, vous avez une unité de temps de plus";
            case SOLAR_CELLS -> "chacun de vos panneaux solaires donne 1 unité d'énergie de plus";
            case KINETIC_ENERGY -> "chacun de vos parcs éoliens donne 1 unité d'énergie de plus";
            case MOLECULAR_PROBE -> "chaque analyse fait piocher 1 carte de plus";
        };
        String kind = technology.colony() ? "Technologie de la colonie" : "Technologie de corporation";
        String gain = technology.colony() ? " ; +" + amount(Technology.REPUTATION, Good.REPUTATION) : "";
        return "%s (%s, 1 énergie%s) : %s.".formatted(kind, time(technology.time()), gain, effect);
    }

    @Override
    public String say(Plantation tile) {
        return "Récolte : %s.".formatted(harvest(tile));
    }

    /** What a harvest takes and gives. */
    String harvest(Plantation tile) {
        String medicine = tile.medicine() > 0 ? " et " + amount(tile.medicine(), Good.MEDICINE) : "";
        return "%s et %s donnent %s%s".formatted(amount(tile.energy(), Good.ENERGY),
                amount(tile.water(), Good.WATER), amount(tile.food(), Good.FOOD), medicine);
    }

    @Override
    public String say(ResearchTile tile) {
        return "%s contre %s.".formatted(cost(tile.cost()), amount(tile.currency(), Good.CURRENCY));
    }

    @Override
    public String say(Contract contract) {
        return "%s contre %s.".formatted(cost(contract.cost()), amount(contract.reputation(), Good.REPUTATION));
    }

    @Override
    public String say(HiddenObjective objective) {
        return "Possédez %s.".formatted(wish(objective));
    }

    /** What is to be held, and for how much. */
    String wish(HiddenObjective objective) {
        String wish = switch (objective.wish()) {
            case Wish.Goods(int count, var good) -> amount(count, good);
            case Wish.Staff(int experts, int assistants) -> assistants == 0
                    ? "%d experts".formatted(experts)
                    : "%d expert et %d assistants".formatted(experts, assistants);
            case Wish.SameAssistants(int count) -> "%d assistants identiques".formatted(count);
            case Wish.DifferentMinerals(int count) -> "des minéraux de %d couleurs différentes".formatted(count);
        };
        return "%s à la fin pour %s".formatted(wish, amount(objective.reputation(), Good.REPUTATION));
    }

    @Override
    public String say(AnalysisCard card) {
        return card.proof()
                ? "Preuve de vie : peut remplacer n'importe quel minéral et donne alors %s."
                        .formatted(amount(AnalysisCard.PROOF_REPUTATION, Good.REPUTATION))
                : "Un minéral pour les recherches et les contrats.";
    }

    @Override
    public String say(Weather weather) {
        return weather.effects().isEmpty() ? "Rien ne change." : say(List.<Effect>copyOf(weather.effects()));
    }

    @Override
    public String say(List<Effect> effects) {
        return EnglishCards.upper(String.join(" ; ", CardWords.each(effects, this::say, FrenchCards::both))) + ".";
    }

    String inside(List<Effect> effects) {
        return effects.isEmpty()
                ? "rien"
                : String.join(", ", CardWords.each(effects, this::say, FrenchCards::both));
    }

    private static String both(Effect.Adjust time) {
        return "les actions d'excavation et de l'aire d'atterrissage coûtent %s %s%s".formatted(
                time(Math.abs(time.delta())), time.delta() > 0 ? "de plus" : "de moins", until(time.until()));
    }

    String say(Effect effect) {
        return switch (effect) {
            case Effect.Adjust(var knob, int delta, var until) -> adjust(knob, delta) + until(until);
            case Effect.MarkersHome() ->
                "tous les marqueurs Action reviennent des postes, mais pas de l'infirmerie ni des appartements";
            case Effect.PayOr(var who, int count, var good, var reward, var otherwise) -> {
                String payer = who == Who.FIRST_PLAYER ? "le premier joueur" : "chaque joueur (ou la réserve commune)";
                String then = reward.isEmpty() ? "" : " pour " + inside(reward);
                yield otherwise.isEmpty()
                        ? "%s peut payer %s%s".formatted(payer, amount(count, good), then)
                        : "%s peut payer %s%s ; sinon : %s".formatted(payer, amount(count, good), then,
                                inside(otherwise));
            }
            case Effect.AddNeed(var need, int count) -> "%s de plus dans chaque colonie".formatted(
                    tokens(count, need));
            case Effect.RemoveNeed(var need, int count) -> "retirez %s de chaque colonie".formatted(
                    tokens(count, need));
            case Effect.Gain(var who, int count, var good) -> "%s %s".formatted(gains(who), amount(count, good));
            case Effect.Lose(var who, int count, var good) -> "%s %s".formatted(loses(who), amount(count, good));
            case Effect.DrawAnalysis(int count) -> "piocher %d carte%s Analyse du Régolite".formatted(count,
                    count == 1 ? "" : "s");
            case Effect.HalveRtg() -> "la moitié de l'énergie du RTG est perdue (arrondie au supérieur)";
            case Effect.Damage(var where) ->
                damage(where) + " ; le marqueur présent retourne à son propriétaire";
            case Effect.BlockPost(var where) ->
                "le poste ouvert le plus à droite %s est bloqué jusqu'à la fin du cycle ; le marqueur présent retourne à son propriétaire"
                        .formatted(ofThe(where));
            case Effect.LoseTokens(int count) ->
                "le premier joueur retire %d jetons Excavation visibles parmi les plus proches de l'excavatrice, sauf celui qu'elle occupe"
                        .formatted(count);
            case Effect.TurnUpTokens(int count) -> "le premier joueur retourne %d jetons Excavation cachés"
                    .formatted(count);
            case Effect.ShowNextEvent() -> "tout le monde regarde la prochaine carte Événement";
            case Effect.MarkerBack() -> "chaque joueur reprend 1 marqueur de l'infirmerie ou des appartements";
            case Effect.Hostility(int count) -> "l'hostilité augmente de %d".formatted(count);
            case Effect.Dust(var where) -> "la poussière envahit %s".formatted(the(where));
            case Effect.RefugeeArrives() -> "un réfugié arrive";
            case Effect.RefugeesHungry() -> "1 jeton Faim par réfugié sans abri";
            case Effect.CleanDust() -> "retirer 1 jeton Poussière";
            case Effect.ShelterRefugee() ->
                "un réfugié trouve un abri et vous rejoint comme marqueur Action, un par joueur au plus";
        };
    }

    private static String adjust(Knob knob, int delta) {
        int n = Math.abs(delta);
        String more = delta > 0 ? "de plus" : "de moins";
        return switch (knob) {
            case EXCAVATION_TIME -> "les actions d'excavation coûtent %s %s".formatted(time(n), more);
            case LANDING_PAD_TIME -> "les actions de l'aire d'atterrissage coûtent %s %s".formatted(time(n), more);
            case DIG_TIME -> "creuser coûte %s %s".formatted(time(n), more);
            case RESUPPLY_TIME -> "l'approvisionnement coûte %s %s".formatted(time(n), more);
            case OBJECTIVE_TIME -> "les objectifs coûtent %s %s (minimum 1)".formatted(time(n), more);
            case DIG_ENERGY -> "creuser coûte %s %s".formatted(amount(n, Good.ENERGY), more);
            case CONSTRUCTION_ENERGY ->
                "les actions de construction coûtent %s %s".formatted(amount(n, Good.ENERGY), more);
            case MOXIE_ENERGY -> "produire de l'oxygène coûte %s %s".formatted(amount(n, Good.ENERGY), more);
            case HARVEST_ENERGY -> "les récoltes coûtent %s %s".formatted(amount(n, Good.ENERGY), more);
            case CHANGE_ENERGY -> "changer de plantation coûte %s %s".formatted(amount(n, Good.ENERGY), more);
            case HARVEST_FOOD -> "les récoltes donnent %s %s".formatted(amount(n, Good.FOOD), more);
            case TREATED_WATER -> "l'usine de traitement donne %s %s".formatted(amount(n, Good.WATER), more);
            case DUG_CRYSTALS -> "les excavations prennent %d cristal %s".formatted(n, more);
            case SOLAR_POWER -> "chaque panneau solaire donne %s %s".formatted(amount(n, Good.ENERGY), more);
            case WIND_POWER -> "chaque parc éolien donne %s %s".formatted(amount(n, Good.ENERGY), more);
            case DELIVERIES -> "chaque colon livre %d produit %s".formatted(n, more);
            case TIME_UNITS -> "chacun a %s %s".formatted(time(n), more);
            case RTG_CLOSED -> "personne ne peut se servir au RTG";
            case HOSPITAL_CLOSED -> "l'hôpital est fermé";
            case RESEARCH_CLOSED -> "aucune tuile Recherche ne peut être réalisée";
        };
    }

    private static String until(Duration until) {
        return switch (until) {
            case WEATHER -> "";
            case GAME -> " jusqu'à la fin de la partie";
            case TURN -> " pendant ce tour";
            case CYCLE -> " jusqu'à la fin du cycle";
        };
    }

    private static String gains(Who who) {
        return switch (who) {
            case FIRST_PLAYER -> "le premier joueur gagne";
            case EACH_STOCK -> "chaque joueur (ou la réserve commune) gagne";
            case EACH_STOCK_PER_PLAYER -> "chaque joueur gagne";
            case EACH_REPUTATION -> "chacun gagne";
            case SUBJECT -> "gagner";
        };
    }

    private static String loses(Who who) {
        return switch (who) {
            case FIRST_PLAYER -> "le premier joueur perd";
            case EACH_STOCK -> "chaque joueur (ou la réserve commune) perd";
            case EACH_STOCK_PER_PLAYER -> "chaque joueur perd";
            case EACH_REPUTATION -> "chacun perd";
            case SUBJECT -> "perdre";
        };
    }

    static String damage(Infrastructure where) {
        return "un jeton Amélioration va sur le premier poste dégagé %s".formatted(ofThe(where));
    }

    String cost(Cost cost) {
        List<String> parts = new ArrayList<>();
        if (cost.time() > 0) {
            parts.add(time(cost.time()));
        }
        cost.goods().forEach(amount -> parts.add(price(amount.count(), amount.good())));
        for (int colour = 0; colour < AnalysisCard.MINERALS; colour++) {
            if (cost.mineral(colour) > 0) {
                parts.add(FrenchNouns.minerals(cost.mineral(colour), AnalysisCard.values()[colour]));
            }
        }
        if (cost.artefacts() > 0) {
            parts.add(cost.artefacts() > 1 ? cost.artefacts() + " artefacts" : "1 artefact");
        }
        return String.join(", ", parts);
    }
}
