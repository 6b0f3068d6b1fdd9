package cydonia.ai;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import cydonia.ai.onmars.OnMarsKnowledge;
import cydonia.ai.terraforming.TerraformingKnowledge;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class NetTest {

    private static final int ALONE = TerraformingKnowledge.LEARNED_ALONE.traits();

    private static String file(String name) throws IOException {
        try (InputStream in = Net.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static String alone() throws IOException {
        return file("learned/terraforming-mars.solo.txt");
    }

    private static Net read(String written, int traits) throws IOException {
        return Net.read(new ByteArrayInputStream(written.getBytes(StandardCharsets.UTF_8)), traits);
    }

    /** A line of the program that learned it: what it says of those traits. */
    private static void compare(Net net, String line) {
        List<String> words = List.of(line.split(" "));
        Net.Sum sum = net.sum();
        words.stream().skip(2).map(word -> word.split(":")).forEach(
                trait -> sum.put(Integer.parseInt(trait[0]), Double.parseDouble(trait[1])));
        assertThat(sum.value()).isCloseTo(Double.parseDouble(words.getFirst()), within(0.05));
    }

    static Stream<Learned<?>> kinds() {
        return Stream.of(TerraformingKnowledge.LEARNED_ALONE, TerraformingKnowledge.LEARNED_OF_TWO,
                OnMarsKnowledge.LEARNED_ALONE, OnMarsKnowledge.LEARNED_AT_THREE, OnMarsKnowledge.LEARNED_OF_TWO);
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void it_counts_like_the_program_that_learned_it(Learned<?> kind) throws IOException {
        Net net = kind.net();
        List<String> lines = file(kind.name() + ".check.txt").lines().toList();
        assertThat(lines).hasSizeGreaterThan(10);
        lines.forEach(line -> compare(net, line));
    }

    @Test
    void a_number_that_was_changed_is_noticed() throws IOException {
        String written = alone();
        int last = written.length() - 2;
        String changed = written.substring(0, last) + (written.charAt(last) == '1' ? '2' : '1') + "\n";
        assertThatThrownBy(() -> read(changed, ALONE)).isInstanceOf(IOException.class)
                .hasMessage("a damaged file of the kind net");
    }

    @Test
    void a_net_for_other_traits_is_refused() throws IOException {
        String written = alone();
        assertThatThrownBy(() -> read(written, ALONE + 1))
                .isInstanceOf(IOException.class).hasMessageContaining("other traits");
        assertThatThrownBy(() -> read("0 1 2", 3)).isInstanceOf(IOException.class)
                .hasMessage("not a file of the kind net");
    }
}
