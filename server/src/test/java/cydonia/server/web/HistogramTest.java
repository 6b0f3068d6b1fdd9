package cydonia.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class HistogramTest {

    @Test
    void times_are_counted_in_their_step_and_all_above_and_added_up_in_seconds() {
        Histogram histogram = new Histogram();
        histogram.add(TimeUnit.MILLISECONDS.toNanos(1));
        histogram.add(TimeUnit.MILLISECONDS.toNanos(300));
        histogram.add(TimeUnit.SECONDS.toNanos(7));
        StringBuilder text = new StringBuilder();
        histogram.write(text, "time", "route=\"/\"");
        assertThat(text.toString().lines()).contains("time_bucket{route=\"/\",le=\"0.001\"} 1",
                "time_bucket{route=\"/\",le=\"0.2\"} 1", "time_bucket{route=\"/\",le=\"0.5\"} 2",
                "time_bucket{route=\"/\",le=\"5.0\"} 2", "time_bucket{route=\"/\",le=\"+Inf\"} 3",
                "time_sum{route=\"/\"} 7.301", "time_count{route=\"/\"} 3");
    }
}
