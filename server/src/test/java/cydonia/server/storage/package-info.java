@NullMarked
package cydonia.server.storage;

import org.jspecify.annotations.NullMarked;
