import { defineMachine } from '../machine/index.js';
import type { DeliveryStatus } from './delivery.fields.js';

/** The actions of the warehouse on a delivery, in the order of its menu. */
export const DELIVERY_EVENTS = ['startReview', 'accept', 'decline', 'markObsolete', 'markDone'] as const;
export type DeliveryEvent = (typeof DELIVERY_EVENTS)[number];

/** The status machine of a delivery (specification 2 section 4). Each step requires a comment, which records it. */
export const deliveryMachine = defineMachine<DeliveryStatus, DeliveryEvent>({
  OPEN: { startReview: 'UNDER_REVIEW', markObsolete: 'OBSOLETE', decline: 'DECLINED' },
  UNDER_REVIEW: { accept: 'ACCEPTED', decline: 'DECLINED' },
  ACCEPTED: { markDone: 'DONE' },
  DECLINED: {},
  OBSOLETE: {},
  DONE: {},
});

/** The event that leads from one status to another, or null when none does. */
export function deliveryEvent(from: DeliveryStatus, to: DeliveryStatus): DeliveryEvent | null {
  return deliveryMachine.events(from).find((event) => deliveryMachine.next(from, event) === to) ?? null;
}

/** The statuses of a delivery whose goods are still expected. */
export const EXPECTED_STATUSES: readonly DeliveryStatus[] = ['OPEN', 'UNDER_REVIEW', 'ACCEPTED'];

/** Whether goods of a delivery in this status are still expected; those of a completed one are in stock. */
export const isExpected = (status: DeliveryStatus): boolean => EXPECTED_STATUSES.includes(status);
