package cydonia.games.martians;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.testkit.EveryField;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The table in parts")
class TableTest {

    /** What never changes, what is no state, and what the engine tests itself. */
    private static final Set<String> APART = Set.of("terms", "audience", "choices", "survey", "agenda", "dice");

    @Test
    void every_field_counts_and_is_copied() {
        Table table = Scenario.of(3, Map.of(Martians.HIDDEN_OBJECTIVES, "on")).position().table().copy();
        assertThat(EveryField.counts(table, Table::copy, Table::imprint, APART)).isGreaterThan(300);
    }

    @Test
    void what_is_asked_counts_and_is_copied() {
        MartiansPosition before = Scenario.com(2).position();
        Table asked = before.table().copy();
        asked.push(new TokenEvents.LoseTokens(2, 0, 0));
        Table other = before.table().copy();
        other.push(new TokenEvents.LoseTokens(2, 1, 0));
        assertThat(asked.imprint()).isNotEqualTo(before.imprint()).isNotEqualTo(other.imprint());
        assertThat(asked.copy().imprint()).isEqualTo(asked.imprint());
    }
}
