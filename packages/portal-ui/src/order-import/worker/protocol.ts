import type { Parsed } from '@kontor/portal-core';
import type {
  ApplyProgress,
  Dialect,
  DialectOverrides,
  ImportMapping,
  Inspection,
  OrderImport,
  PlanOutcome,
  RejectedOrder,
  RowIssue,
} from '@kontor/portal-core/order-import';

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
  readonly storedOrderId: number | null;
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
export interface ImportDesk {
  /** Looks through a file and keeps it. Issues: `fileEmpty`, `fileType`. */
  read(input: { readonly file: Blob; readonly overrides: DialectOverrides }): Promise<Parsed<FileReading>>;
  /** Checks the file that was read; changes made by hand are kept while its columns stay where they are. */
  check(plan: CheckPlan): Promise<CheckSummary>;
  /** Some rows of a filter, from an index among them. */
  rows(input: { readonly filter: RowFilter; readonly from: number; readonly count: number }): CheckedRow[];
  /** Changes cells and checks again what hangs on them. */
  edit(changes: readonly CellChange[]): Promise<CheckSummary>;
  /** What takes every change by hand back. */
  changes(): CellChange[];
  /** The next wrong cell of a filter after (before) a place among its rows; null when there is none. */
  findError(input: ErrorSearch): FoundError | null;
  /** Refused orders, from an index among them. */
  rejected(input: { readonly from: number; readonly count: number }): RejectedOrder[];
  /** Sends the checked file; called again with the same key it goes on where it stopped. */
  send(input: { readonly clientKey: string; readonly sourceName: string }): Promise<OrderImport>;
}

export interface ErrorSearch {
  readonly filter: RowFilter;
  /** Index among the filter's rows; -1 to begin with the first. */
  readonly row: number;
  readonly step: 1 | -1;
}
export interface FoundError {
  readonly row: number;
  /** From 0; null when the issue belongs to no column. */
  readonly column: number | null;
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
