package cydonia.server.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import cydonia.dunes.Dunes;
import cydonia.engine.Action;
import cydonia.engine.Audience;
import cydonia.engine.Dice;
import cydonia.engine.Game;
import cydonia.engine.Match;
import cydonia.engine.Position;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.engine.Viewer;
import cydonia.titles.Games;
import cydonia.titles.Title;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@DisplayName("Observations, as bots get them")
class ObservationsTest {

    private static final JsonMapper STRICT = JsonMapper.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();
    private static final Pattern CONSTANT = Pattern.compile("[A-Z][A-Z0-9]*(_[A-Z0-9]+)*");
    /** The beginning is looked at move by move, what follows more and more rarely. */
    private static final int MOVE_BY_MOVE = 20;
    private static final Path SCHEMAS = Path.of("..", "docs", "bots", "observations");

    static Stream<Game<?, ?, ?>> games() {
        return Stream.concat(Games.known().all().stream().map(Title::game), Stream.of(new Dunes()));
    }

    @ParameterizedTest
    @MethodSource("games")
    void are_what_the_schema_of_the_game_says(Game<?, ?, ?> game) {
        SchemaChecker checker = SchemaChecker.of(Observations.schema(game));
        int[] seen = {0};
        for (int seats : new TreeSet<>(List.of(game.profile().minSeats(), game.profile().maxSeats()))) {
            play(game, seats, written -> {
                assertThat(checker.wrong(written)).as("%s", written).isEmpty();
                seen[0]++;
            });
        }
        assertThat(seen[0]).isGreaterThan(50);
    }

    @ParameterizedTest
    @MethodSource("games")
    void speak_in_words_not_in_constants(Game<?, ?, ?> game) {
        play(game, game.profile().maxSeats(), written -> {
            assertThat(words(written, new TreeSet<>())).isNotEmpty()
                    .allSatisfy(word -> assertThat(word).doesNotMatch(CONSTANT));
            assertThat(written.path("viewer").asString()).isIn("red", "green", "blue", "yellow", "violet", "public");
        });
    }

    /** Places, seats and cards are words. What is a number is listed here: an amount, or a number that is printed. */
    @ParameterizedTest
    @CsvSource({
            "terraforming-mars, 'cards chosen count cubes deck discards every generation greeneryPrice keep kept look "
                    + "merits money n oceans oxygen powerPlantPrice price prices production rating reached steelValue "
                    + "steps stock tags taken temperature titaniumValue value'",
            "on-mars, '"
                    + "action botPoints bots cardsB colonists crystalCapacity crystals difficulty discoveries goals "
                    + "goalsDiscarded hangar has items left level minerals missionsLeft needs number progress quarters "
                    + "quartersCapacity rewards round roverPoints rows score shelters shuttleSpace slots stock storage "
                    + "supply tilesLeft waiting warehouse working'",
            "martians, '"
                    + "absences amount analysisGone analysisPile apartments artefacts assistantPile births "
                    + "built cards contractPile count cycle cycles dead deaths delta done expertPile goods "
                    + "hand hostility hunger improved inFavour infirmary lost offersLeft oxygen plantations "
                    + "refugees removed reserve rtg seats sickness solar surcharge time turn turnsLeft units wanted wind'",
            "mars-tilsit, '"
                    + "active asks built colonistTokens colonists consumption contractLimit count discount "
                    + "counters due earthRate energyLimit eventCards eventDiscards eventsAside face "
                    + "gives hand handCards handLimit held idle left marker maySpare points rdCards "
                    + "reserve science shownHand supplyCards target turn units'"})
    void hold_numbers_only_where_something_is_counted(String game, String amounts) {
        JsonNode schema = Observations.schema(Games.known().named(game).game());
        assertThat(numbers(schema.get("$defs"), new TreeSet<>())).isEqualTo(new TreeSet<>(List.of(amounts.split(" "))));
    }

