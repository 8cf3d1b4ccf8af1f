import type { Parsed } from '@kontor/portal-core/validation';
import type {
  ApplyProgress,
  Dialect,
  DialectOverrides,
  FileNote,
  ImportMapping,
  Inspection,
  OpenImport,
  OrderImport,
  OrderLabel,
  PlanOutcome,
  RejectedOrder,
  RowIssue,
} from '@kontor/portal-core/order-import';
import type { MendingDesk } from './mending.types.js';
import type { ReadTable, TableReading } from './read-table.js';
import type { ChoiceSummary, EffectsDesk } from './import-effects.types.js';

/** A file that has been inspected. */
export interface FileReading extends Inspection {
  /** SHA-256 of the file's bytes, hex. */
  readonly sha256: string;
}

/** How to check the file. */
export interface CheckPlan {
  readonly dialect: Dialect;
  readonly mapping: ImportMapping;
  readonly header: readonly string[];
  /** ERP's number of the orders' merchant, for staff only. */
  readonly merchantErpId?: number;
}

/** Result of a check. Rows are those of the file without header and blank lines. */
export interface CheckSummary {
  readonly rows: number;
  readonly orders: number;
  readonly counts: Readonly<Record<PlanOutcome, number>>;
  /** Number of items in the orders that will be created. */
  readonly items: number;
  /** Number of manually changed cells. */
  readonly edits: number;
  /** Number of steps that can be undone, and that can be redone. */
  readonly undoable: number;
  readonly redoable: number;
  readonly choices: ChoiceSummary;
  /** What to know of the orders that will be created. */
  readonly notes: readonly FileNote[];
  /** Number of rows in each filter. */
  readonly shown: Readonly<Record<RowFilter, number>>;
}

/** The filters of the rows. `errors` also includes orders that were corrected manually. */
export const ROW_FILTERS = ['all', 'errors', 'conflicts'] as const;
export type RowFilter = (typeof ROW_FILTERS)[number];

/** A row of the file with the result of its check. */
export interface CheckedRow {
  readonly line: number;
  /** Its cells, including manual changes. */
  readonly cells: readonly string[];
  /** Outcome of its order. */
  readonly outcome: PlanOutcome;
  /** The issues of this row. */
  readonly issues: readonly RowIssue[];
  /** The file's own texts of manually changed cells, by column from 0. */
  readonly originals: Readonly<Record<number, string>>;
  /** Whether it is the first row of its order. */
  readonly isFirst: boolean;
  /** Whether its order uses the other party's address, having none of its own. */
  readonly isFallback: boolean;
  readonly storedOrderId: number | null;
  /** Whether the stored order with its number was cancelled by a person. */
  readonly isStoredCancelled: boolean;
  /** Whether the user has marked it as no item, for example postage among the items. */
  readonly isNoItem: boolean;
}

/** A checked row, and what will become of its order. */
export interface ShownRow extends CheckedRow {
  /** What the user chose for its order in place of what its outcome would do; null if nothing. */
  readonly fate: OrderFate | null;
}

/** `replaced`: the stored order is exchanged for it; `leftOut`: it is not sent, being the twin of another. */
export type OrderFate = 'replaced' | 'leftOut';

/** Some rows of a filter; `from` is the index among them. */
export interface RowWindow {
  readonly filter: RowFilter;
  readonly from: number;
  readonly count: number;
}

/** Place of a cell in the file: line as in `RowIssue`, column from 0. */
export interface CellPlace {
  readonly line: number;
  readonly column: number;
}
export interface CellChange extends CellPlace {
  /** The new text; null restores the file's own. */
  readonly value: string | null;
}

