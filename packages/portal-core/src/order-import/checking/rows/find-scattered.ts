import type { ScatteredOrders } from './scattered.types.js';
import { withoutByteOrderMark, type ByteSource, type CreateDecoder } from '../../reading/bytes/decoder.js';
import { orderNumberKey } from '../../../orders/index.js';
import { ownText } from '../../reading/bytes/own-text.js';
import { isOwnDownload } from '../../understanding/not-to-send/cancelled.js';
import type { Reading, RowIssue } from '../../order-import.types.js';
import { RemarkRows } from '../not-to-send/remark-rows.js';
import {
  forbiddenBy,
  mentionedNumbers,
  namedNumbers,
  readSaid,
  type SaidLine,
} from '../not-to-send/said-lines.js';
import { amendedNumber } from './related-numbers.js';
import { createRowReader, type RowEdits, type RowTaker } from './row-reader.js';
import { bothOf, WholeFile } from './whole-file.js';
import { createSeenOrders, type SeenOrders } from './seen-orders.js';

export interface FindScatteredOptions extends Reading {
  readonly createDecoder: CreateDecoder;
  readonly edits?: RowEdits;
  /** Called with the bytes read so far. */
  readonly onProgress?: (bytes: number) => void;
}

/**
 * Reads the order numbers and remarks of a file and returns the lines about orders further up, for `checkSource`. Empty for most files; its
 * memory grows with the number of orders only.
 */
export async function findScattered(
  source: ByteSource,
  options: FindScatteredOptions,
): Promise<ScatteredOrders> {
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
  return whole?.joined(places) ?? places;
}

class OrderPlaces implements RowTaker, ScatteredOrders {
  readonly lastLines = new Map<string, number>();
  readonly repeated = new Set<string>();
  readonly sentences: RowIssue[] = [];
  private readonly seen: SeenOrders;
  private readonly oneRowAnOrder: boolean;
  private current = '';
  private isScattered = false;
  private readonly remarks: RemarkRows;

  constructor({ mapping, header, dialect }: Pick<Reading, 'mapping' | 'header' | 'dialect'>) {
    this.seen = createSeenOrders(dialect.hasHeader && isOwnDownload(header) ? undefined : orderNumberKey);
    this.oneRowAnOrder = mapping.mode === 'comma';
    this.remarks = new RemarkRows({ mapping, header, dialect });
  }

  said(said: SaidLine): void {
    const { text, line } = said;
    const about = readSaid(said);
    if (about !== null && !this.name(text, line) && about === 'all')
      this.sentences.push(forbiddenBy(text, line));
    if (about === null) this.hold(mentionedNumbers(said), line);
  }

  /** Holds the orders that a text speaks against until that text was read; returns whether it names any. */
  private name(text: string, line: number): boolean {
    return this.hold(namedNumbers(text), line);
  }

  private hold(numbers: readonly string[], line: number): boolean {
    const named = numbers
      .flatMap((number) => [number, `#${number}`])
      .filter((id) => this.seen.lineOf(id) > 0);
    for (const id of named) if (id !== this.current) this.lastLines.set(ownText(id), line);
    return named.length > 0;
  }

  row(cells: readonly string[], line: number, id: string): void {
    if (id === '' && this.oneRowAnOrder) this.current = '';
    else if (id !== '' && id !== this.current) {
      this.isScattered = this.seen.add(id, line) > 0;
      this.current = this.isScattered ? ownText(id) : id;
      if (this.isScattered) this.repeated.add(this.current);
      const amended = amendedNumber(id);
      if (amended !== null) this.hold([amended], line);
    }
    if (this.isScattered && this.current !== '') this.lastLines.set(this.current, line);
    const remark = this.remarks.issueOf(cells, line);
    if (remark !== null) this.name(remark.value, line);
  }

  gap(): void {
    // The place of a row says nothing about its number.
  }

  hidden(line: number, id: string): void {
    this.row([], line, id);
  }

  leftOut(id: string): void {
    if (id === '' || id === this.current) return;
    this.isScattered = this.lastLines.has(id);
    this.current = this.isScattered ? ownText(id) : id;
  }

  unreadable(cells: readonly string[], id: string, { line }: { readonly line: number }): void {
    this.row(cells, line, id);
  }
}
