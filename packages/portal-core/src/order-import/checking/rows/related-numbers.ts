import { columnsOfSource, usedColumns } from '../../recipe/field-source.js';
import { ownText } from '../../reading/bytes/own-text.js';
import type { Reading, RowIssue } from '../../order-import.types.js';
import { AMENDING } from '../../words/data/amending-words.js';
import { forbiddenByNumber } from '../not-to-send/said-lines.js';
import type { OrderGroup } from '../orders/order-group.js';
import { TextHash } from './text-hash.js';

const WORDS = AMENDING.trim().split(/\s+/).join('|');
/** What a number is called before it, and the signs behind all of it. */
const OF_ORDER = String.raw`(?:(?:bestellung|bestell-?nr|auftrag|order|nr|no)[.:\s]*)?#?`;
const END = String.raw`[\s:.!,;]*`;
const BEHIND = new RegExp(String.raw`^(.*\d)[\s_/.,:(+-]*(?:${WORDS})[\s_.-]*\d?\)?${END}$`, 'iu');
const BEFORE = new RegExp(
  String.raw`^(?:\p{L}+\s+)?(?:${WORDS})[\s_:/.-]+(?:(?:zu|zur|von|of|to|für|for)\s+)?${OF_ORDER}(.*\d)${END}$`,
  'iu',
);
const TO = new RegExp(
  String.raw`^(?:\p{L}+\s+){0,3}(?:zu|zur|to)\s+${OF_ORDER}(.*\d)(?:\s+\p{L}+)?${END}$`,
  'iu',
);

/** The number of the order that another number says it corrects, cancels or repeats: `X-3` of `X-3-neu`; null for most. */
export function amendedNumber(id: string): string | null {
  if (!hasWord(id)) return null;
  const [, base] = BEHIND.exec(id) ?? BEFORE.exec(id) ?? TO.exec(id) ?? [];
  return base?.trim() ?? null;
}

/** Whether three letters, or signs beyond them, stand in a row; most order numbers have fewer. */
function hasWord(id: string): boolean {
  let letters = 0;
  for (let at = 0; at < id.length; at += 1) {
    letters = id.charCodeAt(at) >= FIRST_LETTER ? letters + 1 : 0;
    if (letters === SHORTEST_WORD) return true;
  }
  return false;
}
const [FIRST_LETTER, SHORTEST_WORD] = [65, 3];

/** A letter, or a part of two digits, behind a number. */
const PART = /^(.*\d)(?:[a-z]|[/.-]\d{1,2})$/iu;
/** Codes of the digits, and the most characters of such a part. */
const [ZERO, NINE, LONGEST] = [48, 57, 3];
/** Orders that are kept at least: doubles are made by hand, in small files or beside each other. */
const KEPT = 500;

/** Whether a number may have such a part: most end with more digits. */
function mayHavePart(id: string): boolean {
  for (let at = 1; at <= LONGEST; at += 1) {
    const code = id.charCodeAt(id.length - at);
    if (!(code >= ZERO && code <= NINE)) return true;
  }
  return false;
}

type Rows = OrderGroup['source'];

/** Finds orders that repeat one before them under a number made of its number: `X-3a` or `X-3/2` beside `X-3`. */
export class RelatedNumbers {
  /** The prints of the last orders by number, and those of the orders before them: rows would fill the memory of a long file. */
  private last = new Map<string, number>();
  private before = new Map<string, number>();
  private readonly columns: readonly number[];

  constructor({ mapping }: Pick<Reading, 'mapping'>) {
    const { external_order_id, date, quantity } = mapping.columns;
    const own = new Set([external_order_id, date, quantity].flatMap((source) => columnsOfSource(source)));
    this.columns = [...usedColumns(mapping)].filter((column) => !own.has(column));
  }

  /** The issue of a complete order that repeats another one; null for most. */
  issueOf({ id, source, lines }: OrderGroup): RowIssue | null {
    if (id === '') return null;
    const print = this.printOf(source);
    const isRepeat = mayHavePart(id) && this.printOfWhole(id) === print;
    this.keep(id, print);
    return isRepeat ? forbiddenByNumber(id, lines[0] ?? 0) : null;
  }

  private printOfWhole(id: string): number | undefined {
    const [, whole] = PART.exec(id) ?? [];
    return whole === undefined ? undefined : (this.last.get(whole) ?? this.before.get(whole));
  }

  private keep(id: string, print: number): void {
    if (this.last.size >= KEPT) {
      this.before = this.last;
      this.last = new Map();
    }
    this.last.set(ownText(id), print);
  }

  /** A number that orders with the same articles and addresses have in common. */
  private printOf(rows: Rows): number {
    const hash = new TextHash();
    for (const row of rows) for (const column of this.columns) hash.add(row[column] ?? '');
    const [high, low] = hash.halves();
    return (high >>> 0) * 2 ** 21 + (low >>> 11);
  }
}
