import { strToU8 } from 'fflate';
import type { ByteSource, CreateDecoder } from '../bytes/decoder.js';
import { commentsIn, type RowComment } from './comments.js';
import { MergedOrders, type MergedColumns } from './merged-cells.js';
import { MetNumbers, OrderNumbers } from './order-numbers.js';
import { HeaderRows } from './same-header.js';
import { readLooks } from './looks.js';
import { readStyles } from './styles.js';
import type { ColouredLines } from './row-looks.js';
import { SharedStrings, SheetRows, type CellContext, type RowWatcher } from './sheet-rows.js';
import type { CancelledOrders, SheetWords } from './sheet-words.js';
import { boxTextsIn, type BoxText } from './text-boxes.js';
import { attribute, inside, isTrue, tagsOf } from './xml.js';
import { readZipDirectory, unpack, WorkbookError, type ZipEntry } from './zip.js';

/** A sheet of a workbook that can be read as CSV. */
export interface OpenSheet {
  /** Names of the visible sheets, in order. */
  readonly sheets: readonly string[];
  readonly sheet: string;
  /** Its hidden or struck through lines. */
  readonly hiddenLines: readonly number[];
  /** Indexes, from 0, of its hidden columns. */
  readonly hiddenColumns: readonly number[];
  /** Merged cells in its first lines. */
  readonly mergedHeads: readonly MergedColumns[];
  /** Other sheets that are filled in as well; empty when the user chose the sheet. */
  readonly otherTables: readonly string[];
  /** Those of them that begin with the same header: their orders are as good as those of the sheet that is read. */
  readonly sameTables: readonly string[];
  /** The comments on its rows. */
  readonly comments: readonly RowComment[];
  /** The texts in boxes and shapes over it. */
  readonly boxTexts: readonly BoxText[];
  /** The texts above and below its pages when it is printed. */
  readonly pageTexts: readonly string[];
  /** Its orders that another sheet marks as not to be sent, whichever sheet was chosen. */
  readonly cancelledOrders: readonly CancelledOrders[];
  /** Its orders that another sheet lists, while it does not list all. */
  readonly listedOrders: readonly CancelledOrders[];
  /** Its lines that are coloured otherwise than the others. */
  readonly colouredLines: readonly ColouredLines[];
  /** UTF-8 with semicolons; row n of the sheet is on line n. */
  readonly source: ByteSource;
}

/** Most uncompressed bytes of a sheet, and of the other parts of a workbook: larger ones were made to fill the memory. */
const MAX_SHEET_BYTES = 2 * 1024 * 1024 * 1024;
const MAX_PART_BYTES = 256 * 1024 * 1024;
/** Most bytes of CSV kept for the next pass; a longer sheet is decompressed again. */
const KEPT_BYTES = 32 * 1024 * 1024;

/** Most rows of a sheet that lists some of the orders; a longer one is no such list. */
const MOST_LISTED = 100_000;

/** Least number of rows of a sheet that is not empty, that is filled in, and that contains a table. */
const LEAST = {
  row: ({ filledRows }: SheetRows) => filledRows > 0,
  rows: ({ filledRows }: SheetRows) => filledRows > 1,
  table: ({ tableRows }: SheetRows) => tableRows > 1,
};

interface SheetPart {
  readonly name: string;
  readonly hidden: boolean;
  readonly entry: ZipEntry | undefined;
}

/**
 * Opens a workbook (ECMA-376) and reads one of its sheets to the end, so that every fault in it is found at once. `wanted` is a sheet's
 * name or its number from 1; for the default see `partToRead`. Null when the sheet does not exist. Throws `WorkbookError`.
 */
