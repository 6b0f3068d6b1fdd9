package cydonia.server.page;

import cydonia.engine.Language;
import cydonia.engine.Text;
import java.util.List;
import java.util.Optional;

/**
 * How somebody wants to be called: {@code POST /notices} with {@code address}, {@code kind}, {@code everyone} and
 * {@code quiet}; {@code POST /notices/{id}/remove}; scripts subscribe the browser itself with
 * {@code POST /notices/push}.
 *
 * @param pushKey
 *            by which browsers know the server's messages
 * @param problem
 *            why the form came back
 */
public record NoticesPage(Language language, List<Row> rows, String pushKey, Optional<Text> problem) {

    /**
     * One that is kept.
     *
     * @param where
     *            the address without its secret part
     */
    public record Row(String id, String kind, String where, boolean everyone, String quiet) {
    }

    public NoticesPage {
        rows = List.copyOf(rows);
    }
}
