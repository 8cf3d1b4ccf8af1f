import type { TextKey, Translate } from '../i18n/index.js';
import { DELIVERY_EVENT_TEXTS } from './delivery-texts.js';
import { deliveryMachine } from './delivery.machine.js';
import type { DeliveryStatus } from './delivery.fields.js';

/** The user whom an outlook is written for. */
export interface OutlookReader {
  readonly language: string;
  /** Whether they may change the status. */
  readonly mayChange: boolean;
  /** Announced units that are not booked in; undefined when unknown. */
  readonly missingUnits?: number | undefined;
}

const MISSING: Readonly<Partial<Record<DeliveryStatus, TextKey>>> = {
  OPEN: 'deliveries.missingReview',
  UNDER_REVIEW: 'deliveries.missingDecision',
  ACCEPTED: 'deliveries.missingBooking',
};

/** Describes what happens next with a delivery, who may do it and what is missing, one sentence each; derived from the delivery machine. */
export function deliveryOutlook(
  status: DeliveryStatus,
  { language, mayChange, missingUnits }: OutlookReader,
  translate: Translate,
): readonly string[] {
  const events = deliveryMachine.events(status);
  if (events.length === 0) return [translate('deliveries.noNextStep')];
  const words = events.map((event) =>
    translate('deliveries.quoted', { text: translate(DELIVERY_EVENT_TEXTS[event]) }),
  );
  const actions = new Intl.ListFormat(language, { type: 'disjunction' }).format(words);
  const missing = deliveryMissing(status, { language, missingUnits }, translate);
  return [
    translate('deliveries.nextSteps', { actions }),
    translate(mayChange ? 'deliveries.doneByYou' : 'deliveries.doneByWarehouse'),
    ...(missing === null ? [] : [missing]),
  ];
}

/** Describes in a sentence what a delivery still lacks; null for a delivery that is over. */
export function deliveryMissing(
  status: DeliveryStatus,
  { language, missingUnits }: Pick<OutlookReader, 'language' | 'missingUnits'>,
  translate: Translate,
): string | null {
  if (status === 'ACCEPTED' && missingUnits !== undefined)
    return unitsWords(missingUnits, language, translate);
  const missing = MISSING[status];
  return missing === undefined ? null : translate(missing);
}

function unitsWords(count: number, language: string, translate: Translate): string {
  if (count <= 0) return translate('deliveries.missingNothing');
  return translate('deliveries.missingUnits', { count, total: count.toLocaleString(language) });
}
