import * as z from 'zod/mini';
import { defineCall, idParams, portalList, positiveIntText, resourceCall } from '../wire/index.js';
import { newOrderShape, ORDER_STATUSES } from '../orders/index.js';
import { judgedLater, type Wire } from '../validation/index.js';
import { lineRangeShape, orderImportShape, rowIssueShape } from './import-records.shape.js';
import { recipeShape } from './import-recipes.api.js';
import { importProfileContentShape, mappingShape } from './recipe.shape.js';
import {
  IMPORT_MAX_COLUMNS,
  IMPORT_OUTCOMES,
  type ImportOrder,
  type RejectedOrder,
} from './order-import.types.js';

/** Most orders of one chunk (api.md). */
export const CHUNK_MAX_ORDERS = 5000;
/** Orders of the chunks that our own clients send: other writes wait for the one that is being stored. */
export const CHUNK_ORDERS = 1000;
/** Largest chunk in bytes, uncompressed (api.md). */
export const CHUNK_MAX_BYTES = 8 * 1024 * 1024;
/** Most values in a chunk: 5,000 orders of two or three dozen texts each with a few items. */
const CHUNK_MAX_VALUES = 400_000;

const ordersAccess = resourceCall('/orders');
const text = (max: number) => z.string().check(z.maxLength(max));
const merchantErpId = z.optional(z.int().check(z.minimum(1)));

const openImport = z.strictObject({
  /** Key that identifies the import across attempts; by default a hash of file, mapping and merchant. */
  client_key: z.optional(z.string().check(z.minLength(8), z.maxLength(128))),
  source_name: z.string().check(z.minLength(1), z.maxLength(255)),
  /** SHA-256 of the file's bytes, hex. */
  source_sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  /** Number of rows in the file without the header. */
  source_rows: z.int().check(z.minimum(0)),
  /** The header row as in the file, or generated names when there is none. */
  header: z.array(text(1000)).check(z.maxLength(IMPORT_MAX_COLUMNS)),
  mapping: mappingShape,
  /** The recipe that the user confirmed, stored for files of the same shape (`shapeOf`). */
  recipe: z.optional(z.strictObject({ shape: recipeShape, content: importProfileContentShape })),
  /** The merchant who owns the orders; only for staff. */
  merchant_erp_id: merchantErpId,
});
export type OpenImport = Wire<typeof openImport>;
export type LineRange = Wire<typeof lineRangeShape>;
const openedImport = z.strictObject({
  id: z.int(),
  /** Lines of the chunks that the server has already stored. */
  committed: z.array(lineRangeShape),
  max_orders: z.int(),
});
export type OpenedImport = Wire<typeof openedImport>;
export const orderImportsOpen = defineCall({
  id: 'orderImports.open',
  method: 'POST',
  path: '/order-imports',
  access: ordersAccess,
  apiKey: ['orders:import'],
  summary: 'Opens an import, or finds the one already begun with the same key.',
  status: 201,
  body: openImport,
  response: openedImport,
});

/** Most unknown product ids of one lookup for which a suggestion is searched. */
export const NEAR_MAX = 200;

const lookupRequest = z.strictObject({
  external_order_ids: z.array(text(200)).check(z.maxLength(CHUNK_MAX_ORDERS)),
  product_ids: z.array(text(200)).check(z.maxLength(CHUNK_MAX_ORDERS)),
  /** Names, EANs and ids that rows of a file have beside the ids of products. */
  product_texts: z.optional(z.array(text(200)).check(z.maxLength(CHUNK_MAX_ORDERS))),
  merchant_erp_id: merchantErpId,
});
export type LookupRequest = Wire<typeof lookupRequest>;
const storedOrder = z.strictObject({
  external_order_id: z.string(),
  order_id: z.int(),
  content_hash: z.string(),
  /** A cancelled order is told where a person cancelled it, not where its import was undone. */
  status: z.enum(ORDER_STATUSES),
});
export type StoredOrder = Wire<typeof storedOrder>;
const lookupAnswer = z.strictObject({
  /** The merchant's orders with a requested id, in any spelling of it (`#1001`, `1001`). */
  orders: z.array(storedOrder),
  /** The requested product ids that exist and the products of an exact name or EAN, with their names. */
  products: z.array(z.strictObject({ id: z.string(), name: z.string() })),
  /**
   * For requested product ids that do not exist: the existing one that was probably meant. A product of exactly that name or EAN is
   * suggested for all of them and says so (`exact`), one with a typing error for the first `NEAR_MAX` only.
   */
  near: z.array(
    z.strictObject({ id: z.string(), suggestion: z.string(), exact: z.optional(z.enum(['ean', 'name'])) }),
  ),
  /** For requested texts: the only product of exactly that id, name or EAN. Texts that match none or several are left out. */
  named: z.optional(z.array(z.strictObject({ text: z.string(), id: z.string() }))),
});
export type LookupAnswer = Wire<typeof lookupAnswer>;
export const orderImportsLookup = defineCall({
  id: 'orderImports.lookup',
  method: 'POST',
  path: '/order-imports/lookup',
  weight: 'heavy',
  effect: 'read',
  access: ordersAccess,
  apiKey: ['orders:import'],
  summary:
    'Tells which orders and products of a file the server already knows; a plan asks it, nothing is written.',
  maxBodyBytes: CHUNK_MAX_BYTES,
  maxValues: CHUNK_MAX_VALUES,
  body: lookupRequest,
  response: lookupAnswer,
});