/** The worker's functions for the page. */
export interface ImportDesk extends MendingDesk, EffectsDesk {
  /** Inspects a file and keeps it. Issues: `fileEmpty`, `fileType`. */
  read(input: { readonly file: Blob; readonly overrides: DialectOverrides }): Promise<Parsed<FileReading>>;
  /** Reads a file whose rows are no orders to its end; keeps nothing. */
  readTable(input: TableReading): Promise<Parsed<ReadTable>>;
  /** Reads the first orders of the file by a recipe, without asking the server; keeps nothing. */
  preview(plan: CheckPlan): Promise<MappingPreview>;
  /** Asks the server what would happen to the first orders of the file; keeps nothing. */
  foretell(plan: CheckPlan): Promise<Foretold>;
  /** Checks the file that was read. Manual changes are kept as long as its columns do not move. */
  check(plan: CheckPlan): Promise<CheckSummary>;
  rows(window: RowWindow): ShownRow[];
  /** Finds the next (or previous) row with wrong cells from a place among a filter's rows; null if there is none. */
  findError(input: ErrorSearch): FoundError | null;
  /** Index of a line among the rows of a filter; -1 if it is not among them. */
  placeOf(input: { readonly filter: RowFilter; readonly line: number }): number;
  /** Rejected orders; `from` is the index among them. */
  rejected(input: { readonly from: number; readonly count: number }): RejectedOrder[];
  /** Sends the checked file. A further call with the same key continues where sending stopped. */
  send(input: SendInput): Promise<OrderImport>;
  /** Ends the wait for the server, if sending waits for it. */
  tryNow(): void;
}

/** Preview of a file's first orders. */
export interface MappingPreview {
  /** Labels of the orders as they would be on the parcel. */
  readonly labels: readonly OrderLabel[];
  /** The first orders that cannot be stored as they are. */
  readonly rejected: readonly RejectedOrder[];
  readonly orders: number;
  readonly rejectedCount: number;
  /** Whether these are all orders of the file. */
  readonly isWhole: boolean;
}

/** What would happen to the first orders of a file. */
export interface Foretold {
  readonly counts: Readonly<Record<PlanOutcome, number>>;
  /** Whether these are all orders of the file. */
  readonly isWhole: boolean;
  /**
   * Products that run short, the number of missing units, and how many of these announced deliveries contain; null if
   * everything is in stock.
   */
  readonly shortage: {
    readonly products: number;
    readonly missing: number;
    readonly covered: number;
    /** ISO day of the first arrival; null if nothing is announced. */
    readonly firstArrival: string | null;
  } | null;
  /** The preview after the server was asked: without the labels of orders that it refuses. */
  readonly preview: MappingPreview;
  /** Names of the products on the preview's labels, by number. */
  readonly names: Readonly<Record<string, string>>;
}

export interface SendInput {
  readonly clientKey: string;
  readonly sourceName: string;
  /** The user's confirmed mapping, to be remembered for files of the same shape. */
  readonly recipe?: NonNullable<OpenImport['recipe']>;
}

export interface ErrorSearch {
  readonly filter: RowFilter;
  /** Index among the filter's rows; -1 to start with the first. */
  readonly row: number;
  readonly step: 1 | -1;
}
export interface FoundError {
  readonly row: number;
  /** The wrong fields of the row by their `id` in the grid, each once; null for an issue that belongs to none. */
  readonly fields: readonly (string | null)[];
}

/** Progress of a pass over the file, in bytes and rows. */
export interface PassProgress {
  readonly kind: 'pass';
  readonly bytes: number;
  readonly of: number;
  readonly rows: number;
}

/** Progress of the worker's task. */
export type DeskProgress =
  | PassProgress
  | { readonly kind: 'sending'; readonly progress: ApplyProgress }
  /** The server could not be reached; the next attempt follows in `ms`. */
  | { readonly kind: 'waiting'; readonly ms: number };

/** The page's functions for the worker. */
export interface DeskHost {
  /** Makes an API call of the contract. */
  call(input: RemoteCall): Promise<unknown>;
  progress(progress: DeskProgress): void;
}
export interface RemoteCall {
  /** The id of the API call. */
  readonly id: string;
  readonly params?: unknown;
  readonly body?: unknown;
  readonly rawBody?: Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
}
