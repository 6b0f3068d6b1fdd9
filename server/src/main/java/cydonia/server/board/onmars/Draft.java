package cydonia.server.board.onmars;

import cydonia.engine.CardText;
import cydonia.engine.Language;
import cydonia.engine.Notation;
import cydonia.engine.Seat;
import cydonia.engine.Text;
import cydonia.games.onmars.box.Blueprint;
import cydonia.games.onmars.box.Owner;
import cydonia.games.onmars.box.Printed;
import cydonia.games.onmars.language.OnMarsAction;
import cydonia.games.onmars.language.OnMarsView;
import cydonia.games.onmars.language.OnMarsView.CompanyView;
import cydonia.games.onmars.language.Question;
import cydonia.server.page.TablePage;
import cydonia.server.page.Words;
import java.util.Map;
import java.util.Optional;

/** What every part of the picture is drawn from. */
record Draft(TablePage<OnMarsAction, OnMarsView> page, OnMarsView view, Spots spots, Map<String, CardText> texts,
        Notation<OnMarsAction> notation) {

    Language language() {
        return page.language();
    }

    String in(Text text) {
        return text.in(language());
    }

    String fill(Text text, Object... values) {
        return Words.fill(text, language(), values);
    }

    String name(Printed thing) {
        return Words.capital(Terms.set(thing.label()).in(language()));
    }

    String name(Owner owner) {
        return owner.seat().map(seat -> page.chair(seat).name()).orElse("Lacerda");
    }

    /** What a printed thing says, by the kind of thing and its id. */
    String text(String kind, Printed thing) {
        CardText text = texts.get(kind + "-" + thing.id());
        return text == null ? "" : text.text() + (text.reconstructed() ? " (" + in(Words.RECONSTRUCTED) + ")" : "");
    }

    /** Its name and what it says. */
    String told(String kind, Printed thing) {
        return fill(Terms.TOLD, name(thing), text(kind, thing));
    }

    /** What a blueprint says, and the tile that lies on the Radar. */
    String told(Blueprint card) {
        String tile = card == Blueprint.RADAR
                ? view.station().radar().map(lying -> " · " + told("discovery", lying)).orElse("")
                : "";
        return told("blueprint", card) + tile;
    }

    /** The company before the viewer: one's own; for onlookers the one to decide. */
    Owner mine() {
        return page.scene().viewer() instanceof Seat seat
                ? Owner.of(seat)
                : view.question().map(Question::who).map(Owner::of).orElse(Owner.RED);
    }

    CompanyView company() {
        return view.company(mine()).orElseThrow();
    }

    /** Whether the viewer is asked this kind of thing now. */
    boolean asked(Class<? extends Question> kind) {
        return view.question().filter(kind::isInstance).filter(question -> question.who() == page.scene().viewer())
                .isPresent();
    }

    Optional<Question> question() {
        return view.question();
    }
}
