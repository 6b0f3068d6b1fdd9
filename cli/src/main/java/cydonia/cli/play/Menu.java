package cydonia.cli.play;

import cydonia.cli.shell.Lines;
import cydonia.cli.shell.Shell;
import cydonia.engine.Action;
import cydonia.engine.Notation;
import cydonia.engine.Prose;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The legal actions as a person sees them: numbered, and sorted by their first word when there are many. */
final class Menu<A extends Action> {

    /** In longer lists than this, groups larger than that get one line. */
    private static final int LONG = 24;
    private static final int LARGE = 9;
    private static final int WIDEST = 72;

    /** One action: the number to type, the phrase to read, and the notation to type instead of the number. */
    private record Item<A>(int number, A action, String phrase, String written) {

        String group() {
            return written.split(" ", 2)[0];
        }
    }

    private final List<Item<A>> items;
    private final Map<String, List<Item<A>>> groups;
    private final Function<A, String> mark;
    private final Shell shell;

    private Menu(List<Item<A>> items, Function<A, String> mark, Shell shell) {
        this.items = items;
        this.mark = mark;
        this.groups = items.stream()
                .collect(Collectors.groupingBy(Item::group, LinkedHashMap::new, Collectors.toList()));
        this.shell = shell;
    }

    static <A extends Action, O> Menu<A> of(List<A> legal, O seen, Prose<A, O> prose, Notation<A> notation,
            Shell shell) {
        List<Item<A>> items = new ArrayList<>();
        for (A action : legal) {
            items.add(new Item<>(items.size() + 1, action, prose.choice(action, seen), notation.print(action)));
        }
        return new Menu<>(items, action -> "", shell);
    }

    /** The same with a mark before each phrase, asked for whenever it is shown. */
    Menu<A> marked(Function<A, String> marks) {
        return new Menu<>(items, action -> marks.apply(action) + " ", shell);
    }

    /** The same with numbers that follow those of another menu. */
    Menu<A> after(Menu<A> other) {
        return new Menu<>(items.stream().map(
                item -> new Item<>(other.size() + item.number(), item.action(), item.phrase(), item.written()))
                .toList(), mark, shell);
    }

    /** The action with that number or that notation. */
    Optional<A> pick(String typed) {
        return named(typed).or(() -> numbered(typed));
    }

    /** Whether actions begin with that word, and none of them goes on with a number that could be mistaken. */
    boolean hasVerb(String word) {
        List<Item<A>> group = groups.getOrDefault(word, List.of());
        return !group.isEmpty() && group.stream().noneMatch(item -> item.written().matches("\\S+ \\d+(\\s.*)?"));
    }

    Optional<A> named(String written) {
        return items.stream().filter(item -> item.written().equals(written)).map(Item::action).findFirst();
    }

    Optional<A> numbered(String number) {
        return items.stream().filter(item -> number.equals(String.valueOf(item.number()))).map(Item::action)
                .findFirst();
    }

    Optional<Integer> number(String written) {
        return items.stream().filter(item -> item.written().equals(written)).map(Item::number).findFirst();
    }

    int size() {
        return items.size();
    }

    List<String> notations() {
        return items.stream().map(Item::written).toList();
    }

    /** What to show at first: everything, or one line for each large group. */
    List<String> lines() {
        if (items.size() <= LONG || groups.size() == 1) {
            return lines(items);
        }
        List<String> lines = new ArrayList<>();
        groups.forEach((word, members) -> {
            if (members.size() <= LARGE) {
                lines.addAll(lines(members));
            } else {
                lines.addAll(Lines.fitting(shell.say(PlayPhrase.GROUP, range(members), word, members.size(),
                        members.getFirst().phrase()), shell.width()));
            }
        });
        lines.add(shell.ink().faint(shell.say(PlayPhrase.GROUP_HINT)));
        return lines;
    }

    private static String range(List<? extends Item<?>> members) {
        return "%4s".formatted(members.getFirst().number() + "–" + members.getLast().number());
    }

    List<String> all() {
        return lines(items);
    }

    /** The actions whose notation begins with that word, if there are any. */
    Optional<List<String>> group(String word) {
        return Optional.ofNullable(groups.get(word)).map(this::lines);
    }

    private List<String> lines(List<Item<A>> some) {
        int width = some.stream().mapToInt(item -> item.phrase().length()).filter(length -> length <= WIDEST).max()
                .orElse(0);
        return some.stream().flatMap(item -> lines(item, width).stream()).toList();
    }

    /** One line; a long phrase goes on in the next, and the notation stands below where it does not fit beside. */
    private List<String> lines(Item<A> item, int width) {
        String head = "%4d  %s".formatted(item.number(), mark.apply(item.action()));
        String notation = item.phrase().equals(item.written()) ? "" : "[" + item.written() + "]";
        String line = (head + padded(item.phrase(), width) + "  " + notation).stripTrailing();
        if (line.length() <= shell.width()) {
            return List.of(notation.isEmpty() ? line : line.replace(notation, shell.ink().faint(notation)));
        }
        List<String> lines = new ArrayList<>(
                Lines.wrapped(item.phrase(), head, " ".repeat(head.length()), shell.width()));
        if (!notation.isEmpty()) {
            lines.add(" ".repeat(head.length()) + shell.ink().faint(notation));
        }
        return lines;
    }

    private static String padded(String phrase, int width) {
        return phrase + " ".repeat(Math.max(0, width - phrase.length()));
    }
}
