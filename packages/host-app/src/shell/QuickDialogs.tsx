import { useCallback } from 'react';
import { KeysDialog, Palette, TourDialog } from '@kontor/portal-ui/palette';
import type { QuickKey } from './quick-key.js';
import type { QuickKeysProps } from './QuickKeys.js';
import { useTourSteps } from './tour-steps.js';
import { usePaletteEntries } from './usePaletteEntries.js';
import { useTourEnd } from './useTour.js';

export interface QuickDialogsProps extends Pick<QuickKeysProps, 'onOpen'> {
  readonly open: QuickKey;
  /** What was typed before the dialog was there. */
  readonly typed: string;
}

/** The palette, the overview of all keys, or the tour. */
export function QuickDialogs({ open, typed, onOpen }: QuickDialogsProps) {
  const close = useCallback(() => onOpen(null), [onOpen]);
  const showKeys = useCallback(() => onOpen('keys'), [onOpen]);
  const showTour = useCallback(() => onOpen('tour'), [onOpen]);
  const entries = usePaletteEntries(showKeys, showTour);
  const steps = useTourSteps();
  const endTour = useTourEnd();
  if (open === 'keys') return <KeysDialog onClose={close} onTour={showTour} />;
  if (open === 'tour') {
    const end = () => {
      endTour();
      close();
    };
    return <TourDialog steps={steps} onEnd={end} />;
  }
  return <Palette {...entries} initialText={typed} onClose={close} />;
}
