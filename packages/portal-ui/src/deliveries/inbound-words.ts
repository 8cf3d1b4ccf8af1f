import type { Translate } from '@kontor/portal-core';
import type { InboundLine } from './useInbound.js';

/** How much of an announced line has come. */
export function deliveredWords(
  { booked, ordered }: Pick<InboundLine, 'booked' | 'ordered'>,
  language: string,
  translate: Translate,
): string {
  return translate('deliveries.deliveredOf', {
    booked: booked.toLocaleString(language),
    ordered: ordered.toLocaleString(language),
  });
}

/** How many more or fewer have come than were announced, and why; empty where no reason is given. */
export function differenceWords(
  { booked, ordered, reason }: Pick<InboundLine, 'booked' | 'ordered' | 'reason'>,
  language: string,
  translate: Translate,
): string {
  if (reason === '') return '';
  const units = (booked - ordered).toLocaleString(language, { signDisplay: 'exceptZero' });
  return translate('deliveries.difference', { units, reason });
}
