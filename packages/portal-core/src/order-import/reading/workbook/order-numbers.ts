import { countFilled, firstFilled } from '../rows/filled-cells.js';
import { orderNumberKey } from '../../../orders/index.js';
import type { SheetWords } from './sheet-words.js';

/** Number of rows with values in which a header is searched, and the longest text of a header. */
const LOOKED_AT = 30;
const LONGEST = 80;
/** Most order numbers kept of a sheet; a longer list is not one of single orders. */
const MOST_NUMBERS = 100_000;

/** Characters of the shortest order number without a letter that is known without a header. */
const LEAST_LENGTH = 4;
const isNumberAlone = (key: string): boolean => key.length >= LEAST_LENGTH || /\p{L}/u.test(key);
/** Fewest names in a header whose number does not say of what. */
const ENOUGH_NAMES = 3;

/** Finds the column of order numbers by its header, row by row. */
export class NumberColumn {
  /** Index of the column, from 0; null before a header was found. */
  column: number | null = null;
  /** Whether its header is a plain `Nr.`, which may be that of something else. */
  isBare = false;
  private seen = 0;
  private readonly words: SheetWords;
  private readonly takesBare: boolean;

  constructor(words: SheetWords, { takesBare = false } = {}) {
    this.words = words;
    this.takesBare = takesBare;
  }

  /** Whether a row is the header. */
  isHeader(cells: readonly string[]): boolean {
    if (this.column !== null || this.seen >= LOOKED_AT || countFilled(cells) === 0) return false;
    this.seen += 1;
    const found = cells.findIndex((cell) => cell.length <= LONGEST && this.words.isOrderNumber(cell));
    const bare = found < 0 && this.takesBare && countFilled(cells) >= ENOUGH_NAMES ? this.bare(cells) : -1;
    const column = Math.max(found, bare);
    if (column >= 0) this.column = column;
    this.isBare = found < 0 && bare >= 0;
    return column >= 0;
  }

  private bare(cells: readonly string[]): number {
    return cells.findIndex((cell) => cell.length <= LONGEST && this.words.isBareNumber?.(cell) === true);
  }
}

/** Words of a text, with the signs within them; no order number is longer. */
const WORDS = /[\p{L}\p{N}#](?:[\p{L}\p{N}#_/.-]{0,300}[\p{L}\p{N}])?/gu;

/** The words of a text that may be order numbers: `B-1` of `B-1 bitte nicht verschicken`. */
const numbersIn = (text: string): readonly string[] =>
  text.includes(' ') ? (text.match(WORDS) ?? []).filter((word) => /\d/.test(word)) : [];

/** Collects the order numbers of a sheet: those below their header, without one the first cell of each row and the words of its texts. */
export class OrderNumbers {
  /** Order numbers by their normalised form. */
  readonly numbers = new Map<string, string>();
  private readonly place: NumberColumn;

  constructor(words: SheetWords) {
    this.place = new NumberColumn(words);
  }

  /** Those that are hardly anything else: below their header, long enough, or with a letter. */
  get certain(): ReadonlyMap<string, string> {
    if (this.place.column !== null) return this.numbers;
    return new Map([...this.numbers].filter(([key]) => isNumberAlone(key)));
  }

  readonly row = (cells: readonly string[]): void => {
    if (this.place.isHeader(cells)) this.numbers.clear();
    else if (this.numbers.size < MOST_NUMBERS) this.takeRow(cells);
  };

  private takeRow(cells: readonly string[]): void {
    const { column } = this.place;
    this.take(cells[column ?? firstFilled(cells, 0)]);
    if (column !== null) return;
    for (const cell of cells) for (const word of numbersIn(cell)) this.take(word);
  }

  private take(cell = ''): void {
    const key = orderNumberKey(cell);
    if (key !== '') this.numbers.set(key, cell.trim());
  }
}

/** Records which of some order numbers a sheet contains. */
export class MetNumbers {
  readonly met = new Set<string>();
  private readonly known: ReadonlyMap<string, string>;

  constructor(known: ReadonlyMap<string, string>) {
    this.known = known;
  }

  readonly row = (cells: readonly string[]): void => {
    if (this.known.size === 0) return;
    for (const cell of cells) {
      const key = orderNumberKey(cell);
      if (this.known.has(key)) this.met.add(key);
    }
  };
}
