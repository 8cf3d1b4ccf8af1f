import type { Parsed } from '@kontor/portal-core';
import type {
  ApplyProgress,
  Dialect,
  DialectOverrides,
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
import type { ChoiceSummary, EffectsDesk } from './import-effects.types.js';

/** A file, looked through. */
export interface FileReading extends Inspection {
  /** SHA-256 of its bytes, hex. */
  readonly sha256: string;
}

/** How the file is to be checked. */
export interface CheckPlan {
  readonly dialect: Dialect;
  readonly mapping: ImportMapping;
  readonly header: readonly string[];
  /** Staff only: whose orders they are. */
  readonly merchantErpId?: number;
}

/** What a check found. Rows are those of the file without header and blank lines. */
export interface CheckSummary {
  readonly rows: number;
  readonly orders: number;
  readonly counts: Readonly<Record<PlanOutcome, number>>;
  /** Items of the orders that will be created. */
  readonly items: number;
  /** Cells changed by hand. */
  readonly edits: number;
  /** Steps that can be taken back, and those that can be done again. */
  readonly undoable: number;
  readonly redoable: number;
  readonly choices: ChoiceSummary;
  /** Rows each filter shows. */
  readonly shown: Readonly<Record<RowFilter, number>>;
}

/** `errors` also keeps the orders that were put right by hand in sight. */
export const ROW_FILTERS = ['all', 'errors', 'conflicts'] as const;
export type RowFilter = (typeof ROW_FILTERS)[number];

/** A row of the file as the check saw it. */
export interface CheckedRow {
  readonly line: number;
  /** Its cells, changes by hand included. */
  readonly cells: readonly string[];
  /** What becomes of its order. */
  readonly outcome: PlanOutcome;
  /** What is wrong with this row. */
  readonly issues: readonly RowIssue[];
  /** What its cells said before they were changed by hand, by column from 0. */
  readonly originals: Readonly<Record<number, string>>;
  /** Whether its order begins with it. */
  readonly isFirst: boolean;
  /** Whether its order takes the other party's address, having none of its own. */
  readonly isFallback: boolean;
  readonly storedOrderId: number | null;
  /** Whether it is no item because a person said so, as postage among the items. */
  readonly isNoItem: boolean;
}

/** A cell of the file: line as in `RowIssue`, column from 0. */
export interface CellPlace {
  readonly line: number;
  readonly column: number;
}
export interface CellChange extends CellPlace {
  /** The new text; null brings back the file's own. */
  readonly value: string | null;
}

/** What the worker does for the page. */
export interface ImportDesk extends MendingDesk, EffectsDesk {
  /** Looks through a file and keeps it. Issues: `fileEmpty`, `fileType`. */
  read(input: { readonly file: Blob; readonly overrides: DialectOverrides }): Promise<Parsed<FileReading>>;
  /** Reads the beginning of the file as a recipe says, without asking the server; nothing is kept of it. */
  preview(plan: CheckPlan): Promise<MappingPreview>;
  /** Asks the server what would become of the beginning of the file; nothing is kept of it. */
  foretell(plan: CheckPlan): Promise<Foretold>;
  /** Checks the file that was read; changes made by hand are kept while its columns stay where they are. */
  check(plan: CheckPlan): Promise<CheckSummary>;
  /** Some rows of a filter, from an index among them. */
  rows(input: { readonly filter: RowFilter; readonly from: number; readonly count: number }): CheckedRow[];
  /** The next wrong cell of a filter after (before) a place among its rows; null when there is none. */
  findError(input: ErrorSearch): FoundError | null;
  /** Index of a line among the rows of a filter; -1 when it is none of them. */
  placeOf(input: { readonly filter: RowFilter; readonly line: number }): number;
  /** Refused orders, from an index among them. */
  rejected(input: { readonly from: number; readonly count: number }): RejectedOrder[];
  /** Sends the checked file; called again with the same key it goes on where it stopped. */
  send(input: SendInput): Promise<OrderImport>;
}

/** The beginning of a file as orders. */
export interface MappingPreview {
  /** Orders as they would stand on the parcel. */
  readonly labels: readonly OrderLabel[];
  /** The first orders that cannot be stored as they are. */
  readonly rejected: readonly RejectedOrder[];
  readonly orders: number;
  readonly rejectedCount: number;
  /** Whether that is the whole file. */
  readonly isWhole: boolean;
}

/** What would become of the beginning of a file. */
export interface Foretold {
  readonly counts: Readonly<Record<PlanOutcome, number>>;
  /** Whether that is the whole file. */
  readonly isWhole: boolean;
  /** Products that run short, the pieces missing of them, and what announced deliveries bring of that; null when all is there. */
  readonly shortage: {
    readonly products: number;
    readonly missing: number;
    readonly covered: number;
    /** ISO day; null when nothing is announced. */
    readonly firstArrival: string | null;
  } | null;
  /** The same orders once the server was asked: without the parcels of those that it refuses. */
  readonly preview: MappingPreview;
  /** Names of the products on the labels of the preview, by number. */
  readonly names: Readonly<Record<string, string>>;
}

export interface SendInput {
  readonly clientKey: string;
  readonly sourceName: string;
  /** What the person confirmed, to be remembered for files of the same shape. */
  readonly recipe?: NonNullable<OpenImport['recipe']>;
}

export interface ErrorSearch {
  readonly filter: RowFilter;
  /** Index among the filter's rows; -1 to begin with the first. */
  readonly row: number;
  readonly step: 1 | -1;
}
export interface FoundError {
  readonly row: number;
  /** The `id` of the grid's field; null when the issue belongs to none. */
  readonly field: string | null;
}

/** A pass over the file, in bytes and rows. */
export interface PassProgress {
  readonly kind: 'pass';
  readonly bytes: number;
  readonly of: number;
  readonly rows: number;
}

/** How far the work of the worker has come. */
export type DeskProgress =
  | PassProgress
  | { readonly kind: 'sending'; readonly progress: ApplyProgress }
  /** The server could not be reached; the next try follows in `ms`. */
  | { readonly kind: 'waiting'; readonly ms: number };

/** What the page does for the worker. */
export interface DeskHost {
  /** Makes a call of the contract. */
  call(input: RemoteCall): Promise<unknown>;
  progress(progress: DeskProgress): void;
}
export interface RemoteCall {
  /** The id of the call. */
  readonly id: string;
  readonly params?: unknown;
  readonly body?: unknown;
  readonly rawBody?: Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
}