/** Most orders of one comparison. */
export const COMPARE_MAX_ORDERS = 1000;
const compareRequest = z.strictObject({
  external_order_ids: z.array(text(200)).check(z.maxLength(COMPARE_MAX_ORDERS)),
  merchant_erp_id: merchantErpId,
});
export type CompareRequest = Wire<typeof compareRequest>;
const comparedOrder = z.strictObject({
  external_order_id: z.string(),
  order_id: z.int(),
  status: z.enum(ORDER_STATUSES),
  content: newOrderShape,
});
/** A stored order with the same number as an order of a file and different content. */
export type ComparedOrder = Wire<typeof comparedOrder>;
const compareAnswer = z.strictObject({ orders: z.array(comparedOrder) });
export type CompareAnswer = Wire<typeof compareAnswer>;
export const orderImportsCompare = defineCall({
  id: 'orderImports.compare',
  method: 'POST',
  path: '/order-imports/compare',
  weight: 'heavy',
  effect: 'read',
  access: ordersAccess,
  apiKey: ['orders:import'],
  summary:
    'The stored orders of some external order ids with their content, to be laid beside those of a file.',
  body: compareRequest,
  response: compareAnswer,
});

/** The quantity of a product, in pieces, that all orders to be created need. */
const neededProduct = z.strictObject({ id: text(200), qty: z.int().check(z.minimum(0)) });
export type NeededProduct = Wire<typeof neededProduct>;
const foreseeRequest = z.strictObject({
  products: z.array(neededProduct).check(z.maxLength(CHUNK_MAX_ORDERS)),
  /** `orderTwinHash` of the orders to be created. */
  twins: z.array(z.string().check(z.regex(/^[0-9a-f]{16}$/))).check(z.maxLength(CHUNK_MAX_ORDERS)),
  merchant_erp_id: merchantErpId,
});
export type ForeseeRequest = Wire<typeof foreseeRequest>;
/** Pieces announced by a delivery that has not arrived yet; `date` is an ISO day. */
const announcedPieces = z.strictObject({ delivery_id: z.int(), date: z.string(), qty: z.int() });
export type AnnouncedPieces = Wire<typeof announcedPieces>;
const foreseenProduct = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** Pieces in stock that are not reserved; negative when more are reserved than exist. */
  available: z.int(),
  /** Sorted by date. */
  announced: z.array(announcedPieces),
});
export type ForeseenProduct = Wire<typeof foreseenProduct>;
/** A stored order, not cancelled, with the same address and items under another number; `date` is an ISO day. */
const foundTwin = z.strictObject({
  twin: z.string(),
  order_id: z.int(),
  external_order_id: z.string(),
  date: z.string(),
});
export type FoundTwin = Wire<typeof foundTwin>;
const foreseeAnswer = z.strictObject({ products: z.array(foreseenProduct), twins: z.array(foundTwin) });
export type ForeseeAnswer = Wire<typeof foreseeAnswer>;
/** Number of past days in which an order counts as a twin. */
export const TWIN_DAYS = 60;
export const orderImportsForesee = defineCall({
  id: 'orderImports.foresee',
  method: 'POST',
  path: '/order-imports/foresee',
  weight: 'heavy',
  effect: 'read',
  access: ordersAccess,
  apiKey: ['orders:import'],
  summary:
    'What is there of some products and on its way, and which orders of a file are stored under another number.',
  maxBodyBytes: CHUNK_MAX_BYTES,
  maxValues: CHUNK_MAX_VALUES,
  body: foreseeRequest,
  response: foreseeAnswer,
});

/**
 * A chunk, of which the schema checks only the lists. A chunk of thousands of orders is read order by order with `orderPayloadShape` and
 * the import rules, so that one bad order does not refuse the others.
 */
