import { useEffect, type RefObject } from 'react';

type Surface = RefObject<HTMLElement | null>;

/** The open surfaces that take the focus, the one above all others last. */
const surfaces: Surface[] = [];

/**
 * Hands Escape to the surface above all others while the focus is outside it: what had the focus has just left, as an option that was
 * chosen or a button that was pressed, or the surface has only just come and has not taken it yet.
 */
export function useEscapeFromOutside(surface: Surface, takesFocus = true): void {
  useEffect(() => {
    if (!takesFocus) return undefined;
    const { body } = document;
    const handOver = (event: KeyboardEvent) => {
      const above = surfaces.at(-1) === surface ? surface.current : null;
      if (event.key !== 'Escape' || event.defaultPrevented || above === null) return;
      const [from] = event.composedPath();
      if (above.contains(from as Node)) return;
      if (!above.dispatchEvent(new KeyboardEvent(event.type, event))) event.preventDefault();
    };
    surfaces.push(surface);
    body.addEventListener('keydown', handOver);
    return () => {
      body.removeEventListener('keydown', handOver);
      surfaces.splice(surfaces.indexOf(surface), 1);
    };
  }, [surface, takesFocus]);
}
