package cydonia.server.web;

/**
 * What visitors may do.
 *
 * @param requestsPerSecond
 *            of one address, on the long run
 * @param tablesPerHour
 *            how many one host may make
 * @param behindProxy
 *            whether the address of a visitor is the one a proxy tells
 * @param openTables
 *            whether tables can be listed for everybody
 */
public record Limits(int requestsPerSecond, int tablesPerHour, boolean behindProxy, boolean openTables) {

    public Limits(int requestsPerSecond, int tablesPerHour, boolean behindProxy) {
        this(requestsPerSecond, tablesPerHour, behindProxy, false);
    }
}
