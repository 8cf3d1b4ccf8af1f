import type { Answered, OrderNews } from '@kontor/portal-core/erp-link';

/** News of an order to be sent, with the record as it is now. */
export interface NewsToSend {
  readonly id: number;
  readonly order_id: number;
  readonly merchant_erp_id: number;
  readonly news: OrderNews;
  readonly created_at: string;
  /** JSON: what changed. */
  readonly detail: string;
  /** JSON of the order's record, and of its address. */
  readonly order: string;
  readonly address: string;
}

/** What the ERP answered. */
export interface Answer {
  readonly answered: Answered;
  /** Its own words, or why there was no answer; empty for a success. */
  readonly words: string;
  /** The order's number in the ERP, where it said one; else empty. */
  readonly erpNumber: string;
  /** Seconds after which it asks to be tried again; 0 when it does not. */
  readonly retryAfter: number;
  /** True when a failure is about this order alone, so that the ERP is there for others. */
  readonly alone?: boolean;
}

/** Whoever tells the ERP of orders: by a webhook, or by a connector of its own. It never rejects: what went wrong is an answer. */
export interface NewsReceiver {
  send(news: NewsToSend, signal: AbortSignal | undefined): Promise<Answer>;
}
