import { orderFilterToFind, orderFromErp } from '@kontor/portal-core/erp';
import { ordersFind, type Order } from '@kontor/portal-core/orders';
import type { PortalClient } from '@kontor/portal-core/wire';
import { readSettings, type SettingOptions } from '../config/index.js';
import { refuseOthers, withPortal } from '../http/index.js';
import {
  EXIT,
  printListing,
  readListing,
  type Io,
  type ListingOptions,
  type RecordPage,
} from '../terminal/index.js';
import { ORDER_COLUMNS, USUAL_ORDER_COLUMNS } from './order-columns.js';
import { readCriteria, type OrderCriteria, type OrderCriteriaOptions } from './order-criteria.js';

export interface OrdersListOptions extends SettingOptions, OrderCriteriaOptions, ListingOptions {}

/** Orders of one call, the most that the server takes. */
const PAGE = 500;

/** `kontor orders list`: lists the found orders, the newest first. */
export async function run(options: OrdersListOptions, io: Io): Promise<number> {
  const listing = readListing(options, 'orders', ORDER_COLUMNS, USUAL_ORDER_COLUMNS);
  const settings = await readSettings(options, io);
  const criteria = readCriteria(options, settings.merchant.value, io);
  return withPortal(settings, io, async (client) => {
    await refuseOthers(client, settings, options);
    await printListing(pagesOf(client, criteria, listing.limit), listing, options, io);
    return EXIT.done;
  });
}

/** The found orders page by page, up to `most`. */
async function* pagesOf(
  client: PortalClient,
  criteria: OrderCriteria,
  most: number,
): AsyncGenerator<RecordPage<Order>> {
  const { sort } = orderFilterToFind({});
  let cursor: string | null = null;
  do {
    const page: { limit: number; cursor?: string } = { limit: Math.min(PAGE, most) };
    if (cursor !== null) page.cursor = cursor;
    const { entries, dataInfo } = await client.call(ordersFind, {
      body: { ...criteria, ...(sort && { sort }), ...page },
    });
    yield { records: entries.map(orderFromErp), found: dataInfo.foundCount };
    cursor = dataInfo.cursor?.next ?? null;
  } while (cursor !== null);
}
