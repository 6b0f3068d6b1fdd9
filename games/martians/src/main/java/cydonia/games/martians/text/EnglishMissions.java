package cydonia.games.martians.text;

import static java.util.stream.Collectors.joining;

import cydonia.games.martians.box.ByPlayers;
import cydonia.games.martians.box.Effect;
import cydonia.games.martians.box.MissionRule;
import cydonia.games.martians.box.Objective;
import cydonia.games.martians.box.Objective.Condition;
import cydonia.games.martians.box.Objective.Requirement;

/** Missions in English. */
final class EnglishMissions extends MissionWords {

    private final EnglishCards cards = new EnglishCards();

    EnglishMissions() {
        this(0);
    }

    EnglishMissions(int table) {
        super(table);
    }

    @Override
    String dust() {
        return "Where dust lies, every action costs 1 more time unit.";
    }

    @Override
    String after(String objectives, String last) {
        return "after objectives %s and %s".formatted(objectives, last);
    }

    @Override
    String numbers() {
        return "Numbers a/b/c: with 1 or 2, with 3, with 4 players.";
    }

    @Override
    String say(MissionRule rule) {
        return switch (rule) {
            case MissionRule.AtSetup(var effects) -> "From the start: %s.".formatted(effects.stream()
                    .map(effect -> effect instanceof Effect.Damage(var where)
                            ? EnglishCards.damage(where)
                            : cards.say(effect))
                    .collect(joining(", ")));
            case MissionRule.InPreparation(int from, int to, int players, var effects) ->
                "In the preparation of %s%s: %s.".formatted(
                        from == to ? "cycle " + from : "cycles %d to %d".formatted(from, to),
                        players > 1 ? " with %d or more players".formatted(players) : "", cards.inside(effects));
            case MissionRule.FlaresSicken _ ->
                "While fewer than half of the first objective's slots are filled, a solar flare also adds 1 sickness token.";
            case MissionRule.FlareInEveryPile() ->
                "Each pile of events holds the solar flare of its cycle and one other card.";
            case MissionRule.Raids(int _, var toll) ->
                "In maintenance, before growth, if hostility exceeds the outposts: %s.".formatted(cards.say(toll));
            case MissionRule.NoNewStaff(int cycle) -> "From cycle %d on no experts or assistants arrive."
                    .formatted(cycle);
            case MissionRule.WithoutWeather(var gone) -> "%d weather cards are removed: %s.".formatted(gone.size(),
                    gone.stream().map(card -> card.title().en()).distinct().collect(joining(", ")));
            case MissionRule.Extension(boolean artefacts) -> artefacts
                    ? "Twenty more excavation tokens lie east of the excavation, four of them artefacts for the colony."
                    : "Twenty more excavation tokens lie east of the excavation.";
            case MissionRule.LessEnergyAtStart(int each) -> "Each player begins with %d energy less.".formatted(each);
        };
    }

    @Override
    String say(Objective objective) {
        return switch (objective) {
            case Objective.Task task -> {
                String slots = task.optional() ? "as often as you like" : times(task.slots());
                String then = task.effects().isEmpty() ? "" : "; " + cards.inside(task.effects());
                yield "%s%s, %s: %s for %d reputation%s.".formatted(task.title().en(), first(task), slots,
                        cards.cost(task.cost()), task.reputation(), then);
            }
            case Objective.State state -> "At the end – %s: %s.".formatted(state.title().en(), say(state.condition()));
        };
    }

    @Override
    String say(Requirement requirement) {
        return switch (requirement) {
            case Requirement.Done(int objective) -> "after objective %d".formatted(objective + 1);
            case Requirement.HalfDone(int objective) -> "after half of objective %d".formatted(objective + 1);
            case Requirement.FromCycle(int cycle) -> "from cycle %d on".formatted(cycle);
            case Requirement.DustLies() -> "while dust lies somewhere";
            case Requirement.RefugeeWaits() -> "while a refugee waits";
        };
    }

    private String say(Condition condition) {
        return switch (condition) {
            case Condition.ConstructionLeft(var most) -> atMost(most, "construction token") + " left";
            case Condition.GreenhouseImprovementsLeft(var most) ->
                atMost(most, "improvement token") + " on the greenhouses";
            case Condition.ImprovementsLeft(var most) -> atMost(most, "improvement token") + " on the board";
            case Condition.NoDust() -> "no dust anywhere";
            case Condition.Installations(var least) ->
                "at least %s energy installations together".formatted(number(least));
            case Condition.TokensDug(var least) ->
                "at least %s excavation tokens removed".formatted(number(least));
            case Condition.NobodyDead() -> "no dead colonist";
            case Condition.FourthColonist() -> "the fourth colonist is free";
            case Condition.ColonyTechnologies(var least) -> "at least %s colony technologies".formatted(number(least));
            case Condition.ReputationTogether(var least) -> "at least %s reputation together".formatted(number(least));
        };
    }

    private String atMost(ByPlayers most, String token) {
        String number = number(most);
        return number.equals("0")
                ? "no " + token
                : "at most %s %s%s".formatted(number, token, number.equals("1") ? "" : "s");
    }

    private String times(ByPlayers slots) {
        String number = number(slots);
        return number.equals("1") ? "once" : number + " times";
    }
}
