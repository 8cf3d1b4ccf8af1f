import * as z from 'zod/mini';
import { defineCall, resourceCall } from '../api/call.js';
import { idParams, positiveIntText, type PortalList } from '../api/shapes.js';
import type { NewOrder, OrderStatus } from '../orders/order.types.js';
import { judgedLater } from '../validation/index.js';
import { recipeShape } from './import-recipes.api.js';
import { importProfileContentShape, mappingShape } from './recipe.shape.js';
import {
  IMPORT_MAX_COLUMNS,
  IMPORT_OUTCOMES,
  type ImportMapping,
  type ImportOrder,
  type ImportOutcome,
  type ImportProfileContent,
  type RejectedOrder,
  type RowIssue,
} from './order-import.types.js';

/** Most orders of one chunk (api.md). */
export const CHUNK_MAX_ORDERS = 5000;
/** Largest chunk in bytes, unpacked (api.md). */
export const CHUNK_MAX_BYTES = 8 * 1024 * 1024;

const ordersAccess = resourceCall('/orders');
const text = (max: number) => z.string().check(z.maxLength(max));
const merchantErpId = z.optional(z.int().check(z.minimum(1)));

export interface OpenImport {
  /** Names the import across tries; a hash of file, mapping and merchant when absent. */
  readonly client_key?: string;
  readonly source_name: string;
  /** SHA-256 of the file's bytes, hex. */
  readonly source_sha256: string;
  /** Rows of the file without the header. */
  readonly source_rows: number;
  /** The header row as it stands in the file, or generated names when there is none. */
  readonly header: readonly string[];
  readonly mapping: ImportMapping;
  /** The recipe a person confirmed, remembered for files of the same shape (`shapeOf`). */
  readonly recipe?: { readonly shape: string; readonly content: ImportProfileContent };
  /** Staff only: the merchant the orders belong to. */
  readonly merchant_erp_id?: number;
}
/** Lines from first to last, both included. */
export interface LineRange {
  readonly from: number;
  readonly to: number;
}
export interface OpenedImport {
  readonly id: number;
  /** Chunks the server has already stored. */
  readonly committed: readonly LineRange[];
  readonly max_orders: number;
}
export const orderImportsOpen = defineCall<undefined, undefined, OpenImport, OpenedImport>({
  id: 'orderImports.open',
  method: 'POST',
  path: '/order-imports',
  access: ordersAccess,
  summary: 'Opens an import, or finds the one already begun with the same key.',
  status: 201,
  body: z.strictObject({
    client_key: z.optional(z.string().check(z.minLength(8), z.maxLength(128))),
    source_name: z.string().check(z.minLength(1), z.maxLength(255)),
    source_sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    source_rows: z.int().check(z.minimum(0)),
    header: z.array(text(1000)).check(z.maxLength(IMPORT_MAX_COLUMNS)),
    mapping: mappingShape,
    recipe: z.optional(z.strictObject({ shape: recipeShape, content: importProfileContentShape })),
    merchant_erp_id: merchantErpId,
  }),
});

/** Most unknown product ids of one lookup that a suggestion is looked for. */
export const NEAR_MAX = 200;

export interface LookupRequest {
  readonly external_order_ids: readonly string[];
  readonly product_ids: readonly string[];
  /** Names, EANs and ids that may be meant by what a file says beside the ids of products. */
  readonly product_texts?: readonly string[];
  readonly merchant_erp_id?: number;
}
export interface StoredOrder {
  readonly external_order_id: string;
  readonly order_id: number;
  readonly content_hash: string;
}
export interface LookupAnswer {
  /** Those of the asked ids that exist among the merchant's orders not cancelled. */
  readonly orders: readonly StoredOrder[];
  /** Those of the asked product ids that exist, with their names. */
  readonly products: readonly { readonly id: string; readonly name: string }[];
  /**
   * For asked product ids that do not exist: the existing one that was probably meant. One of exactly that name or EAN is told of all,
   * one with a typing error of the first `NEAR_MAX` only.
   */
  readonly near: readonly { readonly id: string; readonly suggestion: string }[];
  /** For asked texts the only product of exactly that id, name or EAN; texts that fit none or several are left out. */
  readonly named?: readonly { readonly text: string; readonly id: string }[];
}
export const orderImportsLookup = defineCall<undefined, undefined, LookupRequest, LookupAnswer>({
  id: 'orderImports.lookup',
  method: 'POST',
  path: '/order-imports/lookup',
  effect: 'read',
  access: ordersAccess,
  summary:
    'Tells which orders and products of a file the server already knows; a plan asks it, nothing is written.',
  maxBodyBytes: CHUNK_MAX_BYTES,
  body: z.strictObject({
    external_order_ids: z.array(text(200)).check(z.maxLength(CHUNK_MAX_ORDERS)),
    product_ids: z.array(text(200)).check(z.maxLength(CHUNK_MAX_ORDERS)),
    product_texts: z.optional(z.array(text(200)).check(z.maxLength(CHUNK_MAX_ORDERS))),
    merchant_erp_id: merchantErpId,
  }),
});

