package cydonia.games.wrong.rules;

/** A chapter that others look into who may not. */
public record WrongRules(int page) {
}
