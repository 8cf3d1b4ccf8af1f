import type { deliveries as german } from '../de/deliveries.js';

export const deliveries: Record<keyof typeof german, string> = {
  statusOpen: 'Open',
  statusUnderReview: 'Under review',
  statusAccepted: 'Accepted',
  statusDeclined: 'Declined',
  statusObsolete: 'Obsolete',
  statusDone: 'Done',
  startReview: 'Start Review',
  accept: 'Accept Delivery',
  decline: 'Decline',
  markObsolete: 'Mark as Obsolete',
  markDone: 'Mark as Done',
};
