import type { ErpConnection, LaneRecord } from '@kontor/portal-core/erp-link';
import { readAccepted } from '../deliveries/index.js';
import { readEveryProduct, readOpenOrders } from '../erp/index.js';
import { enqueueUntold } from '../erp-outbox/index.js';
import type { WriteDoor } from '../wire/index.js';

/** Records put on their way in one transaction. */
const AT_ONCE = 1000;
const READERS = { order: readOpenOrders, product: readEveryProduct, delivery: readAccepted };

/** Whether the ERP is told of such records. */
export const isToldOf = ({ tells_products, tells_deliveries }: ErpConnection, type: LaneRecord): boolean =>
  ({ order: true, product: tells_products, delivery: tells_deliveries })[type];

/** Puts the records of a kind that were there before the connection on their way; answers how many of each kind. */
export async function sendEarlier(write: WriteDoor, type: LaneRecord, now: string) {
  let added = 0;
  for (let [after, isLast] = [0, false]; !isLast;) {
    await write(async (trx) => {
      const records = await READERS[type](trx, after, AT_ONCE);
      added += await enqueueUntold(trx, type, records, now);
      isLast = records.length < AT_ONCE;
      after = records.at(-1)?.id ?? after;
    });
  }
  const none = { orders: 0, products: 0, deliveries: 0 };
  return { ...none, [COUNTED[type]]: added };
}

const COUNTED = { order: 'orders', product: 'products', delivery: 'deliveries' } as const;
