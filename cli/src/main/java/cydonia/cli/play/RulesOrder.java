package cydonia.cli.play;

import cydonia.cli.shell.Lines;
import cydonia.cli.shell.Shell;
import cydonia.titles.learn.Block;
import cydonia.titles.learn.Line;
import cydonia.titles.learn.Passage;
import cydonia.titles.learn.Primer;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The rules at a terminal: the passage for the question, or those about a word. */
record RulesOrder(Primer primer, String at, Shell shell) {

    /** More passages than this are named instead of told. */
    private static final int TOLD = 3;

    List<String> lines(String words) {
        if (primer.passages().isEmpty()) {
            return List.of(shell.say(PlayPhrase.NO_RULES));
        }
        return words.isEmpty() ? here() : about(words);
    }

    private List<String> here() {
        List<String> lines = new ArrayList<>(primer.passage(at).map(this::told).orElse(List.of()));
        lines.add("");
        lines.addAll(Lines.wrapped(shell.say(PlayPhrase.MORE_RULES, titles(primer.passages())), "  ", shell.width()));
        return lines;
    }

    /**
     * What is about the word is told; where nothing is, a few passages that mention it are, or named if they are many.
     */
    private List<String> about(String words) {
        List<Passage> found = primer.find(words);
        if (found.isEmpty()) {
            return Lines.wrapped(shell.say(PlayPhrase.NO_SUCH_RULE, words, titles(primer.passages())), "  ",
                    shell.width());
        }
        List<String> lines = new ArrayList<>();
        found.stream().limit(TOLD).forEach(passage -> lines.addAll(told(passage)));
        if (found.size() > TOLD) {
            lines.add("");
            lines.addAll(Lines.wrapped(shell.say(PlayPhrase.RULES_TOO, titles(found.subList(TOLD, found.size()))), "  ",
                    shell.width()));
        }
        return lines;
    }

    private static String titles(List<Passage> passages) {
        return passages.stream().map(Passage::title).collect(Collectors.joining(" · "));
    }

    private List<String> told(Passage passage) {
        List<String> lines = new ArrayList<>(List.of("", shell.ink().strong(passage.title())));
        passage.blocks().forEach(block -> lines.addAll(told(block)));
        return lines;
    }

    private List<String> told(Block block) {
        return switch (block) {
            case Block.Paragraph(Line line) -> Lines.wrapped(line.text(), "  ", shell.width());
            case Block.Items(boolean numbered, List<Line> items) -> {
                List<String> lines = new ArrayList<>();
                for (Line item : items) {
                    String mark = numbered ? "%4d. ".formatted(items.indexOf(item) + 1) : "  - ";
                    lines.addAll(
                            Lines.wrapped(item.text(), mark, " ".repeat(mark.length()), shell.width()));
                }
                yield lines;
            }
            case Block.Grid(List<List<Line>> rows) -> rows.stream()
                    .flatMap(row -> Lines
                            .wrapped(row.stream().map(Line::text).collect(Collectors.joining("  |  ")), "  ", "      ",
                                    shell.width())
                            .stream())
                    .toList();
            case Block.Figure _ -> List.of();
        };
    }
}
