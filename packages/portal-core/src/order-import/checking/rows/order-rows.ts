import { isOwnDownload } from '../../understanding/not-to-send/cancelled.js';
import { orderNumberKey } from '../../../orders/index.js';
import { ownText } from '../../reading/bytes/own-text.js';
import { namesOrder } from '../../reading/rows/section-headings.js';
import { forbidsSending } from '../../understanding/not-to-send/remarks.js';
import type { RowIssue } from '../../order-import.types.js';
import { LateTold, type OrdersRead } from './late-lines.js';
import type { LateLines, OrderCheckOptions } from './late-lines.types.js';
import { OrderOfRow } from './order-of-row.js';
import { CountedPositions } from './counted-positions.js';
import { DetachedRows } from './detached-rows.js';
import { HeadRows } from './head-rows.js';
import { IndentedParts } from '../not-to-send/indented-parts.js';
import { isRejected, type CheckedOrder } from '../orders/checked-order.js';
import { OrderGroup } from '../orders/order-group.js';
import { OrderReader } from '../orders/order-reader.js';
import { RemarkRows } from '../not-to-send/remark-rows.js';
import { UnreadRemarks } from '../not-to-send/unread-remarks.js';
import { amendedNumber, RelatedNumbers } from './related-numbers.js';
import { RepeatedPositions } from './repeated-positions.js';
import { tellOdd, type OddOrders } from '../orders/odd-orders.js';
import { RowDoubts } from './row-doubts.js';
import type { RowTaker } from './row-reader.js';
import {
  forbiddenBy,
  forbiddenByName,
  forbiddenByNumber,
  readSaid,
  type SaidLine,
} from '../not-to-send/said-lines.js';
import { createSeenOrders, type SeenOrders } from './seen-orders.js';
import { spellingsOf, type Spelling } from './spellings.js';
import { ToldDays } from '../not-to-send/told-days.js';

/** Most rows of one order kept together: far more than the items an order may have, and few enough to keep memory flat. */
const MAX_ROWS = 2000;

/** Groups rows into orders and passes each on at its last line. */
export class OrderRows implements RowTaker, OrdersRead {
  readonly totals = { rows: 0, orders: 0, rejected: 0 };
  /** Last lines so far of orders that came again after others. */
  private readonly returned = new Map<string, number>();
  /** Sentences against every order that were read after some orders were passed on. */
  private readonly sentences: RowIssue[] = [];
  private readonly repeated = new Set<string>();
  private done: CheckedOrder[] = [];
  private current: OrderGroup | null = null;
  /** Orders waiting for their last line. */
  private readonly held = new Map<string, OrderGroup>();
  /** Orders with more rows than are kept; every part of them is refused. */
  private readonly tooLong = new Set<string>();
  private readonly told: LateTold;
  private readonly orderOf: OrderOfRow;
  private readonly seen: SeenOrders;
  /** The first line of scattered orders that were passed on. */
  private readonly handed = new Map<string, number>();
  private readonly lastLines: LateLines['lastLines'];
  private readonly odd: OddOrders | undefined;
  /** The scattered orders by what all spellings of their number have in common. */
  private readonly spellings: ReadonlyMap<string, Spelling>;
  /** Sheets that say that an order must not be sent, by its number. */
  private readonly cancelledOn: ReadonlyMap<string, string>;
  private readonly reader: OrderReader;
  private readonly remarks: RemarkRows;
  /** Null for the portal's own downloads, whose comments are stored already. */
  private readonly unread: UnreadRemarks | null;
  private readonly detached: DetachedRows;
  private readonly heads: HeadRows;
  /** Null for the portal's own downloads. */
  private readonly related: RelatedNumbers | null;
  private readonly positions: CountedPositions;
  private readonly repeats: RepeatedPositions;
  private readonly doubts: RowDoubts;
  private readonly indented: IndentedParts;
  private readonly toldDays: ToldDays;
  /** Issue of a line that speaks against sending any order; null without one. */
  private sentence: RowIssue | null = null;
  /** Issue of the heading above the rows that is not recognised; null without one. */
  private heading: RowIssue | null = null;
  /** The name of the file or sheet that speaks against every order; null without one. */
  private readonly notToSend: string | null;
  private readonly oneRowAnOrder: boolean;
  /** Whether all rows have been read. */
  private isLast = false;

