@NullMarked
package cydonia.server.api;

import org.jspecify.annotations.NullMarked;
