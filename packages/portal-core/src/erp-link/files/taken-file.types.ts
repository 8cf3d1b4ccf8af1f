import * as z from 'zod/mini';
import type { OrderStatus } from '../../orders/index.js';
import type { NewProduct } from '../../products/index.js';
import type { Wire } from '../../validation/index.js';
import type { ErpMark } from '../erp-link.types.js';

/** What a file tells of. */
export const FILE_KINDS = ['shipments', 'stock', 'products'] as const;
export type FileKindOfReports = (typeof FILE_KINDS)[number];

/** Most characters of a file's name that are kept. */
export const LONGEST_FILE_NAME = 255;

/** Names the file that a set of records comes from; what the sets of one file change can be undone together. */
export const sourceFileShape = z.strictObject({
  /** Made anew for each time that a file is taken over. */
  key: z.string().check(z.regex(/^[\w-]{8,64}$/)),
  name: z.string().check(z.minLength(1), z.maxLength(LONGEST_FILE_NAME)),
});
export type SourceFileOfReports = Wire<typeof sourceFileShape>;

/** A file that changed records. */
export const takenFileShape = z.strictObject({
  id: z.int(),
  kind: z.enum(FILE_KINDS),
  name: z.string(),
  /** The merchant of the user who took it over; null for staff, who may do so for all merchants. */
  merchant_erp_id: z.nullable(z.int()),
  /** ISO instant in UTC. */
  created_at: z.string(),
  created_by: z.strictObject({ id: z.int(), username: z.string() }),
  /** Number of records that it changed; 0 when that is no longer kept, and it cannot be undone. */
  changed: z.int(),
  /** When it was undone; null while it stands. */
  undone_at: z.nullable(z.string()),
  /** Number of records that kept what the file said when it was undone. */
  kept: z.int(),
});
export type TakenFile = Wire<typeof takenFileShape>;

/** Whether a file holds, is undone, undone but for some records, or too old for it. */
export function takenFileState({
  changed,
  undone_at,
  kept,
}: Pick<TakenFile, 'changed' | 'undone_at' | 'kept'>): 'stands' | 'undone' | 'kept' | 'old' {
  if (undone_at !== null) return kept > 0 ? 'kept' : 'undone';
  return changed > 0 ? 'stands' : 'old';
}

/** Why a record keeps what a file said: somebody or something changed it since, or it is not there any more. */
export const KEPT_REASONS = ['changed', 'gone'] as const;
export type KeptReason = (typeof KEPT_REASONS)[number];

export const undoneFileShape = z.strictObject({
  /** Number of records that are again as they were before the file. */
  undone: z.int(),
  /** Number of records that keep what it said. */
  keptCount: z.int(),
  /** The first thousand of them. */
  kept: z.array(
    z.strictObject({
      /** Number of the order, or of the product with its place. */
      label: z.string(),
      reason: z.enum(KEPT_REASONS),
      /** What it is now: an order's status, the pieces of a place, names of a product's fields. Empty when it is not there. */
      found: z.string(),
      /** The last other file that changed it since and is not undone, as far as the user may see it; it is to be undone first. */
      file: z.nullable(z.strictObject({ id: z.int(), name: z.string() })),
    }),
  ),
});
export type UndoneFile = Wire<typeof undoneFileShape>;

/** An order as a file finds it or leaves it. */
export interface OrderState {
  readonly of: 'order';
  readonly status: OrderStatus;
  readonly carrier: string;
  readonly tracking_number: string;
  readonly mark: ErpMark;
}
/** A place of the warehouse as a file finds it or leaves it. */
export interface PlaceState {
  readonly of: 'place';
  readonly warehouse_id: number;
  readonly position: string;
  /** All pieces that lie there. */
  readonly on_hand: number;
}
/** A product as a file finds it or leaves it. */
export interface ProductState {
  readonly of: 'product';
  readonly product: NewProduct;
}
export type RecordState = OrderState | PlaceState | ProductState;
