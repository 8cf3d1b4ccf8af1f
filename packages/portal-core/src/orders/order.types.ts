import type { InvestigationStatus } from '../investigations/investigation.types.js';

/** States of an order (specification 1 section 4); the values stand on the wire. */
export const ORDER_STATUSES = ['offen', 'geliefert', 'verrechnet', 'storniert', 'on hold', ''] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const SALUTATIONS = ['herr', 'frau', 'firma'] as const;
export type Salutation = (typeof SALUTATIONS)[number];

/** One line of an order. */
export interface OrderItem {
  /** The product's number (ERP `Nr_Artikel`). */
  readonly id: string;
  readonly name: string;
  /** Whole number, at least 1. */
  readonly qty: number;
}

/** Where an order goes. Empty text where a part is not given. */
export interface DeliveryAddress {
  readonly salutation: Salutation | '';
  readonly company: string;
  readonly name: string;
  readonly second_name: string;
  readonly street: string;
  readonly address_second_line: string;
  readonly postal_code: string;
  readonly city: string;
  /** ISO 3166-1 alpha-2, upper case. */
  readonly country_code: string;
  readonly email: string;
}

/** An order as screens and commands see it: the ERP record translated to the dictionary's words. */
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
  /** The note the warehouse's scanner shows. */
  readonly comment: string;
  readonly customerId: string;
  readonly shippingMethod: string;
  readonly items: readonly OrderItem[];
  readonly investigationStatus: InvestigationStatus | null;
  /** Instant, ISO in UTC; null while there is no investigation. */
  readonly investigationOpenedAt: string | null;
  readonly errorCount: number;
}

/** An order ready to be stored: what `normaliseOrder` makes of a payload. */
export interface NewOrder {
  readonly external_order_id: string;
  readonly customer_order_reference: string;
  /** ISO day. */
  readonly date: string;
  readonly items: readonly OrderItem[];
  readonly address: DeliveryAddress;
}
