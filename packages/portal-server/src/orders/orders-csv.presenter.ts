import { ORDER_EXPORT_COLUMNS } from '@kontor/portal-core/order-import';
import { dayOf } from '@kontor/portal-core';
import type { Clock } from '../config/clock.js';
import type { Config } from '../config/config.js';
import { csvBytes } from '../csv/csv-bytes.js';
import { csvHead, CSV_FORMATS } from '../csv/dialect.js';
import type { CsvPage, CsvRequest } from '../erp/index.js';
import { Reply } from '../http/handler.js';

interface CsvContext {
  /** Absent in the first part of a file, the only one with a header row. */
  readonly cursor: string | undefined;
  readonly clock: Clock;
  readonly config: Pick<Config, 'timeZone'>;
}

/** A part of a download as an answer; its name carries the moment (specification 1 section 7). */
export function csvReply(
  page: CsvPage,
  request: CsvRequest,
  { cursor, clock, config }: CsvContext,
): Reply<undefined> {
  const names = ORDER_EXPORT_COLUMNS.filter(({ name }) => request.columns.includes(name));
  const inOrder = request.columns.map(
    (wanted) => names.find(({ name }) => name === wanted)!.header[request.language],
  );
  const format = CSV_FORMATS[request.dialect];
  const head = cursor === undefined ? csvHead(format, inOrder) : '';
  const now = clock();
  const stamp = `${dayOf(now, config.timeZone)}_${String(now)}`;
  return new Reply<undefined>(Buffer.concat([Buffer.from(head), csvBytes(page.cells, format)]), {
    headers: {
      'Content-Disposition': `attachment; filename="orders_${stamp}.csv"`,
      'X-Found-Count': String(page.foundCount),
      ...(page.next !== null && { 'X-Next-Cursor': page.next }),
    },
  });
}
