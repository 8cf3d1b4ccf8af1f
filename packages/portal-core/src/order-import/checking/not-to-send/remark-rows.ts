import { columnsOfSource, usedColumns } from '../../recipe/field-source.js';
import { ownText } from '../../reading/bytes/own-text.js';
import { ownHeader } from '../../reading/rows/added-columns.js';
import { compileValueMap, formatValuePair } from '../../recipe/value-map.js';
import { ORDER_FIELDS, type ImportField, type Reading, type RowIssue } from '../../order-import.types.js';
import { namesCancelling, namesOrderState, namesSending } from '../../understanding/not-to-send/cancelled.js';
import { changesAsRemark, namesRemarks } from '../../understanding/not-to-send/order-changes.js';
import { readColumn } from '../../understanding/columns/column.js';
import {
  forbidsElsewhere,
  forbidsInAddition,
  forbidsInProduct,
  speaksIn,
  textKindOf,
} from '../../understanding/not-to-send/text-columns.js';
import { isOffered } from '../../understanding/not-to-send/row-kinds.js';
import { tellsInIgnored } from '../../understanding/kept-recipes/lasting-columns.js';
import { saysAnotherPlace } from '../../understanding/addresses/another-place.js';
import { forbidsInName, forbidsSending, holdsNoRemarks } from '../../understanding/not-to-send/remarks.js';
import { saysCancelled, saysNo } from '../../words/cancelled-row.js';
import { shown } from '../orders/field-issue.js';
import { namesOtherArticle } from '../../words/other-article.js';
import { namesOtherOrder } from './other-order.js';
import { isDoubtfulStatus, isKnownStatus, isOnlyWaiting } from '../../words/status-text.js';

/** Most characters of a remark in the value map, where the user marks it as harmless. */
const KEY = 500;
/** Characters of the shortest meaningful remark; a status may be one letter. */
const SHORTEST = 2;

/** Fields that name a person or a place. */
const NAMES: ReadonlySet<ImportField> = new Set([
  'company',
  'first_address_line',
  'second_address_line',
  'street',
  'city',
  'salutation',
]);

/** How fields are watched that may hold nothing but a remark. */
const OF_FIELDS: Partial<Record<ImportField, Speaks>> = {
  external_order_id: forbidsSending,
  address_second_line: forbidsInAddition,
};

/** Whether a text is a remark, by its column. */
type Speaks = (text: string) => boolean;
interface WatchedColumn {
  readonly column: number;
  readonly speaks: Speaks;
  /** Whether people write remarks into it, which may name another article than its row. */
  readonly isRemark?: boolean;
  /** Characters of the shortest text that is examined. */
  readonly shortest: number;
  /** Its harmless texts so far; null for a column with many different ones, as of names. */
  harmless: Set<string> | null;
}
/** Most harmless texts of a column that are remembered. */
const MOST_HARMLESS = 500;

/**
 * Watches every row for texts that keep an order from being sent: remarks in columns that feed nothing, or beside an order number, a name
 * or an address, and statuses that do not confirm it.
 */
export class RemarkRows {
  private readonly columns: readonly WatchedColumn[];
  /** The watched columns whose texts are not part of the order itself. */
  private readonly ofRows: readonly WatchedColumn[];
  private readonly header: readonly string[];
  /** Columns with the state of an order or of its payment. */
  private readonly states: ReadonlySet<number>;
  /** Columns with the kinds of rows. */
  private readonly kinds = new Set<number>();
  private readonly meaning: ((text: string) => string) | null;
  /** Statuses that the user explained, here or in a file of this shape before. */
  private readonly statuses: ((text: string) => string) | null;
  /** The last harmless text by column; rows often repeat it. */
  private readonly silent: string[];
  /** Columns whose headers name another subject; checked only when one of their texts seems to be a remark. */
  private readonly other = new Map<number, boolean>();

  /** The comments of a workbook by line; null without any. */
  private readonly comments: ReadonlyMap<number, string> | null;
  /** Columns with article numbers, alone or with their quantities. */
  private readonly articles: readonly number[];
  /** The column of the order number; -1 without one of its own. */
  private readonly number: number;

