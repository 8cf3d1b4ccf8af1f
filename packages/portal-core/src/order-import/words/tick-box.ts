/** A box that is not ticked, as a sign or as people type it. */
const EMPTY = /^(?:[☐□▢◻⬜]\ufe0f?|\[\s*\])$/u;

/** A tick or a cross, alone or in its box. */
const MARKED = /^(?:[✓✔☑☒🗹✅✗✘❌]\ufe0f?|\[\s*[x✓✔]\s*\])$/iu;

/** Whether a cell is a box that nobody ticked: `☐`, `[ ]`. */
export const isEmptyBox = (text: string): boolean => EMPTY.test(text);

/** Whether a cell is a box, ticked or not, or the tick itself: `☑`, `☐`, `[x]`, `✅`. */
export const isTickBox = (text: string): boolean => EMPTY.test(text) || MARKED.test(text);
