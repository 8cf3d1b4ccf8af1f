import type { TextKey, Translate } from '../i18n/index.js';
import { DELIVERY_EVENT_TEXTS } from './delivery-texts.js';
import { deliveryMachine } from './delivery.machine.js';
import type { DeliveryStatus } from './delivery.fields.js';

/** Who asks what comes next for a delivery. */
export interface OutlookReader {
  readonly language: string;
  /** May change the status. */
  readonly mayChange: boolean;
  /** Announced units that are not booked in; undefined where that is not known. */
  readonly missingUnits?: number | undefined;
}

const MISSING: Readonly<Partial<Record<DeliveryStatus, TextKey>>> = {
  OPEN: 'deliveries.missingReview',
  UNDER_REVIEW: 'deliveries.missingDecision',
  ACCEPTED: 'deliveries.missingBooking',
};

/** What comes next for a delivery, who may do it and what is missing, a sentence each; read from its machine. */
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

/** What a delivery still lacks to go on, a sentence; null for one that is over. */
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
