/** Height in px of title and actions, filter fields, the table's own foot and the gaps between them. */
const OWN_HEIGHT = 34 + 16 + 34 + 16 + 50;
/** Height in px of the line of chips, or of a note. */
const LINE_HEIGHT = 34;
/** Smallest height in px of the rows. */
const LEAST_HEIGHT = 320;

/** CSS height of a list's rows on a page whose other content takes `surroundings` px; without it the rows are as high as their content. */
export function heightOfRows(surroundings: number | undefined, hasLine: boolean): string | undefined {
  if (surroundings === undefined) return undefined;
  const taken = surroundings + OWN_HEIGHT + (hasLine ? LINE_HEIGHT : 0);
  return `max(${LEAST_HEIGHT}px, calc(100dvh - ${taken}px))`;
}
