import { useCallback } from 'react';
import { KeysDialog, Palette } from '@kontor/portal-ui/palette';
import type { QuickKeysProps } from './QuickKeys.js';
import { usePaletteEntries } from './usePaletteEntries.js';

/** The palette, or the overview of all keys. */
export function QuickDialogs({ open, onOpen }: QuickKeysProps) {
  const close = useCallback(() => onOpen(null), [onOpen]);
  const showKeys = useCallback(() => onOpen('keys'), [onOpen]);
  const entries = usePaletteEntries(showKeys);
  return open === 'keys' ? <KeysDialog onClose={close} /> : <Palette {...entries} onClose={close} />;
}