export function openWorkbook(
  bytes: Uint8Array,
  createDecoder: CreateDecoder,
  { wanted, words }: { readonly wanted?: string | undefined; readonly words?: SheetWords | undefined } = {},
): OpenSheet | { readonly sheets: readonly string[]; readonly sheet: null } {
  const book = new Workbook(bytes, createDecoder);
  const parts = book.sheetParts();
  const shown = parts.filter(({ hidden }) => !hidden);
  const sheets = (shown.length > 0 ? shown : parts).map(({ name }) => name);
  const candidates =
    wanted === undefined ? parts.filter(({ name }) => sheets.includes(name)) : chosen(parts, sheets, wanted);
  const context = book.context();
  const part = partToRead(candidates, words, (one, kind) => book.holds(one, kind, context));
  if (part === undefined) return { sheets, sheet: null };
  if (part.entry === undefined) throw new WorkbookError('xlsxDamaged');
  const { entry, name } = part;
  const beside = words === undefined ? [] : book.numbersBeside(part, parts, { words, context });
  const read = keptSource((rows) => csvOf(book.texts(entry, MAX_SHEET_BYTES), rows), {
    context,
    words,
    beside,
  });
  const others = candidates.filter((one) => one !== part && book.holds(one, 'rows', context));
  const own = others.length === 0 ? null : book.headerRows(part, context);
  const same = others.filter(
    (one) => own !== null && holdsOrders(one, words) && own.meets(book.headerRows(one, context)),
  );
  return {
    sheets,
    sheet: name,
    otherTables: others.map((one) => one.name),
    sameTables: same.map((one) => one.name),
    comments: commentsIn(book.partsBeside(entry, /\/(?:comments|threadedComment)$/)),
    boxTexts: boxTextsIn(book.partsBeside(entry, /\/drawing$/)),
    ...read,
  };
}

/**
 * The first sheet with a table, or with any row. A sheet whose name says that its orders must not be sent is taken only when there is no
 * other.
 */
function partToRead(
  candidates: readonly SheetPart[],
  words: SheetWords | undefined,
  holds: (part: SheetPart, kind: keyof typeof LEAST) => boolean,
): SheetPart | undefined {
  const [first, ...others] = candidates;
  if (others.length === 0) return first;
  const meant = candidates.filter((one) => holdsOrders(one, words));
  const firstWith = (some: readonly SheetPart[]) =>
    some.find((one) => holds(one, 'table')) ?? some.find((one) => holds(one, 'row'));
  return firstWith(meant) ?? firstWith(candidates) ?? first;
}

/** Whether the name of a sheet leaves open that its orders are to be sent. */
function holdsOrders({ name }: SheetPart, words: SheetWords | undefined): boolean {
  return words === undefined || (!words.isCancelled(name) && words.holdsNoOrders?.(name) !== true);
}

/** The sheet with a name, or with a number in the visible order; undefined when it does not exist. */
function chosen(parts: readonly SheetPart[], shown: readonly string[], wanted: string): SheetPart[] {
  const folded = wanted.trim().toLowerCase();
  const found =
    parts.find(({ name }) => name === wanted) ??
    parts.find(({ name }) => name.trim().toLowerCase() === folded) ??
    parts.find(({ name }) => name === shown[Number(wanted) - 1]);
  return found === undefined ? [] : [found];
}

class Workbook {
  private readonly bytes: Uint8Array;
  private readonly entries: ReadonlyMap<string, ZipEntry>;
  private readonly createDecoder: CreateDecoder;
  private readonly path: string;
  private readonly relations: readonly Relation[];

  constructor(bytes: Uint8Array, createDecoder: CreateDecoder) {
    this.bytes = bytes;
    this.createDecoder = createDecoder;
    this.entries = readZipDirectory(bytes);
    const root = relationsOf(this.part('_rels/.rels'), '');
    this.path = root.find(({ type }) => type.endsWith('/officeDocument'))?.target ?? 'xl/workbook.xml';
    const folder = this.path.slice(0, this.path.lastIndexOf('/') + 1);
    const file = this.path.slice(folder.length);
    this.relations = relationsOf(this.part(`${folder}_rels/${file}.rels`), folder);
  }

