package cydonia.server.page.learn;

import cydonia.engine.Language;
import cydonia.engine.Profile;
import cydonia.titles.learn.Lesson;
import cydonia.titles.learn.Passage;
import java.util.List;

/**
 * Before a first lesson begins: what it will be about.
 *
 * @param aim
 *            what the game is about
 */
public record LessonPage(Language language, Profile profile, Passage aim, String key, List<Lesson.Step> steps) {

    public LessonPage {
        steps = List.copyOf(steps);
    }
}
