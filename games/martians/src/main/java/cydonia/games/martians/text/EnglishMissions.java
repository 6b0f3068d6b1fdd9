package cydonia.games.martians.text;

import static java.util.stream.Collectors.joining;

import cydonia.games.martians.cards.ByPlayers;
import cydonia.games.martians.cards.Effect;
import cydonia.games.martians.cards.Mission;
import cydonia.games.martians.cards.MissionRule;
import cydonia.games.martians.cards.Objective;
import cydonia.games.martians.cards.Objective.Condition;
import cydonia.games.martians.cards.Objective.Requirement;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** What missions say in English, made from their definitions. */
final class EnglishMissions implements MissionWords {

    private final EnglishCards cards = new EnglishCards();
    /** Of how many players numbers are told; of all of them where there is no table. */
    private final int table;

    EnglishMissions() {
        this(0);
    }

    EnglishMissions(int table) {
        this.table = table;
    }

    @Override
    public List<String> rules(Mission mission) {
        List<String> sentences = new ArrayList<>(mission.rules().stream().map(this::say).toList());
        if (MissionWords.dusty(mission)) {
            sentences.add("Where dust lies, every action costs 1 more time unit.");
        }
        return sentences;
    }

    @Override
    public String numbers() {
        return "Numbers a/b/c: with 1 or 2, with 3, with 4 players.";
    }

    private String say(MissionRule rule) {
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
    public String say(Objective objective) {
        return switch (objective) {
            case Objective.Task task -> {
                String slots = task.optional() ? "as often as you like" : times(task.slots());
                String first = task.requirements().isEmpty()
                        ? ""
                        : " (" + requirements(task.requirements()) + ")";
                String then = task.effects().isEmpty() ? "" : "; " + cards.inside(task.effects());
                yield "%s%s, %s: %s for %d reputation%s.".formatted(task.title().en(), first, slots,
                        cards.cost(task.cost()), task.reputation(), then);
            }
            case Objective.State state -> "At the end – %s: %s.".formatted(state.title().en(), say(state.condition()));
        };
    }

    private String requirements(List<Requirement> all) {
        List<String> done = MissionWords.done(all);
        return done.size() < 2
                ? all.stream().map(this::say).collect(joining(", "))
                : Stream.concat(
                        all.stream().filter(one -> !(one instanceof Requirement.Done)).map(this::say),
                        Stream.of("after objectives %s and %s".formatted(
                                String.join(", ", done.subList(0, done.size() - 1)), done.getLast())))
                        .collect(joining(", "));
    }

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
            case Condition.Installations(var least) -> "at least %s energy installations together".formatted(
                    MissionWords.number(least, table));
            case Condition.TokensDug(var least) ->
                "at least %s excavation tokens removed".formatted(MissionWords.number(least, table));
            case Condition.NobodyDead() -> "no dead colonist";
            case Condition.FourthColonist() -> "the fourth colonist is free";
            case Condition.ColonyTechnologies(var least) -> "at least %s colony technologies".formatted(
                    MissionWords.number(least, table));
            case Condition.ReputationTogether(var least) -> "at least %s reputation together".formatted(
                    MissionWords.number(least, table));
        };
    }

    private String atMost(ByPlayers most, String token) {
        String number = MissionWords.number(most, table);
        return number.equals("0")
                ? "no " + token
                : "at most %s %s%s".formatted(number, token, number.equals("1") ? "" : "s");
    }

    private String times(ByPlayers slots) {
        return slots.equals(ByPlayers.always(1)) || table > 0 && slots.at(table) == 1
                ? "once"
                : MissionWords.number(slots, table) + " times";
    }
}
