package cydonia.server.web;

import cydonia.engine.Language;
import cydonia.engine.Outcome;
import cydonia.server.page.ReplayPage;
import cydonia.server.page.ResultPage;
import cydonia.server.page.ReviewPart;
import cydonia.server.page.Words;
import cydonia.tables.room.Chronicle;
import cydonia.tables.room.Reviewed;
import cydonia.tables.room.Screening;
import cydonia.tables.room.Sight;
import java.util.List;
import java.util.Optional;

/** What the pages of games seen again show. */
final class ReplayModels {

    private ReplayModels() {
    }

    /** A game after one of its actions: that action's predecessor is the news. */
    static ReplayPage replay(Screening<?, ?, ?> screening, Optional<Reviewed<?, ?, ?>> review, Language language,
            ReplayPage.Links links) {
        return new ReplayPage(
                Models.table(screening.sight(), language, Optional.empty(), screening.at() - 1, Optional.empty()),
                links, screening.at(), screening.last(), screening.eyes(), screening.allowed(), screening.acting(),
                screening.next(language).stream().map(Words::capital).toList(), screening.hands(language),
                review.map(done -> reviewed(done, screening, language)).orElse(ReplayPage.Reviewed.NOTHING),
                List.of(), 0);
    }

    /** What would have been better is told to the eyes that could choose it. */
    private static ReplayPage.Reviewed reviewed(Reviewed<?, ?, ?> review, Screening<?, ?, ?> screening,
            Language language) {
        Sight<?, ?, ?> sight = screening.sight();
        return new ReplayPage.Reviewed(review.mistakes(),
                review.better(screening.at(), language, seat -> sight.name(seat, language))
                        .filter(better -> better.seat() == sight.viewer())
                        .map(better -> Words.fill(Words.COMPUTER_WOULD, language, better.label(),
                                Words.percent(better.gain()))));
    }

    static ResultPage result(Finished game, Outcome outcome, Chronicle chronicle, ResultPage.Links links,
            ResultPage.Rematch rematch, ReviewPart review) {
        Sight<?, ?, ?> sight = game.sight();
        Language language = game.language();
        return new ResultPage(language, sight.profile().name().in(language), sight.profile().id(), links, outcome,
                sight.viewer(), Models.standing(sight, language), Curves.of(chronicle, sight, language),
                Models.fairness(sight), rematch, review);
    }
}
