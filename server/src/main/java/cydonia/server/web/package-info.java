/** The server's door: pages for people, JSON for bots, and the guards in front of both. */
@NullMarked
package cydonia.server.web;

import org.jspecify.annotations.NullMarked;
