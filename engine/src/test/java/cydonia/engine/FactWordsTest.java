package cydonia.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Facts in words")
class FactWordsTest {

    private static final Thing PLANTS = new Thing("plants", new Text("plants", "plantes"));
    private static final Thing OCEAN = new Thing("ocean", new Text("ocean", "océan"));
    private static final Thing LAKE = new Thing("r5c5", new Text("the lake", "le lac"));
    private static final List<Fact> FACTS = List.of(new Fact.Price(PLANTS, 8), new Fact.Gain(Seat.RED, PLANTS, 1, 0),
            new Fact.Gain(Seat.RED, PLANTS, 0, 2), new Fact.Loss(Seat.GREEN, PLANTS, 3),
            new Fact.Score(Seat.GREEN, -1), new Fact.Placed(Seat.RED, OCEAN, LAKE), new Fact.Moved(OCEAN, 1));

    private static List<String> told(Language language, Names names) {
        FactWords words = new FactWords(language, names);
        return FACTS.stream().map(words::tell).toList();
    }

    @Test
    void every_kind_of_fact_is_told_in_english() {
        assertThat(told(Language.EN, Names.colours(Language.EN))).containsExactly("price in plants: 8",
                "Red: plants +1", "Red: plants +0 (no room for 2)", "Green: plants −3", "Green: points −1",
                "Red: ocean → the lake", "ocean +1");
    }

    @Test
    void and_in_french() {
        assertThat(told(Language.FR, Names.colours(Language.FR))).containsExactly("prix en plantes : 8",
                "Rouge : plantes +1", "Rouge : plantes +0 (pas de place pour 2)", "Vert : plantes −3",
                "Vert : points −1", "Rouge : océan → le lac", "océan +1");
    }

    @Test
    void what_gives_its_place_the_name_is_told_once() {
        Thing place = new Thing("ocean 2", new Text("ocean 2", "océan 2"));
        assertThat(new FactWords(Language.FR, Names.colours(Language.FR)).tell(new Fact.Placed(Seat.RED, OCEAN, place)))
                .isEqualTo("Rouge : océan 2");
    }

    @Test
    void people_go_by_their_names() {
        assertThat(told(Language.EN, seat -> "Ada")).contains("Ada: plants +1").noneMatch(told -> told.contains("Red"));
    }
}
