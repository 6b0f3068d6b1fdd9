package cydonia.server.board.martians;

import cydonia.engine.Text;
import cydonia.games.martians.language.MartiansAction;
import cydonia.games.martians.language.MartiansView.Cover;
import cydonia.games.martians.language.Question;
import java.util.ArrayList;
import java.util.List;

/**
 * What somebody should hear once, at the first moment it matters. The page offers all that fit; the browser shows the
 * first one that was not yet put away.
 */
public record Newcomer(String id, String words) {

    static List<Newcomer> notes(Look look) {
        List<Newcomer> notes = new ArrayList<>();
        if (!look.page().myTurn()) {
            return notes;
        }
        Spots spots = look.spots();
        switch (look.view().asking().question()) {
            case Question.Play() -> play(look, notes);
            case Question.Dig(),Question.MoveExcavator(),Question.Extract() -> note(look, notes, "dig", Terms.NOTE_DIG);
            case Question.Deliver() -> note(look, notes, "deliver", Terms.NOTE_DELIVER);
            case Question.WriteOffer _,Question.AnswerOffer _ -> note(look, notes, "loan", Terms.NOTE_LOAN);
            default -> {
                // explains itself
            }
        }
        if (spots.any(MartiansAction.Consult.class)) {
            note(look, notes, "experts", Terms.NOTE_EXPERTS);
        }
        if (look.board().births() > 0) {
            note(look, notes, "births", Terms.NOTE_BIRTHS);
        }
        return List.copyOf(notes);
    }

    private static void play(Look look, List<Newcomer> notes) {
        boolean out = look.view().posts().stream()
                .anyMatch(post -> post.crew().filter(look.crew().crew()::equals).isPresent());
        if (look.view().asking().placement().isPresent()) {
            note(look, notes, "several", Terms.NOTE_SEVERAL);
        }
        if (!out) {
            if (look.alone()) {
                note(look, notes, "crews", Terms.NOTE_CREWS);
            } else if (look.view().mode().sharedStock()) {
                note(look, notes, "common", Terms.NOTE_COMMON);
            }
            note(look, notes, "time", Terms.NOTE_TIME);
            note(look, notes, "fate", Terms.NOTE_FATE);
        } else {
            note(look, notes, "building", Terms.NOTE_BUILDING);
        }
        if (look.view().posts().stream().anyMatch(post -> post.cover() == Cover.IMPROVEMENT && post.crew().isEmpty()
                && look.spots().at(new MartiansAction.Place(post.where(), post.post().number())).live())) {
            note(look, notes, "slower", Terms.NOTE_SLOWER);
        }
    }

    private static void note(Look look, List<Newcomer> notes, String id, Text words) {
        notes.add(new Newcomer("martians-" + id, look.in(words)));
    }
}
