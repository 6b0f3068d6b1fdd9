package cydonia.server.board.martians;

import cydonia.engine.Seat;
import cydonia.games.martians.box.Cost;
import cydonia.games.martians.box.Good;
import cydonia.games.martians.language.MartiansAction;
import cydonia.games.martians.language.MartiansView.Trading;
import cydonia.games.martians.language.Question;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** An offer in two columns: what the left side gives and what the right one does. Mine is the left side. */
public record TradeSheet(String title, Side left, Side right, boolean writing) {

    public record Side(Seat seat, String caption, List<Line> lines) {
    }

    /** One good: how many lie in the offer, how many that side has, and the way to put some in. */
    public record Line(String icon, String name, int count, int has, Mark mark) {
    }

    static Optional<TradeSheet> of(Look look) {
        return switch (look.view().asking().question()) {
            case Question.WriteOffer(Trading offer) when empty(offer) && !look.mine(offer.author()) -> Optional.empty();
            case Question.WriteOffer(Trading offer) -> Optional.of(sheet(look, offer));
            case Question.AnswerOffer(Trading offer) -> Optional.of(sheet(look, offer));
            default -> Optional.empty();
        };
    }

    /** Whether nothing has been put into it: then it tells others nothing, and would only cover the base. */
    private static boolean empty(Trading offer) {
        return offer.gives().isEmpty() && offer.asks().isEmpty();
    }

    private static TradeSheet sheet(Look look, Trading trading) {
        boolean reading = look.mine(trading.reader());
        boolean writing = look.spots().picks(MartiansAction.Give.class) || look.spots().picks(MartiansAction.Ask.class)
                || look.spots().any(MartiansAction.Withdraw.class);
        Side author = side(look, trading.author(), trading.gives(), MartiansAction.Give::new);
        Side reader = side(look, trading.reader(), trading.asks(), MartiansAction.Ask::new);
        return new TradeSheet(look.fill(writing ? Terms.YOUR_OFFER : Terms.OFFER_OF,
                look.page().chair(trading.author()).name(), look.page().chair(trading.reader()).name()),
                reading ? reader : author, reading ? author : reader, writing);
    }

    /** Whatever may be put in, and what lies there. */
    private static Side side(Look look, Seat seat, List<Cost.Amount> amounts, Function<Good, MartiansAction> put) {
        return new Side(seat,
                look.mine(seat) ? look.in(Terms.YOU_GIVE) : look.fill(Terms.GIVES, look.page().chair(seat).name()),
                Stream.of(Good.values()).filter(Good::tradeable).map(good -> {
                    Mark mark = look.spots().at(put.apply(good));
                    int count = amounts.stream().filter(amount -> amount.good() == good)
                            .mapToInt(Cost.Amount::count).sum();
                    return new Line(Icons.of(good), look.name(good), count,
                            look.view().boards().get(seat.index()).goods().getOrDefault(good, 0), mark);
                }).filter(line -> line.mark().live() || line.count() > 0).toList());
    }
}
