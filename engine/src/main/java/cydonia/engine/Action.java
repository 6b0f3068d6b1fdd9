package cydonia.engine;

/** One decision of one seat: a record of a sealed family, one family per game. Equal actions mean the same thing. */
public interface Action {
}
