package cydonia.games.tilsit.text;

import cydonia.engine.CardText;
import cydonia.engine.Happening;
import cydonia.engine.Language;
import cydonia.engine.Names;
import cydonia.engine.Obstacle;
import cydonia.engine.Prose;
import cydonia.engine.Seat;
import cydonia.engine.Typography;
import cydonia.games.tilsit.box.EventCard;
import cydonia.games.tilsit.box.RdCard;
import cydonia.games.tilsit.language.MarsAction;
import cydonia.games.tilsit.language.MarsHappening;
import cydonia.games.tilsit.language.MarsObstacle;
import cydonia.games.tilsit.language.MarsView;
import cydonia.games.tilsit.language.Offer;
import java.util.List;

/** What both languages share: the order of things and how lists are put together. The words are in the subclasses. */
abstract sealed class Speech extends Words implements Prose<MarsAction, MarsView> permits English, French {

    private final Names names;
    private final CardWords cards;

    Speech(Language language, Names names, CardWords cards) {
        super(language);
        this.names = names;
        this.cards = cards;
    }

    /** What is asked, before it is set. */
    abstract String question(MarsView seen);

    /** A choice, before it is set. */
    abstract String phrase(MarsAction action, MarsView seen);

    abstract String say(MarsHappening happening);

    abstract String say(MarsObstacle obstacle);

    @Override
    public final String ask(MarsView seen) {
        return set(question(seen));
    }

    @Override
    public final String choice(MarsAction action, MarsView seen) {
        return set(phrase(action, seen));
    }

    private String set(String sentence) {
        return Typography.set(language, sentence, names);
    }

    @Override
    public final String tell(Happening happening) {
        return set(capital(say((MarsHappening) happening)));
    }

    @Override
    public final String explain(Obstacle obstacle) {
        return set(say((MarsObstacle) obstacle));
    }

    @Override
    public final String show(MarsView seen) {
        return new TableText(this, language, seen).draw();
    }

    @Override
    public final String show(MarsView seen, Part part) {
        return new TableText(this, language, seen).draw(part);
    }

    @Override
    public final List<CardText> cards() {
        return cards.all().stream().map(card -> new CardText(card.id(), set(card.group()), set(card.name()),
                set(card.text()), card.reconstructed())).toList();
    }

    final String text(EventCard card) {
        return set(cards.text(card));
    }

    final String text(RdCard card) {
        return set(cards.text(card));
    }

    /** Stands for the name until the sentence is set. */
    final String name(Seat seat) {
        return Typography.standIn(seat);
    }

    /** The name itself, for tables whose columns it widens. */
    final String nameOf(Seat seat) {
        return names.of(seat);
    }

    final String gives(Offer offer) {
        return amounts(offer::gives);
    }

    final String asks(Offer offer) {
        return amounts(offer::asks);
    }
}
