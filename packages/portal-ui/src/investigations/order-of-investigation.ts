import type { Order } from '@kontor/portal-core';

/** The fields of its order that a thread needs. */
export type OrderOfInvestigation = Pick<Order, 'id' | 'externalOrderId' | 'investigationStatus'>;
