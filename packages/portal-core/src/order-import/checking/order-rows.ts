import { isOwnDownload } from '../understanding/cancelled.js';
import { orderNumberKey } from '../reading/order-number-key.js';
import { ownText } from '../reading/own-text.js';
import type { RowIssue } from '../order-import.types.js';
import type { OrderCheckOptions, ScatteredOrders } from './check.js';
import { CountedPositions } from './counted-positions.js';
import { DetachedRows } from './detached-rows.js';
import { isRejected, OrderGroup, type CheckedOrder } from './order-group.js';
import { OrderReader } from './order-reader.js';
import { RemarkRows } from './remark-rows.js';
import type { RowTaker } from './row-reader.js';
import { forbiddenBy, forbiddenByName, readSaid, SaidLines } from './said-lines.js';
import { createSeenOrders } from './seen-orders.js';

/** Rows of one order kept together; far more than the items an order may have, and few enough to keep memory flat. */
const MAX_ROWS = 2000;

/** Puts rows together to orders and hands each on at its last line. */
export class OrderRows implements RowTaker {
  readonly totals = { rows: 0, orders: 0, rejected: 0 };
  /** Orders that came again after others, or were spoken of, with the last lines so far. */
  private readonly returned = new Map<string, number>();
  /** What was said against every order after some were handed on. */
  private readonly sentences: RowIssue[] = [];
  private done: CheckedOrder[] = [];
  private current: OrderGroup | null = null;
  /** Orders that wait for their last line. */
  private readonly held = new Map<string, OrderGroup>();
  /** Orders with more rows than are kept; each part of them is refused. */
  private readonly tooLong = new Set<string>();
  /** Lines of orders that began with a row the file does not show. */
  private readonly hiddenLines = new Map<string, number>();
  /** The order of a hidden or left out row, until another row says its own; empty without one. */
  private notTaken = '';
  private readonly seen = createSeenOrders();
  /** The lines the scattered orders began on, once they were handed on. */
  private readonly handed = new Map<string, number>();
  private readonly scattered: ScatteredOrders['lastLines'];
  /** Sheets that say that an order is not to be sent, by its number. */
  private readonly cancelledOn: ReadonlyMap<string, string>;
  private readonly reader: OrderReader;
  private readonly remarks: RemarkRows;
  private readonly detached: DetachedRows;
  private readonly positions: CountedPositions;
  private readonly saidLines: SaidLines;
  /** What a line says against sending any order; null without one. */
  private sentence: RowIssue | null = null;
  /** The name of the file or its sheet that speaks against every order; null without one. */
  private readonly notToSend: string | null;
  private readonly oneRowAnOrder: boolean;
  /** Whether no further row comes. */
  private isLast = false;

  constructor({ dialect, mapping, header, scattered }: OrderCheckOptions) {
    this.reader = new OrderReader({
      mapping,
      dateOrder: dialect.dateOrder,
      isOwnDownload: dialect.hasHeader && isOwnDownload(header),
      ...(dialect.usualDates !== undefined && { usualDates: dialect.usualDates }),
    });
    this.remarks = new RemarkRows({ mapping, header });
    this.detached = new DetachedRows(dialect);
    this.positions = new CountedPositions({ mapping, header });
    this.saidLines = new SaidLines({ mapping });
    this.sentence = scattered?.sentences.find(({ value }) => !this.saidLines.isAnswered(value)) ?? null;
    const { notToSend = '' } = dialect;
    this.notToSend = notToSend === '' || this.saidLines.isAnswered(notToSend) ? null : notToSend;
    this.oneRowAnOrder = mapping.mode === 'comma';
    this.scattered = scattered?.lastLines ?? new Map();
    this.cancelledOn = new Map(
      (dialect.cancelledOrders ?? []).flatMap(({ sheet, numbers }) =>
        numbers.map((number) => [orderNumberKey(number), sheet] as const),
      ),
    );
  }

  /** What was met too late for the orders it is about. */
  missed(): ScatteredOrders {
    return { lastLines: this.returned, sentences: this.sentences };
  }

  /** The orders that are complete since the last time. */
  take(): CheckedOrder[] {
    const { done } = this;
    this.done = [];
    return done;
  }

  row(cells: readonly string[], line: number, id: string): void {
    const group = this.groupOf(id);
    group.add(cells, line);
    this.detached.row(group, line, id !== '');
    this.positions.row(group, cells, line);
    const remark = this.remarks.issueOf(cells, line, group.repeatsOrder());
    if (remark !== null) {
      group.object(remark);
      this.accuse(remark.value, line, group.id);
    }
    this.rowAdded(group, line);
  }

  unreadable(cells: readonly string[], id: string, issue: RowIssue): void {
    const group = this.groupOf(id);
    group.addUnreadable(cells, issue);
    this.rowAdded(group, issue.line);
  }

  gap(): void {
    this.detached.gap();
  }

  said(text: string, line: number, isTitle: boolean): void {
    const about = readSaid(text, isTitle);
    if (about === null || this.saidLines.isAnswered(text)) return;
    if (this.accuse(text, line) || about !== 'all' || this.sentence !== null) return;
    this.sentence = forbiddenBy(text, line);
    if (this.totals.orders > 0) this.sentences.push(this.sentence);
  }

  /** Speaks against the orders a text names; those handed on before come again. Answers whether one of them was met so far. */
  private accuse(text: string, line: number, own = ''): boolean {
    const met = this.saidLines
      .accuse(text, line, own)
      .flatMap((number) => [number, `#${number}`])
      .filter((id) => this.seen.lineOf(id) > 0 || this.held.has(id) || this.current?.id === id);
    for (const id of met) if (this.seen.lineOf(id) > 0) this.returned.set(ownText(id), line);
    return met.length > 0;
  }

