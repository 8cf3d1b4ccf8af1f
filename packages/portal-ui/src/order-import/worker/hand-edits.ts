import type { RowEdits } from '@kontor/portal-core/order-import';

/** The cells changed by hand, with what the file says there. */
export class HandEdits {
  private readonly byLine = new Map<number, Map<number, string>>();
  private readonly byLineBefore = new Map<number, Record<number, string>>();

  /** What the check reads in place of the file's cells. */
  get edits(): RowEdits {
    return this.byLine;
  }

  get count(): number {
    let count = 0;
    for (const cells of this.byLine.values()) count += cells.size;
    return count;
  }

  has(line: number): boolean {
    return this.byLineBefore.has(line);
  }

  /** What the file says in the changed cells of a line, by column from 0. */
  originals(line: number): Readonly<Record<number, string>> {
    return this.byLineBefore.get(line) ?? NONE;
  }

  /** Writes into a cell; `before` is what it shows now. */
  set(line: number, column: number, value: string, before: string): void {
    const originals = this.byLineBefore.get(line) ?? {};
    originals[column] ??= before;
    this.byLineBefore.set(line, originals);
    const cells = this.byLine.get(line) ?? new Map<number, string>();
    this.byLine.set(line, cells.set(column, value));
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
  }
}

const NONE: Readonly<Record<number, string>> = {};
