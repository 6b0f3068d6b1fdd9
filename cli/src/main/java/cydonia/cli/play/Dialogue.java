package cydonia.cli.play;

import cydonia.ai.Adviser;
import cydonia.ai.Calibration;
import cydonia.ai.Decision;
import cydonia.ai.Recommendation;
import cydonia.cli.shell.CardsCommand;
import cydonia.cli.shell.Lines;
import cydonia.cli.shell.Shell;
import cydonia.cli.shell.ShellPhrase;
import cydonia.engine.Action;
import cydonia.engine.Audience;
import cydonia.engine.CardText;
import cydonia.engine.Match;
import cydonia.engine.Notation;
import cydonia.engine.Position;
import cydonia.engine.Prose;
import cydonia.engine.Purpose;
import cydonia.engine.Refusal;
import cydonia.engine.Refused;
import cydonia.engine.Seat;
import cydonia.titles.learn.Handbook;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** One question to one person, and everything they may ask before they answer it. */
final class Dialogue<P extends Position<P, A, O>, A extends Action, O> {

    private final Match<P, A, O> match;
    private final Seat seat;
    private final Handbook<O> handbook;
    private final Adviser<P, A, O> adviser;
    private final Logbook logbook;
    private final Prose<A, O> prose;
    private final Shell shell;
    private final O seen;

    /** The choice of several things, where the question is one; the menu then lists what is possible beside it. */
    private final Optional<Picking<A>> picking;
    private final Menu<A> menu;

    Dialogue(Match<P, A, O> match, Seat seat, Handbook<O> handbook, Adviser<P, A, O> adviser, Logbook logbook,
            Prose<A, O> prose, Shell shell) {
        this.match = match;
        this.seat = seat;
        this.handbook = handbook;
        this.adviser = adviser;
        this.logbook = logbook;
        this.prose = prose;
        this.shell = shell;
        this.seen = match.position().observe(seat);
        this.picking = match.position().several(seat).filter(several -> several.picked() == 0)
                .map(several -> Picking.of(several, seen, prose, match.game().notation(), this::whyNot, shell));
        Menu<A> single = Menu.of(match.position().legal(seat).stream().filter(this::isSingle).toList(), seen, prose,
                match.game().notation(), shell);
        this.menu = picking.map(Picking::menu).map(single::after).orElse(single);
    }

    /** Whether an action answers the question alone. */
    private boolean isSingle(A action) {
        return picking.map(Picking::several).filter(
                several -> several.index(action) >= 0 || several.done().equals(Optional.of(action))).isEmpty();
    }

    void ask() {
        shell.print("");
        Lines.wrapped(prose.ask(seen), "", shell.width()).forEach(line -> shell.print(shell.ink().strong(line)));
        picking.ifPresent(several -> {
            several.lines().forEach(shell::print);
            Lines.fitting(shell.say(PlayPhrase.HOW_TO_PICK), shell.width())
                    .forEach(line -> shell.print(shell.ink().faint(line)));
            if (menu.size() > 0) {
                shell.print(PlayPhrase.BESIDE);
            }
        });
        menu.lines().forEach(shell::print);
    }

    List<String> completions() {
        List<String> completions = new ArrayList<>(menu.notations());
        picking.map(Picking::completions).ifPresent(completions::addAll);
        Arrays.stream(Order.values()).map(order -> order.word(shell.language())).forEach(completions::add);
        return completions;
    }

    /** An action of the menu comes before an order of the same name. */
    Answer<A> answer(String line) {
        Optional<A> single = menu.pick(line);
        if (single.isPresent()) {
            return new Answer.Act<>(List.of(single.get()));
        }
        if (line.isEmpty()) {
            view();
            return new Answer.Stay<>();
        }
        if (picking.isPresent() && picking.get().understands(line)) {
            return picking.get().follow(line);
        }
        Optional<Order> order = Order.of(line);
        if (order.isPresent()) {
            return follow(order.get(), line.contains(" ") ? line.substring(line.indexOf(' ')).strip() : "");
        }
        Optional<List<String>> group = menus().flatMap(each -> each.group(line).stream()).findFirst();
        if (group.isPresent()) {
            group.get().forEach(shell::print);
            return new Answer.Stay<>();
        }
        return picking.isPresent()
                ? picking.get().follow(line)
                : new Answer.Act<>(List.of(read(line)));
    }

    private Stream<Menu<A>> menus() {
        return Stream.concat(picking.map(Picking::menu).stream(), Stream.of(menu));
    }

    /** Why an action cannot be taken together with things of a choice. */
    private Refused whyNot(A action) {
        try {
            match.after(seat, action, Audience.NOBODY);
            return new Refused(PlayPhrase.GOES_ALONE.text(match.game().notation().print(action)));
        } catch (Refused refused) {
            return refused;
        }
    }

    private Answer<A> follow(Order order, String rest) {
        switch (order) {
            case UNDO -> {
                if (picking.filter(several -> !several.isEmpty()).isEmpty()) {
                    return new Answer.TakeBack<>();
                }
                picking.ifPresent(Picking::clear);
                shell.print(PlayPhrase.NOTHING_PICKED);
            }
            case SAVE -> {
                return new Answer.Save<>(rest);
            }
            case QUIT -> {
                return new Answer.Leave<>();
            }
            case VIEW -> view();
            case MAP -> show(Prose.Part.MAP);
            case HAND -> show(Prose.Part.HAND);
            case PLAYERS -> show(Prose.Part.PLAYERS);
            case HINT -> hint();
            case CHOICES -> menus().flatMap(each -> each.all().stream()).forEach(shell::print);
            case WHY -> why(rest);
            case PREVIEW -> preview(rest);
            case SCORE -> new Ending<>(match.position(), prose, shell).explain(seat, match.setup().seats());
            case LOG -> logbook.all(seat, prose)
                    .forEach(line -> Lines.wrapped(line, "  · ", "    ", shell.width()).forEach(shell::tell));
            case CARD -> card(rest);
            case RULES -> new RulesOrder(handbook.in(shell.language()), handbook.at().apply(seen), shell).lines(rest)
                    .forEach(shell::print);
            case HELP -> help();
        }
        return new Answer.Stay<>();
    }

