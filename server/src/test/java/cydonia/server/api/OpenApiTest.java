package cydonia.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;
import tools.jackson.core.util.Separators;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * The schemas of the description are made from the records of this package. Written anew with
 * {@code -Dgolden.write=true}; read the diff before you commit it, since bots depend on it.
 */
@DisplayName("The OpenAPI file")
class OpenApiTest {

    private static final Path FILE = Path.of("src", "main", "resources", "cydonia", "server", "web", "openapi.json");
    private static final JsonMapper JSON = new JsonMapper();
    /** What is sent; whatever is in it follows. */
    private static final List<Class<?>> ANSWERS = List.of(Problem.class, Game.class, Summary.class, State.class,
            Entered.class, Done.class, Refusal.class, Preview.class, Moment.class, Brought.class,
            Review.class);

    @Test
    void describes_every_field_of_every_answer_and_no_other() throws IOException {
        JsonNode file = JSON.readTree(Files.readString(FILE));
        JsonNode made = Schema.ofAnswers(ANSWERS);
        if (Boolean.getBoolean("golden.write")) {
            ((ObjectNode) file.get("components")).set("schemas", made);
            var lines = new DefaultPrettyPrinter(
                    Separators.createDefaultInstance().withObjectNameValueSpacing(Separators.Spacing.AFTER))
                    .withArrayIndenter(new DefaultIndenter("  ", "\n"))
                    .withObjectIndenter(new DefaultIndenter("  ", "\n"));
            Files.writeString(FILE, JSON.writer().with(lines).writeValueAsString(file) + "\n");
        }
        assertThat(ANSWERS)
                .allSatisfy(answer -> assertThat(made.at("/" + answer.getSimpleName() + "/properties").size())
                        .isEqualTo(Schema.components(answer).count()).isPositive());
        assertThat(file.at("/components/schemas").toPrettyString()).isEqualTo(made.toPrettyString());
    }

    @Test
    void refers_to_nothing_that_is_not_there() throws IOException {
        JsonNode file = JSON.readTree(Files.readString(FILE));
        assertThat(file.findValuesAsString("$ref")).isNotEmpty()
                .allSatisfy(ref -> assertThat(file.at(ref.substring(1)).isMissingNode()).as(ref).isFalse());
    }
}
