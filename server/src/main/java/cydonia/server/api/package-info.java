/** The API's answers: what a program gets, as records, and how they are written and described. */
@NullMarked
package cydonia.server.api;

import org.jspecify.annotations.NullMarked;
