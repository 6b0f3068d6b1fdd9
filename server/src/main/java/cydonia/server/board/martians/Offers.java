package cydonia.server.board.martians;

import cydonia.games.martians.box.Contract;
import cydonia.games.martians.box.HiddenObjective;
import cydonia.games.martians.box.HiddenObjective.Wish;
import cydonia.games.martians.box.ResearchTile;
import cydonia.games.martians.language.MartiansAction;
import cydonia.games.martians.language.MartiansView.Displays;
import cydonia.games.martians.language.MartiansView.Tariff;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What lies open for everybody: contracts, research tiles, people for hire; and the objectives nobody else sees.
 *
 * @param wage
 *            what it costs to hire somebody now
 * @param offered
 *            objectives of which one is kept
 */
public record Offers(List<Ticket> contracts, int contractPile, List<Ticket> research, List<Ticket> staff,
        List<Sign> wage, List<Ticket> offered, List<Ticket> secrets, List<String> passed) {

    /** Late in a game there are more than fit: whoever looks for what can be paid finds it without scrolling. */
    private static final Comparator<Ticket> AFFORDABLE_FIRST = Comparator.comparing(ticket -> !ticket.affordable());

    /** How many of them can be chosen. */
    int choices() {
        return (int) Stream.of(contracts, research, staff, offered).flatMap(List::stream)
                .filter(ticket -> ticket.mark().live())
                .count();
    }

    static Offers of(Look look) {
        Displays shown = look.view().displays();
        return new Offers(
                shown.contracts().stream().map(contract -> contract(look, contract)).sorted(AFFORDABLE_FIRST).toList(),
                shown.contractPile(),
                shown.tiles().stream().map(tile -> research(look, tile)).sorted(AFFORDABLE_FIRST).toList(),
                staff(look, shown), wage(look),
                look.view().asking().offered().stream().map(objective -> secret(look, objective)).toList(),
                look.board().objectives().stream().map(objective -> secret(look, objective)).toList(),
                look.view().boards().stream().flatMap(board -> board.passed().stream())
                        .map(objective -> look.title(objective)).toList());
    }

    private static List<Sign> wage(Look look) {
        return look.view().houses().stream().flatMap(house -> house.tariffs().stream())
                .filter(tariff -> tariff.action() instanceof MartiansAction.HireExpert
                        || tariff.action() instanceof MartiansAction.HireAssistant)
                .findFirst().map(look::price).orElse(List.of());
    }

    private static Ticket contract(Look look, Contract contract) {
        MartiansAction action = new MartiansAction.Fulfil(contract);
        Optional<Tariff> tariff = look.view().tariff(action);
        return new Ticket("contract", String.valueOf(contract.reputation()), Icons.REPUTATION,
                look.title(contract), tariff.map(look::price).orElse(List.of()),
                look.says(contract), tariff.filter(look::affords).isPresent(), look.spots().at(action));
    }

    private static Ticket research(Look look, ResearchTile tile) {
        MartiansAction action = new MartiansAction.Research(tile);
        Optional<Tariff> tariff = look.view().tariff(action);
        return new Ticket("tile", String.valueOf(tile.currency()), "currency", look.title(tile),
                tariff.map(look::price).orElse(List.of()), look.says(tile),
                tariff.filter(look::affords).isPresent(), look.spots().at(action));
    }

    /** Alike people stand together. */
    private static List<Ticket> staff(Look look, Displays shown) {
        List<Ticket> staff = new ArrayList<>();
        count(shown.experts()).forEach((expert, count) -> {
            MartiansAction action = new MartiansAction.HireExpert(expert);
            staff.add(hire(look, "expert", copies(count), Icons.of(expert), look.name(expert),
                    result(Corporation.service(look, expert)), look.says(expert), action));
        });
        count(shown.assistants()).forEach((assistant, count) -> {
            MartiansAction action = new MartiansAction.HireAssistant(assistant);
            staff.add(hire(look, "assistant", copies(count), Icons.of(assistant), look.name(assistant),
                    Corporation.help(assistant), look.says(assistant), action));
        });
        return staff;
    }

    private static Ticket hire(Look look, String css, String count, String icon, String name, List<Sign> signs,
            String text, MartiansAction action) {
        return new Ticket(css, count, icon, name, signs, text,
                look.view().tariff(action).filter(look::affords).isPresent(), look.spots().at(action));
    }

    /** What an expert brings; the price is told with the rest. */
    private static List<Sign> result(List<Sign> service) {
        return service.subList(service.indexOf(Sign.ARROW) + 1, service.size());
    }

    private static String copies(int count) {
        return count == 1 ? "" : count + "×";
    }

    private static <T> Map<T, Integer> count(List<T> things) {
        Map<T, Integer> counts = new LinkedHashMap<>();
        things.forEach(thing -> counts.merge(thing, 1, Integer::sum));
        return counts;
    }

    /** An objective of one's own, and how far it is. */
    private static Ticket secret(Look look, HiddenObjective objective) {
        int[] held = held(look, objective.wish());
        return new Ticket("secret", String.valueOf(objective.reputation()), Icons.REPUTATION,
                look.title(objective), List.of(Sign.word(held[0] + "/" + held[1])),
                look.says(objective), held[0] >= held[1], look.spots().at(new MartiansAction.Keep(objective)));
    }

    private static int[] held(Look look, Wish wish) {
        return switch (wish) {
            case Wish.Goods(int count, var good) -> new int[]{look.has(good), count};
            case Wish.Staff(int experts, int assistants) ->
                new int[]{Math.min(experts, look.board().experts().size())
                        + Math.min(assistants, look.board().assistants().size()), experts + assistants};
            case Wish.SameAssistants(int count) -> new int[]{count(look.board().assistants()).values().stream()
                    .mapToInt(Integer::intValue).max().orElse(0), count};
            case Wish.DifferentMinerals(int count) -> new int[]{(int) look.board().hand().orElse(Map.of()).keySet()
                    .stream().filter(card -> !card.proof()).count(), count};
        };
    }
}
