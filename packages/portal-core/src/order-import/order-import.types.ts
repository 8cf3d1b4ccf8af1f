import type { Wire } from '../validation/index.js';
import type { rememberedRecipeShape, rowIssueShape } from './import-records.shape.js';
import type { OrderPayload } from '../orders/index.js';

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

/**
 * What a text of the file can stand for something else in: a field, remarks, which feed none and may keep an order from being sent, or a
 * product's number together with what the row calls the product (`NW-1 / Becher`).
 */
export const VALUE_FIELDS = [...IMPORT_FIELDS, 'remark', 'product_named'] as const;
export type ValueField = (typeof VALUE_FIELDS)[number];

/** `new-line`: one row an item, rows of one order follow each other. `comma`: one row an order, items in one cell. */
export const IMPORT_MODES = ['new-line', 'comma'] as const;
export type ImportMode = (typeof IMPORT_MODES)[number];

export const IMPORT_ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'macintosh',
  'ibm850',
  'windows-1250',
  'iso-8859-2',
  'iso-8859-15',
] as const;
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
  /** Physical line, from 1, of the header or, without one, of the first row: what stands before is left out. 1 when absent. */
  readonly firstLine?: number;
  /** Lines the header stands on; 1 when absent. Two are joined column by column. */
  readonly headerRows?: 1 | 2;
  /** Lines the user leaves out besides those recognised as totals and footers. */
  readonly skipLines?: readonly number[];
  /** Lines that are rows although they look like totals or footers. */
  readonly keepLines?: readonly number[];
  /** Lines of a workbook's sheet that nobody who opens it sees; they are left out unless they are kept. */
  readonly hiddenLines?: readonly number[];
  /** Columns that are read; what stands behind them is another table. All when absent. */
  readonly tableWidth?: number;
  /** The line from which on another table stands, such as a list of stock; none when absent. */
  readonly tableEnd?: number;
  /** Order numbers that other sheets of the workbook say are not to be sent, by sheet. */
  readonly cancelledOrders?: readonly { readonly sheet: string; readonly numbers: readonly string[] }[];
  /** Column from 0, behind those of the file, that holds the day the heading above a row names; absent where no such headings stand. */
  readonly dayColumn?: number;
  /** The name of the file or its sheet, where that says that its orders are not to be sent. */
  readonly notToSend?: string;
  /** Dates of the file's beginning, as they stand there, by column from 0: what is far from them may have a wrong year. */
  readonly usualDates?: Readonly<Record<number, readonly string[]>>;
  /** Sheet of a workbook; its first when absent. */
  readonly sheet?: string;
  /** Null when the file's dates fit more than one order: the user is asked. */
  readonly dateOrder: DateOrder | null;
}

/** What of a text is taken: a part of a post code with its town, of a whole address in one cell, a name turned round, or `c/o` with a name. */
export const CELL_PARTS = [
  'turnedName',
  'postalCodeOfTown',
  'townOfPostalCode',
  'careOf',
  'addressName',
  'addressStreet',
  'addressPostalCode',
  'addressCity',
  'addressCountry',
] as const;
export type CellPart = (typeof CELL_PARTS)[number];

/** Several columns joined in order, blank ones left out, and what of the text is taken. */
export interface JoinedColumns<Column = number> {
  readonly columns: readonly Column[];
  /** Stands between; a space when absent. */
  readonly join?: string;
  readonly part?: CellPart;
}
/** Where a field's text comes from: one column as it stands, or several. */
export type FieldSource<Column = number> = Column | JoinedColumns<Column>;

/** One of several items that stand side by side in a row. */
export interface ItemSource<Column = number> {
  /** A column, or the same product in every row (`{ fixed }`) when each product has a column of its own. */
  readonly product_id: FieldSource<Column> | { readonly fixed: string };
  readonly product_name?: FieldSource<Column>;
  /** Absent: the constant of `quantity`. */
  readonly quantity?: FieldSource<Column>;
}

