import { compileValueMap, formatValuePair } from '../../recipe/value-map.js';
import { orderNumberKey } from '../../../orders/index.js';
import type { Reading, RowIssue } from '../../order-import.types.js';
import { forbidsAll, forbidsBelow, forbidsSending } from '../../understanding/not-to-send/remarks.js';
import { ownText } from '../../reading/bytes/own-text.js';
import { foldWords, isAboutFile, isTotalsLabel } from '../../reading/rows/closing-lines.js';
import { namedNumbers, SHORTEST_NUMBER, withoutNumbers, wordsWithDigit } from './named-numbers.js';
import { isSentence, isTellingTitle } from './sentences.js';
import { isOfUnnamed } from './unnamed-orders.js';
import { shown } from '../orders/field-issue.js';

/** Most characters of a sentence in the value map, where the user marks it as harmless. */
const KEY = 500;

/** A line of one or two cells that is no row. */
export interface SaidLine {
  readonly text: string;
  readonly line: number;
  /**
   * `above` the first row, `below` it, a `heading` of the rows below it that is not recognised, the `header` of a column that feeds nothing, or about
   * `others`: rows that are no orders.
   */
  readonly place: 'above' | 'below' | 'heading' | 'header' | 'others';
  /** Whether it has two cells, such as a label and its value. */
  readonly isPair: boolean;
  /** The heading above it, of rows that are no orders. */
  readonly section?: string;
  /** Where it stands if on no line: in a box over the sheet, or at the edge of its printed pages. */
  readonly edge?: 'box' | 'page';
}

/** Of which orders a line must be answered before they are sent: all, those it names, or none. */
export type SaidAbout = 'all' | 'named' | null;

/** What speaks against orders: a text, its line, and the order whose own number or remark it is, if any. */
interface Accusing extends Pick<SaidLine, 'text' | 'line' | 'edge'> {
  readonly own?: string;
}

/** What a file says against orders, each by the normalised form of its number; the first that was said stands. */
export type Accused = ReadonlyMap<string, RowIssue>;

/** Collects what lines around the rows, or remarks, say against sending orders. */
export class SaidLines {
  private readonly said: Map<string, RowIssue>;
  private readonly before: Accused;
  private readonly meaning: ((text: string) => string) | null;

  /** `before`: what an earlier reading of the same file collected. */
  constructor({ mapping }: Pick<Reading, 'mapping'>, before: Accused = new Map()) {
    this.before = before;
    this.meaning = compileValueMap(mapping.values, 'remark');
    this.said = new Map([...before].filter(([, { value }]) => !this.isAnswered(value)));
  }

  get accused(): Accused {
    return this.said;
  }

  /** Whether the user marked a sentence as harmless; what has no text cannot be. */
  isAnswered(text: string): boolean {
    const key = text.trim().slice(0, KEY);
    return key !== '' && this.meaning?.(key) === '';
  }

  /**
   * Marks the orders that a line around the rows speaks against: those it names, and those that it mentions, below the rows as one of them and
   * anywhere as one of other rows. Returns their numbers; none where it names none and speaks against all.
   */
  accuseBy(said: SaidLine, about: SaidAbout, isMet: (id: string) => boolean): string[] {
    const { text, place, section = '' } = said;
    const meant = about === null ? [] : numbersMeant(said);
    if (about !== null && meant.length === 0 && place !== 'others') return [];
    // A short number is taken for an order where one of the file has it.
    const mentioned = mentionedNumbers(said).filter((id) => place === 'others' || isMet(id));
    const isBelowHeading = about === null && place === 'others';
    return this.accuse(
      [...meant, ...mentioned],
      isBelowHeading ? { ...said, text: `${section} ${text}`.trim() } : said,
    );
  }

  /** Marks the orders that a remark in a row of another order names; returns their numbers. */
  accuseByRemark(text: string, line: number, own: string): string[] {
    return this.accuse(namedNumbers(text), { text, line, own });
  }

