package cydonia.server.front;

import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/** Finds the names that pages, scripts and sheets have in common: attributes for data, and ids. */
final class Attributes {

    private static final Pattern DATA = Pattern.compile("\\bdata-([a-z]+(?:-[a-z]+)*)\\b(?!-\\$)");
    private static final Pattern DATASET = Pattern.compile("\\bdataset(?:\\.|: \\{ )(\\w+)");
    private static final Pattern DATASET_WRITTEN = Pattern.compile("\\bdataset\\.(\\w+) (?:\\?\\?)?= ");
    private static final Pattern STRING = Pattern.compile("\"([^\"\\n]*)\"|`([^`]*)`");
    /** Not the beginning of an id that is put together, and not the fragment of a link. */
    private static final Pattern SELECTED = Pattern.compile("(?<![\\w/\"'=])#([a-z](?:[\\w-]*\\w)?)(?![\\w$-])");
    private static final Pattern BY_ID = Pattern.compile("getElementById\\(\"([\\w-]+)\"\\)|\\.id === \"([\\w-]+)\"");
    private static final Pattern ID = Pattern.compile("\\bid(?: = |=)\\\\?\"([a-z][\\w-]*)\\\\?\"");

    private Attributes() {
    }

    /** All data attributes that are named: {@code x} for {@code data-x}. */
    static Set<String> data(Map<String, String> files) {
        return all(files, DATA, UnaryOperator.identity());
    }

    /** What scripts read of data attributes, by either spelling. */
    static Set<String> readByScripts(Map<String, String> scripts) {
        Set<String> names = data(scripts);
        names.addAll(all(scripts, DATASET, Attributes::dashed));
        return names;
    }

    static Set<String> writtenByScripts(Map<String, String> scripts) {
        return all(scripts, DATASET_WRITTEN, Attributes::dashed);
    }

    static Set<String> ids(Map<String, String> files) {
        return all(files, ID, UnaryOperator.identity());
    }

    /** The ids that scripts look for, by name or in a selector. */
    static Set<String> idsSought(Map<String, String> scripts) {
        Set<String> ids = all(scripts, BY_ID, UnaryOperator.identity());
        scripts.values().forEach(text -> STRING.matcher(text).results()
                .map(found -> found.group(1) == null ? found.group(2) : found.group(1))
                .forEach(string -> ids.addAll(all(Map.of("", string), SELECTED, UnaryOperator.identity()))));
        return ids;
    }

    private static Set<String> all(Map<String, String> files, Pattern pattern, UnaryOperator<String> spelling) {
        Set<String> names = new TreeSet<>();
        files.values().forEach(text -> pattern.matcher(text).results().forEach(found -> {
            for (int group = 1; group <= found.groupCount(); group++) {
                if (found.group(group) != null) {
                    names.add(spelling.apply(found.group(group)));
                }
            }
        }));
        return names;
    }

    /** {@code moreOf} is written {@code more-of}. */
    private static String dashed(String camel) {
        return camel.replaceAll("([A-Z])", "-$1").toLowerCase(Locale.ROOT);
    }
}
