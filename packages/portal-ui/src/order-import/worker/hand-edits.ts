import type { RowEdits } from '@kontor/portal-core/order-import';

/** A cell with its text before and after a change. */
export interface CellStep {
  readonly line: number;
  /** Index of the column, from 0. */
  readonly column: number;
  readonly before: string;
  readonly after: string;
}
/** Changes that were made together and are undone together. */
export type EditStep = readonly CellStep[];

/** Maximum number of undo steps. */
const MAX_STEPS = 500;

/** The manually changed cells, with the file's own texts and the undo steps. */
export class HandEdits {
  private readonly byLine = new Map<number, Map<number, string>>();
  private readonly byLineBefore = new Map<number, Record<number, string>>();
  private readonly done: EditStep[] = [];
  private undone: EditStep[] = [];

  /** The changes that the check reads in place of the file's cells. */
  get edits(): RowEdits {
    return this.byLine;
  }

  get count(): number {
    let count = 0;
    for (const cells of this.byLine.values()) count += cells.size;
    return count;
  }

  /** Number of steps that can be undone. */
  get undoable(): number {
    return this.done.length;
  }

  /** Number of steps that can be redone. */
  get redoable(): number {
    return this.undone.length;
  }

  has(line: number): boolean {
    return this.byLineBefore.has(line);
  }

  /** The file's own texts in the changed cells of a line, by column from 0. */
  originals(line: number): Readonly<Record<number, string>> {
    return this.byLineBefore.get(line) ?? NONE;
  }

  /** Applies a step; clears the redo steps. Returns a function that takes it back as if it had not been applied. */
  do(step: EditStep): () => void {
    const { undone } = this;
    this.write(step, 'after');
    this.done.push(step);
    if (this.done.length > MAX_STEPS) this.done.shift();
    this.undone = [];
    return () => {
      this.undo();
      this.undone = undone;
    };
  }

  /** Undoes the last step and returns it; null if there is none. */
  undo(): EditStep | null {
    const step = this.done.pop() ?? null;
    if (step === null) return null;
    this.write(step, 'before');
    this.undone.push(step);
    return step;
  }

  /** Redoes the step that was undone last, and returns it; null if there is none. */
  redo(): EditStep | null {
    const step = this.undone.pop() ?? null;
    if (step === null) return null;
    this.write(step, 'after');
    this.done.push(step);
    return step;
  }

  /** Removes changes that equal the file's own text. */
  prune(line: number): void {
    const cells = this.byLine.get(line);
    const originals = this.byLineBefore.get(line);
    if (cells === undefined || originals === undefined) return;
    for (const [column, value] of cells) {
      if (originals[column] !== value) continue;
      cells.delete(column);
      delete originals[column];
    }
    if (cells.size > 0) return;
    this.byLine.delete(line);
    this.byLineBefore.delete(line);
  }

  clear(): void {
    this.byLine.clear();
    this.byLineBefore.clear();
    this.done.length = 0;
    this.undone = [];
  }

  private write(step: EditStep, text: 'before' | 'after'): void {
    for (const change of step) {
      const { line, column } = change;
      const originals = this.byLineBefore.get(line) ?? {};
      originals[column] ??= text === 'after' ? change.before : change.after;
      this.byLineBefore.set(line, originals);
      const cells = this.byLine.get(line) ?? new Map<number, string>();
      this.byLine.set(line, cells.set(column, change[text]));
    }
  }
}

const NONE: Readonly<Record<number, string>> = {};
