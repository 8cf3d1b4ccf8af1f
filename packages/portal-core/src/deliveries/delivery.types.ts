/** The states of a delivery (specification 2 section 4); the values stand on the wire. */
export const DELIVERY_STATUSES = [
  'OPEN',
  'UNDER_REVIEW',
  'ACCEPTED',
  'DECLINED',
  'OBSOLETE',
  'DONE',
] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** A product of a delivery and how many units of it are announced. */
export interface DeliveryProduct {
  /** The product's number. */
  readonly id: string;
  readonly name: string;
  readonly qty: number;
}

/** Goods announced to the warehouse, as they stand on the wire (specification 2 section 3). */
export interface Delivery {
  readonly id: number;
  /** Instant, ISO in UTC. */
  readonly creation_date: string;
  readonly status: DeliveryStatus;
  /** JSON text of `DeliveryProduct[]`, see `parseDeliveryProducts`. */
  readonly products: string;
  readonly merchant_id: number;
  readonly user: { readonly merchant: { readonly merchant_name: string } };
  readonly erp_shop_code: string;
  /** Instant, ISO in UTC. */
  readonly delivery_datetime: string;
  /** File name of an uploaded document; empty without one. */
  readonly document_file: string;
  readonly contact: string;
  readonly phone_number: string;
  readonly tracking_number: string;
  readonly warehouse: string;
  readonly note: string;
  readonly carrier: string;
  /** The ERP's number of the inbound order; null until it knows the delivery. */
  readonly intendo_id: number | null;
  /** Grows with every change of the delivery; a change says which one it was made from. */
  readonly modId: string;
}

/** What a delivery is announced with; texts that are left out are empty. */
export interface DeliveryFields {
  /** Instant, ISO. */
  readonly delivery_datetime: string;
  /** File name of the uploaded delivery note. */
  readonly document_file: string;
  /** JSON text of `DeliveryProduct[]`. */
  readonly products: string;
  /** Name of the warehouse. */
  readonly warehouse: string;
  readonly contact?: string;
  readonly phone_number?: string;
  readonly carrier?: string;
  readonly tracking_number?: string;
  readonly note?: string;
}
