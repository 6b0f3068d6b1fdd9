package cydonia.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.ai.ByScore;
import cydonia.ai.Level;
import cydonia.cli.Run;
import cydonia.cli.shell.Ink;
import cydonia.cli.shell.Prompter;
import cydonia.cli.shell.Shell;
import cydonia.dunes.Dunes;
import cydonia.dunes.DunesPosition;
import cydonia.dunes.language.DunesAction;
import cydonia.dunes.language.DunesView;
import cydonia.engine.Audience;
import cydonia.engine.Language;
import cydonia.engine.Match;
import cydonia.engine.Replay;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.replay.ReplayFile;
import cydonia.titles.learn.Handbook;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("cydonia play")
class PlayTest {

    @TempDir
    private Path folder = Path.of("");

    /** Against players who do not think, so that their thoughts change nothing here. */
    private static Run play(String... lines) {
        return playDeal("5", lines);
    }

    private static Run playDeal(String seed, String... lines) {
        return Run.typing(List.of(lines), "play", "dunes", "--seats", "3", "--seed", seed, "--level", "random");
    }

    /** Always the first choice; at half-time it has to be confirmed. */
    private static List<String> firstChoices() {
        return Stream.generate(() -> List.of("1", "done")).limit(20).flatMap(List::stream).toList();
    }

    @Test
    void a_whole_game_by_numbers() {
        Run run = Run.typing(firstChoices(), "play", "dunes", "--seats", "3", "--seed", "5");
        assertThat(run.code()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).startsWith("Dunes, 3 players, seed 00000000000000000000000000000005.")
                .contains("You are Red.", "Round 6 of 6", "The game is over. ", " wins.", "  1. ", "spice ")
                .doesNotContain("The input has ended");
    }

    @Test
    void a_whole_game_in_french() {
        Run run = Run.typing(firstChoices(), "play", "dunes", "--lang", "fr", "--seed", "5");
        assertThat(run.code()).isZero();
        assertThat(run.out())
                .contains("Vous êtes Rouge.", "Quel vent misez-vous", "La partie est terminée. Victoire de ")
                .doesNotContain("Round", "bids", "Won");
    }

    @Test
    void the_same_seed_gives_the_same_game() {
        assertThat(play("1", "1", "1").out()).isEqualTo(play("1", "1", "1").out());
    }

    @Test
    void an_action_can_be_typed_as_well_as_its_number() {
        assertThat(play("bid 2").out()).contains("Red bid wind 2.");
        assertThat(play("  bid   2 ").out()).contains("Red bid wind 2.", "Round 2 of 6");
    }

    @Test
    void others_keep_their_secrets() {
        assertThat(play("1").out()).contains("Red draws wind ", "Green draws a wind.")
                .doesNotContain("Green draws wind");
        assertThat(play("1", "log").out()).doesNotContain("Green draws wind");
    }

    @Test
    void what_is_not_understood_changes_nothing() {
        String out = play("7", "jump", "bid", "bid 5", "dig water", "bid 5 6").out();
        assertThat(out).contains("There is no choice 7: choose from 1 to 2.",
                "“jump” is not an action of this game; expected: bid, drop, enough, dig.",
                "“bid 5” is not possible: you hold no wind 5.",
                "“dig water” is not possible: you have not won the dune.", "“6” cannot follow “bid 5”");
        assertThat(out).doesNotContain("Red has bid", "Round 2");
    }

    @Test
    void why_gives_the_reasons() {
        assertThat(play("why").out()).contains("  bid 1: you hold no wind 1", "  dig water: you have not won the dune")
                .doesNotContain("bid 2:");
        assertThat(play("why dig").out()).contains("  dig spice: ", "  dig water: ").doesNotContain("bid 1:");
        assertThat(play("why bid 1").out()).contains("  bid 1: you hold no wind 1").doesNotContain("bid 3:");
        assertThat(play("why bid 2").out()).contains("“bid 2” is possible: it is choice 1.");
        assertThat(play("why jump").out()).contains("“jump” is not an action of this game");
    }

