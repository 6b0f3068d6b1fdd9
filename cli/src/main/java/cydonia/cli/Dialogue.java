package cydonia.cli;

import cydonia.engine.Action;
import cydonia.engine.CardText;
import cydonia.engine.Match;
import cydonia.engine.Notation;
import cydonia.engine.Position;
import cydonia.engine.Prose;
import cydonia.engine.Refusal;
import cydonia.engine.Refused;
import cydonia.engine.Seat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** One question to one person, and everything they may ask before they answer it. */
final class Dialogue<P extends Position<P, A, O>, A extends Action, O> {

    private final Match<P, A, O> match;
    private final Seat seat;
    private final Logbook logbook;
    private final Prose<A, O> prose;
    private final Shell shell;
    private final O seen;
    private final Menu<A> menu;

    Dialogue(Match<P, A, O> match, Seat seat, Logbook logbook, Prose<A, O> prose, Shell shell) {
        this.match = match;
        this.seat = seat;
        this.logbook = logbook;
        this.prose = prose;
        this.shell = shell;
        this.seen = match.position().observe(seat);
        this.menu = Menu.of(match.position().legal(seat), seen, prose, match.game().notation(), shell);
    }

    void ask() {
        shell.print("");
        Lines.wrapped(prose.ask(seen), "").forEach(line -> shell.print(shell.ink().strong(line)));
        menu.lines().forEach(shell::print);
    }

    List<String> completions() {
        List<String> completions = new ArrayList<>(menu.notations());
        Arrays.stream(Order.values()).map(order -> order.word(shell.language())).forEach(completions::add);
        return completions;
    }

    /** An action of the menu comes before an order of the same name. */
    Answer<A> answer(String line) {
        Optional<A> picked = menu.pick(line);
        if (picked.isPresent()) {
            return new Answer.Act<>(picked.get());
        }
        if (line.isEmpty()) {
            view();
            return new Answer.Stay<>();
        }
        Optional<Order> order = Order.of(line);
        if (order.isPresent()) {
            return follow(order.get(), line.contains(" ") ? line.substring(line.indexOf(' ')).strip() : "");
        }
        Optional<List<String>> group = menu.group(line);
        if (group.isPresent()) {
            group.get().forEach(shell::print);
            return new Answer.Stay<>();
        }
        return new Answer.Act<>(read(line));
    }

    private Answer<A> follow(Order order, String rest) {
        switch (order) {
            case UNDO -> {
                return new Answer.TakeBack<>();
            }
            case SAVE -> {
                return new Answer.Save<>(rest);
            }
            case QUIT -> {
                return new Answer.Leave<>();
            }
            case VIEW -> view();
            case CHOICES -> menu.all().forEach(shell::print);
            case WHY -> why(rest);
            case SCORE -> new Ending<>(match.position(), prose, shell).explain(seat, match.setup().seats());
            case LOG -> logbook.told(0, seat, prose)
                    .forEach(line -> Lines.wrapped(line, "  · ", "    ").forEach(shell::print));
            case CARD -> card(rest);
            case HELP -> help();
        }
        return new Answer.Stay<>();
    }

    private void view() {
        shell.print(prose.show(seen).stripTrailing());
        ask();
    }

    /** An action that is not on the menu will be refused with the reason; what is no action is refused here. */
    private A read(String line) {
        if (line.chars().allMatch(Character::isDigit)) {
            throw new Refused(Phrase.NO_SUCH_NUMBER.text(line, menu.size()));
        }
        try {
            return match.game().notation().parse(line);
        } catch (Refused refused) {
            throw new Refused(Phrase.NOT_UNDERSTOOD.text(refused.why()));
        }
    }

    private void why(String rest) {
        Notation<A> notation = match.game().notation();
        if (menu.number(rest).isPresent()) {
            shell.print(Phrase.THAT_IS_POSSIBLE, rest, menu.number(rest).get());
            return;
        }
        List<String> told = match.position().refusals(seat).stream()
                .filter(refusal -> rest.isEmpty() || begins(notation.print(refusal.action()), rest)).map(this::told)
                .toList();
        if (told.isEmpty() && (rest.isEmpty() || menu.group(rest).isPresent())) {
            shell.print(Phrase.NOTHING_REFUSED);
        } else if (told.isEmpty()) {
            shell.print(Phrase.NOT_NOW, notation.print(notation.parse(rest)));
        }
        told.forEach(line -> Lines.wrapped(line, "  ", "      ").forEach(shell::print));
    }

    private static boolean begins(String written, String wanted) {
        return written.equals(wanted) || written.startsWith(wanted + " ");
    }

    private String told(Refusal<A> refusal) {
        return match.game().notation().print(refusal.action()) + ": "
                + refusal.obstacles().stream().map(prose::explain).collect(Collectors.joining("; "));
    }

    private void card(String word) {
        List<CardText> found = prose.cards().stream().filter(card -> mentions(card, word)).toList();
        if (found.isEmpty()) {
            throw new Refused(Phrase.NO_SUCH_CARD.text(word));
        }
        found.forEach(card -> CardsCommand.lines(card, shell).forEach(shell::print));
    }

    private static boolean mentions(CardText card, String word) {
        String wanted = word.toLowerCase(Locale.ROOT);
        return card.id().contains(wanted) || card.name().toLowerCase(Locale.ROOT).contains(wanted);
    }

    private void help() {
        shell.print(Phrase.HELP_ACTIONS);
        for (Order order : Order.values()) {
            shell.print("  %-10s %s".formatted(order.word(shell.language()), shell.say(order.explanation())));
        }
    }
}