/** A stored order beside one of a file that has its number and another content. */
export interface ComparedOrder {
  readonly external_order_id: string;
  readonly order_id: number;
  readonly status: OrderStatus;
  /** Whether an import may replace it: it is still open and the caller may edit it. */
  readonly replaceable: boolean;
  readonly content: NewOrder;
}
export interface CompareRequest {
  readonly external_order_ids: readonly string[];
  readonly merchant_erp_id?: number;
}
export interface CompareAnswer {
  readonly orders: readonly ComparedOrder[];
}
/** Most orders of one comparison. */
export const COMPARE_MAX_ORDERS = 1000;
export const orderImportsCompare = defineCall<undefined, undefined, CompareRequest, CompareAnswer>({
  id: 'orderImports.compare',
  method: 'POST',
  path: '/order-imports/compare',
  effect: 'read',
  access: ordersAccess,
  summary:
    'The stored orders of some external order ids with their content, to be laid beside those of a file.',
  body: z.strictObject({
    external_order_ids: z.array(text(200)).check(z.maxLength(COMPARE_MAX_ORDERS)),
    merchant_erp_id: merchantErpId,
  }),
});

/** What an import would take of a product. */
export interface NeededProduct {
  readonly id: string;
  /** Pieces of all orders that would be created. */
  readonly qty: number;
}
export interface ForeseeRequest {
  readonly products: readonly NeededProduct[];
  /** `orderTwinHash` of the orders that would be created. */
  readonly twins: readonly string[];
  readonly merchant_erp_id?: number;
}
/** Pieces announced by a delivery that has not come yet; `date` is an ISO day. */
export interface AnnouncedPieces {
  readonly delivery_id: number;
  readonly date: string;
  readonly qty: number;
}
export interface ForeseenProduct {
  readonly id: string;
  readonly name: string;
  /** Pieces in stock that no order has reserved; below zero when more is reserved than there is. */
  readonly available: number;
  /** By date. */
  readonly announced: readonly AnnouncedPieces[];
}
/** A stored order, not cancelled, with the same address and items under another number. */
export interface FoundTwin {
  readonly twin: string;
  readonly order_id: number;
  readonly external_order_id: string;
  /** ISO day. */
  readonly date: string;
}
export interface ForeseeAnswer {
  readonly products: readonly ForeseenProduct[];
  readonly twins: readonly FoundTwin[];
}
/** Days back in which an order counts as a twin. */
export const TWIN_DAYS = 60;
export const orderImportsForesee = defineCall<undefined, undefined, ForeseeRequest, ForeseeAnswer>({
  id: 'orderImports.foresee',
  method: 'POST',
  path: '/order-imports/foresee',
  effect: 'read',
  access: ordersAccess,
  summary:
    'What is there of some products and on its way, and which orders of a file are stored under another number.',
  maxBodyBytes: CHUNK_MAX_BYTES,
  body: z.strictObject({
    products: z
      .array(z.strictObject({ id: text(200), qty: z.int().check(z.minimum(0)) }))
      .check(z.maxLength(CHUNK_MAX_ORDERS)),
    twins: z.array(z.string().check(z.regex(/^[0-9a-f]{16}$/))).check(z.maxLength(CHUNK_MAX_ORDERS)),
    merchant_erp_id: merchantErpId,
  }),
});

