@NullMarked
package cydonia.server.web;

import org.jspecify.annotations.NullMarked;
