import type { Answered, ErpNews, LaneRecord } from '@kontor/portal-core/erp-link';

/** News of a record to be sent, with the record as it is now. */
export interface NewsToSend {
  readonly id: number;
  readonly record_type: LaneRecord;
  readonly record_id: number;
  readonly merchant_erp_id: number;
  readonly news: ErpNews;
  readonly created_at: string;
  /** JSON: what changed. */
  readonly detail: string;
  /** JSON by name: `order` and `address`, `product`, or `delivery` and `inbound`. */
  readonly parts: Readonly<Record<string, string>>;
}

/** What the ERP answered. */
export interface Answer {
  readonly answered: Answered;
  /** Its own words, or why there was no answer; empty for a success. */
  readonly words: string;
  /** The record's number in the ERP, where it said one; else empty. */
  readonly erpNumber: string;
  /** Seconds after which it asks to be tried again; 0 when it does not. */
  readonly retryAfter: number;
  /** True when a failure is about this record alone, so that the ERP is there for others. */
  readonly alone?: boolean;
}

/** Whoever tells the ERP of records: by a webhook, or by a connector of its own. It never rejects: what went wrong is an answer. */
export interface NewsReceiver {
  send(news: NewsToSend, signal: AbortSignal | undefined): Promise<Answer>;
}
