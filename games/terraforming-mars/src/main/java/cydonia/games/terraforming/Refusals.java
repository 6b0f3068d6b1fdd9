package cydonia.games.terraforming;

import cydonia.engine.Refusal;
import cydonia.engine.Why;
import cydonia.games.terraforming.TerraformingAction.Build;
import cydonia.games.terraforming.TerraformingAction.Claim;
import cydonia.games.terraforming.TerraformingAction.ConvertHeat;
import cydonia.games.terraforming.TerraformingAction.ConvertPlants;
import cydonia.games.terraforming.TerraformingAction.Fund;
import cydonia.games.terraforming.TerraformingAction.Place;
import cydonia.games.terraforming.TerraformingAction.Play;
import cydonia.games.terraforming.TerraformingAction.RemoveCubes;
import cydonia.games.terraforming.TerraformingAction.Reserve;
import cydonia.games.terraforming.TerraformingAction.Use;
import cydonia.games.terraforming.cards.Cube;
import cydonia.games.terraforming.cards.Effect;
import cydonia.games.terraforming.cards.Where;
import java.util.ArrayList;
import java.util.List;

/** What a seat might want to do now and cannot, and why: the same rules that say what is legal say it. */
final class Refusals {

    private final List<Refusal<TerraformingAction>> refusals = new ArrayList<>();

    private Refusals() {
    }

    static List<Refusal<TerraformingAction>> list(Table t, int seat) {
        Refusals refusals = new Refusals();
        if (t.toAct(seat)) {
            switch (t.phase) {
                case ACTIONS, LAST_GREENERIES -> {
                    if (t.owes()) {
                        refusals.answers(t, t.owed());
                    } else if (t.phase == Phase.ACTIONS) {
                        refusals.turn(t, seat);
                    }
                }
                case SETUP, DRAFT, RESEARCH, OVER -> {
                    // everything offered can be had
                }
            }
        }
        return List.copyOf(refusals.refusals);
    }

    private void refuse(TerraformingAction action, Why why) {
        if (!why.obstacles().isEmpty()) {
            refusals.add(new Refusal<>(action, why.obstacles()));
        }
    }

    private void turn(Table t, int seat) {
        CardSet hand = t.players[seat].hand;
        for (int card = hand.next(0); card >= 0; card = hand.next(card + 1)) {
            Why why = Why.asking();
            Playing.playable(t, seat, card, why);
            refuse(Play.ALL[card], why);
        }
        CardSet inPlay = t.players[seat].inPlay;
        for (int card = inPlay.next(0); card >= 0; card = inPlay.next(card + 1)) {
            for (int option = 0; option < Plan.of(card).actions.length; option++) {
                Why why = Why.asking();
                CardActions.usable(t, seat, card, option, why);
                refuse(Use.ALL[card][option], why);
            }
        }
        for (StandardProject project : StandardProject.values()) {
            Why why = Why.asking();
            Projects.possible(t, seat, project, why);
            refuse(Build.ALL[project.ordinal()], why);
        }
        Why plants = Why.asking();
        Projects.canConvertPlants(t, seat, plants);
        refuse(ConvertPlants.IT, plants);
        Why heat = Why.asking();
        Projects.canConvertHeat(t, seat, heat);
        refuse(ConvertHeat.IT, heat);
        if (!t.solo()) {
            honours(t, seat);
        }
    }

    private void honours(Table t, int seat) {
        for (Milestone milestone : Milestone.values()) {
            Why why = Why.asking();
            Honours.claimable(t, seat, milestone, why);
            refuse(Claim.ALL[milestone.ordinal()], why);
        }
        for (Award award : Award.values()) {
            Why why = Why.asking();
            Honours.fundable(t, seat, award, why);
            refuse(Fund.ALL[award.ordinal()], why);
        }
    }

    private void answers(Table t, long task) {
        if (Task.kind(task) != Task.EFFECT) {
            return;
        }
        switch (Effects.of(Task.value(task))) {
            case Effect.PlaceTile(var _, Where where) -> areas(t, Task.seat(task), where, Place.ALL);
            case Effect.PlaceOcean(Where where) -> areas(t, Task.seat(task), where, Place.ALL);
            case Effect.ClaimArea() -> {
                for (int area = 0; area < Area.ON_MARS; area++) {
                    Why why = Why.asking();
                    Placement.explainMarker(t, Task.seat(task), area, why);
                    refuse(Reserve.ALL[area], why);
                }
            }
            case Effect.RemoveAnyCubes(var _, Cube what) -> {
                for (int card : Holders.BY_CUBE[what.ordinal()]) {
                    Why why = Why.asking();
                    Victims.explainMore(t, task, card, why);
                    refuse(RemoveCubes.ALL[card][0], why);
                }
            }
            default -> {
                // every answer that means something is possible
            }
        }
    }

    private void areas(Table t, int seat, Where where, TerraformingAction[] actions) {
        for (int area = 0; area < Area.ON_MARS; area++) {
            Why why = Why.asking();
            Placement.explain(t, seat, where, area, why);
            refuse(actions[area], why);
        }
    }
}
