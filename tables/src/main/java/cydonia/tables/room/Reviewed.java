package cydonia.tables.room;

import cydonia.ai.review.Judgement;
import cydonia.ai.review.Review;
import cydonia.engine.Action;
import cydonia.engine.Game;
import cydonia.engine.Language;
import cydonia.engine.Match;
import cydonia.engine.Names;
import cydonia.engine.Position;
import cydonia.engine.Prose;
import cydonia.engine.Seat;
import cydonia.engine.Text;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A finished game with its review: when everybody could hope for what, and where it was decided. Moments are counted in
 * commands, as in a replay.
 */
public final class Reviewed<P extends Position<P, A, O>, A extends Action, O> {

    private static final int MOST_SENTENCES = 4;

    /** What every seat could hope for after so many commands. */
    public record Point(int command, List<Double> chances) {
        public Point {
            chances = List.copyOf(chances);
        }
    }

    /**
     * A decision of which another one was clearly better.
     *
     * @param command
     *            how many had been given before it
     * @param chance
     *            what its seat could hope for after it
     * @param loss
     *            how much more that would have been after the other one
     */
    public record Mistake(int command, Seat seat, Way taken, Way better, double chance, double loss) {
    }

    /**
     * One way to decide.
     *
     * @param effects
     *            what it changes for certain, as far as whoever decides may know, and the other way does not
     */
    public record Way(String notation, String label, List<String> effects) {
        public Way {
            effects = List.copyOf(effects);
        }
    }

    /** What would have been better for a seat, and by how much. */
    public record Better(Seat seat, String label, double gain) {
    }

    /** A mistake with all that is needed to tell of it. */
    private record Lapse<P, A>(Judgement<A> judgement, P position, int command) {
    }

    private final Game<P, A, O> game;
    private final Review<A> review;
    private final int commands;
    private final Map<Integer, Text> chapters;
    private final List<Point> curve;
    private final List<Lapse<P, A>> mistakes;

    Reviewed(Match<P, A, O> match, List<Told> told, Review<A> review) {
        this.game = match.game();
        this.review = review;
        this.commands = told.size();
        this.chapters = Chronicle.chapters(told);
        List<Integer> given = given(told);
        Map<Integer, Point> points = new TreeMap<>();
        review.judgements().forEach(judgement -> {
            int after = given.get(judgement.number()) + 1;
            points.put(after, new Point(after, judgement.chances()));
        });
        this.curve = List.copyOf(points.values());
        this.mistakes = review.judgements().stream().filter(judgement -> judgement.better().isPresent())
                .map(judgement -> new Lapse<>(judgement, match.position(judgement.number()),
                        given.get(judgement.number())))
                .toList();
    }

    /** How many commands had been given before each action. */
    private static List<Integer> given(List<Told> told) {
        List<Integer> given = new ArrayList<>();
        for (int command = 0; command < told.size(); command++) {
            for (int move = 0; move < told.get(command).moves(); move++) {
                given.add(command);
            }
        }
        return given;
    }

    public Review<A> review() {
        return review;
    }

    public int commands() {
        return commands;
    }

    /** After which commands parts of the game began, by name; nothing where there are too few of them, or too many. */
    public Map<Integer, Text> chapters() {
        return chapters;
    }

    /** What everybody could hope for in the course of the game, wherever there was something to decide. */
    public List<Point> curve() {
        return curve;
    }

    /** Where most was lost by a decision, in the order of the game. */
    public List<Mistake> decisive(Language language, Names names) {
        Prose<A, O> prose = game.prose(language, names);
        List<Judgement<A>> decisive = review.decisive();
        return mistakes.stream().filter(lapse -> decisive.contains(lapse.judgement()))
                .map(lapse -> mistake(lapse, prose, language)).toList();
    }

    /** Before which commands another one would have been clearly better. */
    public List<Integer> mistakes() {
        return mistakes.stream().map(Lapse::command).distinct().toList();
    }

    /** What the computer would have done there instead, in words, and how much better that is; at most one thing. */
    public Optional<Better> better(int command, Language language, Names names) {
        return mistakes.stream().filter(lapse -> lapse.command() == command)
                .max(Comparator.comparingDouble(lapse -> lapse.judgement().loss()))
                .map(lapse -> new Better(lapse.judgement().seat(),
                        label(lapse, lapse.judgement().better().orElseThrow().action(), game.prose(language, names)),
                        lapse.judgement().loss()));
    }

    private Mistake mistake(Lapse<P, A> lapse, Prose<A, O> prose, Language language) {
        Judgement<A> judgement = lapse.judgement();
        A better = judgement.better().orElseThrow().action();
        List<String> done = effects(lapse, judgement.action(), prose, language);
        List<String> possible = effects(lapse, better, prose, language);
        return new Mistake(lapse.command(), judgement.seat(),
                way(lapse, judgement.action(), prose, unlike(done, possible)),
                way(lapse, better, prose, unlike(possible, done)),
                judgement.chances().get(judgement.seat().index()), judgement.loss());
    }

    private List<String> effects(Lapse<P, A> lapse, A action, Prose<A, O> prose, Language language) {
        return Preview.of(lapse.position(), lapse.judgement().seat(), action, prose).effects(language);
    }

    /** What both ways change tells nothing about them. */
    private static List<String> unlike(List<String> effects, List<String> others) {
        return effects.stream().filter(effect -> !others.contains(effect)).limit(MOST_SENTENCES).toList();
    }

    private Way way(Lapse<P, A> lapse, A action, Prose<A, O> prose, List<String> effects) {
        return new Way(game.notation().print(action), label(lapse, action, prose), effects);
    }

    private static <P extends Position<P, A, O>, A extends Action, O> String label(Lapse<P, A> lapse, A action,
            Prose<A, O> prose) {
        return prose.choice(action, lapse.position().observe(lapse.judgement().seat()));
    }
}
