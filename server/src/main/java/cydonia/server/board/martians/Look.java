package cydonia.server.board.martians;

import cydonia.engine.CardText;
import cydonia.engine.Fact;
import cydonia.engine.Language;
import cydonia.engine.Seat;
import cydonia.engine.Text;
import cydonia.engine.Thing;
import cydonia.engine.Typography;
import cydonia.games.martians.Martians;
import cydonia.games.martians.box.AnalysisCard;
import cydonia.games.martians.box.Good;
import cydonia.games.martians.box.Named;
import cydonia.games.martians.box.Piece;
import cydonia.games.martians.language.MartiansAction;
import cydonia.games.martians.language.MartiansView;
import cydonia.games.martians.language.MartiansView.Board;
import cydonia.games.martians.language.MartiansView.Crew;
import cydonia.games.martians.language.MartiansView.Tariff;
import cydonia.games.martians.text.MartiansProse;
import cydonia.server.page.TablePage;
import cydonia.server.page.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What every part of the page needs: the view, the board it is looked at from, what may be done, what the cards say.
 *
 * @param seat
 *            the viewer, or for onlookers whoever plays
 */
record Look(TablePage<MartiansAction, MartiansView> page, MartiansView view, Seat seat, Spots spots,
        MartiansProse prose, Map<String, CardText> texts) {

    static Look of(TablePage<MartiansAction, MartiansView> page, Martians game) {
        MartiansView view = page.scene().seen();
        MartiansProse prose = game.prose(page.language(), page.names());
        Map<String, CardText> texts = prose.cards().stream()
                .collect(Collectors.toMap(CardText::id, Function.identity()));
        return new Look(page, view, view.viewer() instanceof Seat seat ? seat : view.asking().player(),
                new Spots(page), prose, texts);
    }

    Language language() {
        return page.language();
    }

    String in(Text text) {
        return text.in(language());
    }

    String fill(Text text, Object... values) {
        return Words.fill(text, language(), values);
    }

    String name(Named thing) {
        return Words.capital(Typography.set(language(), thing.title().in(language())));
    }

    /** What a card says. */
    String says(Named thing) {
        CardText text = texts.get(thing.id());
        return text == null
                ? ""
                : text.text() + (text.reconstructed() ? " (° " + Words.RECONSTRUCTED.in(language()) + ")" : "");
    }

    /** The name of a card, marked where its face is our guess. */
    String title(Named thing) {
        CardText text = texts.get(thing.id());
        return name(thing) + (text != null && text.reconstructed() ? "°" : "");
    }

    boolean mine(Seat other) {
        return view.viewer() == other;
    }

    Board board() {
        return view.boards().get(seat.index());
    }

    /** Whether the two crews of one seat play. */
    boolean alone() {
        return view.crews().size() > view.seats();
    }

    /** The crew whose markers move: of two, the one that is asked. */
    Crew crew() {
        return view.crews().get((alone() ? view.asking().crew() : seat).index());
    }

    /** What a crew is called. */
    String crewName(Seat crew) {
        return alone() ? fill(Terms.CREW, crew.index() + 1) : page.chair(crew).name();
    }

    int has(Good good) {
        return board().goods().getOrDefault(good, 0);
    }

    // ---- prices and gains in signs ----

    List<Sign> price(Tariff tariff) {
        return tariff.price().stream().map(this::sign).toList();
    }

    private Sign sign(Fact.Price price) {
        return Sign.of(price.amount(), Icons.of(price.what())).lackingIf(lacks(price));
    }

    /** Time is lacking only where it runs. */
    private boolean lacks(Fact.Price price) {
        String word = price.what().word();
        if (word.equals(Piece.TIME.id())) {
            return spots.any(MartiansAction.Finish.class) && view.asking().time() < price.amount();
        }
        if (word.equals(Piece.ARTEFACT.id())) {
            return view.troubles().artefacts() < price.amount();
        }
        return Stream.of(Good.values()).filter(good -> good.id().equals(word)).findFirst()
                .map(good -> has(good) < price.amount()).orElseGet(() -> minerals(word) < price.amount());
    }

    /** Cards of a colour, and the proofs of life that may stand for them. */
    private int minerals(String colour) {
        return held(card -> card.id().equals(colour)) + held(AnalysisCard::proof);
    }

    private int held(Predicate<AnalysisCard> kind) {
        return board().hand().orElse(Map.of()).entrySet().stream().filter(entry -> kind.test(entry.getKey()))
                .mapToInt(Map.Entry::getValue).sum();
    }

    /** Whether the goods and cards for it are there, whatever the time. One proof of life stands for one mineral. */
    boolean affords(Tariff tariff) {
        int missing = 0;
        for (Fact.Price price : tariff.price()) {
            String word = price.what().word();
            if (Stream.of(AnalysisCard.values()).anyMatch(card -> card.id().equals(word))) {
                missing += Math.max(0, price.amount() - held(card -> card.id().equals(word)));
            } else if (!word.equals(Piece.TIME.id()) && lacks(price)) {
                return false;
            }
        }
        return missing <= held(AnalysisCard::proof);
    }

    /** Price, arrow, gains. */
    List<Sign> terms(Tariff tariff) {
        List<Sign> signs = new ArrayList<>(price(tariff));
        if (!tariff.gains().isEmpty()) {
            signs.add(Sign.ARROW);
            tariff.gains().forEach(gain -> signs.add(Sign.plus(gain.amount(), Icons.of(gain.what()))));
        }
        return signs;
    }

    /** Price and gains in words, for those who listen. */
    String told(Tariff tariff) {
        String gains = tariff.gains().stream().map(one -> "+" + amount(one.amount(), one.what()))
                .collect(Collectors.joining(", "));
        return Stream.of(cost(tariff), gains).filter(part -> !part.isEmpty()).collect(Collectors.joining(" → "));
    }

    /** The price in words. */
    String cost(Tariff tariff) {
        return tariff.price().stream().map(one -> amount(one.amount(), one.what())).collect(Collectors.joining(", "));
    }

    /** So much of something, in words. */
    String amount(int count, Thing what) {
        return prose.price(count, what);
    }
}
