package cydonia.server.front;

import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** What the selectors of a style sheet ask for. */
final class Sheet {

    private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/", Pattern.DOTALL);
    private static final Pattern PRELUDE = Pattern.compile("([^{}]*)\\{");
    private static final Pattern STRING = Pattern.compile("\"[^\"]*\"");
    private static final Pattern CLASS = Pattern.compile("\\.([a-z][\\w-]*)");
    private static final Pattern ID = Pattern.compile("#([a-z][\\w-]*)");
    private static final Pattern DATA = Pattern.compile("\\[data-([a-z-]+)");

    private final String selectors;

    Sheet(String text) {
        StringBuilder preludes = new StringBuilder();
        PRELUDE.matcher(COMMENT.matcher(text).replaceAll("")).results().map(found -> found.group(1).strip())
                .map(prelude -> prelude.substring(prelude.lastIndexOf(';') + 1))
                .filter(prelude -> !prelude.strip().startsWith("@"))
                .forEach(prelude -> preludes.append(STRING.matcher(prelude).replaceAll("")).append('\n'));
        selectors = preludes.toString();
    }

    Set<String> classes() {
        return all(CLASS);
    }

    Set<String> ids() {
        return all(ID);
    }

    Set<String> data() {
        return all(DATA);
    }

    private Set<String> all(Pattern pattern) {
        Set<String> names = new TreeSet<>();
        pattern.matcher(selectors).results().forEach(found -> names.add(found.group(1)));
        return names;
    }
}
