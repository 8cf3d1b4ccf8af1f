import { isReportHeader, namesOf, type ReportTable } from '@kontor/portal-core/erp-link';
import {
  inspectSource,
  openReading,
  openSheetSource,
  readRows,
  SHEET_WORDS,
  validateImportFile,
  type CreateDecoder,
  type DialectOverrides,
  type Inspection,
  type LeftOutLine,
  type TableRow,
} from '@kontor/portal-core/order-import';
import type { Parsed } from '@kontor/portal-core/validation';
import { bytesSource } from './browser-world.js';

/** A file whose rows are no orders, read to its end. */
export interface ReadTable extends ReportTable {
  readonly name: string;
  /** Lines that are no rows, such as totals. */
  readonly leftOut: number;
  /** The sheets of a workbook, and the one that was read; null for other files. */
  readonly sheets: { readonly names: readonly string[]; readonly read: string } | null;
  /** How its letters may be read, where a person has to choose; empty otherwise. */
  readonly encodings: NonNullable<Inspection['detection']['encoding']['readings']>;
}

/** A file of shipments, stock or products, and how it is to be read. */
export interface TableReading {
  readonly file: File;
  /** True where it may have any columns of numbers beside those that are needed. */
  readonly hasAnyColumns: boolean;
  readonly overrides: DialectOverrides;
}

/** Reads a file to its end; or answers why it is none. */
export async function readTable(
  { file, hasAnyColumns, overrides }: TableReading,
  createDecoder: CreateDecoder,
): Promise<Parsed<ReadTable>> {
  const refused = validateImportFile(file);
  if (refused.length > 0) return { ok: false, issues: refused };
  const bytes = bytesSource(new Uint8Array(await file.arrayBuffer()));
  const opened = await openSheetSource(bytes, {
    createDecoder,
    words: SHEET_WORDS,
    ...(overrides.sheet !== undefined && { sheet: overrides.sheet }),
  });
  if (!opened.ok) return opened;
  const { source, workbook } = opened.value;
  const inspected = await inspectSource(source, {
    createDecoder,
    isHeaderWord: isReportHeader,
    isReport: true,
    hasAnyColumns,
    overrides,
    ...(workbook && { workbook }),
  });
  if (!inspected.ok) return inspected;
  const { header, dialect, detection } = inspected.value;
  const rows: TableRow[] = [];
  let leftOut = 0;
  let names = namesOf(file.name, workbook?.sheet, []);
  const onLeftOut = ({
    count,
    shown,
  }: {
    readonly count: number;
    readonly shown: readonly LeftOutLine[];
  }) => {
    leftOut = count;
    names = namesOf(file.name, workbook?.sheet, shown);
  };
  for await (const some of readRows(source, dialect, { createDecoder, onLeftOut })) rows.push(...some);
  const sheets = workbook === undefined ? null : { names: workbook.sheets, read: workbook.sheet };
  const encodings = openReading(detection).encoding ? (detection.encoding.readings ?? []) : [];
  return { ok: true, value: { name: file.name, header, rows, ...names, leftOut, sheets, encodings } };
}
