package cydonia.server.page.learn;

import cydonia.engine.Language;
import cydonia.server.page.HomePage;
import java.util.List;

/** The games that can be learnt here. */
public record LearnIndex(Language language, List<HomePage.Entry> games) {

    public LearnIndex {
        games = List.copyOf(games);
    }
}
