/** Shorter texts are copied whenever they are cut out of another. */
const COPIED_BELOW = 13;

/**
 * The same text, standing alone. A cell is cut out of a piece of the file and keeps all of that piece in memory as long as it is kept
 * itself; whoever keeps texts beyond their order keeps these, so that memory does not grow with the file.
 */
export function ownText(text: string): string {
  return text.length < COPIED_BELOW ? text : text.split('').join('');
}
