import type { RowIssue } from '@kontor/portal-core/order-import';
import type { CellChange, CheckSummary, RowFilter } from './protocol.js';

/** Identifies equal faults: one field of the grid, one reason, one text. */
export interface FaultKey {
  /** The `id` of the grid's field. */
  readonly field: string;
  readonly code: string;
  /** The rejected text, trimmed; in a cell of several products, that of the product with the fault. */
  readonly value: string;
  /** The product that the row names, for faults whose correction depends on it; empty for all others. */
  readonly told: string;
}
/** A fault that may occur in many rows. */
export interface Fault extends FaultKey {
  /** The first issue of this fault. */
  readonly issue: RowIssue;
  readonly rows: number;
  /** Number of the first line with the fault. */
  readonly line: number;
  /** The probable value; null if there is none. */
  readonly suggestion: string | null;
  /** Whether the fault can be corrected in the cells; false if its field has no column. */
  readonly isMendable: boolean;
  /** The first remarks that nobody has read, for the one fault of all of them. */
  readonly remarks?: readonly UnreadRemark[];
}
export interface UnreadRemark {
  readonly line: number;
  readonly text: string;
}
export interface FaultList {
  /** The faults, sorted by number of rows, most first. */
  readonly faults: readonly Fault[];
  /** Number of distinct faults that are not listed. */
  readonly more: number;
}

/** Fills the text of a row into rows below it; indexes count among the filter's rows. */
export interface FillDown {
  readonly filter: RowFilter;
  readonly field: string;
  readonly row: number;
  /** Selected rows, the blank ones up to the next one with text, or all to the end. */
  readonly into: readonly number[] | 'blank' | 'end';
}
/** Rows of cells to paste, from a row of a filter downwards into the named fields in order. */
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
  /** Whether only cells with exactly this text match; an empty text then finds blank cells. */
  readonly isWhole: boolean;
}

/** Result of a correction of several cells. */
export interface Mended {
  readonly sheet: CheckSummary;
  /** Number of cells whose text has changed. */
  readonly changed: number;
  /** Number of cells left unchanged, because they contain more than the text to be replaced. */
  readonly skipped: number;
  /** Number of pasted texts for which there was no cell. */
  readonly left: number;
}

/** The worker's functions that correct cells. Every call is one undo step. */
export interface MendingDesk {
  /** Changes cells and checks again what depends on them. */
  edit(changes: readonly CellChange[]): Promise<CheckSummary>;
  /** Changes that restore the file's text in every manually changed cell. */
  changes(): CellChange[];
  /** The manually changed cells with their new texts. */
  edited(): CellChange[];
  /** The faults of the file, equal ones grouped. */
  faults(): FaultList;
  /** Writes a text into every cell with the fault. */
  replaceFault(input: { readonly fault: FaultKey; readonly by: string }): Promise<Mended>;
  findAndReplace(input: FindAndReplace): Promise<Mended>;
  fillDown(input: FillDown): Promise<Mended>;
  paste(input: PasteBlock): Promise<Mended>;
  /** Undoes the last step. */
  undo(): Promise<CheckSummary>;
  /** Redoes the step that was undone last. */
  redo(): Promise<CheckSummary>;
}
