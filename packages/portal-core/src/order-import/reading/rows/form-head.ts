import type { FormHead } from '../../order-import.types.js';
import { isOrderForm, isPartOfParty, isPartyHeading } from '../../words/order-form.js';
import { firstFilled } from './filled-cells.js';
import type { IsHeaderWord, PlacedRecord } from './header-place.js';

/** A label above the rows with what it says of all of them; its lines are joined by line breaks. */
export interface HeadValue {
  readonly label: string;
  readonly value: string;
  /** The cells in which they stand, if the label is of known words. */
  readonly cells: FormHead['cells'];
}

/** Most records above the header that are looked at, and most characters of a label. */
const [LOOKED_AT, LONGEST] = [40, 40];
const LABEL_END = /[\s:*]+$/u;
const INLINE = /^([^:]{2,40}):\s+(\S.*)$/su;

/**
 * The labels and values above the header of an order form, whose rows are the items of one order: `Bestellnummer;B-1`,
 * `Lieferadresse: Eva Au, Ring 3, 24103 Kiel`, also with the value on the lines below. Below `Lieferadresse:` alone, `Straße` is
 * `Lieferadresse Straße`. Empty for any other file, and for labels that stand twice in it.
 */
export function formHead(
  records: readonly PlacedRecord[],
  header: readonly string[],
  { firstLine, hasHeader, isHeaderWord }: HeadOptions,
): readonly HeadValue[] {
  const above = hasHeader ? records.filter(({ line }) => line < firstLine) : [];
  if (isHeaderWord === undefined || above.length === 0 || above.length > LOOKED_AT) return [];
  const head = new Head(above, isHeaderWord);
  const found = head.values();
  const labels = found.map(({ label }) => label);
  const isClear = new Set(labels.map((label) => label.toLowerCase())).size === labels.length;
  const below = records.filter(({ line }) => line > firstLine);
  return isClear && isOrderForm(labels, header) && !standAgain(labels, below) ? found : [];
}

/** Whether a label stands below the header as well: another form follows there. */
function standAgain(labels: readonly string[], below: readonly PlacedRecord[]): boolean {
  const known = new Set(labels.map((label) => label.toLowerCase()));
  const isKnown = (cell: string) =>
    known.has((INLINE.exec(cell.trim())?.[1] ?? cell).replace(LABEL_END, '').trim().toLowerCase());
  return below.some(({ cells }) => cells.some(isKnown));
}

interface HeadOptions {
  readonly firstLine: number;
  readonly hasHeader: boolean;
  readonly isHeaderWord?: IsHeaderWord | undefined;
}

/** A heading such as `Lieferadresse:` with nothing beside it, and where it stands. */
interface PartyHeading {
  readonly column: number;
  readonly line: number;
  readonly label: string;
}

/** A value below the heading of a party, if it is a part of that party's name or address. */
function ofParty(value: HeadValue, party: PartyHeading | undefined): HeadValue {
  if (party === undefined || !isPartOfParty(value.label)) return value;
  return {
    ...value,
    label: `${party.label} ${value.label}`,
    cells: [{ line: party.line, column: party.column }, ...value.cells],
  };
}

/** The record and the column of a cell. */
type Place = readonly [row: number, column: number];

class Head {
  private readonly records: readonly PlacedRecord[];
  private readonly isHeaderWord: IsHeaderWord;

  constructor(records: readonly PlacedRecord[], isHeaderWord: IsHeaderWord) {
    this.records = records;
    this.isHeaderWord = isHeaderWord;
  }

  /** All labels with their values. */
  values(): HeadValue[] {
    const found: HeadValue[] = [];
    let parties: readonly PartyHeading[] = [];
    this.records.forEach(({ line }, row) => {
      const headings = this.partyHeadings(row);
      const isApart = line > (this.records[row - 1]?.line ?? line) + 1 || this.columnsOf(row).length === 0;
      if (headings.length > 0 || isApart) parties = headings;
      for (const column of this.columnsOf(row)) {
        const own = this.valueAt(row, column);
        if (own !== null)
          found.push(
            ofParty(
              own,
              parties.findLast((party) => party.column <= column),
            ),
          );
      }
    });
    return found;
  }

  /** The parties whose names and addresses follow below a line of nothing but their headings. */
  private partyHeadings(row: number): PartyHeading[] {
    const columns = this.columnsOf(row);
    const isHeading = (column: number) =>
      isPartyHeading(this.cell(row, column)) && this.valueAt(row, column) === null;
    if (!columns.every(isHeading)) return [];
    const { line = 0 } = this.records[row] ?? {};
    return columns.map((column) => ({ column, line, label: this.cell(row, column).replace(LABEL_END, '') }));
  }

  private columnsOf(row: number): number[] {
    const { cells = [] } = this.records[row] ?? {};
    return cells.flatMap((cell, column) => (cell.trim() === '' ? [] : [column]));
  }

  private valueAt(row: number, column: number): HeadValue | null {
    const text = this.cell(row, column);
    const [, name = '', inline = ''] = INLINE.exec(text) ?? [];
    if (name !== '' && !/\d/.test(name))
      return { label: name.trim(), value: inline.trim(), cells: this.placesOf(name, [[row, column]]) };
    if (!this.isLabel(text)) return null;
    const beside = firstFilled(this.records[row]?.cells ?? [], column + 1);
    const isBeside =
      beside >= 0 && !this.isLabel(this.cell(row, beside)) && !INLINE.test(this.cell(row, beside));
    const places = isBeside
      ? [[row, beside] as const, ...this.placesBelow(row, beside, column)]
      : this.placesBelow(row, column, column);
    if (places.length === 0) return null;
    const label = text.replace(LABEL_END, '');
    const value = places.map((place) => this.cell(...place)).join('\n');
    return { label, value, cells: this.placesOf(label, [[row, column], ...places]) };
  }

  /** The places of a label and its value as lines and columns; none of a label nobody knows. */
  private placesOf(label: string, places: readonly Place[]): FormHead['cells'] {
    if (!this.isHeaderWord(label)) return [];
    return places.map(([row, column]) => ({ line: this.records[row]?.line ?? 0, column }));
  }

  /** The texts directly below a cell, as long as none is a label and nothing stands where labels do. */
  private placesBelow(row: number, column: number, labels: number): Place[] {
    const places: Place[] = [];
    for (let at = row + 1; at < this.records.length; at += 1) {
      const text = this.cell(at, column);
      const isNext = this.records[at]?.line === (this.records[at - 1]?.line ?? 0) + 1;
      const isFree = labels === column || this.cell(at, labels) === '';
      if (!isNext || !isFree || text === '' || this.isLabel(text) || INLINE.test(text)) break;
      places.push([at, column]);
    }
    return places;
  }

  /** Whether a cell is a label: known words, or any with a colon behind them. */
  private isLabel(text: string): boolean {
    if (text === '' || text.length > LONGEST || /\d/.test(text)) return false;
    return text.endsWith(':') || this.isHeaderWord(text);
  }

  private cell(row: number, column: number): string {
    return (this.records[row]?.cells[column] ?? '').trim();
  }
}
