package cydonia.proof.wrong;

/** Something that proves: sound, but the product may not know it. */
public final class Proof {
}
