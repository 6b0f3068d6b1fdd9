package cydonia.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.CompositeArchRule;
import com.tngtech.archunit.lang.syntax.elements.GivenClassesConjunction;
import cydonia.ai.Decision;
import cydonia.ai.wrong.WrongAi;
import cydonia.arena.wrong.WrongArena;
import cydonia.art.wrong.WrongArt;
import cydonia.cli.Main;
import cydonia.cli.play.wrong.WrongPlay;
import cydonia.cli.shell.wrong.WrongShell;
import cydonia.engine.Game;
import cydonia.engine.Match;
import cydonia.engine.Position;
import cydonia.engine.Text;
import cydonia.engine.wrong.WrongEngine;
import cydonia.games.other.OtherGame;
import cydonia.games.wrong.WrongGame;
import cydonia.games.wrong.attic.WrongAttic;
import cydonia.games.wrong.box.WrongBox;
import cydonia.replay.wrong.WrongReplay;
import cydonia.server.board.Artists;
import cydonia.server.board.wrong.WrongBoard;
import cydonia.server.page.wrong.WrongPage;
import cydonia.server.wrong.WrongServer;
import cydonia.tables.room.Hall;
import cydonia.tables.wrong.WrongTables;
import cydonia.titles.Games;
import cydonia.titles.measures.wrong.WrongMeasures;
import cydonia.titles.wrong.WrongTitles;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.UUID;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** One rule of the architecture, with classes that break it on purpose. */
enum Wall {

    ENGINE_USES_THE_JDK_ALONE(
            classes().that().resideInAPackage("cydonia.engine..").should()
                    .onlyDependOnClassesThat(resideInAnyPackage("cydonia.engine..", "java..", "org.jspecify..")),
            WrongEngine.KnowsAGame.class, WrongEngine.KnowsALibrary.class),

    GAMES_USE_THE_ENGINE_ALONE(classes().that().resideInAPackage("cydonia.games..").should().onlyDependOnClassesThat(
            resideInAnyPackage("cydonia.games..", "cydonia.engine..", "java..", "org.jspecify..")),
            WrongGame.KnowsALibrary.class),

    GAMES_ARE_STRANGERS(
            classes().that().resideInAPackage("cydonia.games..").should(new KeepToTheirGame("cydonia.games.")),
            WrongGame.KnowsAnotherGame.class),

    INSIDE_A_GAME_ARROWS_RUN_ONE_WAY(
            classes().that().resideInAnyPackage("cydonia.games..", "cydonia.dunes..").should(new RoomsOfAGame()),
            WrongBox.class, WrongAttic.class),

    NOBODY_REACHES_INTO_A_GAME(
            noClasses().that().resideOutsideOfPackages("cydonia.games..", "cydonia.dunes..").should()
                    .dependOnClassesThat(resideInAnyPackage(RoomsOfAGame.SECRET)),
            WrongAi.ReachesIntoAGame.class),

    /** Tables, routes and commands know no game: what they need of it is in its title. */
    GAMES_ARE_MET_THROUGH_THEIR_TITLE(
            noClasses().that()
                    .resideInAnyPackage("cydonia.titles..", "cydonia.tables..", "cydonia.server..", "cydonia.cli..")
                    .and()
                    .resideOutsideOfPackages("cydonia.titles.measures..", "cydonia.titles.passages..",
                            "cydonia.server.board.*..", "cydonia.server.jte..")
                    .and()
                    .areNotAssignableTo(Games.class).and().areNotAssignableTo(Artists.class).should()
                    .dependOnClassesThat(resideInAnyPackage("cydonia.games..")),
            WrongServer.KnowsAGame.class, WrongPage.KnowsAGame.class, WrongTables.KnowsAGame.class,
            WrongTitles.KnowsAGame.class),

    WHAT_A_TITLE_MEASURES_AND_EXPLAINS_IS_OF_ONE_GAME(
            classes().that().resideInAnyPackage("cydonia.titles.measures..", "cydonia.titles.passages..")
                    .should(new KnowOneGame()),
            WrongMeasures.KnowsTwoGames.class),