    @Test
    void undo_takes_back_until_something_hidden_was_shown() {
        assertThat(play("undo").out()).contains("You have no action to undo.");
        assertThat(play("1", "undo").out())
                .contains("This cannot be taken back: it showed something hidden.");
    }

    @Test
    void undo_reaches_over_computer_players_who_showed_nothing() {
        String out = playDeal("14", "1", "1", "dig spice", "undo", "dig water").out();
        assertThat(out).contains("Red takes 4 spice.", "Undone.", "Red fills a flask.");
        String log = playDeal("14", "1", "1", "dig spice", "undo", "dig water", "log").out();
        assertThat(log.substring(log.indexOf("> log"))).contains("Red fills a flask.")
                .doesNotContain("Red takes 4 spice.");
    }

    @Test
    void a_preview_tells_what_is_certain() {
        assertThat(playDeal("14", "1", "1", "preview 1", "preview dig water", "preview bid 1").out())
                .contains("Red> preview 1" + System.lineSeparator() + "  Red: spice +4" + System.lineSeparator()
                        + "  Red: points +4", "  Red: flasks of water +1", "  Red: points +5",
                        "“bid 1” is not possible: this is not the time to bid");
        assertThat(play("preview 1", "preview", "preview 9", "preview jump").out()).contains(
                "It reveals hidden information: it cannot be undone.", "Preview what?",
                "There is no choice 9", "“jump” is not an action of this game").doesNotContain("Red bid");
        assertThat(Run.typing(List.of("1", "1", "aperçu 2", "apercu 1"), "play", "dunes", "--seats", "3", "--seed",
                "14", "--level", "random", "--lang", "fr").out()).contains("Rouge\u00a0: gourdes d’eau +1",
                        "Rouge\u00a0: épice +4", "Rouge\u00a0: points +4");
    }

    @Test
    void a_preview_knows_no_more_than_the_one_who_asks() {
        Dunes dunes = new Dunes();
        Match<DunesPosition, DunesAction, DunesView> match = Match.begin(dunes, Setup.of(dunes.profile(), 2),
                Seed.of(5));
        Shell shell = new Shell(InputStream.nullInputStream(), System.out, System.err, false, Ink.PLAIN, Language.EN,
                false);
        match.play(Seat.GREEN, match.position().legal(Seat.GREEN).getFirst(), Audience.NOBODY);
        for (DunesAction action : match.position().legal(Seat.RED)) {
            assertThat(new Preview<>(match, Seat.RED, shell).of(action))
                    .containsExactly("It reveals hidden information: it cannot be undone.");
        }
    }

    @Test
    void orders_are_understood_in_both_languages() {
        String out = Run
                .typing(List.of("aide", "help", "vue", "points", "pourquoi bid 1", "choix", "journal", "quitter"),
                        "play", "dunes", "--lang", "fr", "--seed", "5")
                .out();
        assertThat(out)
                .contains("pourquoi le reste est impossible", "bid 1 : vous n'avez pas de vent 1", "miser le vent")
                .doesNotContain("n’est pas une action");
        assertThat(out).endsWith("Rouge> quitter" + System.lineSeparator());
    }

    @Test
    void enter_shows_the_table_again() {
        assertThat(play("").out().split("Your winds", -1)).hasSize(3);
    }

    @Test
    void the_end_of_the_input_ends_the_game() {
        Run run = play("1");
        assertThat(run.code()).isZero();
        assertThat(run.out()).endsWith("The input has ended; the game stops here." + System.lineSeparator());
    }

