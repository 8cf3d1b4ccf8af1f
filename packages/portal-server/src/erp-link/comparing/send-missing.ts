import { lockMovable } from '../../erp/index.js';
import { enqueueNews } from '../../erp-outbox/index.js';
import type { FileMaker } from '../../filemaker/index.js';
import type { WriteDoor } from '../../wire/index.js';
import { compareWithFileMaker, type Compared } from './compare.js';

/**
 * Tells the ERP anew of orders that it has taken and has no longer. Answers how many they are, all that are named by one comparison, or why
 * nothing could be compared.
 */
export async function sendMissing(
  compared: Compared,
  fileMaker: FileMaker,
  write: WriteDoor,
): Promise<{ readonly orders: number; readonly failure: string }> {
  const { differences, failure } = await compareWithFileMaker(compared, fileMaker);
  const ids = differences.flatMap(({ kind, order_id }) =>
    kind === 'missing_there' && order_id !== null ? [order_id] : [],
  );
  if (ids.length === 0) return { orders: 0, failure };
  return write(async (trx, trail) => {
    // Orders before their lanes, as everyone who changes one.
    const orders = await lockMovable(trx, compared.scope, ids);
    const news = orders.map(({ id, merchant_erp_id }) => ({ record_id: id, merchant_erp_id }));
    await enqueueNews(trx, 'order.created', news);
    await trail.touch(
      'order',
      orders.map(({ id }) => ({ id, detail: { erp_decision: 'repeat', reason: '' } })),
    );
    return { orders: orders.length, failure };
  });
}
