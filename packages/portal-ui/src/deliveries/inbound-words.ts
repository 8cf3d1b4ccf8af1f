import { deliveredShare, type Translate } from '@kontor/portal-core';
import type { InboundLine } from './useInbound.js';

/** The received quantity of an announced line in words. */
export function deliveredWords(
  { booked, ordered }: Pick<InboundLine, 'booked' | 'ordered'>,
  language: string,
  translate: Translate,
): string {
  const isMore = deliveredShare(booked, ordered) === 'more';
  return translate(isMore ? 'deliveries.deliveredMore' : 'deliveries.deliveredOf', {
    booked: booked.toLocaleString(language),
    ordered: ordered.toLocaleString(language),
  });
}

/** The difference from the announced quantity in words, and its reason; empty if there is no reason. */
export function differenceWords(
  { booked, ordered, reason }: Pick<InboundLine, 'booked' | 'ordered' | 'reason'>,
  language: string,
  translate: Translate,
): string {
  if (reason === '') return '';
  const units = (booked - ordered).toLocaleString(language, { signDisplay: 'exceptZero' });
  return translate('deliveries.difference', { units, reason });
}