    /** The search and the frame of the pages know none. */
    KNOWLEDGE_AND_ARTISTS_KNOW_ONE_GAME(
            CompositeArchRule.of(classes().that().resideInAPackage("cydonia.ai..")
                    .should(new KeepToTheirGame("cydonia.ai.")).allowEmptyShould(true))
                    .and(classes().that().resideInAPackage("cydonia.server.board.*..")
                            .should(new KeepToTheirGame("cydonia.server.board.")).allowEmptyShould(true)),
            WrongAi.KnowsAStrangeGame.class, WrongBoard.KnowsAStrangeGame.class),

    PAGES_KNOW_NO_TABLE(
            noClasses().that().resideInAnyPackage("cydonia.server.page..", "cydonia.server.board..").should()
                    .dependOnClassesThat(resideInAnyPackage("cydonia.tables.room..", "cydonia.tables.storage..",
                            "cydonia.tables.notice..", "cydonia.server.web..")),
            WrongPage.KnowsTheTable.class, WrongPage.KnowsWhatIsKept.class, WrongBoard.KnowsTheTable.class),

    /** What a board draws, a page hands to it. */
    BOARDS_KNOW_THEIR_GAME_AND_THE_PAGE(
            noClasses().that().resideInAPackage("cydonia.server.board.*..").should()
                    .dependOnClassesThat(resideInAnyPackage("cydonia.ai..", "cydonia.replay..", "cydonia.titles..",
                            "cydonia.server.api..")),
            WrongBoard.KnowsATitle.class),

    /** Whoever draws is handed words and numbers: a position, a page and the web stay outside. */
    ART_USES_THE_JDK_ALONE(
            classes().that().resideInAPackage("cydonia.art..").should()
                    .onlyDependOnClassesThat(resideInAnyPackage("cydonia.art..", "java..", "org.jspecify..")),
            WrongArt.KnowsAPosition.class, WrongArt.KnowsATemplate.class),

    REPLAYS_KNOW_NO_GAME(
            noClasses().that().resideInAPackage("cydonia.replay..").should()
                    .dependOnClassesThat(resideInAnyPackage("cydonia.games..", "cydonia.ai..", "cydonia.titles..",
                            "cydonia.tables..", "cydonia.server..", "cydonia.cli..")),
            WrongReplay.class),

    ARROWS_POINT_TO_THE_ENGINE(
            inThisOrder("cydonia.engine..", "cydonia.games..", "cydonia.ai..", "cydonia.titles..", "cydonia.tables..",
                    "cydonia.server..", "cydonia.arena..", "cydonia.cli.."),
            WrongEngine.KnowsAGame.class, WrongAi.KnowsTheServer.class, WrongTitles.KnowsTheTables.class,
            WrongTitles.KnowsTheServer.class, WrongTables.KnowsTheServer.class, WrongServer.KnowsTheCommand.class),

    /** Who plays beyond one table, and other forms of what is told, are known above: a table works without them. */
    TABLES_AND_BELOW_KNOW_NO_PEOPLE(
            noClasses().that()
                    .resideInAnyPackage("cydonia.engine..", "cydonia.games..", "cydonia.ai..", "cydonia.replay..",
                            "cydonia.titles..", "cydonia.tables..")
                    .should()
                    .dependOnClassesThat(resideInAnyPackage("cydonia.people..", "cydonia.club..", "cydonia.codec..",
                            "cydonia.cluster.."))
                    .allowEmptyShould(true),
            WrongTables.KnowsPeople.class, WrongTitles.KnowsPeople.class),

    /** The rooms of what is known of games, of tables and of the server lead into each other one way only. */
    ROOMS_LEAD_ONE_WAY(slices().assignedFrom(new Rooms()).should().beFreeOfCycles().allowEmptyShould(true),
            WrongTitles.GoesInACircle.class),

