import { strToU8 } from 'fflate';
import type { CreateDecoder } from '../decoder.js';
import type { ByteSource } from '../inspect.js';
import { MergedOrders, type MergedColumns } from './merged-cells.js';
import { MetNumbers, OrderNumbers } from './order-numbers.js';
import { readStyles } from './styles.js';
import { SharedStrings, SheetRows, type CellContext, type RowWatcher } from './sheet-rows.js';
import type { CancelledOrders, SheetWords } from './sheet-words.js';
import { attribute, inside, isTrue, tagsOf } from './xml.js';
import { readZipDirectory, unpack, WorkbookError, type ZipEntry } from './zip.js';

/** A sheet of a workbook, to be read as CSV. */
export interface OpenSheet {
  /** Names of the sheets that are not hidden, in order. */
  readonly sheets: readonly string[];
  readonly sheet: string;
  /** Lines of it that are hidden or struck through. */
  readonly hiddenLines: readonly number[];
  /** Columns of it, from 0, that are hidden. */
  readonly hiddenColumns: readonly number[];
  /** Cells of one of its first lines that are merged. */
  readonly mergedHeads: readonly MergedColumns[];
  /** Sheets nobody chose that are filled in as well; none where the sheet was chosen. */
  readonly otherTables: readonly string[];
  /** Orders of it that another sheet says are not to be sent, whichever was chosen. */
  readonly cancelledOrders: readonly CancelledOrders[];
  /** UTF-8 with semicolons; row n of the sheet stands on line n. */
  readonly source: ByteSource;
}

/** Unpacked bytes a sheet, and the other parts of a workbook, may have: what is larger was made to fill a memory. */
const MAX_SHEET_BYTES = 2 * 1024 * 1024 * 1024;
const MAX_PART_BYTES = 256 * 1024 * 1024;
/** Bytes of CSV kept for the next reading; a longer sheet is unpacked again. */
const KEPT_BYTES = 32 * 1024 * 1024;

/** When a sheet is not empty, when it was filled in, and when it holds a table. */
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
 * Opens a workbook (ECMA-376) and reads one of its sheets through, so that whatever is wrong with it shows at once. `wanted` is a sheet's
 * name or its number from 1; when absent see `partToRead`. Null when there is no such sheet. Throws `WorkbookError`.
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
  const cancelled = words === undefined ? [] : book.cancelledBeside(part, parts, { words, context });
  const read = keptSource((rows) => csvOf(book.texts(entry, MAX_SHEET_BYTES), rows), {
    context,
    words,
    cancelled,
  });
  const otherTables = candidates
    .filter((one) => one !== part && book.holds(one, 'rows', context))
    .map((one) => one.name);
  return { sheets, sheet: name, otherTables, ...read };
}

/** The first sheet with a table, or with any row; one whose name says that its orders are not to be sent only where there is no other. */
function partToRead(
  candidates: readonly SheetPart[],
  words: SheetWords | undefined,
  holds: (part: SheetPart, kind: keyof typeof LEAST) => boolean,
): SheetPart | undefined {
  const [first, ...others] = candidates;
  if (others.length === 0) return first;
  const meant = candidates.filter(
    ({ name }) => words === undefined || (!words.isCancelled(name) && words.holdsNoOrders?.(name) !== true),
  );
  const firstWith = (some: readonly SheetPart[]) =>
    some.find((one) => holds(one, 'table')) ?? some.find((one) => holds(one, 'row'));
  return firstWith(meant) ?? firstWith(candidates) ?? first;
}

/** The sheet of a name, or of a number in the order they are shown; none when there is no such sheet. */
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
    return {
      strings: strings.strings,
      struckStrings: strings.struck,
      styles: readStyles(this.part(this.targetOf('/styles'))),
      since1904: isTrue(attribute(properties, 'date1904')),
      uncalculated: isTrue(attribute(calculation, 'fullCalcOnLoad')),
    };
  }

  /** Whether a sheet has rows of a kind (`LEAST`), as its beginning tells; one that cannot be read may. */
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

  /** The order numbers of the other sheets whose names say that they are not to be sent. */
  cancelledBeside(
    read: SheetPart,
    parts: readonly SheetPart[],
    { words, context }: { readonly words: SheetWords; readonly context: CellContext },
  ): NumbersOfSheet[] {
    return parts.flatMap((part) => {
      if (part === read || part.entry === undefined || !words.isCancelled(part.name)) return [];
      const { row, numbers } = new OrderNumbers(words);
      const rows = new SheetRows(context, [row]);
      for (const text of this.texts(part.entry, MAX_SHEET_BYTES)) rows.push(text);
      return [{ sheet: part.name, numbers }];
    });
  }

  /** The text of a part in pieces. */
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

  /** The whole text of a small part; empty when there is none. */
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

/** A path without its steps upwards. */
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
  readonly numbers: ReadonlyMap<string, string>;
}

interface ReadWith {
  readonly context: CellContext;
  readonly words: SheetWords | undefined;
  readonly cancelled: readonly NumbersOfSheet[];
}

type Lines = (rows: SheetRows) => Iterable<Uint8Array>;

/** Reads the lines through once, and keeps them unless they are many; once more where cells are merged, which is known at the end only. */
function keptSource(
  lines: Lines,
  { context, words, cancelled }: ReadWith,
): Omit<OpenSheet, 'sheets' | 'sheet' | 'otherTables'> {
  const found = cancelled.map(({ sheet, numbers }) => ({ sheet, numbers, met: new MetNumbers(numbers) }));
  const first = readThrough(
    lines,
    new SheetRows(
      context,
      found.map(({ met }) => met.row),
    ),
  );
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
    mergedHeads: heads,
    cancelledOrders: found.flatMap(({ sheet, numbers, met }) =>
      met.met.size === 0 ? [] : [{ sheet, numbers: Array.from(met.met, (key) => numbers.get(key) ?? key) }],
    ),
  };
}

/** The lines, unless they are many. */
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
