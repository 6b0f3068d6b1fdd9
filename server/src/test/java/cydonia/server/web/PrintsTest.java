package cydonia.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Pages that take long to make")
class PrintsTest {

    private final Prints prints = new Prints();

    @Test
    void are_made_once_and_one_at_a_time_however_many_ask() throws Exception {
        AtomicInteger made = new AtomicInteger();
        AtomicInteger atOnce = new AtomicInteger();
        AtomicInteger most = new AtomicInteger();
        List<Future<String>> pages = new ArrayList<>();
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < 64; i++) {
                String key = "page " + i % 4;
                pages.add(threads.submit(() -> prints.print(key, () -> {
                    most.accumulateAndGet(atOnce.incrementAndGet(), Math::max);
                    made.incrementAndGet();
                    Thread.onSpinWait();
                    atOnce.decrementAndGet();
                    return key;
                })));
            }
        }
        for (int i = 0; i < pages.size(); i++) {
            assertThat(pages.get(i).get()).isEqualTo("page " + i % 4);
        }
        assertThat(made).hasValue(4);
        assertThat(most).hasValue(1);
    }

    @Test
    void are_forgotten_before_they_fill_the_memory() {
        String large = "x".repeat(1 << 20);
        AtomicInteger made = new AtomicInteger();
        for (int round = 0; round < 2; round++) {
            for (int i = 0; i < 20; i++) {
                prints.print(i, () -> {
                    made.incrementAndGet();
                    return large;
                });
            }
        }
        assertThat(made).hasValue(40);
        prints.print(19, () -> {
            throw new AssertionError("the last one is kept");
        });
    }

    @Test
    void that_could_not_be_made_are_made_the_next_time() {
        try {
            prints.print("page", () -> {
                throw new IllegalStateException("broken");
            });
        } catch (IllegalStateException expected) {
            assertThat(expected).hasMessage("broken");
        }
        assertThat(prints.print("page", () -> "whole")).isEqualTo("whole");
    }
}
