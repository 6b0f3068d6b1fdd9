package cydonia.server.board.onmars;

/** So many of something: a symbol and a figure. One of a thing needs no figure. */
public record Amount(String icon, String figure) {

    Amount(String icon, int n) {
        this(icon, n == 1 ? "" : String.valueOf(n));
    }
}
