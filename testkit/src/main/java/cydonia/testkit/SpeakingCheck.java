package cydonia.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Action;
import cydonia.engine.Fact;
import cydonia.engine.FactWords;
import cydonia.engine.Happening;
import cydonia.engine.Language;
import cydonia.engine.Names;
import cydonia.engine.Position;
import cydonia.engine.Prose;
import cydonia.engine.Thing;
import cydonia.engine.Viewer;
import cydonia.testkit.Walk.Step;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What is asked, offered, told and shown at one step of a game, in both languages; facts in words and not in ids. */
final class SpeakingCheck<P extends Position<P, A, O>, A extends Action, O> {

    /** What people do not write: {@code r5c5}, {@code camelCase}, {@code WITH_UNDERSCORES}. */
    private static final Pattern CODE = Pattern.compile("\\p{Ll}\\d+\\p{Ll}|\\p{Ll}\\p{Lu}|_");

    private final Walk<P, A, O> walk;
    private final Step<P, A> step;

    SpeakingCheck(Walk<P, A, O> walk, Step<P, A> step) {
        this.walk = walk;
        this.step = step;
    }

    void check() {
        Map<A, List<Fact>> prices = new LinkedHashMap<>();
        step.before().legal(step.seat()).forEach(action -> prices.put(action,
                List.copyOf(step.before().prices(step.seat(), action))));
        List<Happening> heard = new ArrayList<>();
        P after = step.before().apply(step.seat(), step.action(), heard::add);
        assertThat(after.imprint()).as("listening changes nothing in %s", walk)
                .isEqualTo(step.before().apply(step.seat(), step.action()).imprint());
        Map<Viewer, O> views = new LinkedHashMap<>();
        viewers().forEach(viewer -> views.put(viewer, step.before().observe(viewer)));
        for (Language language : Language.values()) {
            Prose<A, O> prose = walk.game().prose(language);
            views.forEach((viewer, seen) -> {
                assertThat(prose.ask(seen)).as("question in %s", walk).isNotBlank();
                assertThat(prose.show(seen)).as("view in %s", walk).isNotBlank();
                assertThat(heard.stream().map(h -> prose.tell(h.seenBy(viewer))))
                        .as("told to %s in %s", viewer, walk).noneMatch(String::isBlank);
                heard.forEach(happening -> happening.seenBy(viewer).facts().forEach(fact -> words(fact, language)));
            });
            O seen = Objects.requireNonNull(views.get(step.seat()));
            prices.forEach((action, price) -> {
                assertThat(prose.choice(action, seen)).as("choice %s in %s", action, walk).isNotBlank();
                price.forEach(fact -> words(fact, language));
            });
        }
    }

    private List<Viewer> viewers() {
        List<Viewer> viewers = new ArrayList<>(walk.seats());
        viewers.add(Viewer.PUBLIC);
        return viewers;
    }

    private void words(Fact fact, Language language) {
        String told = new FactWords(language, Names.colours(language)).tell(fact);
        assertThat(told).as("%s in %s", fact, walk).doesNotContainPattern(CODE);
        things(fact).forEach(thing -> {
            assertThat(thing.name().in(language)).as("name of %s in %s", thing.word(), walk).isNotBlank();
            if (thing.word().contains("-")) {
                assertThat(told).as("words for %s in %s", thing.word(), walk).doesNotContain(thing.word());
            }
        });
    }

    private static Stream<Thing> things(Fact fact) {
        return switch (fact) {
            case Fact.Price(Thing what, int _) -> Stream.of(what);
            case Fact.Gain(var _, Thing what, int _, int _) -> Stream.of(what);
            case Fact.Loss(var _, Thing what, int _) -> Stream.of(what);
            case Fact.Placed(var _, Thing what, Thing where) -> Stream.of(what, where);
            case Fact.Moved(Thing what, int _) -> Stream.of(what);
            case Fact.Score _ -> Stream.empty();
        };
    }
}
