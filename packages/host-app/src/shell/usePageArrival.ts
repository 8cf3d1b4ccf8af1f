import { useEffect, useRef } from 'react';

/** Element that takes the focus when another page is shown. */
export const CONTENT_ID = 'content';

/** Names the document after the page, and moves the focus to its content when one got there from another page. */
export function usePageArrival(path: string, documentTitle: string): void {
  const arrivedAt = useRef(path);
  useEffect(() => {
    document.title = documentTitle;
  }, [documentTitle]);
  useEffect(() => {
    if (arrivedAt.current === path) return;
    arrivedAt.current = path;
    document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [path]);
}
