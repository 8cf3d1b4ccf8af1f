import { cleanText } from '../../../validation/index.js';
import {
  ADDRESS_FIELDS,
  type CellPart,
  type FieldSource,
  type ImportField,
  type ImportMapping,
} from '../../order-import.types.js';
import { takePart } from '../../recipe/cell-parts.js';
import { isDitto } from '../../words/ditto.js';
import { isWholeRead, type ReadParts } from '../../recipe/whole-address.js';
import { columnsOfSource, isJoined } from '../../recipe/field-source.js';
import { isDash } from '../../words/dash.js';
import { partOfBuilding } from '../../words/part-of-building.js';
import { compileValueMap } from '../../recipe/value-map.js';
import { withoutDecimals } from '../cells/spreadsheet-number.js';
import { cleanCell, linesOfCell, type DamageWatch } from '../cells/clean-cell.js';

interface FieldRecipe {
  readonly source: FieldSource | undefined;
  readonly constant: string | undefined;
  /** Whether the field is part of an address, whose numbers have no decimals. */
  readonly isAddress: boolean;
  /** Returns the meaning of a text of the file. */
  readonly values: ((text: string) => string) | null;
  /** The part of a building that each column's header names, by its index; null where none does. */
  readonly titles: readonly string[] | null;
}

/** The source of a field's text: columns, or without them the constant for the whole file. */
interface FieldPlace {
  readonly source: FieldSource | undefined;
  /** Replaces the recipe's constant. */
  readonly constant?: string;
  readonly watch: DamageWatch;
  /** The headers of the file's columns. */
  readonly header?: readonly string[] | undefined;
}

/** Reads the text of one field from the cells of a row; a field with a single column costs no more than reading its cell. */
export class FieldReader {
  readonly source: FieldSource | undefined;
  /** Index of the first column it reads, from 0; -1 without one. */
  readonly column: number;
  /** Index of its only column when the cell is the text unchanged; -1 otherwise. */
  readonly plainColumn: number;
  /** Whether a value map translates its texts. */
  readonly isMapped: boolean;
  /** Index of the last column it reads; -1 without one. */
  readonly lastColumn: number;
  readonly part: CellPart | undefined;
  private readonly isAddress: boolean;
  private readonly columns: readonly number[] | null;
  private readonly join: string;
  private readonly constant: string;
  private readonly values: ((text: string) => string) | null;
  private readonly watch: DamageWatch;
  private readonly titles: readonly string[] | null;

  constructor({ source, constant, values, isAddress, titles }: FieldRecipe, watch: DamageWatch) {
    const columns = columnsOfSource(source);
    const joined = source !== undefined && isJoined(source) ? source : null;
    const isPlain = columns.length < 2 && joined?.part === undefined && titles === null;
    this.source = source;
    this.isAddress = isAddress;
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
    this.titles = titles;
  }

  /** The clean text in the row; the constant for a field without a column. */
  text(cells: readonly string[]): string {
    if (this.columns !== null) return this.cut(this.joined(cells));
    return this.column < 0 ? this.constant : cleanCell(cells[this.column], this.watch);
  }

  /** The text with its line breaks, for lists in one cell. */
  lines(cells: readonly string[]): string {
    if (this.columns !== null) return this.joined(cells);
    return this.column < 0 ? this.constant : linesOfCell(cells[this.column], this.watch);
  }

  /** The meaning of a text of the field. */
  meaning(text: string): string {
    return this.values === null ? text : cleanText(this.values(text));
  }

  /** Whether another row has the same cells for the field as the first. */
  isSame(first: readonly string[], cells: readonly string[]): boolean {
    if (this.plainColumn >= 0) return cells[this.plainColumn] === first[this.plainColumn];
    return (this.columns ?? []).every((column) => cells[column] === first[column]);
  }

  /** Whether the recipe's part cannot be cut from the row's text, or one that is not `read` would be lost. */
  isUncut(cells: readonly string[], read: ReadParts): boolean {
    if (this.part === undefined) return false;
    const text = this.joined(cells);
    if (text === '' || this.isExplained(text)) return false;
    return isDitto(text) || takePart(text, this.part) === null || !isWholeRead(text, read, cells);
  }

  private joined(cells: readonly string[]): string {
    let joined = '';
    for (const column of this.columns ?? []) {
      const cell = linesOfCell(cells[column], this.watch);
      const text = this.titled(this.isAddress ? partOfAddress(cell) : cell, column);
      if (text === '' || saysAlready(joined, text)) continue;
      joined = joined === '' ? text : joined + this.join + text;
    }
    return joined;
  }

  /** A number or letter with the part of a building it stands for: `4` in a column `Etage` says nothing without it. */
  private titled(text: string, column: number): string {
    const title = this.titles?.[column] ?? '';
    return title !== '' && BARE.test(text.trim()) ? `${title} ${text.trim()}` : text;
  }

  /** The wanted part of a text; the whole text when it cannot be cut, see `isUncut`. */
  private cut(text: string): string {
    if (this.part === undefined || text === '' || this.isExplained(text)) return cleanText(text);
    return cleanText(takePart(text, this.part) ?? text);
  }

  /** Whether the recipe maps the whole text. */
  private isExplained(text: string): boolean {
    return this.values !== null && this.values(text) !== text;
  }
}

const SPACE = 32;

/** A cell of an address as it is joined to others: `12.0` is 12, and a dash stands for a blank cell. */
function partOfAddress(cell: string): string {
  return isDash(cell) ? '' : withoutDecimals(cell);
}

const BARE = /^(?:\p{L}?[\d\s./-]*\d\p{L}?\.?|\p{L})$/u;

/**
 * Whether a text already ends with the number to be added, such as a street with its house number beside a column of house numbers. A
 * number behind a single letter is part of a name, as of the squares of Mannheim: `C 4`.
 */
function saysAlready(joined: string, text: string): boolean {
  const before = joined.length - text.length - 1;
  return before > 1 && joined.charCodeAt(before) === SPACE && joined.endsWith(text) && /\d/.test(text);
}

/** Creates the reader of a field from a recipe's constants and value maps. */
export function fieldReader(
  mapping: ImportMapping,
  field: ImportField,
  { source, constant = mapping.constants?.[field], watch, header = [] }: FieldPlace,
): FieldReader {
  const isAddress = (ADDRESS_FIELDS as readonly ImportField[]).includes(field);
  const values = compileValueMap(mapping.values, field);
  const titles = field === 'address_second_line' ? titlesOf(source, header) : null;
  return new FieldReader({ source, constant, values, isAddress, titles }, watch);
}

/** The parts of a building that the headers of a source name, by column; null where none does. */
function titlesOf(source: FieldSource | undefined, header: readonly string[]): readonly string[] | null {
  const titles: string[] = [];
  for (const column of columnsOfSource(source)) titles[column] = partOfBuilding(header[column] ?? '');
  return titles.some((title) => title !== '') ? titles : null;
}
