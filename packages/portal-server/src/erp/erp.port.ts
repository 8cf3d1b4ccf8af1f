import type { DataScope, NewOrder, OrderStatus } from '@kontor/portal-core';
import type { Knex } from 'knex';
import type { Writer } from '../db/database.js';

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
}