  constructor({ mapping, header, dialect }: Pick<Reading, 'mapping' | 'header'> & Partial<Reading>) {
    this.comments = commentsOf(dialect?.comments);
    this.header = header;
    this.articles = articleColumns(mapping);
    const numbers = columnsOfSource(mapping.columns.external_order_id);
    this.number = numbers.length === 1 ? (numbers[0] ?? -1) : -1;
    this.silent = header.map(() => '');
    const known = watchOfUsed(mapping, header);
    this.states = new Set(
      (mapping.cancelled ?? []).flatMap(({ column, when }) =>
        when === 'says' && namesOrderState(header[column] ?? '') ? [column] : [],
      ),
    );
    // What the import itself added to a file of rejected rows is about the row as it was.
    this.columns = [...ownHeader(header).keys()].flatMap((column) => {
      const elsewhere = known.has(column) ? null : saysAnotherPlace(header, column);
      if (elsewhere !== null) return [{ column, speaks: elsewhere, shortest: 1, harmless: new Set() }];
      const kind = textKindOf(header[column] ?? '');
      if (kind === 'positionKind') this.kinds.add(column);
      const ignored = mapping.ignoredAs?.find((one) => one.column === column);
      // A person who left such texts out knows of them.
      const remark = ignored?.kind === 'telling' ? forbidsSending : remarkOf(header[column] ?? '', kind);
      const isTelling: Speaks = (text) => ignored !== undefined && tellsInIgnored(text, ignored);
      const speaksByRow: Speaks = (text) =>
        remark(text) && (kind === 'productName' || kind === 'place' || !this.isAboutOther(column));
      const speaks = known.has(column)
        ? known.get(column)
        : (text: string) => isTelling(text) || speaksByRow(text);
      if (speaks === undefined || speaks === null) return [];
      const isFree = ignored?.kind !== 'telling' && !known.has(column);
      const isWatched = isFree && namesRemarks(header[column] ?? '');
      const isRemark = isWatched || (isFree && kind === 'text');
      const shortest = this.states.has(column) || isWatched ? 1 : SHORTEST;
      return [{ column, speaks, isRemark, shortest, harmless: new Set() }];
    });
    const ofOrder = columnsOfOrder(mapping);
    this.ofRows = this.columns.filter(({ column }) => !ofOrder.has(column));
    this.meaning = compileValueMap(mapping.values, 'remark');
    this.statuses = compileValueMap(mapping.values, 'status');
  }

  /**
   * The issue of the remark in a row because of which its order must not be sent unchanged, unless the user marked it as harmless; null
   * without one. `repeatsOrder`: the row's order texts were checked in an earlier row and are not checked again.
   */
  issueOf(cells: readonly string[], line: number, repeatsOrder = false): RowIssue | null {
    const columns = repeatsOrder ? this.ofRows : this.columns;
    const { silent } = this;
    const comment = this.comments?.get(line);
    if (comment !== undefined && changesOrForbids(comment) && !this.isAnswered(comment))
      return this.objection(comment, null, line);
    for (let at = 0; at < columns.length; at += 1) {
      const watched = columns[at]!;
      const { column, harmless } = watched;
      const text = cells[column];
      if (text === undefined || text.length < watched.shortest) continue;
      if (this.namesAnother(watched, text, cells)) return this.objection(text, column, line);
      if (text === silent[column] || harmless?.has(text) === true) continue;
      if (!watched.speaks(text) || this.isAnswered(text)) {
        silent[column] = text;
        if (harmless?.add(ownText(text)).size === MOST_HARMLESS) watched.harmless = null;
        continue;
      }
      return this.objection(text, column, line);
    }
    return null;
  }

  /** Whether a remark names another article or order than its row, and nobody said that it means nothing. */
  private namesAnother({ isRemark }: WatchedColumn, text: string, cells: readonly string[]): boolean {
    if (!isRemark) return false;
    const own = this.articles.map((column) => cells[column] ?? '');
    const isOther = namesOtherArticle(text, own) || namesOtherOrder(text, cells[this.number] ?? '');
    return isOther && !this.isAnswered(text);
  }

  private objection(text: string, column: number | null, line: number): RowIssue {
    const value = shown(text.trim()).slice(0, KEY);
    const isUnknown =
      column !== null &&
      ((this.states.has(column) && isUnknownStatus(text)) ||
        (this.kinds.has(column) && !isOffered(text) && !forbidsSending(text)));
    const remark = formatValuePair({ field: isUnknown ? 'status' : 'remark', text: value, meaning: '' });
    const code = isUnknown ? 'unknownStatus' : 'remarkForbids';
    return {
      line,
      column: column === null ? null : column + 1,
      field: null,
      value,
      code,
      params: { remark },
    };
  }

