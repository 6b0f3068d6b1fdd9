package cydonia.server.web;

import cydonia.engine.Refused;
import cydonia.engine.Text;
import java.net.InetAddress;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The proxies whose word about a visitor's address is believed. Each adds the address it saw at the end of what it was
 * told, so the visitor's is the last one that none of them is; whatever stands before could be invented.
 *
 * @param nearest
 *            whether whoever connects is such a proxy, whatever its address
 */
public record Proxies(boolean nearest, List<Range> trusted) {

    /** Visitors come straight to the server. */
    public static final Proxies NONE = new Proxies(false, List.of());
    /** One proxy stands before the server, and nobody else can reach it. */
    public static final Proxies NEAREST = new Proxies(true, List.of());

    /** So many leading bits of an address. */
    public record Range(InetAddress address, int bits) {

        static Range parse(String text) {
            String[] parts = text.strip().split("/", 2);
            InetAddress address = literal(parts[0]).orElseThrow(() -> wrong(text));
            int all = address.getAddress().length * Byte.SIZE;
            boolean number = parts.length == 2 && parts[1].matches("\\d{1,3}");
            int bits = number ? Integer.parseInt(parts[1]) : all;
            if (parts.length == 2 && !number || bits > all) {
                throw wrong(text);
            }
            return new Range(address, bits);
        }

        private static Refused wrong(String text) {
            return new Refused(Text.of("“%s” is not the address of a proxy: write 10.0.0.7 or 10.0.0.0/8.",
                    "« %s » n’est pas l’adresse d’un proxy : écrivez 10.0.0.7 ou 10.0.0.0/8.", text));
        }

        boolean contains(InetAddress other) {
            byte[] mine = address.getAddress();
            byte[] theirs = other.getAddress();
            if (mine.length != theirs.length) {
                return false;
            }
            for (int bit = 0; bit < bits; bit++) {
                int mask = 0x80 >> bit % Byte.SIZE;
                if ((mine[bit / Byte.SIZE] & mask) != (theirs[bit / Byte.SIZE] & mask)) {
                    return false;
                }
            }
            return true;
        }
    }

    public Proxies {
        trusted = List.copyOf(trusted);
    }

    /** Reads {@code 10.0.0.7,192.168.0.0/16}. */
    public static Proxies parse(String list) {
        return new Proxies(false, Arrays.stream(list.split(",")).map(Range::parse).toList());
    }

    /**
     * Whoever asks, as far as the server can know.
     *
     * @param peer
     *            who is connected
     * @param forwarded
     *            all lines of {@code X-Forwarded-For}, in order
     */
    String visitor(String peer, List<String> forwarded) {
        Optional<InetAddress> address = literal(peer);
        if (address.isEmpty()) {
            return peer;
        }
        InetAddress visitor = address.get();
        List<String> told = new ArrayList<>();
        forwarded.forEach(line -> told.addAll(Arrays.asList(line.split(","))));
        boolean believed = nearest || trusts(visitor);
        for (String one : told.reversed()) {
            Optional<InetAddress> next = literal(withoutPort(one.strip()));
            if (!believed || next.isEmpty()) {
                break;
            }
            visitor = next.get();
            believed = trusts(visitor);
        }
        return household(visitor);
    }

    private boolean trusts(InetAddress address) {
        return trusted.stream().anyMatch(range -> range.contains(address));
    }

    /** Whoever has one address of the new kind has as many as they like that begin alike. */
    private static String household(InetAddress address) {
        byte[] bytes = address.getAddress();
        if (bytes.length == Integer.BYTES) {
            return address.getHostAddress();
        }
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < Long.BYTES; i++) {
            text.append(String.format("%02x", bytes[i]));
        }
        return text.toString();
    }

    private static String withoutPort(String address) {
        if (address.startsWith("[")) {
            return address.substring(1).replaceFirst("].*$", "");
        }
        int colon = address.indexOf(':');
        return colon >= 0 && colon == address.lastIndexOf(':') ? address.substring(0, colon) : address;
    }

    private static Optional<InetAddress> literal(String address) {
        try {
            return Optional.of(InetAddress.ofLiteral(withoutPort(address)));
        } catch (IllegalArgumentException noAddress) {
            return Optional.empty();
        }
    }
}
