package cydonia.server.front;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Needs Node. Without it this says so and is skipped, except where {@code CI=true}: there it fails. */
@DisplayName("Scripts and style sheets say what they mean")
class FrontEndTest {

    @BeforeAll
    static void tools() {
        String missing = Node.prepare();
        if ("true".equals(System.getenv("CI"))) {
            assertThat(missing).isEmpty();
        }
        assumeTrue(missing.isEmpty(), missing);
    }

    @Test
    void scripts_of_pages_keep_to_their_types() {
        content(Node.tool("tsc", "--project", "config/front/tsconfig.json"));
    }

    @Test
    void the_worker_keeps_to_its_types() {
        content(Node.tool("tsc", "--project", "config/front/tsconfig.worker.json"));
    }

    @Test
    void scripts_have_no_likely_mistakes() {
        content(Node.tool("eslint", "--max-warnings=0", "--config", Node.setting("eslint.config.js"),
                "server/src/main/resources/static"));
    }

    @Test
    void sheets_have_nothing_a_browser_would_drop() {
        content(Node.tool("stylelint", "--max-warnings=0", "--config", Node.setting("stylelint.config.js"),
                "server/src/main/resources/static/*.css"));
    }

    @Test
    void the_lock_names_no_server_to_fetch_from() throws IOException {
        assertThat(Files.readString(FrontFiles.TOOLS.resolve("package-lock.json"))).contains("\"lockfileVersion\"")
                .doesNotContain("\"resolved\"");
    }

    private static void content(Node.Verdict verdict) {
        assertThat(verdict.good()).as(verdict.words()).isTrue();
    }
}
