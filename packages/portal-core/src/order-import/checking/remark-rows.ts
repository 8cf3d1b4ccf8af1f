import { columnsOfSource, usedColumns } from '../recipe/field-source.js';
import { compileValueMap, formatValuePair } from '../recipe/value-map.js';
import { ORDER_FIELDS, type ImportField, type Reading, type RowIssue } from '../order-import.types.js';
import { isOwnDownload, namesCancelling } from '../understanding/cancelled.js';
import { forbidsInName, forbidsSending, holdsNoRemarks } from '../understanding/remarks.js';
import { saysCancelled } from './cancelled-row.js';
import { shown } from './field-issue.js';
import { isDoubtfulStatus } from './status-text.js';

/** Letters of a remark by which a person may say that it means nothing. */
const KEY = 500;
/** Letters of the shortest text that says anything. */
const SHORTEST = 3;

/** Fields in which a remark may stand by itself, and those that name somebody or a place. */
const TEXTS: ReadonlySet<ImportField> = new Set(['external_order_id', 'address_second_line']);
const NAMES: ReadonlySet<ImportField> = new Set([
  'company',
  'first_address_line',
  'second_address_line',
  'street',
  'city',
  'salutation',
]);

/** Whether a text speaks, by the column it stands in. */
type Speaks = (text: string) => boolean;
interface WatchedColumn {
  readonly column: number;
  readonly speaks: Speaks;
}

/**
 * Watches every row for what keeps an order from being sent: remarks in columns that feed nothing, or beside an order number, a name or
 * an address, and statuses that leave it open.
 */
export class RemarkRows {
  private readonly columns: readonly WatchedColumn[];
  /** Those of them that say nothing of the order itself. */
  private readonly ofRows: readonly WatchedColumn[];
  private readonly header: readonly string[];
  private readonly meaning: ((text: string) => string) | null;
  /** By column the last text that said nothing: rows often repeat it. */
  private readonly silent: string[];
  /** Columns whose headers say that they are about something else; judged once one of them seems to speak. */
  private readonly other = new Map<number, boolean>();

  constructor({ mapping, header }: Pick<Reading, 'mapping' | 'header'>) {
    this.header = header;
    this.silent = header.map(() => '');
    const known = watchOfUsed(mapping, header);
    const remark: Speaks = forbidsSending;
    this.columns = [...header.keys()].flatMap((column) => {
      const speaks = known.has(column)
        ? known.get(column)
        : (text: string) => remark(text) && !this.isAboutOther(column);
      return speaks === undefined || speaks === null ? [] : [{ column, speaks }];
    });
    const ofOrder = columnsOfOrder(mapping);
    this.ofRows = this.columns.filter(({ column }) => !ofOrder.has(column));
    this.meaning = compileValueMap(mapping.values, 'remark');
  }

  /**
   * The remark of a row by which its order is not to be sent as it stands, unless a person said that it means nothing; null without one.
   * `repeatsOrder`: what it says of its order was heard in an earlier row and is no remark, so it is not looked at again.
   */
  issueOf(cells: readonly string[], line: number, repeatsOrder = false): RowIssue | null {
    const columns = repeatsOrder ? this.ofRows : this.columns;
    const { silent } = this;
    for (let at = 0; at < columns.length; at += 1) {
      const { column, speaks } = columns[at]!;
      const text = cells[column];
      if (text === undefined || text.length < SHORTEST || text === silent[column]) continue;
      if (!speaks(text) || this.isAnswered(text)) {
        silent[column] = text;
        continue;
      }
      const value = shown(text.trim()).slice(0, KEY);
      const remark = formatValuePair({ field: 'remark', text: value, meaning: '' });
      return { line, column: column + 1, field: null, value, code: 'remarkForbids', params: { remark } };
    }
    return null;
  }

  /** Whether a person said that a text means nothing. */
  private isAnswered(text: string): boolean {
    return this.meaning?.(text.trim().slice(0, KEY)) === '';
  }

  private isAboutOther(column: number): boolean {
    const known = this.other.get(column);
    if (known !== undefined) return known;
    const name = this.header[column] ?? '';
    const judged = holdsNoRemarks(name) || namesCancelling(name) || isOwnDownload(this.header);
    this.other.set(column, judged);
    return judged;
  }
}

/** Columns the texts of an order are read from. */
function columnsOfOrder({ columns, fallback = {} }: Reading['mapping']): ReadonlySet<number> {
  const own = ORDER_FIELDS.flatMap((field) => columnsOfSource(columns[field]));
  return new Set([...own, ...Object.values(fallback).flatMap((source) => columnsOfSource(source))]);
}

/** How the columns a recipe reads are watched; null for those that are not. */
function watchOfUsed(mapping: Reading['mapping'], header: readonly string[]): Map<number, Speaks | null> {
  const watched = new Map<number, Speaks | null>(
    Array.from(usedColumns(mapping), (column) => [column, null]),
  );
  for (const field of ORDER_FIELDS) {
    const speaks = TEXTS.has(field) ? forbidsSending : NAMES.has(field) ? forbidsInName : null;
    const columns = [mapping.columns[field], mapping.fallback?.[field as 'street']].flatMap((source) =>
      columnsOfSource(source),
    );
    if (speaks !== null) for (const column of columns) watched.set(column, speaks);
  }
  for (const { column, when } of mapping.cancelled ?? [])
    if (when === 'says' && namesCancelling(header[column] ?? '')) watched.set(column, saysDoubtful);
  return watched;
}

/** Whether a status leaves it open that an order is to be sent; one that says it is given up is told as that. */
const saysDoubtful: Speaks = (text) => !saysCancelled(text.trim()) && isDoubtfulStatus(text);