const importChunk = z.strictObject({
  orders: z.array(judgedLater<ImportOrder>(z.unknown())).check(z.maxLength(CHUNK_MAX_ORDERS)),
  /** Orders of the same lines that the client already refused, stored for the receipt and the results file. */
  rejected: z.array(judgedLater<RejectedOrder>(z.unknown())).check(z.maxLength(CHUNK_MAX_ORDERS)),
});
export type ImportChunk = Wire<typeof importChunk>;
const chunkResult = z.strictObject({
  line: z.int(),
  external_order_id: z.string(),
  outcome: z.enum(IMPORT_OUTCOMES),
  order_id: z.optional(z.int()),
  issues: z.optional(z.array(rowIssueShape)),
});
export type ChunkResult = Wire<typeof chunkResult>;
/** One result for each order and each rejected order, in line order. */
const chunkAnswer = z.strictObject({ results: z.array(chunkResult) });
export type ChunkAnswer = Wire<typeof chunkAnswer>;
export const orderImportsChunk = defineCall({
  id: 'orderImports.chunk',
  method: 'PUT',
  path: '/order-imports/:id/chunks/:range',
  weight: 'bulk',
  access: ordersAccess,
  apiKey: ['orders:import'],
  summary: 'Stores the orders of some lines; sent again it answers the same and changes nothing.',
  maxBodyBytes: CHUNK_MAX_BYTES,
  maxValues: CHUNK_MAX_VALUES,
  params: z.strictObject({
    id: positiveIntText,
    range: z.string().check(z.regex(/^[1-9]\d{0,9}-[1-9]\d{0,9}$/)),
  }),
  body: importChunk,
  response: chunkAnswer,
});

export type OrderImport = Wire<typeof orderImportShape>;
export type ImportState = OrderImport['state'];
export const orderImportsList = defineCall({
  id: 'orderImports.list',
  method: 'GET',
  path: '/order-imports',
  access: ordersAccess,
  apiKey: ['orders:import'],
  summary: 'Imports, newest first.',
  query: z.strictObject({
    limit: z.optional(positiveIntText),
    offset: z.optional(positiveIntText),
    /** The ERP's number of a merchant, whose imports alone are listed. */
    merchant_erp_id: z.optional(positiveIntText),
  }),
  response: portalList(orderImportShape),
});
export const orderImportsGet = defineCall({
  id: 'orderImports.get',
  method: 'GET',
  path: '/order-imports/:id',
  access: ordersAccess,
  apiKey: ['orders:import'],
  summary: 'One import with its counts and committed lines.',
  params: idParams,
  response: orderImportShape,
});
/** Answers the rejected rows: the original columns, then the line and what is wrong. The file can be imported again. */
export const orderImportsResults = defineCall({
  id: 'orderImports.results',
  method: 'GET',
  path: '/order-imports/:id/results.csv',
  weight: 'heavy',
  access: ordersAccess,
  apiKey: ['orders:import'],
  summary: 'The results of an import as CSV.',
  params: idParams,
  query: z.strictObject({
    status: z.optional(z.enum(IMPORT_OUTCOMES)),
  }),
  responseKind: 'csv',
});
/** Finishes an import; 409 when lines are missing, which `detail` names. */
export const orderImportsFinish = defineCall({
  id: 'orderImports.finish',
  method: 'POST',
  path: '/order-imports/:id/finish',
  access: ordersAccess,
  apiKey: ['orders:import'],
  summary: 'Closes an import and answers its receipt.',
  params: idParams,
  response: orderImportShape,
});
const undoAnswer = z.strictObject({
  cancelled: z.int(),
  /** Number of cancelled orders that the ERP was told of: it is told to cancel them as well, and may refuse. */
  in_erp: z.int(),
  /** Orders that were not cancelled, with the reason. */
  kept: z.array(
    z.strictObject({
      order_id: z.int(),
      external_order_id: z.string(),
      /** Status of the order; empty for a replaced one. */
      status: z.enum(ORDER_STATUSES),
      /** `status`: the order is no longer open. `replaced`: the import replaced another order with it, which is not restored. */
      reason: z.enum(['status', 'replaced']),
    }),
  ),
});
export type UndoAnswer = Wire<typeof undoAnswer>;
/** What the undo of an import cancelled and kept; 409 where it was not undone. */
export const orderImportsUndone = defineCall({
  id: 'orderImports.undone',
  method: 'GET',
  path: '/order-imports/:id/undone',
  access: ordersAccess,
  apiKey: ['orders:import'],
  summary: 'What undoing it cancelled and kept.',
  params: idParams,
  response: undoAnswer,
});
export const orderImportsUndo = defineCall({
  id: 'orderImports.undo',
  method: 'POST',
  path: '/order-imports/:id/undo',
  weight: 'heavy',
  access: ordersAccess,
  apiKey: ['orders:import'],
  summary: 'Cancels those of its orders that are still open.',
  params: idParams,
  response: undoAnswer,
});
