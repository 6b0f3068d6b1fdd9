package cydonia.server.web;

import cydonia.engine.DiceCup;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What a program that chooses by chance would send for a state it was given. */
final class AnyAnswer {

    private static final JsonMapper JSON = new JsonMapper();

    private AnyAnswer() {
    }

    static String command(JsonNode state, DiceCup dice) {
        return command(state, state.path("version").asInt(), dice);
    }

    static String command(JsonNode state, int version, DiceCup dice) {
        return JSON.writeValueAsString(Map.of("version", version, "actions", any(state, dice)));
    }

    private static List<String> any(JsonNode state, DiceCup dice) {
        JsonNode several = state.path("several");
        JsonNode choices = state.path("choices");
        if (several.isMissingNode()) {
            return List.of(choices.get(dice.roll(choices.size())).path("notation").asString());
        }
        List<JsonNode> picked = new ArrayList<>();
        while (true) {
            List<JsonNode> more = new ArrayList<>();
            several.path("items").forEach(item -> {
                if (fits(several, picked, item)) {
                    more.add(item);
                }
            });
            if (more.isEmpty() || enough(several, picked) && dice.roll(3) == 0) {
                return picked.stream().map(item -> item.path("notation").asString()).toList();
            }
            picked.add(more.get(dice.roll(more.size())));
        }
    }

    private static boolean fits(JsonNode several, List<JsonNode> picked, JsonNode item) {
        boolean fits = Collections.frequency(picked, item) < item.path("most").asInt()
                && picked.stream().noneMatch(other -> excludes(other, item));
        for (int i = 0; i < several.path("limits").size(); i++) {
            int sum = sum(picked, i) + item.path("uses").get(i).asInt();
            fits &= sum <= several.path("limits").get(i).path("most").asInt(Integer.MAX_VALUE);
        }
        return fits;
    }

    /** What is given is not asked for in the same breath: the rules refuse it. */
    private static boolean excludes(JsonNode one, JsonNode other) {
        String[] first = one.path("notation").asString().split(" ", 2);
        String[] second = other.path("notation").asString().split(" ", 2);
        return !first[0].equals(second[0]) && first[first.length - 1].equals(second[second.length - 1]);
    }

    private static boolean enough(JsonNode several, List<JsonNode> picked) {
        boolean enough = true;
        for (int i = 0; i < several.path("limits").size(); i++) {
            enough &= sum(picked, i) >= several.path("limits").get(i).path("least").asInt();
        }
        return enough;
    }

    private static int sum(List<JsonNode> picked, int limit) {
        return picked.stream().mapToInt(item -> item.path("uses").get(limit).asInt()).sum();
    }
}
