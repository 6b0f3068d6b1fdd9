package cydonia.cli.play;

import cydonia.cli.shell.Shell;
import cydonia.engine.Action;
import cydonia.engine.Fact;
import cydonia.engine.FactWords;
import cydonia.engine.Match;
import cydonia.engine.Names;
import cydonia.engine.Outlook;
import cydonia.engine.Position;
import cydonia.engine.Seat;
import cydonia.engine.Several;
import cydonia.engine.Typography;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a choice costs and certainly changes, in words: as much as the one who chooses can know. */
record Preview<P extends Position<P, A, O>, A extends Action, O>(Match<P, A, O> match, Seat seat, Shell shell) {

    /** One thing of several may not be what the rules take next; then only what it counts is known. */
    List<String> of(A action) {
        P position = match.position();
        Optional<Outlook<A>> outlook = position.legal(seat).contains(action)
                ? Optional.of(Outlook.of(position, match.setup().seats(), seat, action))
                : Optional.empty();
        FactWords words = new FactWords(shell.language(), Names.colours(shell.language()));
        List<String> lines = new ArrayList<>();
        position.several(seat).filter(several -> several.index(action) >= 0)
                .ifPresent(several -> lines.addAll(counts(several, action, outlook)));
        outlook.ifPresent(seen -> seen.facts().stream().map(words::tell)
                .map(line -> Typography.set(shell.language(), line)).forEach(lines::add));
        if (outlook.filter(Outlook::opensSecret).isPresent()) {
            lines.add(shell.say(PlayPhrase.PREVIEW_HIDDEN));
        }
        return lines;
    }

    /** What a thing counts for the limits, unless its price tells it anyway. */
    private List<String> counts(Several<A> several, A action, Optional<Outlook<A>> outlook) {
        List<Fact> facts = outlook.map(Outlook::facts).orElse(List.of());
        return several.limits().stream().skip(1)
                .filter(limit -> facts.stream().noneMatch(
                        fact -> fact instanceof Fact.Price price && price.what().name().equals(limit.what())))
                .map(limit -> shell.say(PlayPhrase.PREVIEW_COUNTS, limit.uses().get(several.index(action)),
                        limit.what()))
                .toList();
    }
}
