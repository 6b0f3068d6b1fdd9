package cydonia.games.martians.text;

import cydonia.engine.CardText;
import cydonia.engine.Happening;
import cydonia.engine.Names;
import cydonia.engine.Obstacle;
import cydonia.engine.Prose;
import cydonia.games.martians.MartiansAction;
import cydonia.games.martians.MartiansObservation;
import java.util.List;

public final class French implements Prose<MartiansAction, MartiansObservation> {
    private final Names names;
    public French(Names names) { this.names = names; }
    @Override public String ask(MartiansObservation seen) { return names.of(cydonia.engine.Seat.RED); }
    @Override public String choice(MartiansAction action, MartiansObservation seen) { return "x"; }
    @Override public String tell(Happening happening) { return "x"; }
    @Override public String explain(Obstacle obstacle) { return "x"; }
    @Override public String show(MartiansObservation seen) { return "x"; }
    @Override public List<CardText> cards() { return List.of(); }
}
