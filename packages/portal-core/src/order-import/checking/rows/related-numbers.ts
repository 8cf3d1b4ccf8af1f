import { columnsOfSource, usedColumns } from '../../recipe/field-source.js';
import type { Reading, RowIssue } from '../../order-import.types.js';
import { AMENDING } from '../../words/data/amending-words.js';
import { forbiddenByNumber } from '../not-to-send/said-lines.js';
import type { OrderGroup } from '../orders/order-group.js';

const WORDS = AMENDING.trim().split(/\s+/).join('|');
/** What a number is called before it, and the signs behind all of it. */
const OF_ORDER = String.raw`(?:(?:bestellung|bestell-?nr|auftrag|order|nr|no)[.:\s]*)?#?`;
const END = String.raw`[\s:.!,;]*`;
/** Any three letters: most order numbers have none, or end with digits. */
const MAY_AMEND = /\p{L}{3}/u;
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
  if (!MAY_AMEND.test(id)) return null;
  const [, base] = BEHIND.exec(id) ?? BEFORE.exec(id) ?? TO.exec(id) ?? [];
  return base?.trim() ?? null;
}

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
  /** The rows of the last orders by number, and those of the orders before them. */
  private last = new Map<string, Rows>();
  private before = new Map<string, Rows>();
  private readonly columns: readonly number[];

  constructor({ mapping }: Pick<Reading, 'mapping'>) {
    const { external_order_id, date, quantity } = mapping.columns;
    const own = new Set([external_order_id, date, quantity].flatMap((source) => columnsOfSource(source)));
    this.columns = [...usedColumns(mapping)].filter((column) => !own.has(column));
  }

  /** The issue of a complete order that repeats another one; null for most. */
  issueOf({ id, source, lines }: OrderGroup): RowIssue | null {
    if (id === '') return null;
    const other = mayHavePart(id) ? this.wholeOf(id) : undefined;
    this.keep(id, source);
    if (other === undefined || !this.areAlike(other, source)) return null;
    return forbiddenByNumber(id, lines[0] ?? 0);
  }

  private wholeOf(id: string): Rows | undefined {
    const [, whole] = PART.exec(id) ?? [];
    return whole === undefined ? undefined : (this.last.get(whole) ?? this.before.get(whole));
  }

  private keep(id: string, rows: Rows): void {
    if (this.last.size >= KEPT) {
      this.before = this.last;
      this.last = new Map();
    }
    this.last.set(id, rows);
  }

  /** Whether two orders have the same articles and addresses. */
  private areAlike(some: Rows, others: Rows): boolean {
    return (
      some.length === others.length &&
      some.every((row, at) => this.columns.every((column) => row[column] === others[at]?.[column]))
    );
  }
}
