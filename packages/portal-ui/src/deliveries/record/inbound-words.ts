import { deliveredShare, type DeliveredShare } from '@kontor/portal-core/deliveries';
import type { Translate } from '@kontor/portal-core/i18n';
import type { Tone } from '../../primitives/index.js';
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

/** Colours of the received share (specification 2 section 4): red for nothing, yellow for part, green for all; more than announced is not green. */
export const SHARE_TONES: Readonly<Record<DeliveredShare, Tone>> = {
  none: 'danger',
  part: 'warning',
  all: 'success',
  more: 'warning',
};

/** The received share in a few words: complete, or how many are missing or too many. */
export function shareWords(
  { booked, ordered }: Pick<InboundLine, 'booked' | 'ordered'>,
  language: string,
  translate: Translate,
): string {
  const total = (count: number) => ({ count, total: count.toLocaleString(language) });
  const share = deliveredShare(booked, ordered);
  if (share === 'none') return translate('deliveries.stateNone');
  if (share === 'part') return translate('deliveries.statePart', total(ordered - booked));
  if (share === 'more') return translate('deliveries.stateMore', total(booked - ordered));
  return translate('deliveries.stateAll');
}
