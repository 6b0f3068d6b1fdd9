package cydonia.tables.room;

/**
 * For whom the computer thinks.
 *
 * @param visitor
 *            the hash of whoever hosts the table
 * @param address
 *            where somebody who plays there came from last; empty as long as nobody has
 */
record Payer(String visitor, String address) {

    /** Nobody in particular: such thoughts wait for all others. */
    static final Payer NOBODY = new Payer("", "");

    boolean isNobody() {
        return equals(NOBODY);
    }
}
