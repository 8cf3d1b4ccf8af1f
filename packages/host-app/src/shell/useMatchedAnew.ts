import { useEffect } from 'react';

/** Milliseconds after which a window that is being resized has come to rest. */
const AT_REST = 100;

/**
 * Has the browser match all rules anew once the window has another width. Chromium keeps elements styled for the width before when a rule is
 * added to the same style sheet ahead of the next frame, as happens for each component that is styled for the first time. A sheet that
 * concerns every element and comes or goes is what makes it look again.
 */
export function useMatchedAnew(): void {
  useEffect(() => {
    const everything = new CSSStyleSheet();
    everything.replaceSync('* {}');
    let width = window.innerWidth;
    let timer: number | undefined;
    const matchAnew = () => {
      const others = document.adoptedStyleSheets.filter((sheet) => sheet !== everything);
      const isThere = others.length < document.adoptedStyleSheets.length;
      document.adoptedStyleSheets = isThere ? others : [...others, everything];
    };
    const onResize = () => {
      if (window.innerWidth === width) return;
      width = window.innerWidth;
      window.clearTimeout(timer);
      timer = window.setTimeout(matchAnew, AT_REST);
    };
    window.addEventListener('resize', onResize);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('resize', onResize);
    };
  }, []);
}
