package cydonia.server.front;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Pages write what scripts read, and nothing that nobody reads")
class DataContractTest {

    /** Written for others than scripts, sheets and tests in a browser. */
    private static final Map<String, String> FOR_OTHERS = Map.of("seat",
            "tests of the server see by it whose page it is");

    private final Map<String, String> scripts = FrontFiles.scripts();

    @Test
    void what_a_script_reads_is_written_somewhere() {
        assertThat(Attributes.readByScripts(scripts)).hasSizeGreaterThan(50).isSubsetOf(written());
    }

    @Test
    void what_a_test_in_a_browser_reads_is_written_somewhere() {
        assertThat(Attributes.readByScripts(FrontFiles.browserTests())).isNotEmpty().isSubsetOf(written());
    }

    @Test
    void what_is_written_is_read_by_a_script_a_sheet_or_a_test_in_a_browser() {
        Set<String> read = Attributes.readByScripts(scripts);
        read.addAll(Attributes.data(FrontFiles.sheets()));
        read.addAll(Attributes.data(FrontFiles.browserTests()));
        read.addAll(Attributes.readByScripts(FrontFiles.browserTests()));
        assertThat(read).doesNotContainAnyElementsOf(FOR_OTHERS.keySet());
        read.addAll(FOR_OTHERS.keySet());
        assertThat(written()).hasSizeGreaterThan(50).isSubsetOf(read);
    }

    @Test
    void an_id_that_a_script_looks_for_is_on_some_page() {
        Set<String> given = Attributes.ids(pages());
        given.addAll(Attributes.ids(FrontFiles.drawings()));
        given.addAll(Attributes.ids(scripts));
        assertThat(Attributes.idsSought(scripts)).hasSizeGreaterThan(20).isSubsetOf(given);
    }

    private Set<String> written() {
        Set<String> written = new TreeSet<>(Attributes.data(pages()));
        written.addAll(Attributes.writtenByScripts(scripts));
        return written;
    }

    private static Map<String, String> pages() {
        Map<String, String> pages = new HashMap<>(FrontFiles.templates());
        pages.putAll(FrontFiles.classes());
        return pages;
    }
}