    /**
     * Players decide from what they see and from guessed worlds, which they open and nothing else. Whoever thinks a
     * game over after its end has it whole.
     */
    PLAYERS_NEVER_MEET_THE_REAL_POSITION(
            noClasses().that().resideInAPackage("cydonia.ai..").and().areNotAssignableTo(Decision.class).and()
                    .resideOutsideOfPackage("cydonia.ai.review").should()
                    .callMethodWhere(describe("asks a position instead of opening a guessed world",
                            call -> call.getTargetOwner().isAssignableTo(Position.class)
                                    && !call.getTarget().getName().equals("open")))
                    .orShould().dependOnClassesThat().areAssignableTo(Match.class),
            WrongAi.LooksUnderTheLid.class, WrongAi.KnowsTheMatch.class),

    THE_PRODUCT_KNOWS_NO_TEST_HELPERS(
            noClasses().that().resideOutsideOfPackages("cydonia.testkit..", "cydonia.dunes..").should()
                    .dependOnClassesThat(resideInAnyPackage("cydonia.testkit..", "cydonia.dunes..", "org.junit..",
                            "org.assertj..")),
            WrongServer.KnowsTheToy.class),

    RULES_KNOW_NO_CLOCK(
            rules().should().dependOnClassesThat(resideInAnyPackage("java.time..")).orShould()
                    .callMethod(System.class, "currentTimeMillis").orShould().callMethod(System.class, "nanoTime"),
            WrongGame.KnowsTheTime.class, WrongGame.ReadsTheClock.class, WrongGame.MeasuresTime.class),

    RULES_READ_AND_WRITE_NOTHING(
            rules().should().dependOnClassesThat(resideInAnyPackage("java.io..", "java.nio..", "java.net..",
                    "java.sql..", "javax..")).orShould().callMethod(System.class, "getenv", String.class),
            WrongGame.KnowsFiles.class, WrongGame.KnowsPaths.class, WrongGame.KnowsTheNet.class,
            WrongGame.KnowsTheMachine.class),

    RULES_KNOW_NO_THREADS(
            rules().should().dependOnClassesThat(resideInAnyPackage("java.util.concurrent..")).orShould()
                    .dependOnClassesThat().areAssignableTo(Thread.class),
            WrongGame.KnowsThreads.class, WrongGame.KnowsConcurrency.class),

    RULES_ROLL_THEIR_OWN_DICE(
            rules().should().dependOnClassesThat().areAssignableTo(RandomGenerator.class).orShould()
                    .dependOnClassesThat().areAssignableTo(UUID.class).orShould()
                    .dependOnClassesThat(resideInAnyPackage("java.security..", "java.util.random..")).orShould()
                    .callMethod(Math.class, "random").orShould()
                    .callMethod(System.class, "identityHashCode", Object.class),
            WrongGame.RollsForeignDice.class, WrongGame.RollsModernDice.class, WrongGame.RollsThreadDice.class,
            WrongGame.RollsMathDice.class, WrongGame.RollsSecureDice.class, WrongGame.MakesNames.class,
            WrongGame.TrustsAddresses.class),

    RULES_ARE_SILENT(
            rules().should().accessField(System.class, "out").orShould().accessField(System.class, "err").orShould()
                    .dependOnClassesThat().areAssignableTo(System.Logger.class).orShould()
                    .dependOnClassesThat(resideInAnyPackage("java.util.logging..", "org.slf4j..")),
            WrongGame.Prints.class, WrongGame.Complains.class, WrongGame.Logs.class, WrongGame.LogsAsOfOld.class),

