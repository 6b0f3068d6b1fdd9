package cydonia.server.front;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * The names that templates, scripts and classes can give to an element: those that are written out, and those that are
 * put together from a beginning ({@code seat-}) and a word that some class or drawing knows ({@code red}).
 */
final class Names {

    private static final Pattern STRING = Pattern.compile("\"((?:[^\"\\\\\\n]|\\\\.)*)\"|`([^`]*)`");
    private static final Pattern EXPRESSION = Pattern.compile("\\$\\{[^}]*}");
    private static final Pattern NAMES = Pattern.compile(" *[a-z0-9$_-]*(?: +[a-z0-9$_-]+)? *");
    private static final Pattern MORE = Pattern.compile("\\s*\\+ ");
    private static final Pattern CSS = Pattern.compile("\\bcss = |!\\{");
    private static final Pattern CONSTANT = Pattern.compile("\\b[A-Z][A-Z0-9_]+\\b");
    private static final Pattern WORD = Pattern.compile("-?[a-z][\\w-]*");
    private static final Pattern SYMBOL = Pattern.compile("\\bid=\"([\\w-]+)\"");

    private final Set<String> whole = new TreeSet<>();
    private final Set<String> beginnings = new TreeSet<>();
    private final Set<String> words = new HashSet<>();

    /** The classes of elements. */
    static Names ofClasses() {
        Names names = new Names();
        FrontFiles.templates().values().forEach(text -> {
            names.attribute(text, "class=\"");
            CSS.matcher(text).results().forEach(found -> names.strings(argument(text, found.end())));
        });
        FrontFiles.classes().values().forEach(names::strings);
        FrontFiles.scripts().values().forEach(names::strings);
        return names.knowing();
    }

    static Names ofIds() {
        Names names = new Names();
        FrontFiles.templates().values().forEach(text -> names.attribute(text, " id=\""));
        names.whole.addAll(Attributes.ids(FrontFiles.scripts()));
        return names.knowing();
    }

    boolean possible(String name) {
        return whole.contains(name)
                || beginnings.stream()
                        .anyMatch(start -> name.startsWith(start) && words.contains(name.substring(start.length())));
    }

    private Names knowing() {
        for (Map<String, String> files : Arrays.asList(FrontFiles.classes(), FrontFiles.rules())) {
            files.values().forEach(text -> {
                STRING.matcher(text).results().map(found -> found.group(1)).filter(string -> string != null)
                        .forEach(words::add);
                CONSTANT.matcher(text).results().map(found -> found.group().toLowerCase(Locale.ROOT))
                        .forEach(name -> words.addAll(List.of(name, name.replace("_", "-"), name.replace("_", ""))));
            });
        }
        FrontFiles.drawings().values()
                .forEach(text -> SYMBOL.matcher(text).results().forEach(found -> words.add(found.group(1))));
        for (int number = 0; number < 100; number++) {
            words.add(String.valueOf(number));
        }
        return this;
    }

    /** The values of an attribute: words, and the strings of the expressions between them. */
    private void attribute(String text, String opening) {
        for (int at = text.indexOf(opening); at >= 0; at = text.indexOf(opening, at + 1)) {
            int from = at + opening.length();
            StringBuilder said = new StringBuilder();
            int i = from;
            while (text.charAt(i) != '"') {
                if (text.startsWith("${", i)) {
                    int end = closing(text, i + 2);
                    strings(text.substring(i, end));
                    said.append('$');
                    i = end;
                } else {
                    said.append(text.charAt(i));
                    i++;
                }
            }
            add(said.toString());
        }
    }

    /**
     * Strings of code that are names: few words, no sentence. What follows a string with a plus is another word's end.
     */
    private void strings(String code) {
        STRING.matcher(code).results().forEach(found -> {
            String said = EXPRESSION.matcher(found.group(1) == null ? found.group(2) : found.group(1))
                    .replaceAll("\\$");
            if (NAMES.matcher(said).matches()) {
                add(MORE.matcher(code.substring(found.end())).lookingAt() ? said + "$" : said);
            }
        });
    }

    private void add(String said) {
        for (String name : said.strip().split(" +", -1)) {
            if (name.endsWith("$") || name.endsWith("-")) {
                String beginning = name.substring(0, name.indexOf('$') < 0 ? name.length() : name.indexOf('$'));
                if (!beginning.isEmpty()) {
                    beginnings.add(beginning);
                }
            }
            if (WORD.matcher(name).matches()) {
                whole.add(name);
            }
        }
    }

    private static String argument(String text, int from) {
        int depth = 0;
        for (int i = from; i < text.length(); i++) {
            char sign = text.charAt(i);
            if (sign == '"') {
                i = text.indexOf('"', i + 1);
            } else if (sign == '(' || sign == '{') {
                depth++;
            } else if (sign == ')' || sign == '}' || sign == '`' || sign == ',' && depth == 0) {
                depth--;
                if (depth < 0) {
                    return text.substring(from, i);
                }
            }
        }
        return text.substring(from);
    }

    /** Where an expression in braces ends, its strings left aside. */
    private static int closing(String text, int from) {
        int depth = 1;
        int i = from;
        while (depth > 0) {
            char sign = text.charAt(i);
            if (sign == '"') {
                i = text.indexOf('"', i + 1);
            }
            depth += sign == '{' ? 1 : sign == '}' ? -1 : 0;
            i++;
        }
        return i;
    }
}
