/** Top bar, page margins and the line at the foot, in px. */
export const PAGE_FRAME_HEIGHT = 56 + 24 + 24 + 32;
