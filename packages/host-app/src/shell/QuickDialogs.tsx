import { useCallback } from 'react';
import { KeysDialog, Palette } from '@kontor/portal-ui/palette';
import type { QuickKey } from './quick-key.js';
import type { QuickKeysProps } from './QuickKeys.js';
import { usePaletteEntries } from './usePaletteEntries.js';

export interface QuickDialogsProps extends Pick<QuickKeysProps, 'onOpen'> {
  readonly open: QuickKey;
  /** What was typed before the dialog was there. */
  readonly typed: string;
}

/** The palette, or the overview of all keys. */
export function QuickDialogs({ open, typed, onOpen }: QuickDialogsProps) {
  const close = useCallback(() => onOpen(null), [onOpen]);
  const showKeys = useCallback(() => onOpen('keys'), [onOpen]);
  const entries = usePaletteEntries(showKeys);
  if (open === 'keys') return <KeysDialog onClose={close} />;
  return <Palette {...entries} initialText={typed} onClose={close} />;
}