  hidden(line: number, own: string): void {
    const id = this.named(own);
    if (id !== '') this.notTaken = id;
    const group = id === '' || id === this.current?.id ? this.current : this.held.get(id);
    if (group?.id === '' || (id === '' && this.oneRowAnOrder)) return;
    if (group === null || group === undefined) this.hideBefore(line, id);
    else {
      group.refuse('hiddenRow', { line });
      if (!this.isHeld(group) || line < (this.scattered.get(group.id) ?? 0)) return;
      if (group !== this.current) this.leave();
      this.letGo(group);
    }
  }

  leftOut(id: string): void {
    if (id !== '' && id !== this.current?.id) this.notTaken = id;
  }

  /** Hands on what is left at the end of the file. */
  finish(): void {
    this.isLast = true;
    this.leave();
    const left = [...this.held.values()].filter(({ lines }) => lines.length > 0);
    this.held.clear();
    for (const group of left.toSorted((a, b) => (a.lines.at(-1) ?? 0) - (b.lines.at(-1) ?? 0)))
      this.hand(group);
  }

  /** The order a row belongs to: the one it names, or without a name the one above. */
  private groupOf(own: string): OrderGroup {
    const id = this.named(own);
    if (own !== '') this.notTaken = '';
    const { current } = this;
    if (current !== null && this.continues(current, id)) return current;
    this.leave();
    const held = this.held.size === 0 ? undefined : this.held.get(id);
    held?.goOn();
    const group = held ?? this.begin(id);
    this.current = group;
    return group;
  }

  /** The order number of a row: without one of its own that of a row above it that is not taken, whose order it goes on. */
  private named(own: string): string {
    return own === '' && !this.oneRowAnOrder ? this.notTaken : own;
  }

  /** Rows without any order number are not gathered. */
  private continues(group: OrderGroup, id: string): boolean {
    if (group.id === '') return false;
    return id === group.id || (id === '' && !this.oneRowAnOrder);
  }

  /** In most files there is no such order: the number is not even looked up. */
  private isScattered(id: string): boolean {
    return this.scattered.size > 0 && this.scattered.has(id);
  }

  private isHeld(group: OrderGroup): boolean {
    return this.held.size > 0 && this.held.get(group.id) === group;
  }

  private begin(id: string): OrderGroup {
    const group = new OrderGroup(this.reader, id);
    const hidden = this.hiddenLines.size === 0 ? undefined : this.hiddenLines.get(id);
    if (hidden !== undefined) group.refuse('hiddenRow', { line: hidden });
    if (id !== '' && this.isScattered(id)) this.held.set(id, group);
    return group;
  }

  /** Notes a hidden row of an order that has not begun, or was handed on without it. */
  private hideBefore(line: number, id: string): void {
    if (this.seen.lineOf(id) > 0) this.returned.set(ownText(id), line);
    else if (id !== '') this.hiddenLines.set(ownText(id), line);
  }

  private rowAdded(group: OrderGroup, line: number): void {
    this.totals.rows += 1;
    const { id } = group;
    if (group.lines.length > MAX_ROWS) {
      this.tooLong.add(ownText(id));
      this.letGo(group);
    } else if (this.isHeld(group) && line >= (this.scattered.get(id) ?? 0)) this.letGo(group);
  }

  /** Goes on to another order: the current one is complete, unless it waits for more. */
  private leave(): void {
    const { current } = this;
    this.current = null;
    if (current !== null && current.lines.length > 0 && !this.isHeld(current)) this.hand(current);
  }

  /** Hands a group on whose order goes on: the next row of it begins a new one. */
  private letGo(group: OrderGroup): void {
    this.held.delete(group.id);
    this.hand(group);
    this.current = this.tooLong.has(group.id) ? this.begin(group.id) : null;
  }

  private hand(group: OrderGroup): void {
    this.judgePlace(group);
    const sheet = this.cancelledOn.size === 0 ? undefined : this.cancelledOn.get(orderNumberKey(group.id));
    if (sheet !== undefined) group.refuse('cancelledOnSheet', { sheet });
    if (this.notToSend !== null) group.object(forbiddenByName(this.notToSend, group.lines[0] ?? 0));
    const against = this.sentence ?? this.saidLines.against(group.id);
    if (against !== undefined) group.object(against);
    const detached = this.detached.issueOf(group, this.isLast);
    if (detached !== null) group.object(detached);
    const short = this.positions.issueOf(group);
    if (short !== null) group.object(short);
    const order = group.finish();
    this.totals.orders += 1;
    if (isRejected(order)) this.totals.rejected += 1;
    this.done.push(order);
  }

  /** An order that was handed on before cannot be whole; neither can one that is longer than is kept. */
  private judgePlace(group: OrderGroup): void {
    const { id, lines } = group;
    if (id === '') return;
    const earlier = this.seenBefore(id, lines[0] ?? 0);
    if (this.tooLong.size > 0 && this.tooLong.has(id)) group.refuse('tooManyRows', { max: MAX_ROWS });
    else if (earlier > 0) {
      this.returned.set(ownText(id), lines.at(-1) ?? 0);
      group.refuse(this.oneRowAnOrder ? 'duplicateInFile' : 'rowsNotTogether', { line: earlier });
    }
  }
  /** The line on which an order of this number that was handed on began, or 0. Numbers known to be scattered are compared as they are. */
  private seenBefore(id: string, line: number): number {
    if (!this.isScattered(id)) return this.seen.add(id, line);
    const earlier = this.handed.get(id) ?? 0;
    if (earlier === 0) this.handed.set(ownText(id), line);
    return earlier;
  }
}
