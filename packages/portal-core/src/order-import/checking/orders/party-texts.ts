import { ORDER_FIELDS } from '../../order-import.types.js';
import { foldValue } from '../../recipe/value-map.js';
import type { OrderReader, OrderTexts, PartyReaders } from './order-reader.js';

/** A later row whose text differs from that of an earlier one. */
interface TextDifference {
  /** Index in `ORDER_FIELDS`. */
  readonly at: number;
  readonly first: string;
  /** Index of the row with the first text. */
  readonly firstRow: number;
}

const placeIn = (field: (typeof ORDER_FIELDS)[number]): number => ORDER_FIELDS.indexOf(field);
const [COMPANY, STREET] = [placeIn('company'), placeIn('street')];
/** Texts by which two addresses are the same. */
const SAME = (['first_address_line', 'street', 'postal_code', 'city'] as const).map(placeIn);

const NO_DIFFERENCES: readonly TextDifference[] = [];

/** The texts about the order itself in its rows, by the columns of one party: the first text that is not blank counts. */
export class PartyTexts {
  readonly readers: PartyReaders;
  readonly texts: OrderTexts;
  private readonly reader: OrderReader;
  /** The row of each text; null while all are in the first row. */
  private rows: number[] | null;
  private readonly first: readonly string[];
  /** Whether the last row's cells, where not blank, equal those of the first row. */
  isRepeated = false;

  // oxlint-disable-next-line max-params -- a row and how to read it
  constructor(reader: OrderReader, readers: PartyReaders, first: readonly string[], row: number) {
    this.reader = reader;
    this.readers = readers;
    this.first = first;
    this.texts = readers.fixed.slice();
    for (const at of readers.read) {
      const field = readers.fields[at];
      if (field !== undefined && !isBlank(first, field.plainColumn)) this.texts[at] = field.text(first);
    }
    this.rows = row === 0 ? null : this.texts.map(() => row);
  }

  /** The row of a field's text. */
  rowOf(at: number): number {
    return this.rows?.[at] ?? 0;
  }

  /** Adds a later row; returns its differences. */
  add(cells: readonly string[], row: number): readonly TextDifference[] {
    let differences = NO_DIFFERENCES;
    this.isRepeated = true;
    for (const at of this.readers.read) {
      const reader = this.readers.fields[at];
      if (reader === undefined || isBlank(cells, reader.plainColumn) || reader.isSame(this.first, cells))
        continue;
      this.isRepeated = false;
      const text = reader.text(cells);
      const known = this.texts[at] ?? '';
      if (text === '') continue;
      if (known === '') this.put(at, text, row);
      else if (!this.reader.agrees(at, known, text))
        differences = [...differences, { at, first: known, firstRow: this.rowOf(at) }];
    }
    return differences;
  }

  /** Whether a row has a text that the order lacks so far. */
  lacks(cells: readonly string[]): boolean {
    return this.readers.read.some(
      (at) => (this.texts[at] ?? '') === '' && (this.readers.fields[at]?.text(cells) ?? '') !== '',
    );
  }

  /** Whether a row has a text that the order lacks or contradicts. */
  isNews(cells: readonly string[]): boolean {
    return this.readers.read.some((at) => {
      const text = this.readers.fields[at]?.text(cells) ?? '';
      return text !== '' && !this.reader.agrees(at, this.texts[at] ?? '', text);
    });
  }

  /** Whether a row repeats every text of the order. */
  repeats(cells: readonly string[]): boolean {
    return this.readers.fields.every(
      (reader, at) => reader.column < 0 || this.reader.agrees(at, this.texts[at] ?? '', reader.text(cells)),
    );
  }

  /** Takes the company of another party at the same address, when this one names none: the person has a bill made out to the company. */
  takeCompany({ texts }: PartyTexts): void {
    const company = texts[COMPANY] ?? '';
    if (company === '' || (this.texts[COMPANY] ?? '') !== '') return;
    const isSame = SAME.every((at) => foldValue(this.texts[at] ?? '') === foldValue(texts[at] ?? ''));
    if (isSame && this.texts[STREET] !== '') this.put(COMPANY, company, 0);
  }

  private put(at: number, text: string, row: number): void {
    this.texts[at] = text;
    this.rows ??= [];
    this.rows[at] = row;
  }
}

/** Whether the cell of a column is empty; false for no column, whose look-up would be slow. */
function isBlank(cells: readonly string[], column: number): boolean {
  return column >= 0 && cells[column] === '';
}
