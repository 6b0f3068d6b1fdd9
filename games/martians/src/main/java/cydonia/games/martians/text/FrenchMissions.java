package cydonia.games.martians.text;

import static cydonia.games.martians.text.FrenchNouns.amount;
import static java.util.stream.Collectors.joining;

import cydonia.games.martians.box.ByPlayers;
import cydonia.games.martians.box.Effect;
import cydonia.games.martians.box.Good;
import cydonia.games.martians.box.MissionRule;
import cydonia.games.martians.box.Objective;
import cydonia.games.martians.box.Objective.Condition;
import cydonia.games.martians.box.Objective.Requirement;

/** Missions in French. */
final class FrenchMissions extends MissionWords {

    private final FrenchCards cards = new FrenchCards();

    FrenchMissions() {
        this(0);
    }

    FrenchMissions(int table) {
        super(table);
    }

    @Override
    String dust() {
        return "Là où il y a de la poussière, chaque action coûte 1 unité de temps de plus.";
    }

    @Override
    String after(String objectives, String last) {
        return "après les objectifs %s et %s".formatted(objectives, last);
    }

    @Override
    String numbers() {
        return "Nombres a/b/c : à 1 ou 2, à 3, à 4 joueurs.";
    }

    @Override
    String say(MissionRule rule) {
        return switch (rule) {
            case MissionRule.AtSetup(var effects) -> "Dès le début : %s.".formatted(effects.stream()
                    .map(effect -> effect instanceof Effect.Damage(var where)
                            ? FrenchCards.damage(where)
                            : cards.say(effect))
                    .collect(joining(", ")));
            case MissionRule.InPreparation(int from, int to, int players, var effects) ->
                "Lors de la préparation %s%s : %s.".formatted(
                        from == to ? "du cycle " + from : "des cycles %d à %d".formatted(from, to),
                        players > 1 ? ", à %d joueurs ou plus".formatted(players) : "", cards.inside(effects));
            case MissionRule.FlaresSicken _ ->
                "Tant que moins de la moitié des cases du premier objectif est remplie, une éruption solaire ajoute aussi 1 jeton Maladie.";
            case MissionRule.FlareInEveryPile() ->
                "Chaque pile d'événements contient l'éruption solaire de son cycle et une autre carte.";
            case MissionRule.Raids(int _, var toll) ->
                "À l'entretien, avant la croissance, si l'hostilité dépasse les avant-postes : %s.".formatted(
                        cards.say(toll));
            case MissionRule.NoNewStaff(int cycle) -> "À partir du cycle %d, plus aucun expert ni assistant n'arrive."
                    .formatted(cycle);
            case MissionRule.WithoutWeather(var gone) -> "%d cartes Météo sont retirées : %s.".formatted(
                    gone.size(), gone.stream().map(card -> card.title().fr()).distinct().collect(joining(", ")));
            case MissionRule.Extension(boolean artefacts) -> artefacts
                    ? "Vingt jetons Excavation de plus se trouvent à l'est de l'excavation, dont quatre artefacts pour la colonie."
                    : "Vingt jetons Excavation de plus se trouvent à l'est de l'excavation.";
            case MissionRule.LessEnergyAtStart(int each) -> "Chaque joueur commence avec %s de moins."
                    .formatted(amount(each, Good.ENERGY));
        };
    }

    @Override
    String say(Objective objective) {
        return switch (objective) {
            case Objective.Task task -> {
                String slots = task.optional() ? "à volonté" : number(task.slots()) + " fois";
                String then = task.effects().isEmpty() ? "" : " ; " + cards.inside(task.effects());
                yield "%s%s, %s : %s contre %s%s.".formatted(task.title().fr(), first(task), slots,
                        cards.cost(task.cost()),
                        amount(task.reputation(), Good.REPUTATION), then);
            }
            case Objective.State state -> "À la fin – %s : %s.".formatted(state.title().fr(), say(state.condition()));
        };
    }

    @Override
    String say(Requirement requirement) {
        return switch (requirement) {
            case Requirement.Done(int objective) -> "après l'objectif %d".formatted(objective + 1);
            case Requirement.HalfDone(int objective) -> "après la moitié de l'objectif %d".formatted(objective + 1);
            case Requirement.FromCycle(int cycle) -> "à partir du cycle %d".formatted(cycle);
            case Requirement.DustLies() -> "tant qu'il y a de la poussière";
            case Requirement.RefugeeWaits() -> "tant qu'un réfugié attend";
        };
    }

    private String say(Condition condition) {
        return switch (condition) {
            case Condition.ConstructionLeft(var most) -> atMost(most, "Chantier en cours");
            case Condition.GreenhouseImprovementsLeft(var most) -> atMost(most, "Amélioration") + " sur les serres";
            case Condition.ImprovementsLeft(var most) -> atMost(most, "Amélioration") + " sur le plateau";
            case Condition.NoDust() -> "plus aucune poussière";
            case Condition.Installations(var least) ->
                "au moins %s installations énergétiques en tout".formatted(number(least));
            case Condition.TokensDug(var least) ->
                "au moins %s jetons Excavation retirés".formatted(number(least));
            case Condition.NobodyDead() -> "aucun colon mort";
            case Condition.FourthColonist() -> "le quatrième colon est disponible";
            case Condition.ColonyTechnologies(var least) ->
                "au moins %s technologies de la colonie".formatted(number(least));
            case Condition.ReputationTogether(var least) ->
                "au moins %s points de réputation en tout".formatted(number(least));
        };
    }

    private String atMost(ByPlayers most, String token) {
        String number = number(most);
        return number.equals("0")
                ? "plus aucun jeton " + token
                : "au plus %s jeton%s %s".formatted(number, number.equals("1") ? "" : "s", token);
    }
}
