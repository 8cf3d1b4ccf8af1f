import type { TextKey, Translate } from '../i18n/index.js';
import type { ArrivedUnits } from './arrival.js';
import { DELIVERY_EVENT_TEXTS } from './delivery-texts.js';
import { deliveryMachine } from './delivery.machine.js';
import type { DeliveryStatus } from './delivery.fields.js';

/** The user whom an outlook is written for. */
export interface OutlookReader extends Partial<ArrivedUnits> {
  readonly language: string;
  /** Whether they may change the status. */
  readonly mayChange: boolean;
}

const MISSING: Readonly<Partial<Record<DeliveryStatus, TextKey>>> = {
  OPEN: 'deliveries.missingReview',
  UNDER_REVIEW: 'deliveries.missingDecision',
  ACCEPTED: 'deliveries.missingBooking',
};

/** Describes what happens next with a delivery, who may do it and what is missing, one sentence each; derived from the delivery machine. */
export function deliveryOutlook(
  status: DeliveryStatus,
  { language, mayChange, ...units }: OutlookReader,
  translate: Translate,
): readonly string[] {
  const events = deliveryMachine.events(status);
  if (events.length === 0) return [translate('deliveries.noNextStep')];
  const words = events.map((event) =>
    translate('deliveries.quoted', { text: translate(DELIVERY_EVENT_TEXTS[event]) }),
  );
  const actions = new Intl.ListFormat(language, { type: 'disjunction' }).format(words);
  const missing = deliveryMissing(status, { language, ...units }, translate);
  return [
    translate('deliveries.nextSteps', { actions }),
    translate(mayChange ? 'deliveries.doneByYou' : 'deliveries.doneByWarehouse'),
    ...(missing === null ? [] : [missing]),
  ];
}

/** Describes what a delivery still lacks, and what is booked beyond the announced; null for a delivery that is over. */
export function deliveryMissing(
  status: DeliveryStatus,
  { language, missingUnits, extraUnits = 0 }: Omit<OutlookReader, 'mayChange'>,
  translate: Translate,
): string | null {
  if (status === 'ACCEPTED' && missingUnits !== undefined)
    return unitsWords({ missingUnits, extraUnits }, language, translate);
  const missing = MISSING[status];
  return missing === undefined ? null : translate(missing);
}

function unitsWords(
  { missingUnits, extraUnits }: ArrivedUnits,
  language: string,
  translate: Translate,
): string {
  if (missingUnits === 0 && extraUnits === 0) return translate('deliveries.missingNothing');
  const words = (key: TextKey, count: number) =>
    translate(key, { count, total: count.toLocaleString(language) });
  return [
    ...(extraUnits === 0 ? [] : [words('deliveries.extraUnits', extraUnits)]),
    missingUnits === 0
      ? translate('deliveries.missingCompletion')
      : words('deliveries.missingUnits', missingUnits),
  ].join(' ');
}
