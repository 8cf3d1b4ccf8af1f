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
      if (event.key !== 'Escape' || event.defaultPrevented || surfaces.at(-1) !== surface) return;
      const above = surface.current;
      if (above === null || above.contains(event.composedPath()[0] as Node)) return;
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
