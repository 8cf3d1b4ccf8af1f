import type { Wire } from '../validation/index.js';
import type { rememberedRecipeShape, rowIssueShape } from './import-records.shape.js';
import type { OrderPayload } from '../orders/index.js';

/** Fields of the whole order; the others are fields of one item. */
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

/** Most columns of a file to import; a file with more is the wrong file. */
export const IMPORT_MAX_COLUMNS = 2000;

/** The fields that a column can be mapped to (specification 1 section 3), in the order of the wizard's list. */
export const IMPORT_FIELDS = [...ORDER_FIELDS, ...ITEM_FIELDS['new-line'], ...ITEM_FIELDS.comma] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/**
 * The keys of value maps: the fields; remarks and statuses, which feed no field and may keep an order from being sent; a product's number
 * together with the name in its row (`NW-1 / Becher`), for these rows or as what the shop calls it; and units of quantities (`Karton`), which stand for a number of pieces.
 */
export const VALUE_FIELDS = [
  ...IMPORT_FIELDS,
  'remark',
  'status',
  'product_named',
  'product_called',
  'unit',
] as const;
export type ValueField = (typeof VALUE_FIELDS)[number];

/** `new-line`: one row per item, rows of one order follow each other. `comma`: one row per order, items in one cell. */
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

/** What the head of an order form says of all its rows, in columns after those of the file. */
export interface FormHead {
  /** Index, from 0, of the first of these columns. */
  readonly column: number;
  readonly values: readonly string[];
  /** The cells of the head, by line from 1 and column from 0, of which the columns are made; what else it says is read as a text. */
  readonly cells: readonly { readonly line: number; readonly column: number }[];
}

/** The settings for reading a file's bytes. */
export interface Dialect {
  readonly encoding: ImportEncoding;
  readonly delimiter: ImportDelimiter;
  readonly hasHeader: boolean;
  /** Physical line, from 1, of the header or, without one, of the first row; lines before it are left out. Defaults to 1. */
  readonly firstLine?: number;
  /** Number of header lines, 1 by default. Two are joined column by column. */
  readonly headerRows?: 1 | 2;
  /** Lines that the user leaves out, besides those recognised as totals and footers. */
  readonly skipLines?: readonly number[];
  /** Lines that are rows although they look like totals or footers. */
  readonly keepLines?: readonly number[];
  /** Hidden lines of a workbook's sheet; they are left out unless they are kept. */
  readonly hiddenLines?: readonly number[];
  /** Number of columns that are read; those after them are another table. Defaults to all. */
  readonly tableWidth?: number;
  /** The first line of another table below, such as a stock list; absent without one. */
  readonly tableEnd?: number;
  /** Order numbers that other sheets of the workbook mark as not to be sent, with the sheet. */
  readonly cancelledOrders?: readonly { readonly sheet: string; readonly numbers: readonly string[] }[];
  /** Order numbers that other sheets of the workbook list, while they do not list all, with the sheet. */
  readonly listedOrders?: readonly { readonly sheet: string; readonly numbers: readonly string[] }[];
  /** Comments on the rows of a workbook's sheet, by line. */
  readonly comments?: readonly { readonly line: number; readonly text: string }[] | undefined;
  /** The texts of boxes that lie over a workbook's sheet, by the line where they begin. */
  readonly boxTexts?: readonly { readonly line: number; readonly text: string }[] | undefined;
  /** The texts above and below the pages of a workbook's sheet when it is printed. */
  readonly pageTexts?: readonly string[] | undefined;
  /** Lines of a workbook's sheet that are coloured otherwise than the others, by their colours. */
  readonly colouredLines?:
    readonly { readonly colours: string; readonly lines: readonly number[] }[] | undefined;
  /** Index, from 0, of a column after those of the file with the day from the heading above a row; absent without such headings. */
  readonly dayColumn?: number;
  /** The head of an order form; absent without one. */
  readonly formHead?: FormHead;
  /** The name of the file or its sheet, when it says that its orders must not be sent. */
  readonly notToSend?: string;
  /** Dates from the file's beginning, as written, by column from 0: a date far from them may have a wrong year. */
  readonly usualDates?: Readonly<Record<number, readonly string[]>>;
  /** Name of the sheet of a workbook; the first one by default. */
  readonly sheet?: string;
  /** Null when the file's dates fit more than one order: the user must choose. */
  readonly dateOrder: DateOrder | null;
}

/**
 * The part of a text that is taken: a part of a post code with its town or of its sign (`D-24103`), of a whole address in one cell, a name with its parts swapped, or
 * `c/o` with a name.
 */
export const CELL_PARTS = [
  'turnedName',
  'postalCodeOfTown',
  'townOfPostalCode',
  'countryOfPostalCode',
  'careOf',
  'addressCompany',
  'addressName',
  'addressSecondName',
  'addressStreet',
  'addressAddition',
  'addressPostalCode',
  'addressCity',
  'addressCountry',
] as const;
export type CellPart = (typeof CELL_PARTS)[number];

/** Several columns joined in order without blank ones, and the part of the text that is taken. */
export interface JoinedColumns<Column = number> {
  readonly columns: readonly Column[];
  /** Separator; a space by default. */
  readonly join?: string;
  readonly part?: CellPart;
}
/** The source of a field's text: one column unchanged, or several. */
export type FieldSource<Column = number> = Column | JoinedColumns<Column>;

