import { dayOf } from '@kontor/portal-core/dates';
import type { Clock } from '../dates/index.js';
import type { Config } from '../config/index.js';
import type { CsvPage, CsvRequest } from '../erp/index.js';
import { Reply } from '../wire/index.js';
import { CSV_FORMATS, csvBytes, csvHead, type ExportColumn } from '../csv/index.js';

interface CsvFile<Column extends string> {
  /** Beginning of the file's name: `orders`. */
  readonly name: string;
  /** All columns of the export. */
  readonly columns: readonly ExportColumn<Column>[];
  /** Cursor of a later part; absent in the first part of a file, the only one with a header row. */
  readonly cursor: string | undefined;
  readonly clock: Clock;
  readonly config: Pick<Config, 'timeZone'>;
}

/** Answers a part of a CSV download. The file name contains the time (specification 1 section 7). */
export function csvReply<Column extends string>(
  page: CsvPage,
  { columns: asked, dialect, language }: CsvRequest<Column>,
  { name, columns, cursor, clock, config }: CsvFile<Column>,
): Reply<undefined> {
  const header = new Map(columns.map((column) => [column.name, column.header[language]]));
  const format = CSV_FORMATS[dialect];
  const titles = asked.map((column) => header.get(column) ?? column);
  const head = cursor === undefined ? csvHead(format, titles) : '';
  const now = clock();
  const stamp = `${dayOf(now, config.timeZone)}_${String(now)}`;
  return new Reply<undefined>(Buffer.concat([Buffer.from(head), csvBytes(page.cells, format)]), {
    headers: {
      'Content-Disposition': `attachment; filename="${name}_${stamp}.csv"`,
      'X-Found-Count': String(page.foundCount),
      ...(page.next !== null && { 'X-Next-Cursor': page.next }),
    },
  });
}
