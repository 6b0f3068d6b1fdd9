package cydonia.server.web;

/**
 * What visitors may do.
 *
 * @param requestsPerSecond
 *            of one address, on the long run
 * @param tablesPerHour
 *            how many one host may make
 * @param proxies
 *            who is believed about the address of a visitor
 * @param openTables
 *            whether tables can be listed for everybody
 */
public record Limits(int requestsPerSecond, int tablesPerHour, Proxies proxies, boolean openTables) {

    public Limits(int requestsPerSecond, int tablesPerHour, Proxies proxies) {
        this(requestsPerSecond, tablesPerHour, proxies, false);
    }
}
