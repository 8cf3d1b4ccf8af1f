import { useEffect } from 'react';

/** Reports unsaved entries to the host, and asks before the window is closed. */
export function useUnsaved(
  isUnsaved: boolean,
  onUnsavedChange: ((change: { readonly isUnsaved: boolean }) => void) | undefined,
): void {
  useEffect(() => onUnsavedChange?.({ isUnsaved }), [isUnsaved, onUnsavedChange]);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}