  /** Marks orders because of a text; returns their numbers. */
  accuse(numbers: readonly string[], said: Accusing): string[] {
    const { text, line, own = '' } = said;
    if (numbers.length === 0 || this.isAnswered(text)) return [];
    const named = numbers.filter((number) => orderNumberKey(number) !== orderNumberKey(own));
    for (const number of named) {
      const key = orderNumberKey(number);
      if (this.said.has(key)) continue;
      this.said.set(ownText(key), text === own ? forbiddenByNumber(text, line) : forbiddenBy(said));
    }
    return named;
  }

  /** Whether an earlier reading collected what is said against an order. */
  isKnown(id: string): boolean {
    return this.before.has(orderNumberKey(id));
  }

  /** The issue raised against an order; undefined for most. */
  against(id: string): RowIssue | undefined {
    return this.said.size === 0 ? undefined : this.said.get(orderNumberKey(id));
  }
}

/**
 * The order numbers in a line below the rows that says something else than which orders are listed: `zusätzlich A-17: 1x Tee`, and in a row
 * that is no order. They may be words of anything, and mean an order only where one of them is that of a row.
 */
function mentionedNumbers({ text, place }: SaidLine): string[] {
  if (!/\d/.test(text) || place === 'above' || place === 'heading') return [];
  if (place === 'below' && onlyLists(text)) return [];
  return wordsWithDigit(text).filter((word) => word.length >= SHORTEST_NUMBER || /\p{L}/u.test(word));
}

/** Words of a line that only counts the orders or names the first and the last of them. */
const LISTED = new Set(
  (
    'bestellung bestellungen auftrag auftrage order orders nr nummer number no von bis from to und and erste erster letzte letzter first last ' +
    'bestellnummer bestellnummern auftragsnummer auftragsnummern nummern numbers nachste next zuletzt'
  ).split(' '),
);

const onlyLists = (text: string): boolean =>
  isAboutFile(text) ||
  isTotalsLabel(text) ||
  foldWords(withoutNumbers(text)).every((word) => LISTED.has(word));

/** Whether a line that is no row must be answered before some orders are sent, or any. */
export function readSaid({ text, place, isPair }: SaidLine): SaidAbout {
  if (place === 'header') return null;
  if (forbidsAll(text)) return 'all';
  if (place !== 'others' && isSentence(text, isPair)) return 'all';
  if (place === 'above' && forbidsBelow(text)) return 'all';
  if (forbidsSending(text))
    return numbersMeant({ text, place }).length > 0 || place === 'others' ? 'named' : 'all';
  if (place === 'others') return null;
  return forbidsBelow(text) || (place !== 'heading' && isTellingTitle(text)) ? 'all' : null;
}

const CODES = { line: 'saidByLine', box: 'saidByBox', page: 'saidByPage' } as const;

/** The issue of an order that a sentence speaks against. */
export function forbiddenBy({ text, line, edge }: Pick<SaidLine, 'text' | 'line' | 'edge'>): RowIssue {
  const said = shown(text.trim()).slice(0, KEY);
  const remark = formatValuePair({ field: 'remark', text: said, meaning: '' });
  const params = { line, said, remark };
  return { line, column: null, field: null, value: said, code: CODES[edge ?? 'line'], params };
}

/** The issue of an order because of a number that speaks of another order: its own, or that of the order that changes it. */
export function forbiddenByNumber(id: string, line: number): RowIssue {
  return { ...forbiddenBy({ text: id, line }), code: 'saidByNumber' };
}

/** The issue of an order that the name of its file or sheet speaks against. */
export function forbiddenByName(name: string, line: number): RowIssue {
  return { ...forbiddenBy({ text: name, line }), code: 'saidByName' };
}

/** The numbers in a text, unless it speaks of orders beside them as well; a heading of rows that are no orders may mean those. */
const numbersMeant = ({ text, place }: Pick<SaidLine, 'text' | 'place'>): string[] =>
  place !== 'others' && isOfUnnamed(text) ? [] : namedNumbers(text);
