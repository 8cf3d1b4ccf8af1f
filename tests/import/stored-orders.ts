import {
  createClient,
  login,
  ordersFind,
  addressesGet,
  type NewOrder,
  type PortalClient,
} from '@kontor/portal-core';
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
