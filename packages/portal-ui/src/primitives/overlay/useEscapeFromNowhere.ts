import { useEffect, type RefObject } from 'react';

/**
 * Hands Escape to an open surface while nothing has the focus: what had it has just left, as an option that was chosen or a button that
 * was pressed. The surface decides: only the one above all others closes.
 */
export function useEscapeFromNowhere(surface: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { body } = document;
    const handOver = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.target !== body) return;
      const isUnused = surface.current?.dispatchEvent(new KeyboardEvent(event.type, event)) ?? true;
      if (!isUnused) event.preventDefault();
    };
    body.addEventListener('keydown', handOver);
    return () => body.removeEventListener('keydown', handOver);
  }, [surface]);
}
