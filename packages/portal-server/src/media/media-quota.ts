import type { Writer } from '../db/database.js';
import { engineOf } from '../db/tables.js';
import { HttpProblem } from '../wire/problem.js';

const MEGABYTE = 1024 * 1024;

/** Throws 413 when a merchant's files would take more than `quotaBytes` with another one; 0 sets no limit. */
export async function checkQuota(
  trx: Writer,
  { merchantErpId, size }: { readonly merchantErpId: number | null; readonly size: number },
  quotaBytes: number,
): Promise<void> {
  if (quotaBytes === 0 || merchantErpId === null) return;
  // Two uploads at once must not both find the last free megabyte; SQLite writes one by one anyway.
  if (engineOf(trx) === 'postgres')
    await trx('merchants').where({ erp_merchant_id: merchantErpId }).forUpdate().select('id');
  const taken = await trx('media').where({ merchant_erp_id: merchantErpId }).sum({ bytes: 'size' }).first();
  if (Number(taken?.['bytes'] ?? 0) + size <= quotaBytes) return;
  throw new HttpProblem('quota_exceeded', { params: { megabytes: quotaBytes / MEGABYTE } });
}
