package cydonia.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A bot that does not think")
class WhimTest {

    private final Whim whim = new Whim(new SplittableRandom(1));

    @Test
    void takes_one_action() {
        assertThat(choose("{\"choices\": [{\"notation\": \"done\"}]}")).containsExactly("done");
    }

    @Test
    void meets_every_limit_of_several_things() {
        assertThat(several("""
                {"what": "cards", "least": 1, "most": 1}, {"what": "silicon", "least": 1, "most": 1}""",
                """
                        {"notation": "spare iron", "most": 2, "uses": [1, 0]},
                        {"notation": "spare silicon", "most": 1, "uses": [1, 1]}"""))
                .containsExactly("spare silicon");
        assertThat(several("""
                {"what": "cards", "least": 3}, {"what": "worth", "least": 0, "most": 5}""",
                """
                        {"notation": "ore", "most": 9, "uses": [1, 3]}, {"notation": "ice", "most": 9, "uses": [1, 1]}"""))
                .containsExactly("ore", "ice", "ice");
    }

    @Test
    void takes_none_where_none_are_needed() {
        assertThat(several("{\"what\": \"cards\", \"least\": 0, \"most\": 4}",
                "{\"notation\": \"buy ants\", \"most\": 1, \"uses\": [1]}")).isEmpty();
    }

    private List<String> several(String limits, String items) {
        return choose("{\"several\": {\"limits\": [%s], \"items\": [%s]}}".formatted(limits, items));
    }

    private List<String> choose(String state) {
        return whim.choose(Talk.JSON.readTree(state));
    }
}
