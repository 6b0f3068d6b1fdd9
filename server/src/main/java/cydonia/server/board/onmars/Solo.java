package cydonia.server.board.onmars;

import cydonia.engine.CardText;
import cydonia.engine.Happening;
import cydonia.games.onmars.box.Owner;
import cydonia.games.onmars.language.OnMarsHappening;
import cydonia.games.onmars.language.OnMarsView;
import cydonia.games.onmars.language.OnMarsView.Condition;
import cydonia.server.page.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What has to be reached against Lacerda, and where he stands.
 *
 * @param text
 *            what his card says, and what the sign beside it means
 * @param move
 *            the number of the action that his last turn came with
 * @param steps
 *            what he did in his last turn, sentence by sentence
 */
public record Solo(String card, String text, String icon, String pass, List<Line> conditions, int move,
        List<Step> steps) {

    /** One sentence of his turn, and the rule he followed; empty where there was nothing to choose. */
    public record Step(cydonia.tables.sight.Line told, String why) {
    }

    /** One condition. */
    public record Line(String icon, String what, String has, int needs, boolean met) {
    }

    static Optional<Solo> of(Draft draft) {
        List<Step> steps = steps(draft);
        return draft.view().automa().map(automa -> new Solo(card(draft, steps), text(draft, automa),
                Icons.of(automa.icon()),
                draft.fill(automa.secondPass() ? Terms.SECOND_PASS : Terms.FIRST_PASS, automa.deck().size()),
                automa.conditions().stream().map(each -> line(draft, each)).toList(),
                steps.isEmpty() ? 0 : steps.getFirst().told().move(), steps));
    }

    /** What he did last, from the card he drew until somebody else's turn or the shuttle's. */
    private static List<Step> steps(Draft draft) {
        List<Step> steps = new ArrayList<>();
        boolean his = false;
        for (cydonia.tables.sight.Line line : draft.page().story().lines()) {
            Happening what = line.what().orElse(null);
            if (what instanceof OnMarsHappening.SoloCardShown) {
                steps.clear();
                his = true;
            } else if (what instanceof OnMarsHappening.TurnBegan(Owner who, int _) && who != Owner.LACERDA
                    || what instanceof OnMarsHappening.ShuttleMoved) {
                his = false;
            }
            if (his) {
                steps.add(new Step(line, what == null ? "" : draft.in(Motives.of(what))));
            }
        }
        return steps;
    }

    private static Line line(Draft draft, Condition condition) {
        return new Line(Icons.of(condition.counted()).orElse(Icons.FLAG),
                Words.capital(draft.in(Terms.set(condition.what()))),
                Terms.number(condition.has()), condition.needs(),
                condition.met());
    }

    /** His turn begins with the card that is shown. */
    private static String card(Draft draft, List<Step> steps) {
        return steps.stream().findFirst().flatMap(step -> step.told().what())
                .map(what -> what instanceof OnMarsHappening.SoloCardShown(var card, var main)
                        ? draft.fill(Terms.SOLO_CARD, card.number(), Terms.set(main.label()))
                        : "")
                .orElse(draft.in(Terms.NO_SOLO_CARD));
    }

    private static String text(Draft draft, OnMarsView.Automa automa) {
        return automa.card().flatMap(card -> Optional.ofNullable(draft.texts().get("solo-" + card.number())))
                .map(CardText::text).map(text -> text + " ").orElse("") + draft.in(Terms.LACERDA_BUILDS);
    }
}
