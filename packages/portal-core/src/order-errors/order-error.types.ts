/** What went wrong with an order. */
export interface OrderError {
  readonly id: number;
  readonly created_by_user_id: number;
  /** ISO instants in UTC. */
  readonly creation_date: string;
  readonly error_date: string;
  /** One of the setting `order_error_types`, or one that stood there once. */
  readonly type: string;
  /** One of the setting `order_error_statuses`, or one that stood there once. */
  readonly status: string;
  readonly description: string;
  /** `_ID_AUFTRA` of the order. */
  readonly order_erp_id: number;
  /** The merchant's own number of the order. */
  readonly order_external_id: string;
  readonly merchant_erp_id: number;
  /** Empty when the portal does not know the merchant. */
  readonly merchant_name: string;
}

/** What one says of a new error. */
export interface NewOrderError {
  readonly status: string;
  readonly type: string;
  /** An instant; see `parseInstant`. */
  readonly error_date: string;
  readonly description: string;
  readonly order_erp_id: number;
}

/** Errors of one month in the portal's time zone. */
export interface MonthlyOrderErrors {
  /** `YYYY-MM` */
  readonly month: string;
  readonly error_count: number;
}
