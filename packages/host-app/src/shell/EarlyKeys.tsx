import { useEffect } from 'react';

/** Gathers what is typed for a field that is not there yet; renders nothing. */
export function EarlyKeys({ onType }: { readonly onType: (change: (text: string) => string) => void }) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey) return;
      if (key === 'Backspace') onType((text) => text.slice(0, -1));
      else if ([...key].length === 1) onType((text) => text + key);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press, { capture: true });
    return () => document.removeEventListener('keydown', press, { capture: true });
  }, [onType]);
  return null;
}
