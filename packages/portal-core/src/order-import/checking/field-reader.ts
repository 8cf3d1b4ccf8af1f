import { cleanText } from '../../validation/index.js';
import type { CellPart, FieldSource, ImportField, ImportMapping } from '../order-import.types.js';
import { takePart } from '../recipe/cell-parts.js';
import { columnsOfSource, isJoined } from '../recipe/field-source.js';
import { compileValueMap } from '../recipe/value-map.js';
import { cleanCell, linesOfCell, type DamageWatch } from './clean-cell.js';

interface FieldRecipe {
  readonly source: FieldSource | undefined;
  readonly constant: string | undefined;
  /** What a text of the file stands for. */
  readonly values: ((text: string) => string) | null;
}

/** Where a field's text comes from: columns, or without them what is fixed for the whole file. */
interface FieldPlace {
  readonly source: FieldSource | undefined;
  /** In place of the recipe's constant. */
  readonly constant?: string;
  readonly watch: DamageWatch;
}

/** Reads the text of one field from the cells of a row; a field of a single column costs no more than its cell. */
export class FieldReader {
  readonly source: FieldSource | undefined;
  /** The first column it reads, from 0; -1 without one. */
  readonly column: number;
  /** Its only column when the text stands there as it is; -1 otherwise. */
  readonly plainColumn: number;
  /** Whether a value map says what its texts stand for. */
  readonly isMapped: boolean;
  /** The last column it reads; -1 without one. */
  readonly lastColumn: number;
  readonly part: CellPart | undefined;
  private readonly columns: readonly number[] | null;
  private readonly join: string;
  private readonly constant: string;
  private readonly values: ((text: string) => string) | null;
  private readonly watch: DamageWatch;

  constructor({ source, constant, values }: FieldRecipe, watch: DamageWatch) {
    const columns = columnsOfSource(source);
    const joined = source !== undefined && isJoined(source) ? source : null;
    const isPlain = columns.length < 2 && joined?.part === undefined;
    this.source = source;
    this.column = columns[0] ?? -1;
    this.lastColumn = Math.max(-1, ...columns);
    this.columns = isPlain ? null : columns;
    this.plainColumn = isPlain ? this.column : -1;
    this.part = joined?.part;
    this.join = joined?.join ?? ' ';
    this.constant = cleanText(constant);
    this.values = values;
    this.isMapped = values !== null;
    this.watch = watch;
  }

  /** The clean text that stands in the row; the fixed one for a field without a column. */
  text(cells: readonly string[]): string {
    if (this.columns !== null) return this.cut(this.joined(cells));
    return this.column < 0 ? this.constant : cleanCell(cells[this.column], this.watch);
  }

  /** The text with its line breaks, for lists in one cell. */
  lines(cells: readonly string[]): string {
    if (this.columns !== null) return this.joined(cells);
    return this.column < 0 ? this.constant : linesOfCell(cells[this.column], this.watch);
  }

  /** What a text of the field stands for. */
  meaning(text: string): string {
    return this.values === null ? text : cleanText(this.values(text));
  }

  /** Whether another row has the same cells for the field as the first one. */
  isSame(first: readonly string[], cells: readonly string[]): boolean {
    if (this.plainColumn >= 0) return cells[this.plainColumn] === first[this.plainColumn];
    return (this.columns ?? []).every((column) => cells[column] === first[column]);
  }

  /** Whether the row's text cannot be cut as the recipe wants it. */
  isUncut(cells: readonly string[]): boolean {
    if (this.part === undefined) return false;
    const text = this.joined(cells);
    return text !== '' && !this.isExplained(text) && takePart(text, this.part) === null;
  }

  private joined(cells: readonly string[]): string {
    let joined = '';
    for (const column of this.columns ?? []) {
      const text = linesOfCell(cells[column], this.watch);
      if (text === '' || saysAlready(joined, text)) continue;
      joined = joined === '' ? text : joined + this.join + text;
    }
    return joined;
  }

  /** The part of a text that is wanted; the whole text where it cannot be cut, which `isUncut` tells. */
  private cut(text: string): string {
    if (this.part === undefined || text === '' || this.isExplained(text)) return cleanText(text);
    return cleanText(takePart(text, this.part) ?? text);
  }

  /** Whether the recipe says what the whole text stands for. */
  private isExplained(text: string): boolean {
    return this.values !== null && this.values(text) !== text;
  }
}

/** Whether a text ends with a number that is to be added, as a street that has its house number beside a column of house numbers. */
function saysAlready(joined: string, text: string): boolean {
  return joined.at(-text.length - 1) === ' ' && joined.endsWith(text) && /\d/.test(text);
}

/** Makes the reader of a field by a recipe's fixed texts and value maps. */
export function fieldReader(
  mapping: ImportMapping,
  field: ImportField,
  { source, constant = mapping.constants?.[field], watch }: FieldPlace,
): FieldReader {
  return new FieldReader({ source, constant, values: compileValueMap(mapping.values, field) }, watch);
}