  constructor({ dialect, mapping, header, lateLines, now }: OrderCheckOptions) {
    const isOwn = dialect.hasHeader && isOwnDownload(header);
    this.seen = createSeenOrders(isOwn ? undefined : orderNumberKey);
    this.reader = new OrderReader({
      mapping,
      header: dialect.hasHeader ? header : [],
      dateOrder: dialect.dateOrder,
      isOwnDownload: isOwn,
      now,
      dialect,
    });
    this.remarks = new RemarkRows({ mapping, header, dialect });
    this.unread = isOwn ? null : new UnreadRemarks({ mapping, header, dialect });
    this.detached = new DetachedRows(dialect);
    this.heads = new HeadRows(dialect, this.reader);
    this.related = isOwn ? null : new RelatedNumbers({ mapping });
    this.positions = new CountedPositions({ mapping, header });
    this.repeats = new RepeatedPositions({ mapping, header });
    this.indented = new IndentedParts({ mapping, header });
    this.doubts = new RowDoubts({ mapping, header, dialect }, isOwn);
    this.told = new LateTold(mapping, this, lateLines);
    this.toldDays = new ToldDays({ dialect, mapping, now });
    this.sentence = lateLines?.sentences.find(({ value }) => !this.told.said.isAnswered(value)) ?? null;
    const { notToSend = '' } = dialect;
    this.notToSend = notToSend === '' || this.told.said.isAnswered(notToSend) ? null : notToSend;
    this.oneRowAnOrder = mapping.mode === 'comma';
    this.orderOf = new OrderOfRow(this.oneRowAnOrder);
    this.lastLines = lateLines?.lastLines ?? new Map();
    this.odd = lateLines?.odd;
    this.spellings = spellingsOf(isOwn ? undefined : lateLines);
    this.cancelledOn = new Map(
      (dialect.cancelledOrders ?? []).flatMap(({ sheet, numbers }) =>
        numbers.map((number) => [orderNumberKey(number), sheet] as const),
      ),
    );
  }

  /** Lines that were read too late for the orders they concern. */
  missed(): LateLines {
    const { returned: lastLines, repeated, sentences } = this;
    return { lastLines, repeated, sentences, ...this.told.found() };
  }

  /** Returns the orders completed since the last call. */
  take(): CheckedOrder[] {
    const { done } = this;
    this.done = [];
    return done;
  }

  row(own: readonly string[], line: number, id: string): void {
    if (id === '' && this.takesHead(own, line)) return;
    const group = this.groupOf(id);
    const heading = this.heading ?? this.toldDays.issueOf(own);
    if (heading !== null && !namesOrder(heading.value, group.id)) group.objectOnce(heading);
    const head = this.heads.above(group, id !== '');
    const cells = head === null ? own : this.heads.joined(group, head, own);
    if (head !== null) this.judge(group, head.cells, head.line);
    group.add(cells, line);
    this.detached.row(group, line, id !== '');
    this.positions.row(group, cells, line);
    this.judge(group, cells, line);
    this.rowAdded(group, line);
  }

  /** Takes a row as the head of the orders below it; false for a row that belongs to the order above, or to none. */
  private takesHead(cells: readonly string[], line: number): boolean {
    if (this.orderOf.named('') !== '' || this.current?.hasItems === false) return false;
    const isTaken = this.heads.takes(cells, line, this.oneRowAnOrder ? null : this.current);
    const abandoned = this.heads.takeAbandoned();
    if (abandoned !== null) {
      this.leave();
      this.groupOf('').add(abandoned.cells, abandoned.line);
    }
    if (!isTaken) return false;
    this.leave();
    this.totals.rows += 1;
    return true;
  }