  sheetParts(): SheetPart[] {
    const parts = Array.from(tagsOf(inside(this.part(this.path), 'sheets'), 'sheet'), (tag) => {
      const relation = this.relations.find(({ id }) => id === attribute(tag, 'id'));
      const isSheet = relation?.type.endsWith('/worksheet') === true;
      return {
        name: attribute(tag, 'name') ?? '',
        hidden: (attribute(tag, 'state') ?? 'visible') !== 'visible' || !isSheet,
        entry: this.entry(relation?.target ?? ''),
      };
    });
    if (parts.length === 0) throw new WorkbookError('xlsxDamaged');
    return parts;
  }

  context(): CellContext {
    const strings = new SharedStrings(MAX_PART_BYTES);
    const shared = this.entry(this.targetOf('/sharedStrings'));
    if (shared !== undefined) for (const text of this.texts(shared, MAX_PART_BYTES)) strings.push(text);
    const [properties = ''] = tagsOf(this.part(this.path), 'workbookPr');
    const [calculation = ''] = tagsOf(this.part(this.path), 'calcPr');
    const styles = this.part(this.targetOf('/styles'));
    const looks = readLooks(styles);
    return {
      strings: strings.strings,
      struckStrings: strings.struck,
      styles: readStyles(styles),
      looks: looks.some(({ colours }) => colours !== '') ? looks : [],
      since1904: isTrue(attribute(properties, 'date1904')),
      uncalculated: isTrue(attribute(calculation, 'fullCalcOnLoad')),
    };
  }

  /** Whether a sheet has rows of a kind (`LEAST`), judged by its beginning; true for one that cannot be read. */
  holds({ entry }: SheetPart, kind: keyof typeof LEAST, context: CellContext): boolean {
    if (entry === undefined) return true;
    const rows = new SheetRows(context);
    try {
      for (const text of this.texts(entry, MAX_SHEET_BYTES)) {
        rows.push(text);
        if (LEAST[kind](rows)) return true;
      }
    } catch (error) {
      if (error instanceof WorkbookError) return true;
      throw error;
    }
    return false;
  }

  /** The rows of a sheet's beginning that may be its header. */
  headerRows({ entry }: SheetPart, context: CellContext): HeaderRows {
    const found = new HeaderRows();
    if (entry === undefined) return found;
    const rows = new SheetRows(context, [found.row]);
    try {
      for (const text of this.texts(entry, MAX_SHEET_BYTES)) {
        rows.push(text);
        if (found.isFull) break;
      }
    } catch (error) {
      if (!(error instanceof WorkbookError)) throw error;
    }
    return found;
  }

  /** The texts of the parts that belong to a sheet, of a kind. */
  partsBeside({ name }: ZipEntry, kind: RegExp): string[] {
    const at = name.lastIndexOf('/') + 1;
    const [folder, file] = [name.slice(0, at), name.slice(at)];
    const relations = relationsOf(this.part(`${folder}_rels/${file}.rels`), folder);
    return relations.filter(({ type }) => kind.test(type)).map(({ target }) => this.part(target));
  }

  /** The order numbers in other sheets. */
  numbersBeside(
    read: SheetPart,
    parts: readonly SheetPart[],
    { words, context }: { readonly words: SheetWords; readonly context: CellContext },
  ): NumbersOfSheet[] {
    return parts.flatMap((part) => {
      if (part === read || part.entry === undefined) return [];
      const isCancelled = words.isCancelled(part.name);
      const found = new OrderNumbers(words);
      const rows = new SheetRows(context, [found.row]);
      for (const text of this.texts(part.entry, MAX_SHEET_BYTES)) {
        rows.push(text);
        if (!isCancelled && rows.filledRows > MOST_LISTED) return [];
      }
      return [{ sheet: part.name, isCancelled, numbers: isCancelled ? found.numbers : found.certain }];
    });
  }

  /** Yields the text of a part in chunks. */
  *texts(entry: ZipEntry, maxBytes: number): Generator<string> {
    const decoder = this.createDecoder('utf-8');
    for (const piece of unpack(this.bytes, entry, maxBytes)) yield decoder.write(piece);
    yield decoder.end();
  }

  private targetOf(type: string): string {
    return this.relations.find((relation) => relation.type.endsWith(type))?.target ?? '';
  }

