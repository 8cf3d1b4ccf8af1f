import { useEffect, useRef } from 'react';

/** Id of the element that gets the focus when another page is opened. */
export const CONTENT_ID = 'content';

/** Sets the document's title, and moves the focus to the content when the user came from another page. */
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
