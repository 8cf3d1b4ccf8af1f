import type { RowEdits } from '@kontor/portal-core/order-import';

/** A cell that changed its text. */
export interface CellStep {
  readonly line: number;
  /** From 0. */
  readonly column: number;
  readonly before: string;
  readonly after: string;
}
/** What was changed at once, and is taken back at once. */
export type EditStep = readonly CellStep[];

/** Most steps that can be taken back. */
const MAX_STEPS = 500;

/** The cells changed by hand, with what the file says there and the steps that led to them. */
export class HandEdits {
  private readonly byLine = new Map<number, Map<number, string>>();
  private readonly byLineBefore = new Map<number, Record<number, string>>();
  private readonly done: EditStep[] = [];
  private undone: EditStep[] = [];

  /** What the check reads in place of the file's cells. */
  get edits(): RowEdits {
    return this.byLine;
  }

  get count(): number {
    let count = 0;
    for (const cells of this.byLine.values()) count += cells.size;
    return count;
  }

  /** Steps that can be taken back. */
  get undoable(): number {
    return this.done.length;
  }

  /** Steps taken back that can be done again. */
  get redoable(): number {
    return this.undone.length;
  }

  has(line: number): boolean {
    return this.byLineBefore.has(line);
  }

  /** What the file says in the changed cells of a line, by column from 0. */
  originals(line: number): Readonly<Record<number, string>> {
    return this.byLineBefore.get(line) ?? NONE;
  }

  /** Does a step; what had been taken back before is gone then. */
  do(step: EditStep): void {
    if (step.length === 0) return;
    this.write(step, 'after');
    this.done.push(step);
    if (this.done.length > MAX_STEPS) this.done.shift();
    this.undone = [];
  }

  /** Takes the last step back and answers it; null when there is none. */
  undo(): EditStep | null {
    const step = this.done.pop() ?? null;
    if (step === null) return null;
    this.write(step, 'before');
    this.undone.push(step);
    return step;
  }

  /** Does the step taken back last again. */
  redo(): EditStep | null {
    const step = this.undone.pop() ?? null;
    if (step === null) return null;
    this.write(step, 'after');
    this.done.push(step);
    return step;
  }

  /** Forgets the changes that say what the file says. */
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
