import type { IssueCode } from '../validation/index.js';
import type { OrderPayload } from '../orders/order.types.js';

/** Fields that say something about the whole order; the others are about one item. */
export const ORDER_FIELDS = [
  'external_order_id',
  'date',
  'salutation',
  'email',
  'company',
  'first_address_line',
  'second_address_line',
  'pack_station',
  'post_filiale',
  'post_number',
  'street',
  'address_second_line',
  'postal_code',
  'city',
  'country',
] as const;

/** Fields of one item, by mode. */
export const ITEM_FIELDS = {
  'new-line': ['product_id', 'product_name', 'quantity'],
  comma: ['product_id_and_quantity'],
} as const;

/** Columns of a file an import may have; whoever has more has chosen the wrong file. */
export const IMPORT_MAX_COLUMNS = 2000;

/** The fields a column can be mapped to (specification 1 section 3), in the order the wizard lists them. */
export const IMPORT_FIELDS = [...ORDER_FIELDS, ...ITEM_FIELDS['new-line'], ...ITEM_FIELDS.comma] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** `new-line`: one row an item, rows of one order follow each other. `comma`: one row an order, items in one cell. */
export const IMPORT_MODES = ['new-line', 'comma'] as const;
export type ImportMode = (typeof IMPORT_MODES)[number];

export const IMPORT_ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type ImportEncoding = (typeof IMPORT_ENCODINGS)[number];
export const IMPORT_DELIMITERS = [';', ',', '\t', '|'] as const;
export type ImportDelimiter = (typeof IMPORT_DELIMITERS)[number];
/** Day first (31.12.2026), month first (12/31/2026) or ISO (2026-12-31). */
export const DATE_ORDERS = ['dmy', 'mdy', 'ymd'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

/** How the bytes are to be read. */
export interface Dialect {
  readonly encoding: ImportEncoding;
  readonly delimiter: ImportDelimiter;
  readonly hasHeader: boolean;
  /** Null when the file's dates fit more than one order: the user is asked. */
  readonly dateOrder: DateOrder | null;
}

/** Which column feeds which field; a field may instead hold one fixed value for the whole file. */
export interface ImportMapping {
  readonly mode: ImportMode;
  /** Column index from 0. */
  readonly columns: Readonly<Partial<Record<ImportField, number>>>;
  readonly constants?: Readonly<Partial<Record<ImportField, string>>>;
}

/** A saved mapping: columns by header name, so that it fits files whose columns moved. The CLI's `--profile` reads the same JSON. */
export interface ImportProfileContent {
  readonly mode: ImportMode;
  readonly columns: Readonly<Partial<Record<ImportField, string>>>;
  readonly constants?: Readonly<Partial<Record<ImportField, string>>>;
  readonly encoding?: ImportEncoding;
  readonly delimiter?: ImportDelimiter;
  readonly dateOrder?: DateOrder;
}

/** One thing wrong with one cell, or with a whole row (`field` and `column` null). */
export interface RowIssue {
  /** Line of the file the row begins on, from 1, the header included. */
  readonly line: number;
  /** Column from 1. */
  readonly column: number | null;
  readonly field: ImportField | null;
  /** The rejected text as it stands in the file; empty when there is none. */
  readonly value: string;
  readonly code: IssueCode;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** An order of the file that passed every rule. */
export interface ImportOrder {
  /** Lines its rows begin on, ascending. */
  readonly lines: readonly number[];
  readonly order: OrderPayload;
}

/** An order of the file that broke a rule. */
export interface RejectedOrder {
  readonly lines: readonly number[];
  readonly external_order_id: string;
  readonly issues: readonly RowIssue[];
  /** Its rows as they stand in the file. */
  readonly source: readonly (readonly string[])[];
}

/** What becomes of an order: before writing (`create` instead of `created`) and after. */
export type PlanOutcome = 'create' | 'unchanged' | 'conflict' | 'invalid';
export type ImportOutcome = 'created' | 'unchanged' | 'conflict' | 'invalid';
