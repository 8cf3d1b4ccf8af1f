import { LateTold, type OrdersRead } from './late-lines.js';
import type { LateLines } from './late-lines.types.js';
import { withoutByteOrderMark, type ByteSource, type CreateDecoder } from '../../reading/bytes/decoder.js';
import { orderNumberKey } from '../../../orders/index.js';
import { ownText } from '../../reading/bytes/own-text.js';
import { isOwnDownload } from '../../understanding/not-to-send/cancelled.js';
import type { Reading, RowIssue } from '../../order-import.types.js';
import { RemarkRows } from '../not-to-send/remark-rows.js';
import { forbiddenBy, readSaid, type SaidLine } from '../not-to-send/said-lines.js';
import { OrderOfRow } from './order-of-row.js';
import { createRowReader, type RowEdits, type RowTaker } from './row-reader.js';
import { bothOf, WholeFile } from './whole-file.js';
import { createSeenOrders, type SeenOrders } from './seen-orders.js';

export interface FindLateLinesOptions extends Reading {
  readonly createDecoder: CreateDecoder;
  readonly edits?: RowEdits;
  /** Called with the bytes read so far. */
  readonly onProgress?: (bytes: number) => void;
}

/**
 * Reads the order numbers and remarks of a file and returns the lines about orders further up, for `checkSource`. Empty for most files; its
 * memory grows with the number of orders only.
 */
export async function findLateLines(source: ByteSource, options: FindLateLinesOptions): Promise<LateLines> {
  const places = new OrderPlaces(options);
  const { dialect, header } = options;
  const whole = dialect.hasHeader && isOwnDownload(header) ? null : new WholeFile(options);
  const reader = createRowReader(options, whole === null ? places : bothOf(places, whole));
  const decoder = withoutByteOrderMark(options.createDecoder(options.dialect.encoding));
  let bytes = 0;
  for await (const piece of source.open()) {
    reader.push(decoder.write(piece));
    bytes += piece.length;
    options.onProgress?.(bytes);
  }
  reader.push(decoder.end());
  reader.end();
  return whole?.joined(places.found()) ?? places.found();
}

class OrderPlaces implements RowTaker, OrdersRead {
  private readonly lastLines = new Map<string, number>();
  private readonly repeated = new Set<string>();
  private readonly sentences: RowIssue[] = [];
  private readonly seen: SeenOrders;
  private readonly isOwn: boolean;
  private readonly oneRowAnOrder: boolean;
  private current = '';
  private isScattered = false;
  private readonly orderOf: OrderOfRow;
  private readonly remarks: RemarkRows;
  private readonly told: LateTold;

  constructor({ mapping, header, dialect }: Pick<Reading, 'mapping' | 'header' | 'dialect'>) {
    this.isOwn = dialect.hasHeader && isOwnDownload(header);
    this.seen = createSeenOrders(this.isOwn ? undefined : orderNumberKey);
    this.oneRowAnOrder = mapping.mode === 'comma';
    this.orderOf = new OrderOfRow(this.oneRowAnOrder);
    this.remarks = new RemarkRows({ mapping, header, dialect });
    this.told = new LateTold(mapping, this);
  }

  found(): LateLines {
    const { lastLines, repeated, sentences } = this;
    return { lastLines, repeated, sentences, ...this.told.found() };
  }

  said(said: SaidLine): void {
    if (this.told.said.isAnswered(said.text)) return;
    const about = readSaid(said);
    if (!this.told.line(said, about) && about === 'all') this.sentences.push(forbiddenBy(said));
  }

  isMet(id: string): boolean {
    return this.seen.lineOf(id) > 0;
  }

  isPassedOn(id: string): boolean {
    return this.isMet(id) && (this.isScattered || id !== this.current);
  }

  row(cells: readonly string[], line: number, own: string): void {
    const begins = this.place(line, own);
    const remark = this.remarks.issueOf(cells, line);
    if (remark !== null) this.told.remark(remark.value, line, this.current);
    if (begins) this.begins(line);
  }

  /** Notes the order that a row belongs to; returns whether that is another one than before. */
  private place(line: number, own: string): boolean {
    const id = this.orderOf.named(own);
    this.orderOf.taken(own);
    if (id === '' && this.oneRowAnOrder) this.current = '';
    const begins = id !== '' && id !== this.current;
    if (begins) {
      this.isScattered = this.seen.add(id, line) > 0;
      this.current = this.isScattered ? ownText(id) : id;
      if (this.isScattered) this.repeated.add(this.current);
    }
    if (this.isScattered && this.current !== '') this.lastLines.set(this.current, line);
    return begins;
  }

  private begins(line: number): void {
    if (!this.isOwn) this.told.number(this.current, line);
  }

  gap(): void {
    // The place of a row says nothing about its number.
  }

  hidden(line: number, own: string): void {
    const id = this.orderOf.hidden(own, this.current);
    if (id !== '') this.told.hidden(id, line);
  }

  leftOut(id: string): void {
    this.orderOf.leftOut(id, this.current);
  }

  unreadable(_cells: readonly string[], id: string, { line }: { readonly line: number }): void {
    if (this.place(line, id)) this.begins(line);
  }
}
