import type { DeliveryEvent } from '@kontor/portal-core/deliveries';
import type { TextKey } from '@kontor/portal-core/i18n';

/** The usual sentences of the comment that each step needs, in the order they are offered. */
export const STEP_SENTENCES: Readonly<Record<DeliveryEvent, readonly TextKey[]>> = {
  startReview: ['deliveries.sayReviewing', 'deliveries.sayReviewingNote'],
  accept: ['deliveries.sayAccepted', 'deliveries.sayAcceptedSlot'],
  decline: ['deliveries.sayNoRoom', 'deliveries.sayNoNote', 'deliveries.sayOtherDate'],
  markObsolete: ['deliveries.sayCancelled', 'deliveries.sayTwice'],
  markDone: ['deliveries.sayComplete', 'deliveries.sayDifferences'],
};
