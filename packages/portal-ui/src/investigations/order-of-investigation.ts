import type { Order } from '@kontor/portal-core';

/** What a thread needs to know of its order. */
export type OrderOfInvestigation = Pick<Order, 'id' | 'externalOrderId' | 'investigationStatus'>;
