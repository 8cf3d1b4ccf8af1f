import { NOTHING_LATE, type LateLines } from './late-lines.types.js';
import { withoutByteOrderMark, type ByteSource, type CreateDecoder } from '../../reading/bytes/decoder.js';
import { orderNumberKey } from '../../../orders/index.js';
import { ownText } from '../../reading/bytes/own-text.js';
import { isOwnDownload } from '../../understanding/not-to-send/cancelled.js';
import type { Reading, RowIssue } from '../../order-import.types.js';
import { RemarkRows } from '../not-to-send/remark-rows.js';
import { forbiddenBy, readSaid, SaidLines, type SaidLine } from '../not-to-send/said-lines.js';
import { HiddenRows } from './hidden-rows.js';
import { amendedNumber } from './related-numbers.js';
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

class OrderPlaces implements RowTaker {
  private readonly lastLines = new Map<string, number>();
  private readonly repeated = new Set<string>();
  private readonly sentences: RowIssue[] = [];
  private readonly hiddenRows = new HiddenRows();
  private readonly seen: SeenOrders;
  private readonly isOwn: boolean;
  private readonly oneRowAnOrder: boolean;
  private current = '';
  private isScattered = false;
  /** The order of a hidden or left out row, until another row names its own; empty without one. */
  private notTaken = '';
  /** Whether something was read of an order further up. */
  private isLate = false;
  private readonly remarks: RemarkRows;
  private readonly saidLines: SaidLines;

  constructor({ mapping, header, dialect }: Pick<Reading, 'mapping' | 'header' | 'dialect'>) {
    this.isOwn = dialect.hasHeader && isOwnDownload(header);
    this.seen = createSeenOrders(this.isOwn ? undefined : orderNumberKey);
    this.oneRowAnOrder = mapping.mode === 'comma';
    this.remarks = new RemarkRows({ mapping, header, dialect });
    this.saidLines = new SaidLines({ mapping });
  }

  found(): LateLines {
    const { lastLines, repeated, sentences } = this;
    const late = this.isLate
      ? { accused: this.saidLines.accused, hidden: this.hiddenRows.lines }
      : NOTHING_LATE;
    return { lastLines, repeated, sentences, ...late };
  }

  said(said: SaidLine): void {
    const { text, line } = said;
    if (this.saidLines.isAnswered(text)) return;
    const about = readSaid(said);
    const named = this.saidLines.accuseBy(said, about, (id) => this.seen.lineOf(id) > 0);
    if (!this.marks(named) && about === 'all') this.sentences.push(forbiddenBy(text, line));
  }

  /** Notes whether orders that are spoken against are further up; returns whether any was read so far. */
  private marks(numbers: readonly string[]): boolean {
    const met = numbers.flatMap((number) => [number, `#${number}`]).filter((id) => this.seen.lineOf(id) > 0);
    if (met.some((id) => this.isPassedOn(id))) this.isLate = true;
    return met.length > 0;
  }

  private isPassedOn(id: string): boolean {
    return this.seen.lineOf(id) > 0 && (this.isScattered || id !== this.current);
  }

  row(cells: readonly string[], line: number, own: string): void {
    const begins = this.place(line, own);
    const remark = this.remarks.issueOf(cells, line);
    if (remark !== null) this.marks(this.saidLines.accuseByRemark(remark.value, line, this.current));
    if (begins) this.accuseAmended(line);
  }

  /** Notes the order that a row belongs to; returns whether that is another one than before. */
  private place(line: number, own: string): boolean {
    const id = this.named(own);
    if (own !== '') this.notTaken = '';
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

  private accuseAmended(line: number): void {
    const { current: own, isOwn } = this;
    const amended = isOwn ? null : amendedNumber(own);
    if (amended !== null) this.marks(this.saidLines.accuse([amended], { text: own, line, own }));
  }

  /** The order number of a row; without its own, that of a row above it which was not taken and whose order it continues. */
  private named(own: string): string {
    return own === '' && !this.oneRowAnOrder ? this.notTaken : own;
  }

  gap(): void {
    // The place of a row says nothing about its number.
  }

  hidden(line: number, own: string): void {
    const named = this.named(own);
    if (named !== '') this.notTaken = named;
    if (named === '' && this.oneRowAnOrder) return;
    const id = named === '' ? this.current : named;
    if (id !== '' && this.hiddenRows.add(id, line) && this.isPassedOn(id)) this.isLate = true;
  }

  leftOut(id: string): void {
    if (id !== '' && id !== this.current) this.notTaken = id;
  }

  unreadable(_cells: readonly string[], id: string, { line }: { readonly line: number }): void {
    if (this.place(line, id)) this.accuseAmended(line);
  }
}
