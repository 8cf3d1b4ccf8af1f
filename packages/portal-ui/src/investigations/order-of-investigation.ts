import type { Order } from '@kontor/portal-core/orders';

/** The fields of its order that a thread needs. */
export type OrderOfInvestigation = Pick<Order, 'id' | 'externalOrderId' | 'investigationStatus'>;
