package cydonia.cli.load;

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
        int[] sums = new int[several.path("limits").size()];
        for (JsonNode item : several.path("items")) {
            for (int times = item.path("most").asInt(); times > 0 && helps(several, item, sums); times--) {
                chosen.add(item.path("notation").asString());
                for (int i = 0; i < sums.length; i++) {
                    sums[i] += item.path("uses").get(i).asInt();
                }
            }
        }
        return chosen;
    }

    /** Whether one more of it makes up for something that is lacking, and is not too much of anything. */
    private static boolean helps(JsonNode several, JsonNode item, int[] sums) {
        boolean helps = false;
        boolean fits = true;
        for (int i = 0; i < sums.length; i++) {
            int use = item.path("uses").get(i).asInt();
            JsonNode limit = several.path("limits").get(i);
            helps |= use > 0 && i > 0 && sums[i] < limit.path("least").asInt();
            fits &= sums[i] + use <= limit.path("most").asInt(Integer.MAX_VALUE);
        }
        boolean more = sums[0] < several.path("limits").get(0).path("least").asInt();
        return fits && (helps || more);
    }
}
