package cydonia.tables.storage;

/**
 * How somebody wants to be called when a table waits for them.
 *
 * @param holder
 *            the SHA-256 of that person's token
 * @param kind
 *            what listens at the address
 * @param secrets
 *            what is needed to write to it besides; empty for most
 * @param everyone
 *            whether it is for everybody at the tables this person hosts
 * @param link
 *            how addresses of this server begin for that person
 * @param quiet
 *            when not to call; empty for never
 */
public record StoredNotice(String id, String holder, String kind, String address, String secrets, boolean everyone,
        String language, String link, String quiet) {
}
