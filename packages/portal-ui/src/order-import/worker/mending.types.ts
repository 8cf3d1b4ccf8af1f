import type { RowIssue } from '@kontor/portal-core/order-import';
import type { CellChange, CheckSummary, RowFilter } from './protocol.js';

/** What makes faults the same: one field of the grid, one reason, one text. */
export interface FaultKey {
  /** The `id` of the grid's field. */
  readonly field: string;
  readonly code: string;
  /** The rejected text, trimmed; in a cell of several products that of the one at fault. */
  readonly value: string;
  /** What the row says instead, where that decides how it is put right: the product it names. Empty for all other faults. */
  readonly told: string;
}
/** A fault that may stand in many rows. */
export interface Fault extends FaultKey {
  /** The first issue of its kind. */
  readonly issue: RowIssue;
  readonly rows: number;
  /** The first line it stands on. */
  readonly line: number;
  /** What was probably meant. */
  readonly suggestion: string | null;
  /** Whether a text in the cells would help: not where the field has no column. */
  readonly isMendable: boolean;
}
export interface FaultList {
  /** Those of most rows first. */
  readonly faults: readonly Fault[];
  /** Different faults beyond those told. */
  readonly more: number;
}

/** Writes the text of a row into rows below it; rows count among the filter's. */
export interface FillDown {
  readonly filter: RowFilter;
  readonly field: string;
  readonly row: number;
  /** Chosen rows, the blank ones up to the next that says something, or all to the end. */
  readonly into: readonly number[] | 'blank' | 'end';
}
/** Cells in rows, written from a row of a filter downwards into fields named in order. */
export interface PasteBlock {
  readonly filter: RowFilter;
  readonly row: number;
  readonly fields: readonly string[];
  readonly block: readonly (readonly string[])[];
}
export interface FindAndReplace {
  readonly filter: RowFilter;
  readonly field: string;
  readonly find: string;
  readonly by: string;
  /** Only cells that say nothing else; an empty text finds blank cells then. */
  readonly isWhole: boolean;
}

/** What mending several cells at once has done. */
export interface Mended {
  readonly sheet: CheckSummary;
  /** Cells that say something else now. */
  readonly changed: number;
  /** Cells left as they are because they say more than the text to be replaced. */
  readonly skipped: number;
}

/** How the worker puts cells right; every call is one step that can be taken back. */
export interface MendingDesk {
  /** Changes cells and checks again what hangs on them. */
  edit(changes: readonly CellChange[]): Promise<CheckSummary>;
  /** What takes every change by hand back. */
  changes(): CellChange[];
  /** The cells changed by hand, with their new texts. */
  edited(): CellChange[];
  /** What is wrong, the same faults together. */
  faults(): FaultList;
  /** Writes a text into every cell with a fault. */
  replaceFault(input: { readonly fault: FaultKey; readonly by: string }): Promise<Mended>;
  findAndReplace(input: FindAndReplace): Promise<Mended>;
  fillDown(input: FillDown): Promise<Mended>;
  paste(input: PasteBlock): Promise<Mended>;
  /** Takes the last step back. */
  undo(): Promise<CheckSummary>;
  /** Does the step taken back last again. */
  redo(): Promise<CheckSummary>;
}
