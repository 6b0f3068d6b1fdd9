package cydonia.ai;

import cydonia.engine.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * How a seat stands, in the measure that people count by in that game, and what that is made of. Two of them say in
 * words what lies between.
 *
 * @param parts
 *            always the same ones in the same order for one measure
 * @param notes
 *            what a person should know besides
 */
public record Account(Measure measure, List<Part> parts, List<Text> notes) {

    /** Two numbers that nobody would tell apart are even. */
    private static final double HALF = 0.5;
    private static final Text MORE = new Text("more", "de plus");
    private static final Text LESS = new Text("less", "de moins");

    /**
     * What is counted.
     *
     * @param decimals
     *            how exactly it is worth telling
     * @param balance
     *            whether a sum below zero means that something is missing
     */
    public record Measure(Text name, int decimals, boolean balance) {

        private boolean isNothing(double amount) {
            return Math.abs(amount) * Math.pow(10, decimals) < HALF;
        }

        private Text size(double amount) {
            String format = "%%.%df".formatted(decimals);
            return new Text(String.format(Locale.ENGLISH, format, Math.abs(amount)),
                    String.format(Locale.FRENCH, format, Math.abs(amount)));
        }
    }

    /** One source of the sum. */
    public record Part(Text name, double amount) {
    }

    public Account {
        parts = List.copyOf(parts);
        notes = List.copyOf(notes);
    }

    public Account(Measure measure, List<Part> parts) {
        this(measure, parts, List.of());
    }

    /** What worlds that look the same come to on average; notes are those of all of them. */
    static Account mean(List<Account> worlds) {
        Account first = worlds.getFirst();
        List<Part> parts = IntStream.range(0, first.parts.size())
                .mapToObj(i -> new Part(first.parts.get(i).name(),
                        worlds.stream().mapToDouble(world -> world.parts.get(i).amount()).average().orElseThrow()))
                .toList();
        List<Text> notes = first.notes.stream()
                .filter(note -> worlds.stream().allMatch(world -> world.notes.contains(note))).toList();
        return new Account(first.measure, parts, notes);
    }

    double total() {
        return parts.stream().mapToDouble(Part::amount).sum();
    }

    /** What has changed since then, where most of it comes from, and where that leads. */
    List<Text> since(Account before) {
        List<Text> told = new ArrayList<>();
        double change = total() - before.total();
        told.add((measure.isNothing(change)
                ? Text.of("%s: no change%s.", "%s : aucun changement%s.", measure.name(), balance())
                : Text.of("%s: about %s %s, mostly through %s%s.", "%s : environ %s %s, surtout par %s%s.",
                        measure.name(), measure.size(change), change < 0 ? LESS : MORE, mostly(before, change),
                        balance()))
                .set());
        told.addAll(notes);
        return told;
    }

    /** The part that has changed most, in the direction of the whole. */
    private Text mostly(Account before, double change) {
        int most = 0;
        double far = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < parts.size(); i++) {
            double moved = Math.signum(change) * (parts.get(i).amount() - before.parts.get(i).amount());
            if (moved > far) {
                far = moved;
                most = i;
            }
        }
        return parts.get(most).name();
    }

    private Text balance() {
        double total = total();
        if (!measure.balance() || measure.isNothing(total)) {
            return Text.same("");
        }
        return total < 0
                ? Text.of("; about %s would still be missing", " ; il en manquerait encore %s environ",
                        measure.size(total))
                : Text.of("; about %s would be left", " ; il en resterait %s environ", measure.size(total));
    }
}
