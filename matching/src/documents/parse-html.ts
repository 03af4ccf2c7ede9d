// Functions draw HTML and sanitize it with a library that needs an older version of the parser, so they use this room's.
export { parseDocument } from 'htmlparser2';
