package cydonia.server.page.learn;

import cydonia.engine.Language;
import cydonia.engine.Profile;
import cydonia.server.learn.Lesson;
import java.util.List;

/** Before a first lesson begins: what it will be about. */
public record LessonPage(Language language, Profile profile, String key, List<Lesson.Step> steps) {

    public LessonPage {
        steps = List.copyOf(steps);
    }
}
