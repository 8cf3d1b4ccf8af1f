import type { InvestigationSide, InvestigationStatus } from '../investigations/index.js';
import type { OrderItem } from './new-order.types.js';

/** The statuses of an order (specification 1 section 4); the values are part of the wire format. */
export const ORDER_STATUSES = ['offen', 'geliefert', 'verrechnet', 'storniert', 'on hold', ''] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];
/** The orders that are counted by day on a dashboard (specification 1 section 2). */
export const CHART_STATUSES = ['offen', 'geliefert'] as const satisfies readonly OrderStatus[];

/** An order as screens and commands use it: the ERP record translated to the dictionary's words. */
export interface Order {
  readonly id: number;
  readonly recordId: string;
  readonly modId: string;
  readonly externalOrderId: string;
  readonly customerReference: string;
  /** ISO day, `YYYY-MM-DD`; empty when the ERP has none. */
  readonly date: string;
  readonly status: OrderStatus;
  readonly trackingNumbers: readonly string[];
  readonly carrier: string;
  readonly addressId: number;
  /** First line of the printed address. */
  readonly recipient: string;
  readonly merchantErpId: number;
  readonly merchantName: string;
  /** The note shown on the warehouse's scanner. */
  readonly comment: string;
  readonly customerId: string;
  readonly shippingMethod: string;
  readonly items: readonly OrderItem[];
  readonly investigationStatus: InvestigationStatus | null;
  /** Instant, ISO in UTC; null while there is no investigation. */
  readonly investigationOpenedAt: string | null;
  /** Whose turn it is in the investigation; null when nobody waits for anything. */
  readonly investigationTurn: InvestigationSide | null;
  /** Instant since which it is that side's turn, ISO in UTC; null when it is nobody's. */
  readonly investigationTurnSince: string | null;
  readonly errorCount: number;
}
