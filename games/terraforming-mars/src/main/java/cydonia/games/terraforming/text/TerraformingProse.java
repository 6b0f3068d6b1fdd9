package cydonia.games.terraforming.text;

import cydonia.engine.Prose;
import cydonia.games.terraforming.box.Card;
import cydonia.games.terraforming.box.Requirement;
import cydonia.games.terraforming.box.Resource;
import cydonia.games.terraforming.box.Tag;
import cydonia.games.terraforming.box.Tile;
import cydonia.games.terraforming.language.TerraformingAction;
import cydonia.games.terraforming.language.TerraformingView;

/** What the game says, and its words one by one, for those who draw the table instead of writing it. */
public interface TerraformingProse extends Prose<TerraformingAction, TerraformingView> {

    /** Everything the card says. */
    String text(Card card);

    /** What the card says besides its requirement and a mere number of points: those are shown apart. */
    String effects(Card card);

    String requirement(Requirement need);

    String resource(Resource what);

    String production(Resource what);

    String tag(Tag tag);

    String tile(Tile tile);

    /** Kind of card, and whether it belongs to the Corporate Era. */
    String kind(Card card);
}
