import type { ImportMapping } from '../../order-import.types.js';
import { SaidLines, type SaidAbout, type SaidLine } from '../not-to-send/said-lines.js';
import { HiddenRows } from './hidden-rows.js';
import type { LateLines } from './late-lines.types.js';
import { amendedNumber } from './related-numbers.js';

/** The orders whose rows were read so far. */
export interface OrdersRead {
  isMet(id: string): boolean;
  /** Whether an order was complete and passed on. */
  isPassedOn(id: string): boolean;
}

type ToldOfOrders = Pick<LateLines, 'accused' | 'hidden'>;

const NOTHING_LATE: ToldOfOrders = { accused: new Map(), hidden: new Map() };

/** Collects what lines say against orders and which rows of orders are hidden, and notes when an order was passed on without it. */
export class LateTold {
  readonly said: SaidLines;
  readonly hiddenRows: HiddenRows;
  private readonly orders: OrdersRead;
  private isLate = false;

  /** `before`: what an earlier reading of the same file found. */
  constructor(mapping: ImportMapping, orders: OrdersRead, before?: LateLines) {
    this.said = new SaidLines({ mapping }, before?.accused);
    this.hiddenRows = new HiddenRows(before?.hidden);
    this.orders = orders;
  }

  /** What was collected; empty unless some of it was late. */
  found(): ToldOfOrders {
    return this.isLate ? { accused: this.said.accused, hidden: this.hiddenRows.lines } : NOTHING_LATE;
  }

  /** Takes a line around the rows; returns whether it names orders that were read. */
  line(said: SaidLine, about: SaidAbout): boolean {
    return this.marks(this.said.accuseBy(said, about, (id) => this.orders.isMet(id)));
  }

  /** Takes a remark in a row of the order `own`. */
  remark(text: string, line: number, own: string): void {
    this.marks(this.said.accuseByRemark(text, line, own));
  }

  /** Takes the number of an order, which may say that it changes another one. */
  number(own: string, line: number): void {
    const amended = amendedNumber(own);
    if (amended !== null) this.marks(this.said.accuse([amended], { text: own, line, own }));
  }

  /** Takes a hidden row; returns whether it is the first of its order. */
  hidden(id: string, line: number): boolean {
    if (!this.hiddenRows.add(id, line)) return false;
    if (this.orders.isPassedOn(id)) this.isLate = true;
    return true;
  }

  /** Notes orders that are spoken against; returns whether any of them was read. */
  private marks(numbers: readonly string[]): boolean {
    const met = numbers.flatMap((number) => [number, `#${number}`]).filter((id) => this.orders.isMet(id));
    if (met.some((id) => this.orders.isPassedOn(id) && !this.said.isKnown(id))) this.isLate = true;
    return met.length > 0;
  }
}

/** Whether a reading found anything that has the file read again. */
export function hasLateLines({ lastLines, accused, hidden, sentences, odd }: LateLines): boolean {
  return lastLines.size + accused.size + hidden.size + sentences.length + (odd?.size ?? 0) > 0;
}

/** What two readings of a file found. */
export function lateLinesOfBoth(before: LateLines, again: LateLines): LateLines {
  return {
    lastLines: new Map([...before.lastLines, ...again.lastLines]),
    repeated: new Set([...before.repeated, ...again.repeated]),
    accused: new Map([...again.accused, ...before.accused]),
    hidden: new Map([...again.hidden, ...before.hidden]),
    sentences: [...before.sentences, ...again.sentences],
    ...(before.odd === undefined ? {} : { odd: before.odd }),
  };
}