    /** Whoever counts games tells nobody: that is for commands, and tools of the laboratory. */
    THE_ARENA_KNOWS_NEITHER_CONSOLE_NOR_TABLES(
            CompositeArchRule.of(noClasses().that().resideInAPackage("cydonia.arena..").should()
                    .dependOnClassesThat(resideInAnyPackage("cydonia.cli..", "cydonia.server..", "cydonia.tables..",
                            "picocli..", "org.jline..", "org.openjdk.jmh..")))
                    .and(noClasses().that().resideInAnyPackage("cydonia.arena", "cydonia.arena.wrong").should()
                            .accessField(System.class, "out").orShould().accessField(System.class, "err").orShould()
                            .dependOnClassesThat().areAssignableTo(Text.class).orShould()
                            .dependOnClassesThat(resideInAnyPackage("cydonia.games..", "cydonia.arena.laboratory.."))),
            WrongArena.KnowsTheServer.class, WrongArena.KnowsTheShell.class, WrongArena.ReadsACommandLine.class,
            WrongArena.Prints.class, WrongArena.Speaks.class, WrongArena.KnowsTheLaboratory.class),

    COMMANDS_SHARE_THE_SHELL_ALONE(
            CompositeArchRule.of(stranger("shell", "play", "arena", "host")).and(stranger("play", "arena", "host"))
                    .and(stranger("arena", "play", "host")).and(stranger("host", "play", "arena")),
            WrongShell.class, WrongPlay.KnowsAnotherCommand.class, WrongPlay.KnowsTheWholeCommand.class),

    SERVERS_ARE_FOR_HOSTS(
            noClasses().that().resideInAPackage("cydonia.cli..").and().resideOutsideOfPackage("cydonia.cli.host..")
                    .should().dependOnClassesThat(resideInAnyPackage("cydonia.server..", "cydonia.tables..")),
            WrongPlay.KnowsTheServer.class),

    ARENAS_ARE_FOR_THOSE_WHO_COUNT(
            noClasses().that().resideInAPackage("cydonia.cli..").and().resideOutsideOfPackage("cydonia.cli.arena..")
                    .should().dependOnClassesThat(resideInAnyPackage("cydonia.arena..")),
            WrongPlay.CountsGames.class),

    THE_PRODUCT_KNOWS_NO_PROOFS(
            noClasses().that().resideOutsideOfPackage("cydonia.proof..").should()
                    .dependOnClassesThat(resideInAnyPackage("cydonia.proof..")),
            WrongPlay.KnowsProofs.class);

    private final ArchRule rule;
    private final List<Class<?>> wrong;

    Wall(ArchRule rule, Class<?>... wrong) {
        this.rule = rule;
        this.wrong = List.of(wrong);
    }

    ArchRule rule() {
        return rule;
    }

    /** Each of these alone must be noticed. */
    List<Class<?>> wrong() {
        return wrong;
    }

    /** Sound classes that wrong ones point to. */
    static List<Class<?>> neighbours() {
        return List.of(Game.class, OtherGame.class, WrongMeasures.HalfACircle.class, Hall.class, WrongServer.class,
                Main.class);
    }

    List<Class<?>> cast() {
        List<Class<?>> cast = new ArrayList<>(wrong);
        cast.addAll(neighbours());
        return cast;
    }

    /** None knows one that comes after it. */
    private static ArchRule inThisOrder(String... layers) {
        return CompositeArchRule.of(IntStream.range(1, layers.length)
                .mapToObj(i -> below(layers[i - 1], Arrays.copyOfRange(layers, i, layers.length))).toList());
    }

    private static ArchRule below(String layer, String... above) {
        return noClasses().that().resideInAPackage(layer).should().dependOnClassesThat(resideInAnyPackage(above))
                .allowEmptyShould(true);
    }

    /** A part of the command that knows neither these others nor the whole. */
    private static ArchRule stranger(String part, String... others) {
        String[] unknown = Stream.concat(Stream.of("cydonia.cli"), Stream.of(others).map("cydonia.cli.%s.."::formatted))
                .toArray(String[]::new);
        return noClasses().that().resideInAPackage("cydonia.cli." + part + "..").should()
                .dependOnClassesThat(resideInAnyPackage(unknown)).allowEmptyShould(true);
    }

    private static GivenClassesConjunction rules() {
        return noClasses().that().resideInAnyPackage("cydonia.engine..", "cydonia.games..");
    }
}