    @Test
    void a_game_can_be_saved_and_continued() {
        Path file = folder.resolve("evening.json");
        assertThat(play("1", "save " + file, "quit").out()).contains("Saved. Go on later with: cydonia play --load");
        Replay saved = ReplayFile.read(file);
        assertThat(saved.moves()).hasSizeGreaterThan(3);
        assertThat(ReplayFile.load(file, List.of(new Dunes())).replay()).isEqualTo(saved);

        Run on = Run.typing(List.of("log", "quit"), "play", "--load", file.toString());
        assertThat(on.out()).contains("Round 2 of 6", "Red bid wind 2.");
        Run named = Run.typing(firstChoices(), "play", "dunes", "--load", file.toString());
        assertThat(named.out()).contains("The game is over.");
    }

    @Test
    void a_saved_game_keeps_its_people_and_the_level_of_the_computers() {
        Path file = folder.resolve("evening.json");
        Run.typing(List.of("", "1", "", "save " + file, "quit"), "play", "dunes", "--seats", "3", "--people", "2",
                "--level", "easy", "--seed", "5");
        assertThat(ReplayFile.players(file))
                .isEqualTo(Map.of(Seat.RED, "person", Seat.GREEN, "person", Seat.BLUE, "easy"));
        assertThat(Run.of("play", "--load", file.toString()).out()).contains("2 people share this screen.",
                "The computer plays at level: easy.");
        assertThat(Run.of("play", "--load", file.toString(), "--people", "1", "--level", "hard").out())
                .contains("You are Red.", "The computer plays at level: hard.");
        ReplayFile.write(file, ReplayFile.read(file));
        assertThat(Run.of("play", "--load", file.toString()).out()).contains("You are Red.",
                "The computer plays at level: normal.");
    }

    @Test
    void saving_fails_in_one_sentence_and_the_game_goes_on() throws IOException {
        Path notes = Files.writeString(folder.resolve("notes.txt"), "dear diary");
        Path nowhere = folder.resolve("missing/evening.json");
        Run run = play("save", "save " + nowhere, "save " + notes, "save " + folder, "1", "quit");
        assertThat(run.code()).isZero();
        String told = run.out().replaceAll("\\s+", " ");
        assertThat(told).contains("Save where?", nowhere + " could not be written: there is no such folder.",
                notes + " exists and is not a saved game: choose another name.",
                folder + " could not be written: this is a folder.", "Round 2 of 6");
        assertThat(notes).hasContent("dear diary");
    }

