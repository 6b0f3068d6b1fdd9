package cydonia.games.martians.box;

import java.util.List;
import java.util.stream.IntStream;

/** An activity post as views speak of it: {@code water-plant 2}, as in the notation; counted from 1. */
public record Post(Infrastructure where, int number) {

    private static final List<Post> ALL = IntStream.range(0, Infrastructure.POSTS).mapToObj(post -> {
        Infrastructure where = Infrastructure.ofPost(post);
        return new Post(where, post - where.firstPost() + 1);
    }).toList();

    /** By its number among the posts of the whole board, from 0. */
    public static Post of(int post) {
        return ALL.get(post);
    }

    public static List<Post> all() {
        return ALL;
    }

    public String word() {
        return where.id() + " " + number;
    }
}