  /** Raises what a row says against its order. */
  private judge(group: OrderGroup, cells: readonly string[], line: number): void {
    this.doubts.row(group, cells, line);
    const remark = this.remarks.issueOf(cells, line, group.repeatsOrder());
    if (remark !== null) {
      group.object(remark);
      this.told.remark(remark.value, line, group.id);
      return;
    }
    group.object(this.indented.issueOf(group, cells, line) ?? this.unread?.issueOf(cells, line));
  }

  unreadable(cells: readonly string[], id: string, issue: RowIssue): void {
    const group = this.groupOf(id);
    group.addUnreadable(cells, issue);
    this.rowAdded(group, issue.line);
  }

  gap(): void {
    this.detached.gap();
  }

  said(said: SaidLine): void {
    const { text, place } = said;
    const about = readSaid(said);
    if (place !== 'below') this.heading = null;
    if (this.told.said.isAnswered(text)) return;
    if (about !== 'all') this.toldDays.said(said);
    if (place === 'heading' && about !== 'all') this.heading = forbiddenBy(said);
    if (this.told.line(said, about) || about !== 'all' || this.sentence !== null) return;
    this.sentence = forbiddenBy(said);
    if (this.totals.orders > 0) this.sentences.push(this.sentence);
  }

  isMet(id: string): boolean {
    return this.isPassedOn(id) || this.held.has(id) || this.current?.id === id;
  }

  isPassedOn(id: string): boolean {
    return this.seen.lineOf(id) > 0 || this.handed.has(id);
  }

  hidden(line: number, own: string): void {
    const { current } = this;
    const id = this.orderOf.hidden(own, current?.id ?? '');
    if (id === '' || !this.told.hidden(id, line)) return;
    const group = id === current?.id ? current : this.held.get(id);
    group?.refuse('hiddenRow', { line });
  }

  leftOut(id: string): void {
    this.orderOf.leftOut(id, this.current?.id ?? '');
  }

  /** Passes on the remaining orders at the end of the file. */
  finish(): void {
    this.isLast = true;
    const head = this.heads.unused();
    if (head !== null) this.groupOf('').add(head.cells, head.line);
    this.leave();
    const left = [...this.held.values()].filter(({ lines }) => lines.length > 0);
    this.held.clear();
    for (const group of left.toSorted((a, b) => (a.lines.at(-1) ?? 0) - (b.lines.at(-1) ?? 0)))
      this.hand(group);
  }

  /** The order of a row: the one it names, or without a name the one above. */
  private groupOf(own: string): OrderGroup {
    const id = this.orderOf.named(own);
    this.orderOf.taken(own);
    const { current } = this;
    if (current !== null && this.continues(current, id)) return current;
    this.leave();
    const held = this.held.size === 0 ? undefined : this.held.get(id);
    held?.goOn();
    const group = held ?? this.begin(id);
    this.current = group;
    return group;
  }

  /** Whether a row continues the group; rows without any order number are not grouped. */
  private continues(group: OrderGroup, id: string): boolean {
    if (group.id === '') return false;
    return id === group.id || (id === '' && !this.oneRowAnOrder);
  }

  /** Whether an order is scattered; most files have none, so that the number need not be looked up. */
  private isScattered(id: string): boolean {
    return this.lastLines.size > 0 && this.lastLines.has(id);
  }

  private isHeld(group: OrderGroup): boolean {
    return this.held.size > 0 && this.held.get(group.id) === group;
  }

  private begin(id: string): OrderGroup {
    const group = new OrderGroup(this.reader, id);
    const hidden = this.told.hiddenRows.lineOf(id);
    if (hidden > 0) group.refuse('hiddenRow', { line: hidden });
    if (id !== '' && this.isScattered(id)) this.held.set(id, group);
    return group;
  }

