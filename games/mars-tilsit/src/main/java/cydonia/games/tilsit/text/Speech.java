package cydonia.games.tilsit.text;

import cydonia.engine.CardText;
import cydonia.engine.Happening;
import cydonia.engine.Language;
import cydonia.engine.Names;
import cydonia.engine.Obstacle;
import cydonia.engine.Prose;
import cydonia.engine.Seat;
import cydonia.games.tilsit.EventCard;
import cydonia.games.tilsit.MarsAction;
import cydonia.games.tilsit.MarsHappening;
import cydonia.games.tilsit.MarsObstacle;
import cydonia.games.tilsit.MarsView;
import cydonia.games.tilsit.Offer;
import cydonia.games.tilsit.RdCard;
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

    abstract String say(MarsHappening happening);

    abstract String say(MarsObstacle obstacle);

    @Override
    public final String tell(Happening happening) {
        return capital(say((MarsHappening) happening));
    }

    @Override
    public final String explain(Obstacle obstacle) {
        return say((MarsObstacle) obstacle);
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
        return cards.all();
    }

    final String text(EventCard card) {
        return cards.text(card);
    }

    final String text(RdCard card) {
        return cards.text(card);
    }

    final String name(Seat seat) {
        return names.of(seat);
    }

    final String gives(Offer offer) {
        return amounts(offer::gives);
    }

    final String asks(Offer offer) {
        return amounts(offer::asks);
    }
}
