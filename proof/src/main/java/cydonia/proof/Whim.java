package cydonia.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import tools.jackson.databind.JsonNode;

/** What a bot chooses without thinking: one action by chance; of several things as few as are needed. */
record Whim(SplittableRandom random) {

    List<String> choose(JsonNode state) {
        JsonNode several = state.path("several");
        if (several.isMissingNode()) {
            JsonNode choices = state.path("choices");
            return List.of(choices.get(random.nextInt(choices.size())).path("notation").asString());
        }
        List<String> chosen = new ArrayList<>();
        if (!completes(several, 0, 0, new int[several.path("limits").size()], chosen)) {
            throw new IllegalStateException("nothing meets " + several);
        }
        return chosen;
    }

    /**
     * Adds what is lacking.
     *
     * @param from
     *            the items before that one were tried
     * @param times
     *            how often that one is chosen already
     * @param sums
     *            what is chosen counts for each limit
     */
    private static boolean completes(JsonNode several, int from, int times, int[] sums, List<String> chosen) {
        if (!lacks(several, sums, List.of())) {
            return true;
        }
        JsonNode items = several.path("items");
        for (int i = from; i < items.size(); i++) {
            JsonNode item = items.get(i);
            int before = i == from ? times : 0;
            List<Integer> uses = item.path("uses").valueStream().map(JsonNode::asInt).toList();
            if (before < item.path("most").asInt() && lacks(several, sums, uses) && fits(several, sums, uses)) {
                int[] more = sums.clone();
                for (int limit = 0; limit < more.length; limit++) {
                    more[limit] += uses.get(limit);
                }
                chosen.add(item.path("notation").asString());
                if (completes(several, i, before + 1, more, chosen)) {
                    return true;
                }
                chosen.removeLast();
            }
        }
        return false;
    }

    /** Whether there is too little of anything; where uses are named, of anything that these make up for. */
    private static boolean lacks(JsonNode several, int[] sums, List<Integer> uses) {
        boolean lacks = false;
        for (int i = 0; i < sums.length; i++) {
            lacks |= sums[i] < several.path("limits").get(i).path("least").asInt()
                    && (uses.isEmpty() || uses.get(i) > 0);
        }
        return lacks;
    }

    private static boolean fits(JsonNode several, int[] sums, List<Integer> uses) {
        boolean fits = true;
        for (int i = 0; i < sums.length; i++) {
            fits &= sums[i] + uses.get(i) <= several.path("limits").get(i).path("most").asInt(Integer.MAX_VALUE);
        }
        return fits;
    }
}