  private rowAdded(group: OrderGroup, line: number): void {
    this.totals.rows += 1;
    const { id } = group;
    if (group.lines.length === 1 && this.related !== null) this.told.number(id, line);
    if (group.lines.length > MAX_ROWS) {
      this.tooLong.add(ownText(id));
      this.letGo(group);
    } else if (this.isHeld(group) && line >= (this.lastLines.get(id) ?? 0)) this.letGo(group);
  }

  /** Leaves the current order: it is complete, unless it waits for more rows. */
  private leave(): void {
    const { current } = this;
    this.current = null;
    if (current !== null && current.lines.length > 0 && !this.isHeld(current)) this.hand(current);
  }

  /** Passes on a group whose order continues; its next row begins a new group. */
  private letGo(group: OrderGroup): void {
    this.held.delete(group.id);
    this.hand(group);
    this.current = this.tooLong.has(group.id) ? this.begin(group.id) : null;
  }

  private hand(group: OrderGroup): void {
    const isPlaced = this.judgePlace(group);
    const sheet = this.cancelledOn.size === 0 ? undefined : this.cancelledOn.get(orderNumberKey(group.id));
    if (sheet !== undefined) group.refuse('cancelledOnSheet', { sheet });
    if (this.notToSend !== null) group.object(forbiddenByName(this.notToSend, group.lines[0] ?? 0));
    group.object(this.sentence ?? this.told.said.against(group.id));
    group.object(this.detached.issueOf(group, this.isLast));
    group.object(this.heads.issueOf(group));
    group.object(this.positions.issueOf(group));
    this.judgeNumber(group);
    if (isPlaced) tellOdd(this.odd, group, this.told.said);
    if (isPlaced) group.object(this.repeats.issueOf(group));
    const order = group.finish();
    this.totals.orders += 1;
    if (isRejected(order)) this.totals.rejected += 1;
    this.done.push(order);
  }

  /** Refuses an order whose number speaks of another one, and that other one. */
  private judgeNumber(group: OrderGroup): void {
    const { id } = group;
    if (this.related === null || this.told.said.isAnswered(id)) return;
    const [line = 0] = group.lines;
    const amended = amendedNumber(id);
    if (amended !== null && this.isMet(amended) && !forbidsSending(id))
      group.object(forbiddenByNumber(id, line));
    group.object(this.related.issueOf(group));
  }

  /** Refuses an order that cannot be complete: part of it was passed on before, or it is longer than is kept. False for such an order. */
  private judgePlace(group: OrderGroup): boolean {
    const { id, lines } = group;
    if (id === '') return true;
    const other = this.lineOfOtherSpelling(id);
    if (other > 0) group.refuse('otherSpelling', { line: other });
    const earlier = this.seenBefore(id, lines[0] ?? 0);
    const isTooLong = this.tooLong.size > 0 && this.tooLong.has(id);
    if (isTooLong) group.refuse('tooManyRows', { max: MAX_ROWS });
    else if (earlier > 0) {
      const own = ownText(id);
      this.returned.set(own, lines.at(-1) ?? 0);
      this.repeated.add(own);
      group.refuse(this.oneRowAnOrder ? 'duplicateInFile' : 'rowsNotTogether', { line: earlier });
    }
    return other <= 0 && earlier <= 0 && !isTooLong;
  }

  /** A line of the same order number in another spelling (`a-1`, `A-1`), or 0. It is known once the file was read to its end before. */
  private lineOfOtherSpelling(id: string): number {
    if (this.spellings.size === 0) return 0;
    const spelling = this.spellings.get(orderNumberKey(id));
    if (spelling === undefined) return 0;
    const isOnly = spelling.id === id && !spelling.hasOthers;
    return isOnly ? this.seen.lineOf(id) : spelling.line;
  }

  /**
   * The first line of an order with this number, in any spelling, that was passed on, or 0. Numbers known to be scattered are compared
   * literally.
   */
  private seenBefore(id: string, line: number): number {
    if (!this.isScattered(id)) return this.seen.add(id, line);
    const earlier = this.handed.get(id) ?? 0;
    if (earlier === 0) this.handed.set(ownText(id), line);
    return earlier;
  }
}
