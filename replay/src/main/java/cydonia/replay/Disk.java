package cydonia.replay;

import cydonia.engine.Text;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;

/** What the operating system said, in words for a person. */
final class Disk {

    private static final Text DENIED = new Text("no permission", "permission refusée");
    private static final Text NO_FOLDER = new Text("there is no such folder", "ce dossier n'existe pas");

    private Disk() {
    }

    static Text reason(Exception failure) {
        return switch (failure) {
            case AccessDeniedException denied -> DENIED;
            case SecurityException denied -> DENIED;
            case NoSuchFileException missing -> NO_FOLDER;
            case NotDirectoryException missing -> NO_FOLDER;
            case FileSystemException other when other.getReason() != null -> Text.same(other.getReason());
            default -> Text.same(String.valueOf(failure.getMessage()));
        };
    }
}
