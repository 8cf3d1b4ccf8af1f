import type { DataScope } from '@kontor/portal-core/access';
import type { Translate } from '@kontor/portal-core/i18n';
import type { LineRange, OrderImport } from '@kontor/portal-core/order-import';
import type { Writer } from '../db/index.js';
import { HttpProblem } from '../wire/index.js';
import { committedRanges, countStoredRows } from './chunk.store.js';
import { closeImport, findImport } from './order-import.store.js';
import { readReceipt } from './receipt.store.js';

/** First line behind a header row. */
const FIRST_LINE = 2;

/** Closes an import whose rows are all stored and returns its receipt, also when it was closed before. Throws 409 naming missing lines. */
export async function finishImport(
  trx: Writer,
  scope: DataScope,
  id: number,
  { at, t }: { at: string; t: Translate },
): Promise<OrderImport> {
  const { state, sourceRows } = await findImport(trx, scope, id);
  if (state === 'undone') throw new HttpProblem('status_conflict');
  if (state === 'running') {
    const stored = await countStoredRows(trx, id);
    if (stored !== sourceRows) {
      const ranges = (await committedRanges(trx, [id])).get(id) ?? [];
      const params = { stored, total: sourceRows, lines: describeGaps(ranges, t) };
      throw new HttpProblem('status_conflict', { detail: t('orderImport.rowsMissing', params) });
    }
    await closeImport(trx, id, 'finished', at);
  }
  const receipt = await readReceipt(trx, scope, id);
  return receipt!;
}

/** Describes the lines between and after the stored chunks: `2-500, 1001 and on`. They may include lines without a row of their own. */
function describeGaps(ranges: readonly LineRange[], t: Translate): string {
  let next = FIRST_LINE;
  const gaps: string[] = [];
  for (const { from, to } of ranges) {
    if (from > next) gaps.push(`${next}-${from - 1}`);
    next = to + 1;
  }
  return [...gaps, t('orderImport.linesFrom', { line: next })].join(', ');
}
