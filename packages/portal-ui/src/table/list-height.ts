/** Title and actions, filter fields, the table's own foot and the gaps between them, in px. */
const OWN_HEIGHT = 34 + 16 + 34 + 16 + 50;
/** The line of chips, or a note. */
const LINE_HEIGHT = 34;
/** Fewer rows than this are no list. */
const LEAST_HEIGHT = 320;

/** How high the rows of a list may be within a page that takes `surroundings` px around it; as high as they are without. */
export function heightOfRows(surroundings: number | undefined, hasLine: boolean): string | undefined {
  if (surroundings === undefined) return undefined;
  const taken = surroundings + OWN_HEIGHT + (hasLine ? LINE_HEIGHT : 0);
  return `max(${LEAST_HEIGHT}px, calc(100dvh - ${taken}px))`;
}
