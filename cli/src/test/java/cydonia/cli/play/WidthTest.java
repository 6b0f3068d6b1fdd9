package cydonia.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.ai.Adviser;
import cydonia.ai.Effort;
import cydonia.cli.shell.Ink;
import cydonia.cli.shell.Shell;
import cydonia.engine.Action;
import cydonia.engine.Audience;
import cydonia.engine.Dice;
import cydonia.engine.DiceCup;
import cydonia.engine.Language;
import cydonia.engine.Match;
import cydonia.engine.Position;
import cydonia.engine.Prose;
import cydonia.engine.Refused;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.titles.Games;
import cydonia.titles.Title;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("A terminal of eighty columns is wide enough")
class WidthTest {

    private static final int COLUMNS = 80;
    private static final int MOVES = 400;
    private static final int ONE_IN = 40;
    private static final int FIRST_QUESTIONS = 121;

    static Stream<Title<?, ?, ?>> games() {
        return Games.known().all().stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void for_the_table_of_as_many_as_can_play(Title<?, ?, ?> title) {
        play(title, title.profile().maxSeats());
        play(title, title.profile().minSeats());
    }

    private static <P extends Position<P, A, O>, A extends Action, O> void play(Title<P, A, O> title, int seats) {
        DiceCup dice = Dice.choosing(Seed.of(3), 0).open();
        P position = title.game().begin(Setup.of(title.profile(), seats), Seed.of(3));
        for (int i = 0; i < MOVES && !position.toAct().isEmpty(); i++) {
            Seat seat = position.toAct().getFirst();
            if (i % ONE_IN == 0) {
                look(title, position.observe(seat));
            }
            List<A> legal = position.legal(seat);
            position = position.apply(seat, legal.get(dice.roll(legal.size())));
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void for_whatever_somebody_types_at_a_question(Title<?, ?, ?> title) {
        for (Language language : Language.values()) {
            ask(title, language);
        }
    }

    private static <P extends Position<P, A, O>, A extends Action, O> void ask(Title<P, A, O> title,
            Language language) {
        DiceCup dice = Dice.choosing(Seed.of(4), 0).open();
        int seats = title.profile().minSeats();
        Match<P, A, O> match = Match.begin(title.game(), Setup.of(title.profile(), seats), Seed.of(4));
        for (int i = 0; i < FIRST_QUESTIONS && !match.position().toAct().isEmpty(); i++) {
            Seat seat = match.position().toAct().getFirst();
            if (i % ONE_IN == 0) {
                answers(title, language, match, seat);
            }
            List<A> legal = match.position().legal(seat);
            match.play(seat, legal.get(dice.roll(legal.size())), Audience.NOBODY);
        }
    }

    /** As many orders as there are, and what is refused. */
    private static <P extends Position<P, A, O>, A extends Action, O> void answers(Title<P, A, O> title,
            Language language, Match<P, A, O> match, Seat seat) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Shell shell = shell(out, language);
        Dialogue<P, A, O> dialogue = new Dialogue<>(match, seat, title.handbook(),
                new Adviser<>(title.knowledge(), match.setup().seats(), Effort.iterations(12)), Logbook.of(match),
                title.game().prose(language), shell);
        dialogue.ask();
        for (String line : List.of("help", "view", "map", "hand", "players", "choices", "why", "hint", "preview 1",
                "preview 2", "rules", "rules a", "score", "log", "card e", "why 1")) {
            try {
                assertThat(dialogue.answer(line)).as(line).isInstanceOf(Answer.Stay.class);
            } catch (Refused refused) {
                shell.tell("  " + refused.why().in(language));
            }
        }
        fits(out);
    }

    private static void fits(ByteArrayOutputStream out) {
        assertThat(out.toString(StandardCharsets.UTF_8).lines().filter(line -> line.length() > COLUMNS)).isEmpty();
    }

    private static Shell shell(ByteArrayOutputStream out, Language language) {
        return new Shell(InputStream.nullInputStream(), new PrintStream(out, true, StandardCharsets.UTF_8), System.err,
                false, Ink.PLAIN, language, false).fitting(COLUMNS);
    }

    private static <P extends Position<P, A, O>, A extends Action, O> void look(Title<P, A, O> title, O seen) {
        for (Language language : Language.values()) {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            Shell shell = shell(out, language);
            Prose<A, O> prose = title.game().prose(language);
            shell.table(prose.show(seen));
            for (Prose.Part part : Prose.Part.values()) {
                shell.table(prose.show(seen, part));
            }
            fits(out);
        }
    }
}
