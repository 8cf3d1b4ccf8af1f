import type { DataScope } from '@kontor/portal-core/access';
import type { DeliveryProduct } from '@kontor/portal-core/deliveries';
import type { NewOrder, OrderStatus } from '@kontor/portal-core/orders';
import type { Knex } from 'knex';
import type { Writer } from '../db/index.js';

/** An order to store. Fields that a new order leaves open may be given, as demo data and migrations from another system do. */
export interface OrderToStore extends NewOrder {
  /** Defaults to `offen`. Only open and held orders reserve stock. */
  readonly status?: OrderStatus;
  readonly tracking_number?: string;
  readonly carrier?: string;
  readonly comment?: string;
  readonly customer_id?: string;
  readonly shipping_method?: string;
}

/** An order of a merchant, found by its external id. */
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

/** The result of cancelling an order. */
export interface CancelResult {
  readonly order_id: number;
  readonly external_order_id: string;
  /** Its status before. */
  readonly status: OrderStatus;
  readonly cancelled: boolean;
}

/** A product of an inbound order and the units of it that are booked in. */
export interface InboundProduct extends DeliveryProduct {
  readonly booked: number;
  /** Reason for a difference from the announced quantity. */
  readonly reason?: string;
}

/** A position of an inbound order. */
export interface InboundPosition {
  readonly position: number;
  readonly product_number: string;
  /** The product's record id; null where the merchant has no such product. */
  readonly product_id: number | null;
  readonly name: string;
  /** The product's EAN; empty when there is none. */
  readonly ean: string;
  readonly ordered_qty: number;
  readonly booked_qty: number;
  /** Reason for a difference from the announced quantity; empty when there is none. */
  readonly reason: string;
}

/** The total units of a position that are booked in after a booking. */
export interface PositionBooking {
  readonly position: InboundPosition;
  readonly booked: number;
  readonly reason: string;
}

/** The stock that a booking moved. */
export interface StockMoved {
  /** Record ids of the products whose stock moved. */
  readonly productIds: readonly number[];
  /** Units that came into stock, the sum of all positions; negative when a booking was taken back. */
  readonly units: number;
}

/**
 * The interface through which the portal's features write to the ERP and read single facts. Transactions come from `Database.write`;
 * `connection` is a transaction or `Database.read`. Lists and exports are read by the features' stores.
 */
export interface ErpPort {
  /**
   * Stores orders of one merchant and reserves their stock; thousands at once cost a handful of statements. Returns the new ids in the
   * order of `orders`, null where an order that is not cancelled already holds the external id (or an earlier one of the same list does).
   * @param source where they came from, stored with the order: `portal`, `import:12`, `demo`.
   */
  insertOrders(
    trx: Writer,
    merchantErpId: number,
    orders: readonly OrderToStore[],
    options: { readonly source: string },
  ): Promise<(number | null)[]>;
  /** Finds the merchant's orders with one of the external ids, in any spelling (`storedNumberKey`), cancelled ones as well. */
  findExisting(
    connection: Knex,
    merchantErpId: number,
    externalIds: readonly string[],
  ): Promise<ExistingOrder[]>;
  /** Finds which of the product numbers the merchant has. */
  knownProducts(connection: Knex, merchantErpId: number, ids: readonly string[]): Promise<KnownProduct[]>;
  /**
   * Cancels those orders whose status is in `from` (by default only `offen`) and gives their stock back. Returns every named order of the
   * scope; ids outside the scope are absent.
   */
  cancelOrders(
    trx: Writer,
    scope: DataScope,
    ids: readonly number[],
    from?: readonly OrderStatus[],
  ): Promise<CancelResult[]>;
  /** Creates an inbound order of announced products with nothing booked yet; returns its number. */
  createInbound(trx: Writer, merchantErpId: number, products: readonly DeliveryProduct[]): Promise<number>;
  /** Reads the positions of an inbound order; empty when there is no such order. */
  inboundPositions(connection: Knex, intendoId: number): Promise<InboundPosition[]>;
  /** Books positions of an inbound order; stock of the warehouse moves by the difference to the earlier booking. */
  bookInbound(
    trx: Writer,
    inbound: { readonly intendoId: number; readonly warehouse: string },
    bookings: readonly PositionBooking[],
  ): Promise<StockMoved>;
}
