package cydonia.cli.play;

import cydonia.cli.shell.Lines;
import cydonia.cli.shell.Phrase;
import cydonia.cli.shell.Shell;
import cydonia.engine.Action;
import cydonia.engine.Notation;
import cydonia.engine.Picks;
import cydonia.engine.Prose;
import cydonia.engine.Refused;
import cydonia.engine.Several;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/** A choice of several things while a person makes it: nothing is done before it is confirmed. */
final class Picking<A extends Action> {

    private final Menu<A> menu;
    private final Notation<A> notation;
    private final Function<A, Refused> whyNot;
    private final Shell shell;
    private Picks<A> picks;

    private Picking(Several<A> several, Menu<A> menu, Notation<A> notation, Function<A, Refused> whyNot,
            Shell shell) {
        this.picks = several.none();
        this.menu = menu.marked(this::mark);
        this.notation = notation;
        this.whyNot = whyNot;
        this.shell = shell;
    }

    /**
     * @param whyNot
     *            why an action that is none of the things cannot be taken with them
     */
    static <A extends Action, O> Picking<A> of(Several<A> several, O seen, Prose<A, O> prose, Notation<A> notation,
            Function<A, Refused> whyNot, Shell shell) {
        List<A> things = several.items().stream().map(Several.Item::action).toList();
        return new Picking<>(several, Menu.of(things, seen, prose, notation, shell), notation, whyNot, shell);
    }

    Menu<A> menu() {
        return menu;
    }

    Several<A> several() {
        return picks.several();
    }

    boolean isEmpty() {
        return picks.size() == 0;
    }

    void clear() {
        picks = several().none();
    }

    /** Whether a line is about this choice and not an order of the same name. */
    boolean understands(String line) {
        return line(line).begins();
    }

    /** Picks what a line says, or confirms it all; a line that is refused picks nothing. */
    Answer<A> follow(String typed) {
        PickLine<A> line = line(typed);
        line.read();
        if (line.confirmed()) {
            return new Answer.Act<>(line.picks().inOrder());
        }
        picks = line.picks();
        lines().forEach(shell::print);
        return new Answer.Stay<>();
    }

    private PickLine<A> line(String typed) {
        return new PickLine<>(typed, picks, menu, notation, whyNot);
    }

    List<String> lines() {
        List<String> lines = new ArrayList<>(menu.lines());
        lines.addAll(Lines.fitting(
                "      " + several().limits().stream().map(this::counted).collect(Collectors.joining(" · ")),
                shell.width()));
        return lines;
    }

    private String counted(Several.Limit limit) {
        int most = limit.most() == Several.Limit.ANY ? several().all().sum(limit) : limit.most();
        Phrase phrase = limit.least() == most || limit.least() == 0 && !limit.equals(several().count())
                ? PlayPhrase.PICKED_OF
                : limit.least() == 0 ? PlayPhrase.PICKED_AT_MOST : PlayPhrase.PICKED_BETWEEN;
        return shell.say(phrase, picks.sum(limit), most, limit.what(), limit.least());
    }

    private String mark(A action) {
        int most = several().items().get(several().index(action)).most();
        int picked = picks.count(action);
        return most > 1 ? "[%d/%d]".formatted(picked, most) : picked == 0 ? "[ ]" : "[x]";
    }

    List<String> completions() {
        List<String> completions = new ArrayList<>(menu.notations());
        picks.inOrder().stream().distinct().map(action -> "un" + notation.print(action)).forEach(completions::add);
        several().done().map(notation::print).ifPresent(completions::add);
        Arrays.stream(PickWord.values()).map(word -> word.word(shell.language())).forEach(completions::add);
        return completions;
    }
}
