import { createClient } from '@kontor/portal-core/contract';
import { ordersFind, addressesGet, type NewOrder } from '@kontor/portal-core/orders';
import { login } from '@kontor/portal-core/session';
import type { PortalClient } from '@kontor/portal-core/wire';
import { addressFromErp, orderFilterToFind, orderFromErp } from '@kontor/portal-core/erp';
import { importRecipesForget, importRecipesRecall } from '@kontor/portal-core/order-import';
import { DEMO_PASSWORD, type PortalProcess } from '../cli/processes.js';
import { fetchTransport } from '../flows/fetch-transport.js';

/** The orders a portal holds, read back over HTTP. */
export interface StoredOrders {
  /** Those stored since the last call. */
  newest(): Promise<NewOrder[]>;
  /** Forgets what was confirmed for files of a shape. */
  forget(shape: string): Promise<void>;
}

/** Looks at the orders of a demo user. */
export async function storedOrders(
  { url }: Pick<PortalProcess, 'url'>,
  username: string,
): Promise<StoredOrders> {
  const transport = fetchTransport(url);
  const { token } = await createClient({ transport }).call(login, {
    body: { username, password: DEMO_PASSWORD },
  });
  const client = createClient({ transport, token: () => token });
  let seen = (await newestOf(client, 1))[0]?.id ?? 0;
  return {
    async newest() {
      const fresh = (await newestOf(client, 50)).filter(({ id }) => id > seen);
      seen = Math.max(seen, ...fresh.map(({ id }) => id));
      return Promise.all(fresh.map((order) => withAddress(client, order)));
    },
    async forget(shape) {
      const { entries } = await client.call(importRecipesRecall, { query: { shape } });
      for (const { id } of entries) await client.call(importRecipesForget, { params: { id } });
    },
  };
}

async function newestOf(client: PortalClient, limit: number) {
  const body = orderFilterToFind({}, { column: 'id', direction: 'descending' }, { limit });
  const { entries } = await client.call(ordersFind, { body });
  return entries.map(orderFromErp);
}

async function withAddress(client: PortalClient, order: ReturnType<typeof orderFromErp>): Promise<NewOrder> {
  const { entries } = await client.call(addressesGet, { params: { id: order.addressId } });
  const [record] = entries;
  if (record === undefined) throw new Error(`order ${order.externalOrderId} has no address`);
  return {
    external_order_id: order.externalOrderId,
    customer_order_reference: order.customerReference,
    date: order.date,
    items: order.items,
    address: addressFromErp(record),
  };
}
