import type { TextKey } from '../i18n/index.js';
import type { DeliveryEvent } from './delivery.machine.js';
import type { DeliveryStatus } from './delivery.fields.js';

/** The text keys of statuses and actions. */
export const DELIVERY_STATUS_TEXTS: Readonly<Record<DeliveryStatus, TextKey>> = {
  OPEN: 'deliveries.statusOpen',
  UNDER_REVIEW: 'deliveries.statusUnderReview',
  ACCEPTED: 'deliveries.statusAccepted',
  DECLINED: 'deliveries.statusDeclined',
  OBSOLETE: 'deliveries.statusObsolete',
  DONE: 'deliveries.statusDone',
};
export const DELIVERY_EVENT_TEXTS: Readonly<Record<DeliveryEvent, TextKey>> = {
  startReview: 'deliveries.startReview',
  accept: 'deliveries.accept',
  decline: 'deliveries.decline',
  markObsolete: 'deliveries.markObsolete',
  markDone: 'deliveries.markDone',
};
