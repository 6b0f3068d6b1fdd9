package cydonia.server.page.onmars;

import cydonia.games.onmars.OnMarsView;
import cydonia.games.onmars.OnMarsView.Condition;
import cydonia.server.page.Words;
import java.util.List;
import java.util.Optional;

/** What has to be reached against Lacerda, and where he stands. */
public record Solo(String card, String text, String icon, String pass, List<Line> conditions) {

    /** One condition. */
    public record Line(String what, int has, int needs, boolean met) {
    }

    static Optional<Solo> of(Draft draft) {
        return draft.view().automa().map(automa -> new Solo(card(draft, automa), text(draft, automa),
                Icons.of(automa.icon()),
                draft.fill(automa.secondPass() ? Terms.SECOND_PASS : Terms.FIRST_PASS, automa.deck().size()),
                automa.conditions().stream().map(each -> line(draft, each)).toList()));
    }

    private static Line line(Draft draft, Condition condition) {
        return new Line(Words.capital(draft.in(condition.what())), condition.has(), condition.needs(),
                condition.met());
    }

    private static String card(Draft draft, OnMarsView.Automa automa) {
        return automa.card().map(card -> draft.fill(Terms.SOLO_CARD, card.number(), card.action()))
                .orElse(draft.in(Terms.NO_SOLO_CARD));
    }

    private static String text(Draft draft, OnMarsView.Automa automa) {
        return automa.card().map(card -> draft.texts().get("solo-" + card.number()).text()).orElse("");
    }
}
