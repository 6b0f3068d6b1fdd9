package cydonia.people.other;

/** Somebody known beyond one table. */
public record OtherPerson(String name) {
}
