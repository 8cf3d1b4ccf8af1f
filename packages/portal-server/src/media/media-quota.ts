import type { Writer } from '../db/index.js';
import { HttpProblem } from '../wire/index.js';
import { lockTakenBytes } from './media.store.js';

const MEGABYTE = 1024 * 1024;

/** Throws 413 when another file would make a merchant's files take more than `quotaBytes`; 0 means no limit. */
export async function checkQuota(
  trx: Writer,
  { merchantErpId, size }: { readonly merchantErpId: number | null; readonly size: number },
  quotaBytes: number,
): Promise<void> {
  if (quotaBytes === 0 || merchantErpId === null) return;
  if ((await lockTakenBytes(trx, merchantErpId)) + size <= quotaBytes) return;
  throw new HttpProblem('quota_exceeded', { params: { megabytes: quotaBytes / MEGABYTE } });
}