    @ParameterizedTest
    @CsvSource({"terraforming-mars, Area, place %s", "terraforming-mars, Seat, decrease %s",
            "terraforming-mars, Card, add-to %s", "terraforming-mars, Milestone, claim %s",
            "terraforming-mars, Award, fund %s", "terraforming-mars, StandardProject, project %s",
            "on-mars, Hex, at %s", "on-mars, TurnSpace, space %s", "on-mars, Building, construct %s",
            "on-mars, Blueprint, plan %s", "on-mars, MainAction, act %s", "on-mars, Executive, execute %s",
            "on-mars, Item, take %s", "on-mars, Tech, learn %s top", "on-mars, LabSpace, shelve %s",
            "on-mars, Scientist, hire %s", "on-mars, Contract, sign %s", "on-mars, Discovery, explore %s",
            "martians, Cell, move %s", "martians, Post, place %s", "martians, Infrastructure, build %s",
            "martians, MartiansView.Quarters/properties/name, relieve %s", "martians, Good, give %s",
            "martians, Expert, consult %s", "martians, Technology, develop %s", "martians, AnalysisCard, spend %s",
            "martians, Contract, fulfil %s", "martians, ResearchTile, research %s", "martians, Plantation, plant %s",
            "martians, HiddenObjective, keep %s", "martians, Ward, recover %s", "martians, Seat, offer %s",
            "mars-tilsit, Seat, trade %s", "mars-tilsit, Resource, give %s", "mars-tilsit, Installation, build %s",
            "mars-tilsit, Contract, buy %s", "mars-tilsit, RdCard, play %s", "mars-tilsit, EventCard, event %s",
            "mars-tilsit, Domain, contest %s"})
    void use_the_words_of_the_notation(String id, String definition, String template) {
        Game<?, ?, ?> game = Games.known().named(id).game();
        JsonNode words = Observations.schema(game).at("/$defs/" + definition + "/enum");
        assertThat(words.size()).isGreaterThan(1);
        words.forEach(word -> assertThatCode(() -> game.notation().parse(template.formatted(word.asString())))
                .as(word.asString()).doesNotThrowAnyException());
    }

    /** What bots may rely on, to be read and compared; written anew with {@code -Dgolden.write=true}. */
    @ParameterizedTest
    @MethodSource("games")
    void have_a_schema_in_the_documentation(Game<?, ?, ?> game) throws IOException {
        if (game instanceof Dunes) {
            return;
        }
        Path file = SCHEMAS.resolve(game.profile().id() + ".json");
        String schema = Observations.schema(game).toPrettyString() + "\n";
        if (Boolean.getBoolean("golden.write")) {
            Files.createDirectories(SCHEMAS);
            Files.writeString(file, schema);
        }
        assertThat(Files.readString(file)).isEqualTo(schema);
    }

    /** Every word of an observation: values and keys, but not the names of fields, which begin with a small letter. */
    private static Set<String> words(JsonNode node, Set<String> found) {
        if (node.isString()) {
            found.add(node.asString());
        }
        node.properties().forEach(property -> found.add(property.getKey()));
        node.forEach(part -> words(part, found));
        return found;
    }

    /** The names of all properties that are numbers, or lists or tables of numbers. */
    private static Set<String> numbers(JsonNode definitions, Set<String> found) {
        definitions.properties().forEach(definition -> definition.getValue().path("properties").properties()
                .stream().filter(property -> property.getValue().toString().contains("\"integer\""))
                .forEach(property -> found.add(property.getKey())));
        return found;
    }

    /** Shows what a random game looks like to all who watch it, now and then. */
    private static <P extends Position<P, A, O>, A extends Action, O> void play(Game<P, A, O> game, int seats,
            Consumer<JsonNode> look) {
        Match<P, A, O> match = Match.begin(game, Setup.of(game.profile(), seats), Seed.of(4));
        var dice = Dice.choosing(Seed.of(4), 0).open();
        for (int move = 0; !match.position().toAct().isEmpty(); move++) {
            if (move % (1 + move / MOVE_BY_MOVE) == 0) {
                look(match, Viewer.PUBLIC, look);
                Seat.first(seats).forEach(seat -> look(match, seat, look));
            }
            Seat acting = match.position().toAct().getFirst();
            List<A> legal = match.position().legal(acting);
            match.play(acting, legal.get(dice.roll(legal.size())), Audience.NOBODY);
        }
        look(match, Viewer.PUBLIC, look);
    }

    private static <O> void look(Match<?, ?, O> match, Viewer viewer, Consumer<JsonNode> look) {
        look.accept(STRICT.readTree(Writing.write(Objects.requireNonNull(match.position().observe(viewer)))));
    }
}