  /** Whether the user marked a text as harmless. */
  private isAnswered(text: string): boolean {
    const key = text.trim().slice(0, KEY);
    return this.meaning?.(key) === '' || this.statuses?.(key) === '';
  }

  private isAboutOther(column: number): boolean {
    const known = this.other.get(column);
    if (known !== undefined) return known;
    const name = this.header[column] ?? '';
    const judged = holdsNoRemarks(name) || namesCancelling(name);
    this.other.set(column, judged);
    return judged;
  }
}

/** Columns with article numbers, alone or with their quantities. */
function articleColumns({ columns, items = [] }: Reading['mapping']): readonly number[] {
  const own = items.map(({ product_id: source }) => source);
  return [columns.product_id, columns.product_id_and_quantity, ...own].flatMap((source) =>
    typeof source === 'object' && 'fixed' in source ? [] : columnsOfSource(source),
  );
}

/** How the texts of an unused column are watched. */
function remarkOf(header: string, kind: ReturnType<typeof textKindOf>): Speaks {
  if (namesRemarks(header)) return changesOrForbids;
  if (kind !== null) return speaksIn(kind);
  return readColumn(header, 0, []).reading === null ? forbidsElsewhere : forbidsSending;
}

/** The comments of a workbook by line; null without any. */
const commentsOf = (comments: Reading['dialect']['comments'] = []): ReadonlyMap<number, string> | null =>
  comments.length === 0 ? null : new Map(comments.map(({ line, text }) => [line, text]));

const changesOrForbids: Speaks = (text) => forbidsSending(text) || changesAsRemark(text);

/** Columns that the texts of an order are read from. */
function columnsOfOrder({ columns, fallback = {} }: Reading['mapping']): ReadonlySet<number> {
  const own = ORDER_FIELDS.flatMap((field) => columnsOfSource(columns[field]));
  return new Set([...own, ...Object.values(fallback).flatMap((source) => columnsOfSource(source))]);
}

/** The way in which the columns of a recipe are watched; null for those that are not. */
function watchOfUsed(mapping: Reading['mapping'], header: readonly string[]): Map<number, Speaks | null> {
  const watched = new Map<number, Speaks | null>(
    Array.from(usedColumns(mapping), (column) => [column, null]),
  );
  for (const field of ORDER_FIELDS) {
    const speaks = NAMES.has(field) ? forbidsInName : (OF_FIELDS[field] ?? null);
    const columns = [mapping.columns[field], mapping.fallback?.[field as 'street']].flatMap((source) =>
      columnsOfSource(source),
    );
    if (speaks !== null) for (const column of columns) watched.set(column, speaks);
  }
  const names = [mapping.columns.product_name, ...(mapping.items ?? []).map((item) => item.product_name)];
  for (const column of names.flatMap((source) => columnsOfSource(source)))
    if (watched.get(column) === null) watched.set(column, forbidsInProduct);
  for (const { column, when } of mapping.cancelled ?? [])
    if (when === 'says') watched.set(column, watchOfStatus(header[column] ?? ''));
  return watched;
}

/** How the statuses of a column are watched: those of orders must be known, those of anything else must not be doubtful. */
function watchOfStatus(header: string): Speaks | null {
  const speaks = namesOrderState(header) ? saysNoKnownStatus : namesCancelling(header) ? saysDoubtful : null;
  if (speaks === null || !namesSending(header)) return speaks;
  return (text) => speaks(text) && !isOnlyWaiting(text);
}

const saysNoKnownStatus: Speaks = (text) => saysDoubtful(text) || isUnknownStatus(text);

/** Whether a status is neither known to leave its order to be sent, nor to speak against it. */
const isUnknownStatus = (text: string): boolean =>
  !saysNo(text.trim()) && !saysCancelled(text.trim()) && !isDoubtfulStatus(text) && !isKnownStatus(text);

/** Whether a status does not confirm that an order is to be sent; a cancelled one is reported as cancelled. */
const saysDoubtful: Speaks = (text) => !saysCancelled(text.trim()) && isDoubtfulStatus(text);
