package cydonia.server.board.martians;

import cydonia.games.martians.box.Good;
import cydonia.games.martians.language.MartiansAction;
import cydonia.games.martians.language.MartiansView.Board;
import cydonia.server.page.Chair;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Another seat, with what everybody may know of it.
 *
 * @param goods
 *            what it has; nothing where the stock is common
 * @param told
 *            the same in words
 * @param holdings
 *            staff, plantation and technologies, each with what it does
 */
public record Rival(Chair chair, int reputation, boolean shared, Corporation.Markers markers, List<Sign> goods,
        String told, List<Holding> holdings, int cards, Mark trade) {

    public record Holding(String icon, String label) {
    }

    static List<Rival> all(Look look) {
        return look.view().boards().stream().filter(board -> board.seat() != look.seat())
                .map(board -> rival(look, board)).toList();
    }

    private static Rival rival(Look look, Board board) {
        boolean shared = look.view().mode().sharedStock();
        List<Holding> holdings = new ArrayList<>();
        board.experts().forEach(hired -> holdings.add(new Holding(Icons.of(hired.expert()),
                look.name(hired.expert()) + ". " + look.says(hired.expert()))));
        board.assistants().forEach(assistant -> holdings.add(new Holding(Icons.of(assistant),
                look.name(assistant) + ". " + look.says(assistant))));
        board.plantation().ifPresent(tile -> holdings.add(new Holding(Icons.of(tile),
                look.title(tile) + ". " + look.says(tile))));
        board.technologies().stream().filter(technology -> !technology.colony() || !look.view().mode().sharedColony())
                .forEach(technology -> holdings.add(new Holding(Icons.of(technology),
                        look.name(technology) + ". " + look.says(technology))));
        List<Good> goods = Stream.of(Good.values()).filter(good -> good != Good.REPUTATION && !shared)
                .filter(good -> board.goods().getOrDefault(good, 0) > 0).toList();
        return new Rival(look.page().chair(board.seat()), board.goods().getOrDefault(Good.REPUTATION, 0), shared,
                Corporation.markers(look, look.view().crews().get(board.seat().index())),
                goods.stream().map(good -> Sign.of(board.goods().getOrDefault(good, 0), Icons.of(good))).toList(),
                goods.stream().map(good -> look.amount(board.goods().getOrDefault(good, 0), good.thing()))
                        .collect(Collectors.joining(", ")),
                List.copyOf(holdings), shared ? 0 : board.cards(),
                look.spots().at(new MartiansAction.Offer(board.seat())));
    }
}
