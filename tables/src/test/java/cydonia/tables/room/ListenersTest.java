package cydonia.tables.room;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ListenersTest {

    @Test
    void everybody_who_listens_hears_who_comes_and_who_leaves() {
        Listeners listeners = new Listeners(() -> 7);
        List<Integer> heard = new ArrayList<>();
        Runnable ann = listeners.add("ann", heard::add);
        assertThat(heard).containsExactly(7);
        Runnable ben = listeners.add("ben", _ -> {
        });
        assertThat(heard).hasSize(2);
        ben.run();
        assertThat(heard).hasSize(3);
        ann.run();
        assertThat(heard).hasSize(3);
        assertThat(listeners.nobody()).isTrue();
    }
}
