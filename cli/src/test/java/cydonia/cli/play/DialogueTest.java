package cydonia.cli.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cydonia.ai.Adviser;
import cydonia.ai.ByScore;
import cydonia.ai.Effort;
import cydonia.cli.shell.Ink;
import cydonia.cli.shell.Shell;
import cydonia.cli.shell.TerminalPrompter;
import cydonia.dunes.Dunes;
import cydonia.dunes.DunesPosition;
import cydonia.dunes.language.DunesAction;
import cydonia.dunes.language.DunesView;
import cydonia.engine.Audience;
import cydonia.engine.Game;
import cydonia.engine.Language;
import cydonia.engine.Match;
import cydonia.engine.Notation;
import cydonia.engine.Position;
import cydonia.engine.Refused;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.engine.Several;
import cydonia.engine.Text;
import cydonia.titles.learn.Handbook;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A question to one person")
class DialogueTest {

    private static final Notation<DunesAction> NOTATION = new Dunes().notation();

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final Shell shell = new Shell(InputStream.nullInputStream(),
            new PrintStream(out, true, StandardCharsets.UTF_8), System.err, false, Ink.PLAIN, Language.EN, false);

    /** A game that has come to half-time, always by the first choice. */
    private static <P extends Position<P, DunesAction, DunesView>> Match<P, DunesAction, DunesView> atHalfTime(
            Game<P, DunesAction, DunesView> game) {
        Match<P, DunesAction, DunesView> match = Match.begin(game, Setup.of(game.profile(), 2), Seed.of(5));
        while (match.position().several(Seat.RED).isEmpty()) {
            Seat seat = match.position().toAct().getFirst();
            match.play(seat, match.position().legal(seat).getFirst(), Audience.NOBODY);
        }
        return match;
    }

    private <P extends Position<P, DunesAction, DunesView>> Dialogue<P, DunesAction, DunesView> dialogue(
            Match<P, DunesAction, DunesView> match) {
        return new Dialogue<>(match, Seat.RED, Handbook.unwritten(),
                new Adviser<>(new ByScore<P, DunesAction, DunesView>(), 2, Effort.iterations(20)), Logbook.of(match),
                new Dunes().prose(Language.EN),
                shell);
    }

    @Test
    void what_is_possible_beside_the_choice_is_listed_apart_and_goes_alone() {
        Match<Sidestep.At, DunesAction, DunesView> match = atHalfTime(new Sidestep());
        Dialogue<Sidestep.At, DunesAction, DunesView> dialogue = dialogue(match);
        int things = match.position().several(Seat.RED).orElseThrow().items().size();
        DunesAction beside = match.position().legal(Seat.RED).getFirst();
        String written = NOTATION.print(beside);
        dialogue.ask();
        assertThat(out.toString(StandardCharsets.UTF_8).strip().lines().toList().subList(things + 3, things + 5))
                .satisfiesExactly(line -> assertThat(line).isEqualTo("      Or, instead of all this:"),
                        line -> assertThat(line).startsWith("   " + (things + 1) + "  let").endsWith(
                                "[" + written + "]"));
        Answer<DunesAction> alone = new Answer.Act<>(List.of(beside));
        assertThat(dialogue.answer(String.valueOf(things + 1))).isEqualTo(alone);
        assertThat(dialogue.answer(written)).isEqualTo(alone);
        assertThat(match.after(Seat.RED, List.of(beside), Audience.NOBODY).actions()).containsExactly(beside);
        assertThatThrownBy(() -> dialogue.answer("1 " + written)).isInstanceOf(Refused.class)
                .hasMessage("“" + written + "” goes alone: nothing was done.");
    }

    @Test
    void completions_know_how_things_are_picked_and_put_back() {
        Dialogue<DunesPosition, DunesAction, DunesView> dialogue = dialogue(atHalfTime(new Dunes()));
        String thing = dialogue.completions().getFirst();
        assertThat(thing).startsWith("drop ");
        assertThat(dialogue.completions()).contains("done", "all", "none", "enough", "preview")
                .doesNotContain("un" + thing);
        assertThat(dialogue.answer(thing)).isInstanceOf(Answer.Stay.class);
        assertThat(dialogue.completions()).contains("un" + thing);
    }

    @Test
    void a_line_of_several_things_is_completed_after_each_of_them() {
        List<String> completions = List.of("drop 1", "drop 5", "done");
        assertThat(TerminalPrompter.words(completions, "")).containsExactly("drop", "done");
        assertThat(TerminalPrompter.words(completions, "drop ")).containsExactly("1", "5");
        assertThat(TerminalPrompter.words(completions, "3 drop ")).containsExactly("1", "5");
        assertThat(TerminalPrompter.words(completions, "drop 1 ")).containsExactly("drop", "done");
    }

    /** Two winds to choose from, one of them up to three times. */
    private Picking<DunesAction> picking(int least, int most) {
        Several<DunesAction> several = Several.<DunesAction>of(new Text("winds", "vents"), least, most)
                .item(NOTATION.parse("drop 1"), 1).item(NOTATION.parse("drop 5"), 3).build();
        DunesView view = new Dunes().begin(Setup.of(new Dunes().profile(), 2), Seed.of(1)).observe(Seat.RED);
        return Picking.of(several, view, new Dunes().prose(Language.EN), NOTATION,
                action -> new Refused(Text.same("not " + NOTATION.print(action))), shell);
    }

    @Test
    void a_fixed_number_is_confirmed_too_and_not_before_it_is_reached() {
        Picking<DunesAction> picking = picking(2, 2);
        assertThat(picking.lines()).contains("      0 of 2 winds");
        assertThatThrownBy(() -> picking.follow("2 done")).hasMessage("That is not enough: 1 winds, at least 2.");
        assertThat(picking.isEmpty()).as("a refused line picks nothing").isTrue();
        assertThat(picking.follow("2 2")).isInstanceOf(Answer.Stay.class);
        assertThat(picking.follow("done")).isEqualTo(
                new Answer.Act<>(List.of(NOTATION.parse("drop 5"), NOTATION.parse("drop 5"))));
    }

    @Test
    void numbers_without_limit_are_counted_against_what_is_there() {
        assertThat(picking(0, Several.Limit.ANY).lines()).contains("      0 of at most 4 winds");
        assertThat(picking(1, Several.Limit.ANY).lines()).contains("      0 of 1 to 4 winds");
        Picking<DunesAction> picking = picking(0, Several.Limit.ANY);
        assertThat(picking.follow("all")).isInstanceOf(Answer.Stay.class);
        assertThat(picking.lines()).contains("      4 of at most 4 winds");
    }

    @Test
    void what_is_no_thing_of_the_choice_is_refused_with_the_reason_given() {
        assertThatThrownBy(() -> picking(0, 2).follow("1 dig water done")).isInstanceOf(Refused.class)
                .hasMessage("not dig water");
    }
}
