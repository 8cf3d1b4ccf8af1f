import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { quickKeyOf, type QuickKey } from './quick-key.js';
import { usePaletteEntries } from './palette-entries.js';

const fetchPalette = () => import('@kontor/portal-ui/palette');
const Palette = lazy(() => fetchPalette().then((loaded) => ({ default: loaded.Palette })));
const KeysDialog = lazy(() => fetchPalette().then((loaded) => ({ default: loaded.KeysDialog })));

/** In ms after the portal is shown: the palette must be there before its keys are pressed. */
const FETCH_AFTER = 4000;

/** The dialogs of Ctrl-K and `?`, and which of them is open. Neither is part of the first load. */
export function QuickKeys({
  open,
  onOpen,
}: {
  readonly open: QuickKey | null;
  readonly onOpen: (next: QuickKey | null) => void;
}) {
  useEffect(() => {
    const timer = window.setTimeout(() => void fetchPalette().catch(() => {}), FETCH_AFTER);
    return () => window.clearTimeout(timer);
  }, []);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = quickKeyOf(event);
      if (key === null) return;
      event.preventDefault();
      onOpen(key);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [onOpen]);
  const close = useCallback(() => onOpen(null), [onOpen]);
  const showKeys = useCallback(() => onOpen('keys'), [onOpen]);
  const entries = usePaletteEntries(showKeys);
  return (
    <Suspense fallback={null}>
      {open === 'palette' && <Palette {...entries} onClose={close} />}
      {open === 'keys' && <KeysDialog onClose={close} />}
    </Suspense>
  );
}

/** The dialog that is open, and a function that opens another. */
export const useQuickKeys = () => useState<QuickKey | null>(null);