/** Fields of an address, which are taken from one party as a whole. */
export const ADDRESS_FIELDS = [
  'salutation',
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
] as const satisfies readonly ImportField[];
export type AddressField = (typeof ADDRESS_FIELDS)[number];

/** A column that says that an order, or one of its rows, is cancelled: its cell holds a word of cancelling, or any value but a no. */
export interface CancelledSource<Column = number> {
  readonly column: Column;
  readonly when: 'says' | 'filled';
}

/**
 * The recipe: what turns the columns of a file into fields, as plain data. `Column` is an index from 0, or in a saved recipe the column's
 * label (`columnLabels`).
 */
export interface ImportMapping<Column = number> {
  readonly mode: ImportMode;
  readonly columns: Readonly<Partial<Record<ImportField, FieldSource<Column>>>>;
  /** Another party's address: taken as a whole for an order none of whose rows fills any address field of `columns`. */
  readonly fallback?: Readonly<Partial<Record<AddressField, FieldSource<Column>>>>;
  /** Items side by side; they stand in place of `product_id`, `product_name` and `quantity` in `columns`. */
  readonly items?: readonly ItemSource<Column>[];
  /** One value for the whole file, for a field without a column. */
  readonly constants?: Readonly<Partial<Record<ImportField, string>>>;
  /**
   * By field: what a text of the file stands for (`Divers` → `frau`), whatever its case; the empty text stands for blank cells. A remark without a
   * meaning (`remark`) does not keep its order from being sent.
   */
  readonly values?: Readonly<Partial<Record<ValueField, Readonly<Record<string, string>>>>>;
  /** Columns that say that an order or one of its rows is cancelled. */
  readonly cancelled?: readonly CancelledSource<Column>[];
  /** Columns that look like items or another place, of which a person said that they are none. */
  readonly ignored?: readonly Column[];
  /** Columns that feed nothing and were blank when the recipe was confirmed, so that it says nothing of what they may hold; unknown when absent. */
  readonly blank?: readonly Column[];
  /** Columns that feed something although the file it was confirmed for hides them. */
  readonly hidden?: readonly Column[];
}

/**
 * A saved recipe: columns by label, so that it fits files whose columns moved, and how the file is read. The CLI's `--profile` reads the
 * same JSON. `version` is absent in those saved before recipes could join.
 */
export interface ImportProfileContent extends ImportMapping<string> {
  readonly version?: 2;
  readonly encoding?: ImportEncoding;
  readonly delimiter?: ImportDelimiter;
  readonly dateOrder?: DateOrder;
  readonly hasHeader?: boolean;
  readonly headerRows?: 1 | 2;
  readonly sheet?: string;
}

/** A recipe remembered for files of one shape. */
export type RememberedRecipe = Wire<typeof rememberedRecipeShape>;

/** How a file is read and understood, once everything about it is decided. */
export interface Reading {
  readonly dialect: Dialect;
  readonly mapping: ImportMapping;
  /** The header row, or names made up for a file without one. */
  readonly header: readonly string[];
}

/** A line that is no row of an order and was left out. */
export interface LeftOutLine {
  readonly line: number;
  readonly reason:
    'title' | 'separator' | 'header' | 'totals' | 'footer' | 'chosen' | 'hidden' | 'otherTable';
  /** Its cells joined by ` · `, shortened. */
  readonly text: string;
}

/** One thing wrong with one cell, or with a whole row (`field` and `column` null). */
export type RowIssue = Wire<typeof rowIssueShape>;

/** An order of the file that passed every rule. */
export interface ImportOrder {
  /** Lines its rows begin on, ascending. */
  readonly lines: readonly number[];
  readonly order: OrderPayload;
  /** Replaces the stored order of the same number where that is still open, as an edit does. */
  readonly replace?: true;
  /** Its rows as they stand in the file, for the results file should the server refuse it. */
  readonly source?: readonly (readonly string[])[];
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
export const IMPORT_OUTCOMES = ['created', 'replaced', 'unchanged', 'conflict', 'invalid'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];