    private void view() {
        shell.table(prose.show(seen));
        ask();
    }

    private void show(Prose.Part part) {
        shell.table(prose.show(seen, part));
    }

    /** What the computer would do, by its estimate of the chance, with reasons and what each changes for certain. */
    private void hint() {
        Decision<P, A, O> decision = Decision.of(match.position(), seat);
        Recommendation<A> recommended = adviser.advise(decision, match.seed()
                .derive(Purpose.COMPUTERS, match.moves().size()));
        Calibration calibration = Calibration.of(match.game(), match.setup());
        double progress = decision.progress(adviser.knowledge(), match.setup().seats());
        if (recommended.isEven()) {
            shell.tell(PlayPhrase.HINT_EVEN);
        }
        if (!Calibration.isChecked(match.game(), match.setup())) {
            shell.tell(PlayPhrase.HINT_UNCHECKED);
        }
        for (Recommendation.Ranked<A> judged : recommended.best()) {
            Lines.wrapped(shell.say(PlayPhrase.HINT_LINE, prose.choice(judged.action(), seen),
                    Math.round(100 * calibration.chance(judged.hope(), progress))), "  ", "    ", shell.width())
                    .forEach(shell::print);
            Stream.concat(adviser.reasons(decision, judged.action()).stream()
                    .map(reason -> shell.say(reason)),
                    new Preview<>(match, seat, shell).of(judged.action()).stream())
                    .forEach(line -> Lines.wrapped(line, "      ", "        ", shell.width()).forEach(shell::print));
        }
    }

    /** An action that is not on the menu will be refused with the reason; what is no action is refused here. */
    private A read(String line) {
        if (line.chars().allMatch(Character::isDigit)) {
            throw new Refused(PlayPhrase.NO_SUCH_NUMBER.text(line, menus().mapToInt(Menu::size).sum()));
        }
        try {
            return match.game().notation().parse(line);
        } catch (Refused refused) {
            throw new Refused(PlayPhrase.NOT_UNDERSTOOD.text(refused.why()));
        }
    }

    private void why(String rest) {
        Notation<A> notation = match.game().notation();
        Optional<Integer> number = menus().flatMap(each -> each.number(rest).stream()).findFirst();
        if (number.isPresent()) {
            shell.tell(PlayPhrase.THAT_IS_POSSIBLE, rest, number.get());
            return;
        }
        List<String> told = match.position().refusals(seat).stream()
                .filter(refusal -> rest.isEmpty() || begins(notation.print(refusal.action()), rest)).map(this::told)
                .toList();
        if (told.isEmpty() && (rest.isEmpty() || menus().anyMatch(each -> each.group(rest).isPresent()))) {
            shell.print(PlayPhrase.NOTHING_REFUSED);
        } else if (told.isEmpty()) {
            shell.tell(PlayPhrase.NOT_NOW, notation.print(notation.parse(rest)));
        }
        told.forEach(line -> Lines.wrapped(line, "  ", "      ", shell.width()).forEach(shell::print));
    }

    private void preview(String rest) {
        if (rest.isEmpty()) {
            throw new Refused(PlayPhrase.PREVIEW_WHAT.text());
        }
        A action = menus().flatMap(each -> each.pick(rest).stream()).findFirst().orElseGet(() -> read(rest));
        if (menus().noneMatch(each -> each.pick(match.game().notation().print(action)).isPresent())) {
            match.after(seat, action, Audience.NOBODY);
        }
        List<String> lines = new Preview<>(match, seat, shell).of(action);
        (lines.isEmpty() ? List.of(shell.say(PlayPhrase.PREVIEW_NOTHING)) : lines)
                .forEach(line -> shell.tell("  " + line));
    }

    private static boolean begins(String written, String wanted) {
        return written.equals(wanted) || written.startsWith(wanted + " ");
    }

    private String told(Refusal<A> refusal) {
        return match.game().notation().print(refusal.action()) + shell.say(ShellPhrase.COLON)
                + refusal.obstacles().stream()
                        .map(prose::explain).collect(Collectors.joining(shell.say(PlayPhrase.SEMICOLON)));
    }

    private void card(String word) {
        List<CardText> found = prose.cards().stream().filter(card -> mentions(card, word)).toList();
        if (found.isEmpty()) {
            throw new Refused(PlayPhrase.NO_SUCH_CARD.text(word));
        }
        found.forEach(card -> CardsCommand.lines(card, shell).forEach(shell::print));
    }

    private static boolean mentions(CardText card, String word) {
        String wanted = word.toLowerCase(Locale.ROOT);
        return card.id().contains(wanted) || card.name().toLowerCase(Locale.ROOT).contains(wanted);
    }

    private void help() {
        shell.tell(PlayPhrase.HELP_ACTIONS);
        shell.tell(PlayPhrase.HELP_SEVERAL);
        for (Order order : Order.values()) {
            String word = "  %-12s ".formatted(order.word(shell.language()));
            Lines.wrapped(shell.say(order.explanation()), word, " ".repeat(word.length()), shell.width())
                    .forEach(shell::print);
        }
    }
}
