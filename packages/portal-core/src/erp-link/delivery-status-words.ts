import { DELIVERY_STATUSES, type DeliveryStatus } from '../deliveries/index.js';
import { cleanText } from '../validation/index.js';

/** Words by which ERPs and warehouses name the statuses of a delivery, in lower case. */
const WORDS: Readonly<Record<DeliveryStatus, readonly string[]>> = {
  OPEN: ['offen', 'neu', 'new'],
  UNDER_REVIEW: ['in prüfung', 'under review', 'in bearbeitung', 'processing'],
  ACCEPTED: ['angenommen', 'erwartet', 'expected', 'angekündigt', 'announced', 'avisiert', 'bestellt'],
  DECLINED: ['abgelehnt', 'rejected'],
  OBSOLETE: ['hinfällig', 'storniert', 'cancelled', 'canceled'],
  DONE: [
    'erledigt',
    'abgeschlossen',
    'gebucht',
    'booked',
    'eingelagert',
    'vereinnahmt',
    'stowed',
    'completed',
  ],
};

const BY_WORD = new Map<string, DeliveryStatus>(
  DELIVERY_STATUSES.flatMap((status) =>
    [status.toLowerCase(), ...WORDS[status]].map((word) => [word, status] as const),
  ),
);

/** The status of a delivery that a word of the ERP means; null for an unknown one. */
export const deliveryStatusOf = (word: string): DeliveryStatus | null =>
  BY_WORD.get(cleanText(word).toLowerCase()) ?? null;
