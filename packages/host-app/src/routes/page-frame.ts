/** Height in px of top bar, page margins and footer. */
export const PAGE_FRAME_HEIGHT = 56 + 24 + 24 + 32;
