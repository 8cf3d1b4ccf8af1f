import type { DataScope, DeliveryProduct, NewOrder, OrderStatus } from '@kontor/portal-core';
import type { Knex } from 'knex';
import type { Writer } from '../db/index.js';

/** An order to store; what a new order leaves open may be given, as demo data and takeovers from another system do. */
export interface OrderToStore extends NewOrder {
  /** `offen` unless given. Only open and held orders reserve stock. */
  readonly status?: OrderStatus;
  readonly tracking_number?: string;
  readonly carrier?: string;
  readonly comment?: string;
  readonly customer_id?: string;
  readonly shipping_method?: string;
}

/** An order of a merchant that is not cancelled, found by its external id. */
export interface ExistingOrder {
  readonly external_order_id: string;
  readonly order_id: number;
  readonly content_hash: string;
  readonly status: OrderStatus;
}

export interface KnownProduct {
  /** The product's number. */
  readonly id: string;
  readonly name: string;
}

/** What became of an order that was to be cancelled. */
export interface CancelResult {
  readonly order_id: number;
  readonly external_order_id: string;
  /** Its status before. */
  readonly status: OrderStatus;
  readonly cancelled: boolean;
}

/** A product of an inbound order, and how many units of it are booked in. */
export interface InboundProduct extends DeliveryProduct {
  readonly booked: number;
  /** Why it is not what was announced. */
  readonly reason?: string;
}

/** A position of an inbound order. */
export interface InboundPosition {
  readonly position: number;
  readonly product_number: string;
  /** The product's record id; null where the merchant has no such product. */
  readonly product_id: number | null;
  readonly name: string;
  readonly ordered_qty: number;
  readonly booked_qty: number;
  /** Why more or fewer came; empty where they are the same. */
  readonly reason: string;
}

/** What is booked in of a position now, all together. */
export interface PositionBooking {
  readonly position: InboundPosition;
  readonly booked: number;
  readonly reason: string;
}

/** What a booking moved. */
export interface StockMoved {
  /** Record ids of the products whose stock moved. */
  readonly productIds: readonly number[];
  /** Units that came into stock, all positions together; negative when a booking was taken back. */
  readonly units: number;
}

/**
 * The ERP as the portal's features write to it and ask it for single facts. Transactions come from `Database.write`; `connection` is a
 * transaction or `Database.read`. Lists and exports are asked for by the features' stores.
 */
export interface ErpPort {
  /**
   * Stores orders of one merchant and reserves their stock; thousands at once cost a handful of statements. Answers the new ids in the
   * order of `orders`, null where an order not cancelled already holds the external id (or an earlier one of the same list does).
   * @param source where they came from, kept with the order: `portal`, `import:12`, `demo`.
   */
  insertOrders(
    trx: Writer,
    merchantErpId: number,
    orders: readonly OrderToStore[],
    options: { readonly source: string },
  ): Promise<(number | null)[]>;
  /** Those of the ids that some order of the merchant holds that is not cancelled. */
  findExisting(
    connection: Knex,
    merchantErpId: number,
    externalIds: readonly string[],
  ): Promise<ExistingOrder[]>;
  /** Those of the product numbers that the merchant has. */
  knownProducts(connection: Knex, merchantErpId: number, ids: readonly string[]): Promise<KnownProduct[]>;
  /**
   * Cancels those of the orders whose status is in `from` (only `offen` unless given) and gives their stock back. Answers every order
   * of the scope that was named; ids outside the scope are absent.
   */
  cancelOrders(
    trx: Writer,
    scope: DataScope,
    ids: readonly number[],
    from?: readonly OrderStatus[],
  ): Promise<CancelResult[]>;
  /** Makes an inbound order of announced products, nothing of it booked yet; answers its number. */
  createInbound(trx: Writer, merchantErpId: number, products: readonly DeliveryProduct[]): Promise<number>;
  /** The positions of an inbound order; none where there is no such order. */
  inboundPositions(connection: Knex, intendoId: number): Promise<InboundPosition[]>;
  /** Books positions of an inbound order; stock of the warehouse moves by the difference to what was booked before. */
  bookInbound(
    trx: Writer,
    inbound: { readonly intendoId: number; readonly warehouse: string },
    bookings: readonly PositionBooking[],
  ): Promise<StockMoved>;
}
