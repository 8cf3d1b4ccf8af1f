import { dayOf } from '@kontor/portal-core';
import type { Clock } from '../dates/index.js';
import type { Config } from '../config/index.js';
import type { CsvPage, CsvRequest } from '../erp/index.js';
import { Reply } from '../wire/index.js';
import { CSV_FORMATS, csvBytes, csvHead, type ExportColumn } from '../csv/index.js';

interface CsvFile<Column extends string> {
  /** What the file's name begins with: `orders`. */
  readonly name: string;
  /** All columns there are. */
  readonly columns: readonly ExportColumn<Column>[];
  /** Absent in the first part of a file, the only one with a header row. */
  readonly cursor: string | undefined;
  readonly clock: Clock;
  readonly config: Pick<Config, 'timeZone'>;
}

/** A part of a download as an answer; its name carries the moment (specification 1 section 7). */
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
