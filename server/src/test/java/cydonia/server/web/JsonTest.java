package cydonia.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Language;
import cydonia.engine.Profile;
import cydonia.games.tilsit.MarsTilsit;
import org.junit.jupiter.api.Test;

class JsonTest {

    @Test
    void a_game_names_its_options_and_what_may_be_chosen() {
        Profile profile = new MarsTilsit().profile();
        var game = Json.game(profile, Language.EN);
        assertThat(game.options()).hasSameSizeAs(profile.options()).allSatisfy(option -> assertThat(option.values())
                .contains(option.byDefault()).doesNotContain("").doesNotHaveDuplicates());
    }
}
