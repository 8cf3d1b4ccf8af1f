import type { DeliveryStatus } from '@kontor/portal-core/deliveries';

/** One delivery of the demo data: its progress and its day. */
export interface PlannedDelivery {
  readonly status: DeliveryStatus;
  /** Days from today to the day of delivery; negative for a day in the past. */
  readonly inDays: number;
  /** Days before today on which it was announced. */
  readonly announced: number;
  /** The statuses it went through, the present one last. */
  readonly path: readonly DeliveryStatus[];
  /** Share of the announced units that is booked in; absent when the ERP does not know the delivery. */
  readonly booked?: number;
}

const REVIEWED = ['OPEN', 'UNDER_REVIEW'] as const;
const ACCEPTED = [...REVIEWED, 'ACCEPTED'] as const;

/** The deliveries of each merchant: every status, some goods on their way, one truck late, one delivery half booked in. */
export const DELIVERY_PLAN: readonly PlannedDelivery[] = [
  { status: 'OPEN', inDays: 4, announced: 0, path: ['OPEN'] },
  { status: 'OPEN', inDays: 9, announced: 1, path: ['OPEN'] },
  { status: 'OPEN', inDays: 23, announced: 2, path: ['OPEN'] },
  { status: 'UNDER_REVIEW', inDays: 6, announced: 2, path: REVIEWED },
  { status: 'UNDER_REVIEW', inDays: 13, announced: 3, path: REVIEWED },
  { status: 'ACCEPTED', inDays: 2, announced: 7, path: ACCEPTED, booked: 0 },
  { status: 'ACCEPTED', inDays: -1, announced: 9, path: ACCEPTED, booked: 0 },
  { status: 'ACCEPTED', inDays: -2, announced: 11, path: ACCEPTED, booked: 0.6 },
  { status: 'DECLINED', inDays: 3, announced: 5, path: ['OPEN', 'DECLINED'] },
  { status: 'DECLINED', inDays: -6, announced: 16, path: [...REVIEWED, 'DECLINED'] },
  { status: 'OBSOLETE', inDays: 8, announced: 4, path: ['OPEN', 'OBSOLETE'] },
  { status: 'DONE', inDays: -9, announced: 18, path: [...ACCEPTED, 'DONE'], booked: 1 },
  { status: 'DONE', inDays: -20, announced: 31, path: [...ACCEPTED, 'DONE'], booked: 1 },
  { status: 'DONE', inDays: -34, announced: 44, path: [...ACCEPTED, 'DONE'], booked: 0.9 },
];