/** The columns of one of several items side by side in a row. */
export interface ItemSource<Column = number> {
  /** A column, or the same product in every row (`{ fixed }`) when each product has its own column. */
  readonly product_id: FieldSource<Column> | { readonly fixed: string };
  readonly product_name?: FieldSource<Column>;
  /** Defaults to the constant of `quantity`. */
  readonly quantity?: FieldSource<Column>;
}

/** Fields of an address, which are all taken from the same party. */
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

/**
 * How the cells of a column keep an order, or one of its rows, from being sent: by a word for it, by any value except a no, or by a no where
 * an approval or a payment is said.
 */
export const CANCELLED_WHEN = ['says', 'filled', 'denies'] as const;
export interface CancelledSource<Column = number> {
  readonly column: Column;
  readonly when: (typeof CANCELLED_WHEN)[number];
}

/**
 * What an ignored column held: codes alone (`A17`), words, or texts that tell of other items, places or days (`telling`), about which nothing
 * more is asked.
 */
export const IGNORED_KINDS = ['codes', 'words', 'telling'] as const;
export interface IgnoredColumn<Column = number> {
  readonly column: Column;
  readonly kind: (typeof IGNORED_KINDS)[number];
  /** Whether it told some orders of one file from the others, by a mark, a day or a name: it is asked about in the next file. */
  readonly once?: true;
}

/**
 * The recipe that turns the columns of a file into fields, as plain data. `Column` is an index from 0, or in a saved recipe the column's
 * label (`columnLabels`).
 */
export interface ImportMapping<Column = number> {
  readonly mode: ImportMode;
  readonly columns: Readonly<Partial<Record<ImportField, FieldSource<Column>>>>;
  /** Another party's address: taken as a whole for an order none of whose rows fills any address field of `columns`. */
  readonly fallback?: Readonly<Partial<Record<AddressField, FieldSource<Column>>>>;
  /** Items side by side; they replace `product_id`, `product_name` and `quantity` in `columns`. */
  readonly items?: readonly ItemSource<Column>[];
  /** One value for the whole file, by field without a column. */
  readonly constants?: Readonly<Partial<Record<ImportField, string>>>;
  /**
   * Meanings of the file's texts by field (`Divers` → `frau`), without regard to case; the empty text stands for blank cells. A remark
   * or a status without a meaning (`remark`, `status`) does not keep its order from being sent.
   */
  readonly values?: Readonly<Partial<Record<ValueField, Readonly<Record<string, string>>>>>;
  /** Columns that mark an order or one of its rows as cancelled. */
  readonly cancelled?: readonly CancelledSource<Column>[];
  /** Columns that look like items or another address, but that the user marked as neither. */
  readonly ignored?: readonly Column[];
  /** What the ignored columns held when they were ignored: values of another kind are watched. */
  readonly ignoredAs?: readonly IgnoredColumn<Column>[];
  /**
   * Columns that feed nothing and were blank when the recipe was confirmed, so that it does not cover what they may hold; unknown when
   * absent.
   */
  readonly blank?: readonly Column[];
  /** Columns that feed something although they were hidden in the file that the recipe was confirmed for. */
  readonly hidden?: readonly Column[];
}

/** A recipe with its columns by label, and what is known of the file it was saved with. */
export interface NamedMapping extends ImportMapping<string> {
  /** The header of that file: other columns are new to the recipe. Absent in recipes written by hand, or saved before it was kept. */
  readonly header?: readonly string[];
}

/**
 * A saved recipe: columns by label, so that it fits files whose columns moved, and the settings for reading the file. The CLI's `--profile`
 * reads the same JSON. `version` is absent in recipes saved before joined columns existed.
 */
export interface ImportProfileContent extends NamedMapping {
  readonly version?: 2;
  readonly encoding?: ImportEncoding;
  readonly delimiter?: ImportDelimiter;
  readonly dateOrder?: DateOrder;
  readonly hasHeader?: boolean;
  readonly headerRows?: 1 | 2;
  readonly sheet?: string;
}

/** A recipe stored for files of one shape. */
export type RememberedRecipe = Wire<typeof rememberedRecipeShape>;

/** All decisions on how a file is read and mapped. */
export interface Reading {
  readonly dialect: Dialect;
  readonly mapping: ImportMapping;
  /** The header row, or generated names for a file without one. */
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

/** One issue of a cell, or of a whole row (`field` and `column` null). */
export type RowIssue = Wire<typeof rowIssueShape>;

/** An order of the file that passed every rule. */
export interface ImportOrder {
  /** Lines on which its rows begin, ascending. */
  readonly lines: readonly number[];
  readonly order: OrderPayload;
  /**
   * True to replace the stored order of the same number if it is still open, like an edit. One that goes to somebody else stays, except where
   * a person chose it for this order alone (`otherRecipient`).
   */
  readonly replace?: true | 'otherRecipient';
  /** Its rows as in the file, for the results file if the server refuses it. */
  readonly source?: readonly (readonly string[])[];
}

/** An order of the file that broke a rule. */
export interface RejectedOrder {
  readonly lines: readonly number[];
  readonly external_order_id: string;
  readonly issues: readonly RowIssue[];
  /** Its rows as in the file. */
  readonly source: readonly (readonly string[])[];
}

/** The outcome of an order: before writing (`create` instead of `created`) and after. */
export type PlanOutcome = 'create' | 'unchanged' | 'conflict' | 'invalid';
export const IMPORT_OUTCOMES = ['created', 'replaced', 'unchanged', 'conflict', 'invalid'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];