  private entry(path: string): ZipEntry | undefined {
    return this.entries.get(path.toLowerCase());
  }

  /** The whole text of a small part; empty when it does not exist. */
  private part(path: string): string {
    const entry = this.entry(path);
    return entry === undefined ? '' : [...this.texts(entry, MAX_PART_BYTES)].join('');
  }
}

interface Relation {
  readonly id: string;
  readonly type: string;
  /** Path of the part in the archive. */
  readonly target: string;
}

function relationsOf(xml: string, folder: string): Relation[] {
  return Array.from(tagsOf(xml, 'Relationship'), (tag) => {
    const target = attribute(tag, 'Target') ?? '';
    return {
      id: attribute(tag, 'Id') ?? '',
      type: attribute(tag, 'Type') ?? '',
      target: target.startsWith('/') ? target.slice(1) : resolved(`${folder}${target}`),
    };
  });
}

/** The path with its upward steps resolved. */
function resolved(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

function* csvOf(texts: Iterable<string>, rows: SheetRows): Generator<Uint8Array> {
  for (const text of texts) {
    const lines = rows.push(text);
    if (lines !== '') yield strToU8(lines);
  }
}

interface NumbersOfSheet {
  readonly sheet: string;
  /** Whether its name says that its orders must not be sent. */
  readonly isCancelled: boolean;
  readonly numbers: ReadonlyMap<string, string>;
}

interface ReadWith {
  readonly context: CellContext;
  readonly words: SheetWords | undefined;
  readonly beside: readonly NumbersOfSheet[];
}

type Lines = (rows: SheetRows) => Iterable<Uint8Array>;

/**
 * Reads the lines to the end, and keeps them unless they are many. Reads them once more when cells are merged, which is known only at the
 * end.
 */
function keptSource(
  lines: Lines,
  { context, words, beside }: ReadWith,
): Omit<OpenSheet, 'sheets' | 'sheet' | 'otherTables' | 'sameTables' | 'comments' | 'boxTexts'> {
  const found = beside.map((one) => ({ ...one, met: new MetNumbers(one.numbers) }));
  const own = words === undefined || beside.length === 0 ? [] : [new OrderNumbers(words)];
  const first = readThrough(
    lines,
    new SheetRows(context, [...found.map(({ met }) => met.row), ...own.map(({ row }) => row)]),
  );
  const met = found.flatMap(({ sheet, isCancelled, numbers, met: { met: keys } }) =>
    keys.size === 0
      ? []
      : [{ sheet, isCancelled, numbers: Array.from(keys, (key) => numbers.get(key) ?? key) }],
  );
  const orders = own[0]?.numbers.size ?? 0;
  const { ranges, heads } = first.rows.mergedCells;
  const filling = (): RowWatcher[] =>
    words === undefined || ranges.length === 0 ? [] : [new MergedOrders(ranges, words).row];
  const { rows, kept } =
    filling().length === 0 ? first : readThrough(lines, new SheetRows(context, filling()));
  return {
    source: {
      async *open() {
        yield* kept ?? lines(new SheetRows(context, filling()));
      },
    },
    hiddenLines: rows.hidden,
    hiddenColumns: rows.hiddenColumns,
    pageTexts: rows.pageTexts,
    mergedHeads: heads,
    colouredLines: rows.colouredLines,
    cancelledOrders: met.filter(({ isCancelled }) => isCancelled).map(toOrders),
    // A sheet with all orders, such as one of their items, sets none of them apart.
    listedOrders: met
      .filter(({ isCancelled, numbers }) => !isCancelled && numbers.length < orders)
      .map(toOrders),
  };
}

const toOrders = ({ sheet, numbers }: CancelledOrders): CancelledOrders => ({ sheet, numbers });

/** Reads the lines to the end; returns them unless they are many. */
function readThrough(lines: Lines, rows: SheetRows) {
  let kept: Uint8Array[] | null = [];
  let length = 0;
  for (const piece of lines(rows)) {
    length += piece.length;
    if (length > KEPT_BYTES) kept = null;
    kept?.push(piece);
  }
  return { rows, kept };
}