export interface ImportChunk {
  readonly orders: readonly ImportOrder[];
  /** Orders of the same lines that were already refused by the client, kept for the receipt and the results file. */
  readonly rejected: readonly RejectedOrder[];
}
export interface ChunkResult {
  readonly line: number;
  readonly external_order_id: string;
  readonly outcome: ImportOutcome;
  readonly order_id?: number;
  readonly issues?: readonly RowIssue[];
}
/** One result for every order and every rejected order, in line order. */
export interface ChunkAnswer {
  readonly results: readonly ChunkResult[];
}
/**
 * Shape only down to the lists: with thousands of orders a chunk is read by `orderPayloadShape` and the import rules order by
 * order, so that one bad order does not refuse the others.
 */
export const orderImportsChunk = defineCall<
  { id: number; range: string },
  undefined,
  ImportChunk,
  ChunkAnswer
>({
  id: 'orderImports.chunk',
  method: 'PUT',
  path: '/order-imports/:id/chunks/:range',
  access: ordersAccess,
  summary: 'Stores the orders of some lines; sent again it answers the same and changes nothing.',
  maxBodyBytes: CHUNK_MAX_BYTES,
  params: z.strictObject({
    id: positiveIntText,
    range: z.string().check(z.regex(/^[1-9]\d{0,9}-[1-9]\d{0,9}$/)),
  }),
  body: z.strictObject({
    orders: z.array(judgedLater<ImportOrder>(z.unknown())).check(z.maxLength(CHUNK_MAX_ORDERS)),
    rejected: z.array(judgedLater<RejectedOrder>(z.unknown())).check(z.maxLength(CHUNK_MAX_ORDERS)),
  }),
});

export type ImportState = 'running' | 'finished' | 'undone';
/** An import with its counts: the receipt once it is finished. */
export interface OrderImport {
  readonly id: number;
  readonly state: ImportState;
  readonly source_name: string;
  readonly source_sha256: string;
  readonly source_rows: number;
  readonly mode: string;
  readonly merchant_erp_id: number;
  readonly merchant_name: string;
  readonly created_by: { readonly id: number; readonly username: string };
  /** Instants, ISO in UTC. */
  readonly created_at: string;
  readonly finished_at: string | null;
  readonly counts: Readonly<Record<ImportOutcome, number>>;
  readonly committed: readonly LineRange[];
}
export const orderImportsList = defineCall<
  undefined,
  { limit?: number; offset?: number },
  undefined,
  PortalList<OrderImport>
>({
  id: 'orderImports.list',
  method: 'GET',
  path: '/order-imports',
  access: ordersAccess,
  summary: 'Imports, newest first.',
  query: z.strictObject({
    limit: z.optional(positiveIntText),
    offset: z.optional(positiveIntText),
  }),
});
export const orderImportsGet = defineCall<{ id: number }, undefined, undefined, OrderImport>({
  id: 'orderImports.get',
  method: 'GET',
  path: '/order-imports/:id',
  access: ordersAccess,
  summary: 'One import with its counts and committed lines.',
  params: idParams,
});
/** The rejected rows as the original columns plus `line` and `error`; importable again. */
export const orderImportsResults = defineCall<
  { id: number },
  { status?: ImportOutcome },
  undefined,
  undefined
>({
  id: 'orderImports.results',
  method: 'GET',
  path: '/order-imports/:id/results.csv',
  access: ordersAccess,
  summary: 'The results of an import as CSV.',
  params: idParams,
  query: z.strictObject({
    status: z.optional(z.enum(IMPORT_OUTCOMES)),
  }),
  responseKind: 'csv',
});
/** 409 when lines are missing: `detail` names them. */
export const orderImportsFinish = defineCall<{ id: number }, undefined, undefined, OrderImport>({
  id: 'orderImports.finish',
  method: 'POST',
  path: '/order-imports/:id/finish',
  access: ordersAccess,
  summary: 'Closes an import and answers its receipt.',
  params: idParams,
});
export interface UndoAnswer {
  readonly cancelled: number;
  /** Orders that were not cancelled, and why. */
  readonly kept: readonly {
    readonly order_id: number;
    readonly external_order_id: string;
    /** Its status; empty for a replaced one. */
    readonly status: string;
    /** `status`: not open any more. `replaced`: the import replaced another order by it, which does not come back. */
    readonly reason: 'status' | 'replaced';
  }[];
}
export const orderImportsUndo = defineCall<{ id: number }, undefined, undefined, UndoAnswer>({
  id: 'orderImports.undo',
  method: 'POST',
  path: '/order-imports/:id/undo',
  access: ordersAccess,
  summary: 'Cancels those of its orders that are still open.',
  params: idParams,
});
