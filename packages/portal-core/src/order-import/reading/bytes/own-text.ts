/** Shorter texts are always copied when they are cut out of another. */
const COPIED_BELOW = 13;

/**
 * A copy of the text with its own memory. A cell is cut out of a chunk of the file and keeps that whole chunk in memory. Use this for texts
 * that are kept longer than their order, so that memory does not grow with the file.
 */
export function ownText(text: string): string {
  return text.length < COPIED_BELOW ? text : text.split('').join('');
}
