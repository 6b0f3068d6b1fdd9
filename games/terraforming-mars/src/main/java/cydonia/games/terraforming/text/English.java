package cydonia.games.terraforming.text;

import cydonia.engine.*;
import cydonia.games.terraforming.*;
import java.util.List;

public final class English implements Prose<TerraformingAction, TerraformingView> {
    public English(Names names) { names.of(Seat.RED); }
    @Override public String ask(TerraformingView seen) { return "?"; }
    @Override public String choice(TerraformingAction action, TerraformingView seen) { return "?"; }
    @Override public String tell(Happening happening) { return "?"; }
    @Override public String explain(Obstacle obstacle) { return "?"; }
    @Override public String show(TerraformingView seen) { return "?"; }
    @Override public List<CardText> cards() { return List.of(new CardText("a","b","c","d",false)); }
}