    @Test
    void a_corrupt_file_is_not_played() throws IOException {
        Path file = Files.writeString(folder.resolve("cut.json"), "{ \"format\": 1, \"game\": \"du");
        Run run = Run.of("play", "--load", file.toString());
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).isEqualTo(
                file + ": the file breaks off in line 1: its end is missing." + System.lineSeparator());
        assertThat(run.out()).isEmpty();
    }

    @Test
    void people_at_one_screen_hand_it_over() {
        Run run = Run.typing(List.of("", "1", "", "1", "quit"), "play", "dunes", "--people", "2", "--seed", "5");
        assertThat(run.out()).contains("2 people share this screen.",
                "Red’s turn. Press Enter when nobody else is looking.",
                "Green’s turn. Press Enter when nobody else is looking.");
        String red = run.out().substring(0, run.out().indexOf("Green’s turn"));
        assertThat(red).contains("Red> 1").doesNotContain("Green>");
    }

    @Test
    void leaving_at_the_handover_is_leaving() {
        assertThat(Run.typing(List.of(), "play", "dunes", "--people", "2").code()).isZero();
    }

    @Test
    void the_level_of_the_computer_players_can_be_chosen() {
        assertThat(Run.of("play", "dunes").out()).contains("The computer plays at level: normal.");
        assertThat(Run.of("play", "dunes", "--people", "0", "--level", "hard", "--lang", "fr").out())
                .contains("Niveau de l’ordinateur : difficile.");
        assertThat(Run.of("play", "dunes", "--people", "2").out()).doesNotContain("The computer plays");
        Run wrong = Run.of("play", "dunes", "--level", "god");
        assertThat(wrong.code()).isEqualTo(2);
        assertThat(wrong.err()).contains("“god” is not a level: choose one of random, easy, normal, hard, expert.");
    }

    @Test
    void computers_can_play_alone() {
        Run run = Run.of("play", "dunes", "--people", "0", "--seats", "4", "--seed", "2");
        assertThat(run.out()).contains("you are watching", "Yellow bid wind", "The game is over.")
                .doesNotContain("draws wind", ">");
    }

    @Test
    void cards_can_be_read_at_the_table() {
        assertThat(play("card wind 3").out()).contains("  Wind 3 [wind-3]", "    Wins against every wind below 3.")
                .doesNotContain("Wind 4");
        assertThat(play("card sun").out()).contains("No card is called “sun”.");
    }

    /** Somebody at a terminal, with these lines to type. */
    private static String atATerminal(String... lines) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Shell shell = new Shell(InputStream.nullInputStream(), new PrintStream(out, true, StandardCharsets.UTF_8),
                System.err, true, Ink.PLAIN, Language.EN, false);
        Iterator<String> typed = List.of(lines).iterator();
        Prompter prompter = new Prompter() {
            @Override
            public Optional<String> read(String prompt, List<String> completions) {
                shell.print(prompt);
                return typed.hasNext() ? Optional.of(typed.next()) : Optional.empty();
            }

            @Override
            public int width() {
                return shell.width();
            }

            @Override
            public void forget() {
                // nothing is remembered
            }

            @Override
            public void close() {
                // nothing was opened
            }
        };
        Dunes dunes = new Dunes();
        new PlaySession<>(Match.begin(dunes, Setup.of(dunes.profile(), 2), Seed.of(5)), new ByScore<>(),
                Handbook.unwritten(), new Party(1, Level.EASY), shell, prompter)
                .run();
        return out.toString(StandardCharsets.UTF_8);
    }

    @Test
    void whoever_leaves_a_terminal_is_asked_whether_to_save() {
        Path file = folder.resolve("left.json");
        Path nowhere = folder.resolve("missing/left.json");
        assertThat(atATerminal("1", "quit", nowhere.toString(), file.toString()))
                .contains("The game is not saved.", "there is no such folder", "Saved.");
        assertThat(ReplayFile.read(file).moves()).isNotEmpty();
        assertThat(atATerminal("1", "quit", "")).endsWith(
                "press Enter to leave." + System.lineSeparator() + "> " + System.lineSeparator());
        assertThat(atATerminal("1")).contains("The game is not saved.");
        assertThat(atATerminal("1", "save " + file, "quit")).doesNotContain("The game is not saved.");
    }

    @Test
    void a_long_menu_is_shown_in_groups() {
        Shell shell = new Shell(InputStream.nullInputStream(), System.out, System.err, false, Ink.PLAIN, Language.EN,
                false);
        Dunes dunes = new Dunes();
        List<DunesAction> many = new ArrayList<>();
        for (int i = 0; i < 30; i++) {
            many.add(dunes.notation().parse("bid " + (i % 9 + 1)));
        }
        many.add(dunes.notation().parse("dig water"));
        DunesView view = dunes.begin(Setup.of(dunes.profile(), 2), Seed.of(1)).observe(Seat.RED);
        Menu<DunesAction> menu = Menu.of(many, view, dunes.prose(Language.EN), dunes.notation(), shell);
        assertThat(menu.lines()).containsExactly("1–30  bid … (30 choices), such as: bid wind 1",
                "  31  fill a flask with water  [dig water]",
                "      Type the word of a group to see it, or “choices” to see everything.");
        assertThat(menu.group("bid").orElseThrow()).hasSize(30);
        assertThat(menu.all()).hasSize(31);
        assertThat(menu.pick("31")).contains(dunes.notation().parse("dig water"));
        assertThat(menu.group("jump")).isEmpty();
    }
}
