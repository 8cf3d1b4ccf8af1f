import { issue, type Parsed } from '../../validation/index.js';
import type { ByteSource, CreateDecoder } from './bytes/decoder.js';
import { fileKindOf } from './bytes/file-kind.js';
import type { SheetChoice } from './sniff.js';
import type { SheetWords } from './workbook/sheet-words.js';

/** A file of orders, which can be read as text from here on. */
export interface OpenedSource {
  readonly source: ByteSource;
  /** The sheets of a workbook and the one that is read; absent for other files. */
  readonly workbook?: SheetChoice;
}

export interface OpenSheetOptions {
  readonly createDecoder: CreateDecoder;
  readonly sheet?: string;
  /** Recognises names of sheets and columns. Without it, other sheets are not searched for orders, and merged cells stay blank. */
  readonly words?: SheetWords;
}

/** Largest workbook in bytes; it is held in memory. */
const MAX_WORKBOOK_BYTES = 256 * 1024 * 1024;

/**
 * Opens a file: a workbook (`.xlsx`) becomes the CSV of one of its sheets, row n on line n; any other file is returned as it is, for
 * `sniff` to examine. `sheet` is a name or a number from 1. Issues: `fileType` on the path `file` with the `kind` of a workbook that cannot
 * be read, `unknownSheet` on the path `sheet`.
 */
export async function openSheetSource(
  source: ByteSource,
  options: OpenSheetOptions,
): Promise<Parsed<OpenedSource>> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of source.open()) {
    pieces.push(new Uint8Array(piece));
    length += piece.length;
    if (length >= 4 && !isZip(pieces)) return { ok: true, value: { source } };
    if (length > MAX_WORKBOOK_BYTES) return refused('xlsxTooLarge');
  }
  const bytes = joined(pieces, length);
  if (!isZip(pieces) || fileKindOf(bytes) !== 'xlsx') return { ok: true, value: { source } };
  return openSheet(bytes, options);
}

async function openSheet(
  bytes: Uint8Array,
  { createDecoder, sheet, words }: OpenSheetOptions,
): Promise<Parsed<OpenedSource>> {
  // Only who opens a workbook loads what reads it.
  const [{ openWorkbook }, { WorkbookError }] = await Promise.all([
    import('./workbook/open-workbook.js'),
    import('./workbook/zip.js'),
  ]);
  try {
    const opened = openWorkbook(bytes, createDecoder, { wanted: sheet, words });
    if (opened.sheet === null)
      return { ok: false, issues: [issue('sheet', 'unknownSheet', { sheets: opened.sheets.join(', ') })] };
    const { sheets, hiddenLines, hiddenColumns, mergedHeads, otherTables, cancelledOrders } = opened;
    const { sameTables, comments, boxTexts, pageTexts, colouredLines, listedOrders } = opened;
    const workbook = {
      sheets,
      sheet: opened.sheet,
      chosen: sheet !== undefined,
      ...(hiddenLines.length === 0 ? {} : { hiddenLines }),
      ...(hiddenColumns.length === 0 ? {} : { hiddenColumns }),
      ...(mergedHeads.length === 0 ? {} : { mergedHeads }),
      ...(otherTables.length === 0 ? {} : { otherTables }),
      ...(sameTables.length === 0 ? {} : { sameTables }),
      ...(comments.length === 0 ? {} : { comments }),
      ...(boxTexts.length === 0 ? {} : { boxTexts }),
      ...(pageTexts.length === 0 ? {} : { pageTexts }),
      ...(listedOrders.length === 0 ? {} : { listedOrders }),
      ...(colouredLines.length === 0 ? {} : { colouredLines }),
      ...(cancelledOrders.length === 0 ? {} : { cancelledOrders }),
    };
    return { ok: true, value: { source: opened.source, workbook } };
  } catch (error) {
    if (error instanceof WorkbookError) return refused(error.kind);
    throw error;
  }
}

function refused(kind: string): Parsed<never> {
  return { ok: false, issues: [issue('file', 'fileType', { kind })] };
}

function isZip([first = new Uint8Array(), second = new Uint8Array()]: readonly Uint8Array[]): boolean {
  const head = [...first.subarray(0, 4), ...second.subarray(0, 4)];
  return head[0] === 0x50 && head[1] === 0x4b && (head[2] === 3 || head[2] === 5);
}

function joined(pieces: readonly Uint8Array[], length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}
