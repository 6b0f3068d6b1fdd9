package cydonia.server.page;

import cydonia.engine.Language;
import cydonia.engine.Names;
import cydonia.engine.Outcome;
import cydonia.engine.Seat;
import cydonia.engine.Text;
import cydonia.engine.Viewer;
import java.util.Comparator;
import java.util.List;

/** How a game ended, in one sentence, as one viewer would be told. */
public record Verdict(Outcome outcome, Viewer viewer, Names names, Language language) {

    public String sentence() {
        return switch (outcome.kind()) {
            case COMPETITIVE -> competitive();
            case COOPERATIVE, SOLO -> together();
        };
    }

    /** Whether the viewer won; nobody in particular did where an onlooker asks. */
    public boolean mine() {
        return viewer instanceof Seat me && outcome.of(me).won();
    }

    private String together() {
        Outcome.Result first = outcome.results().getFirst();
        boolean sits = viewer instanceof Seat;
        return first.won()
                ? say(sits ? Words.YOU_WON_GAME : Words.GAME_WON, score(first))
                : say(sits ? Words.YOU_LOST_GAME : Words.GAME_LOST, score(first));
    }

    private String competitive() {
        List<Outcome.Result> all = outcome.results().stream()
                .sorted(Comparator.comparingInt(Outcome.Result::place)).toList();
        List<Seat> winners = outcome.winners();
        if (winners.isEmpty()) {
            return Words.OVER.in(language) + ".";
        }
        if (winners.size() != 1) {
            return say(Words.SHARED, String.join(Words.AND.in(language), winners.stream().map(names::of).toList()),
                    score(all.getFirst()));
        }
        String best = score(all.getFirst());
        String next = all.size() > 1 ? score(all.get(1)) : best;
        if (mine()) {
            return say(Words.YOU_WIN, best, next);
        }
        return viewer instanceof Seat me
                ? say(Words.THEY_WIN_YOU, names.of(winners.getFirst()), best, next, outcome.of(me).place(),
                        outcome.results().size())
                : say(Words.THEY_WIN, names.of(winners.getFirst()), best, next);
    }

    private static String score(Outcome.Result result) {
        return Words.minus(result.score());
    }

    private String say(Text text, Object... values) {
        return Words.fill(text, language, values);
    }
}
