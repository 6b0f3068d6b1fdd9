package cydonia.ai;

import cydonia.ai.Search.Judged;
import cydonia.ai.Search.Thoughts;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * What several searches that know nothing of each other say of the same decision. How far they lie apart tells what can
 * be relied upon: within one of them each imagined game depends on those before it, so that alone it seems surer of
 * itself than it is.
 *
 * @param best
 *            the most tried actions, by what they let hope for
 * @param iterations
 *            of all searches
 */
public record Recommendation<A>(List<Ranked<A>> best, long iterations) {

    /** So many actions are worth looking at. */
    private static final int BEST = 3;
    /** What was tried less than that part of the most tried is not known well enough to be compared. */
    private static final int ENOUGH = 10;
    /** Student's t for five: where nothing is better, they lie further apart once in twenty times. */
    private static final double STANDARD_ERRORS = 2.8;
    /** A difference that makes none to people. */
    private static final double NOTHING = 0.005;

    /**
     * One of the best.
     *
     * @param even
     *            whether it is another one than the first and cannot be told from it
     */
    public record Ranked<A>(A action, int visits, double hope, boolean even) {
    }

    public Recommendation {
        best = List.copyOf(best);
    }

    /** Whether the first cannot be told from one of the others. */
    public boolean isEven() {
        return best.stream().anyMatch(Ranked::even);
    }

    /** Puts together what each of the searches said of each action. */
    static <A> Recommendation<A> of(List<Thoughts<A>> searches) {
        Map<A, List<Judged<A>>> opinions = new LinkedHashMap<>();
        for (Thoughts<A> thoughts : searches) {
            for (Judged<A> judged : thoughts.actions()) {
                opinions.computeIfAbsent(judged.action(), _ -> new ArrayList<>()).add(judged);
            }
        }
        List<List<Judged<A>>> tried = new ArrayList<>(opinions.values());
        tried.sort(Comparator.<List<Judged<A>>>comparingInt(Recommendation::visits).reversed());
        int needed = Math.max(1, visits(tried.getFirst()) / ENOUGH);
        List<List<Judged<A>>> best = tried.stream().filter(one -> visits(one) >= needed).limit(BEST)
                .sorted(Comparator.<List<Judged<A>>>comparingDouble(Recommendation::hope).reversed()).toList();
        return new Recommendation<>(IntStream.range(0, best.size()).mapToObj(place -> {
            List<Judged<A>> one = best.get(place);
            return new Ranked<>(one.getFirst().action(), visits(one), hope(one),
                    place > 0 && isEven(best.getFirst(), one));
        }).toList(), searches.stream().mapToLong(Thoughts::iterations).sum());
    }

    private static <A> int visits(List<Judged<A>> opinions) {
        return opinions.stream().mapToInt(Judged::visits).sum();
    }

    private static <A> double hope(List<Judged<A>> opinions) {
        return opinions.stream().mapToDouble(judged -> judged.visits() * judged.hope()).sum()
                / Math.max(1, visits(opinions));
    }

    /** Search by search: what all of them think too much of two actions says nothing of their difference. */
    private static <A> boolean isEven(List<Judged<A>> better, List<Judged<A>> worse) {
        int count = better.size();
        double[] leads = new double[count];
        double sum = 0;
        for (int i = 0; i < count; i++) {
            if (better.get(i).visits() == 0 || worse.get(i).visits() == 0) {
                return true;
            }
            leads[i] = better.get(i).hope() - worse.get(i).hope();
            sum += leads[i];
        }
        double mean = sum / count;
        double squares = 0;
        for (double lead : leads) {
            squares += (lead - mean) * (lead - mean);
        }
        double error = count > 1 ? Math.sqrt(squares / (count - 1) / count) : 0;
        return mean < NOTHING || mean < STANDARD_ERRORS * error;
    }
}
