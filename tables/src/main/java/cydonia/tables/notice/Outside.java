package cydonia.tables.notice;

import cydonia.engine.Refused;
import cydonia.engine.Text;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.Locale;

/**
 * Which addresses the server may be sent to: those of the world outside. Whoever gives it an address in its own house
 * could look around there with its help. The names are looked up each time; the virtual machine remembers what it found
 * for longer than it takes to connect, so that a name cannot mean something else in between.
 *
 * @param local
 *            whether whoever runs the server allows its own house as well
 */
public record Outside(boolean local) {

    private static final int LONGEST = 500;

    /** The address, or why it is not one to write to. */
    public URI check(String text) {
        URI address;
        try {
            address = URI.create(text.strip());
        } catch (IllegalArgumentException malformed) {
            throw wrong();
        }
        String scheme = String.valueOf(address.getScheme()).toLowerCase(Locale.ROOT);
        if (text.length() > LONGEST || address.getHost() == null || address.getUserInfo() != null
                || !(scheme.equals("https") || scheme.equals("http"))) {
            throw wrong();
        }
        if (!local) {
            checkOutside(address.getHost());
        }
        return address;
    }

    private static void checkOutside(String host) {
        try {
            InetAddress[] found = InetAddress.getAllByName(host.replaceAll("^\\[|]$", ""));
            if (Arrays.stream(found).anyMatch(Outside::inside)) {
                throw new Refused(new Text("This address is in the server’s own network: it writes to others only.",
                        "Cette adresse est dans le réseau du serveur : il n’écrit qu’à l’extérieur."));
            }
        } catch (UnknownHostException unknown) {
            throw new Refused(Text.of("Nobody knows “%s”.", "Personne ne connaît « %s ».", host));
        }
    }

    static boolean inside(InetAddress address) {
        byte[] bytes = address.getAddress();
        if (address.isLoopbackAddress() || address.isAnyLocalAddress() || address.isLinkLocalAddress()
                || address.isSiteLocalAddress() || address.isMulticastAddress()) {
            return true;
        }
        int first = bytes[0] & 0xff;
        int second = bytes[1] & 0xff;
        if (bytes.length == Integer.BYTES) {
            return first == 0 || first >= 240 || first == 100 && second >= 64 && second < 128
                    || first == 192 && second == 0 && bytes[2] == 0 || first == 198 && (second == 18 || second == 19);
        }
        // only 2000::/3 is the world; 2002 and 64:ff9b carry an address of the old kind
        return (first & 0xe0) != 0x20 || first == 0x20 && second == 0x02;
    }

    private static Refused wrong() {
        return new Refused(new Text("This is not an address that can be called: write https://….",
                "Ce n’est pas une adresse que l’on peut appeler : écrivez https://…."));
    }
}
