import type { DataScope } from '@kontor/portal-core/access';
import type { LaneRecord } from '@kontor/portal-core/erp-link';
import type { Knex } from 'knex';
import { readDelivery, readInbound } from '../deliveries/index.js';
import { readAddress, readOrder, readProduct } from '../erp/index.js';
import type { NewsToSend } from '../erp-outbox/index.js';

/** The link to the ERP is that of all merchants. */
export const EVERY_RECORD: DataScope = { kind: 'all' };

/** Reads a record as it is now, in JSON as the portal's own calls answer it; null when it is not there. */
export function readParts(
  read: Knex,
  { record_type, record_id }: { readonly record_type: LaneRecord; readonly record_id: number },
): Promise<NewsToSend['parts'] | null> {
  return READERS[record_type](read, record_id);
}

const READERS: Readonly<Record<LaneRecord, (read: Knex, id: number) => Promise<NewsToSend['parts'] | null>>> =
  {
    async order(read, id) {
      const order = await readOrder(read, EVERY_RECORD, id);
      const address = await readAddress(read, EVERY_RECORD, id);
      return order === null ? null : { order, address: JSON.stringify(address) };
    },
    async product(read, id) {
      const product = await readProduct(read, EVERY_RECORD, id);
      return product === null ? null : { product };
    },
    async delivery(read, id) {
      const delivery = await readDelivery(read, EVERY_RECORD, id);
      if (delivery === null) return null;
      const { intendo_id } = delivery;
      const inbound = intendo_id === null ? null : await readInbound(read, EVERY_RECORD, intendo_id);
      return { delivery: JSON.stringify(delivery), inbound: JSON.stringify(inbound) };
    },
  };
