package cydonia.cli.shell;

import cydonia.engine.CardText;
import cydonia.titles.Games;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code cydonia cards GAME}: what every card says, and what of it is a guess of ours. */
@Command(name = "cards")
public final class CardsCommand extends Subcommand {

    private static final String RECONSTRUCTED = "(*)";

    @Parameters(paramLabel = "GAME")
    private String game = "";

    public CardsCommand(Shell shell, Games games) {
        super(shell, games);
    }

    @Override
    public void run() {
        List<CardText> cards = games().named(game).game().prose(shell().language()).cards();
        Map<String, List<CardText>> groups = cards.stream()
                .collect(Collectors.groupingBy(CardText::group, LinkedHashMap::new, Collectors.toList()));
        groups.forEach((group, members) -> {
            shell().print(shell().ink().strong("%s (%d)".formatted(group, members.size())));
            members.forEach(card -> lines(card, shell()).forEach(shell()::print));
            shell().print("");
        });
        if (cards.stream().anyMatch(CardText::reconstructed)) {
            shell().print(ShellPhrase.RECONSTRUCTED, RECONSTRUCTED);
        }
    }

    public static List<String> lines(CardText card, Shell shell) {
        String name = "  " + card.name() + (card.reconstructed() ? " " + RECONSTRUCTED : "");
        String id = "[" + card.id() + "]";
        List<String> lines = new ArrayList<>();
        if (name.length() + 1 + id.length() <= shell.width()) {
            lines.add(name + " " + shell.ink().faint(id));
        } else {
            lines.addAll(List.of(name, "    " + shell.ink().faint(id)));
        }
        lines.addAll(Lines.wrapped(card.text(), "    ", shell.width()));
        return lines;
    }
}
