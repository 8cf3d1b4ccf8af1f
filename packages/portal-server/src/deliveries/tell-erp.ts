import type { Writer } from '../db/index.js';
import { enqueueNews } from '../erp-outbox/index.js';
import type { LockedDelivery } from './delivery.store.js';

/** Tells the ERP of a locked delivery, in the transaction of what happened to it. */
export const tellErp = (
  trx: Writer,
  news: 'delivery.accepted' | 'delivery.booked',
  { id, merchant_erp_id }: Pick<LockedDelivery, 'id' | 'merchant_erp_id'>,
  detail: Readonly<Record<string, string>> = {},
): Promise<void> => enqueueNews(trx, news, [{ record_id: id, merchant_erp_id, detail }]);
