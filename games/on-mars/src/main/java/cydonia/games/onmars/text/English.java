package cydonia.games.onmars.text;

import cydonia.engine.CardText;
import cydonia.engine.Happening;
import cydonia.engine.Names;
import cydonia.engine.Obstacle;
import cydonia.engine.Prose;
import cydonia.games.onmars.OnMarsAction;
import cydonia.games.onmars.OnMarsView;
import java.util.List;

public final class English implements Prose<OnMarsAction, OnMarsView> {
    private final Names names;
    public English(Names names) {
        this.names = names;
    }

    @Override
    public String ask(OnMarsView seen) {
        return "?" + names;
    }

    @Override
    public String choice(OnMarsAction action, OnMarsView seen) {
        return "?";
    }

    @Override
    public String tell(Happening happening) {
        return "?";
    }

    @Override
    public String explain(Obstacle obstacle) {
        return "?";
    }

    @Override
    public String show(OnMarsView seen) {
        return "?";
    }

    @Override
    public List<CardText> cards() {
        return List.of();
    }
}
