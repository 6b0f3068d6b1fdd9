package cydonia.server.web;

import cydonia.engine.Language;
import cydonia.engine.Outcome;
import cydonia.server.page.ReplayPage;
import cydonia.server.page.ResultPage;
import cydonia.server.page.Words;
import cydonia.server.table.Chronicle;
import cydonia.server.table.Screening;
import cydonia.server.table.Sight;
import java.util.Optional;

/** What the pages of games seen again show. */
final class ReplayModels {

    private ReplayModels() {
    }

    /** A game after one of its actions: that action's predecessor is the news. */
    static ReplayPage replay(Screening<?, ?, ?> screening, Language language, ReplayPage.Links links) {
        return new ReplayPage(
                Models.table(screening.sight(), language, Optional.empty(), screening.at() - 1, Optional.empty()),
                links, screening.at(), screening.last(), screening.eyes(), screening.allowed(), screening.acting(),
                screening.next(language).stream().map(Words::capital).toList(), screening.hands(language));
    }

    static ResultPage result(Sight<?, ?, ?> sight, Outcome outcome, Chronicle chronicle, Language language,
            ResultPage.Links links, ResultPage.Rematch rematch) {
        return new ResultPage(language, sight.profile().name().in(language), sight.profile().id(), links, outcome,
                sight.viewer(), Models.standing(sight, language), Curves.of(chronicle, sight, language),
                Models.fairness(sight),
                rematch);
    }
}
