package cydonia.ai;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import cydonia.ai.onmars.OnMarsKnowledge;
import cydonia.games.onmars.OnMarsRollout;
import cydonia.games.onmars.language.OnMarsAction;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class InstinctTest {

    private static final Sense<OnMarsAction, OnMarsRollout> SENSE = OnMarsKnowledge.SENSE;

    private static String file(String name) throws IOException {
        try (InputStream in = Instinct.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static String learned() throws IOException {
        return file("learned/on-mars.solo.instinct.txt");
    }

    private static Instinct<OnMarsAction, OnMarsRollout> read(String written) throws IOException {
        return Instinct.read(new ByteArrayInputStream(written.getBytes(StandardCharsets.UTF_8)), SENSE);
    }

    private static float[] numbers(List<String> words) {
        float[] numbers = new float[words.size()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = Float.parseFloat(words.get(i));
        }
        return numbers;
    }

    /** A line of the program that learned it: what it says of that kind of action and those numbers. */
    private static void compare(Instinct<?, ?> instinct, String line) {
        List<String> words = Arrays.asList(line.split(" "));
        int kind = Integer.parseInt(words.get(1));
        int glance = 2 + SENSE.common();
        assertThat(words).hasSize(2 + Instinct.width(SENSE));
        assertThat(instinct.line(kind, numbers(words.subList(2, glance)), Double.parseDouble(words.get(glance)),
                numbers(words.subList(glance + 1, words.size()))))
                .isCloseTo(Double.parseDouble(words.getFirst()), within(0.01));
    }

    @Test
    void it_counts_like_the_program_that_learned_it() throws IOException {
        Instinct<?, ?> instinct = Instinct.of(SENSE);
        List<String> lines = file("on-mars.solo.instinct.check.txt").lines().toList();
        assertThat(lines).hasSizeGreaterThan(20);
        lines.forEach(line -> compare(instinct, line));
        assertThat(lines).anyMatch(line -> !line.startsWith("0.000 ") && !line.startsWith("-0.000 "));
    }

    @Test
    void a_number_that_was_changed_is_noticed() throws IOException {
        String written = learned();
        int last = written.length() - 2;
        String changed = written.substring(0, last) + (written.charAt(last) == '1' ? '2' : '1') + "\n";
        assertThatThrownBy(() -> read(changed)).isInstanceOf(IOException.class)
                .hasMessage("a damaged file of the kind instinct");
    }

    @Test
    void what_was_learned_of_other_actions_is_refused() throws IOException {
        String other = learned().replaceFirst("kinds \\d+ of", "kinds 7 of");
        assertThatThrownBy(() -> read(other)).isInstanceOf(IOException.class)
                .hasMessageStartingWith("an instinct for other actions: kinds 7");
        assertThatThrownBy(() -> read(file("learned/on-mars.solo.txt"))).isInstanceOf(IOException.class)
                .hasMessage("not a file of the kind instinct");
    }
}
