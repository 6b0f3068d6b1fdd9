package cydonia.games.terraforming.text;

import cydonia.engine.Typography;
import cydonia.games.terraforming.box.Card;
import cydonia.games.terraforming.box.CardAction;
import cydonia.games.terraforming.box.Cube;
import cydonia.games.terraforming.box.Effect;
import cydonia.games.terraforming.box.Ongoing;
import cydonia.games.terraforming.box.Requirement;
import cydonia.games.terraforming.box.Resource;
import cydonia.games.terraforming.box.Tag;
import cydonia.games.terraforming.box.Tile;
import cydonia.games.terraforming.box.Worth;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What a card says, put together from its definition; the words themselves are those of a language. */
abstract class CardWords {

    /** The whole card in a few sentences: requirement, effects, action, lasting effects, points. */
    final String text(Card card) {
        List<String> sentences = new ArrayList<>();
        needs(card.needs()).forEach(need -> sentences.add(sentence(need)));
        effects(card, sentences);
        if (!card.worth().equals(Worth.NOTHING)) {
            sentences.add(sentence(worth(card)));
        }
        return String.join(" ", sentences);
    }

    /** The same without the requirement, and without points that are a mere number. */
    final String effects(Card card) {
        List<String> sentences = new ArrayList<>();
        effects(card, sentences);
        if (!(card.worth() instanceof Worth.Fixed)) {
            sentences.add(sentence(worth(card)));
        }
        return String.join(" ", sentences);
    }

    /** The requirements; several tags are told together. */
    private List<String> needs(List<Requirement> needs) {
        List<Requirement.Tags> tags = needs.stream().filter(Requirement.Tags.class::isInstance)
                .map(Requirement.Tags.class::cast).toList();
        if (tags.size() < 2) {
            return needs.stream().map(this::requirement).toList();
        }
        List<String> told = new ArrayList<>(needs.stream().filter(need -> !(need instanceof Requirement.Tags))
                .map(this::requirement).toList());
        told.add(requirement(tags));
        return told;
    }

    /** A list as it is said: a, b and c. */
    final String list(String last, List<String> parts) {
        return parts.size() == 1
                ? parts.getFirst()
                : String.join(", ", parts.subList(0, parts.size() - 1)) + last + parts.getLast();
    }

    private void effects(Card card, List<String> sentences) {
        if (card.corporation()) {
            sentences.add(sentence(start(card.now())));
        } else if (!card.now().isEmpty()) {
            sentences.add(sentence(join(semicolon(), onceEach(card.now()))));
        }
        if (!card.firstAction().isEmpty()) {
            sentences.add(sentence(firstAction(effects(card.firstAction()))));
        }
        ongoing(card, sentences);
        if (!card.actions().isEmpty()) {
            sentences.add(sentence(action(card.actions().stream().map(this::action).toList())));
        }
    }

    /** The effects in words; one that comes twice is told once. */
    private List<String> onceEach(List<Effect> effects) {
        List<String> told = new ArrayList<>();
        for (int i = 0; i < effects.size(); i++) {
            boolean again = i > 0 && effects.get(i).equals(effects.get(i - 1));
            if (again) {
                told.set(told.size() - 1, twice(effects.get(i)));
            } else {
                told.add(effect(effects.get(i)));
            }
        }
        return told;
    }

    /** Effects that belong to the same trigger are told together. */
    private void ongoing(Card card, List<String> sentences) {
        List<Ongoing> left = new ArrayList<>(card.ongoing());
        while (!left.isEmpty()) {
            Ongoing ongoing = left.removeFirst();
            if (ongoing instanceof Ongoing.Whenever(Ongoing.Trigger trigger, Effect first)) {
                List<Effect> effects = new ArrayList<>(List.of(first));
                while (!left.isEmpty() && left.getFirst() instanceof Ongoing.Whenever(var same, Effect next)
                        && same.equals(trigger)) {
                    effects.add(next);
                    left.removeFirst();
                }
                sentences.add(sentence(whenever(trigger(trigger), effects(effects))));
            } else {
                sentences.add(sentence(lasting(card, ongoing)));
            }
        }
    }

    /** One way to use an action. */
    final String action(CardAction action) {
        String price = price(action.price());
        return price.isEmpty() ? effects(action.effects()) : price + " → " + effects(action.effects());
    }

    final String effects(List<Effect> effects) {
        boolean gains = effects.size() > 1
                && effects.stream().allMatch(one -> one instanceof Effect.Gain(int n, Resource _) && n > 0);
        return gains
                ? gain(list(and(), effects.stream().map(one -> amountOf((Effect.Gain) one)).toList()))
                : join(and(), effects.stream().map(this::effect).toList());
    }

    private String amountOf(Effect.Gain gain) {
        return amount(gain.n(), gain.what());
    }

    static String degrees(int value) {
        return (value == 0 ? "0" : Typography.signed(value)) + " °C";
    }

    static String join(String between, List<String> parts) {
        return String.join(between, parts);
    }

    static String sentence(String words) {
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1) + ".";
    }

    abstract String and();

    abstract String colon();

    /** An effect that comes twice. */
    abstract String twice(Effect effect);

    abstract String requirement(List<Requirement.Tags> tags);

    abstract String gain(String amounts);

    abstract String semicolon();

    abstract String requirement(Requirement need);

    abstract String start(List<Effect> goods);

    abstract String firstAction(String effects);

    abstract String whenever(String trigger, String effects);

    abstract String action(List<String> ways);

    abstract String effect(Effect effect);

    abstract String price(CardAction.Price price);

    abstract String trigger(Ongoing.Trigger trigger);

    abstract String lasting(Card card, Ongoing ongoing);

    abstract String worth(Card card);

    abstract String amount(int n, Resource what);

    abstract String amount(int n, Cube what);

    abstract String name(Resource what);

    abstract String cards(int n);

    abstract String production(Resource what);

    abstract String tag(Tag tag);

    abstract String tile(Tile tile);
}
