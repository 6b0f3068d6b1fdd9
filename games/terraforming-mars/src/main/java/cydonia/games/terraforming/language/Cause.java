package cydonia.games.terraforming.language;

import cydonia.engine.Text;
import cydonia.engine.Typography;
import cydonia.games.terraforming.box.Award;
import cydonia.games.terraforming.box.Card;
import cydonia.games.terraforming.box.Cards;
import cydonia.games.terraforming.box.Milestone;
import cydonia.games.terraforming.box.Parameter;
import cydonia.games.terraforming.box.StandardProject;

/** What a change or a question comes from. */
public sealed interface Cause {

    /** A card: played, used, or watching what others do. */
    record ByCard(Card card) implements Cause {
        private static final ByCard[] ALL = Cards.all().stream().map(ByCard::new).toArray(ByCard[]::new);

        public static ByCard of(int card) {
            return ALL[card];
        }

        @Override
        public Text name() {
            return card.name();
        }
    }

    record ByProject(StandardProject project) implements Cause {
        @Override
        public Text name() {
            return project.title();
        }
    }

    record ByMilestone(Milestone milestone) implements Cause {
        @Override
        public Text name() {
            return milestone.title();
        }
    }

    record ByAward(Award award) implements Cause {
        @Override
        public Text name() {
            return award.title();
        }
    }

    /** A bonus step on the scale of a parameter. */
    record ByParameter(Parameter parameter, int value) implements Cause {
        @Override
        public Text name() {
            return switch (parameter) {
                case TEMPERATURE -> Text.of("Temperature %s °C", "Température %s °C", Typography.signed(value));
                case OXYGEN -> Text.of("Oxygen %d%%", "Oxygène %d %%", value);
                case OCEANS -> Text.of("%d oceans", "%d océans", value);
            };
        }
    }

    Text name();
}
