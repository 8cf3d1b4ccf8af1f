import {
  deliveriesList,
  DELIVERY_STATUS_TEXTS,
  DELIVERY_STATUSES,
  deliveryFilter,
  type DeliveriesQuery,
  type Delivery,
  type DeliveryFilter,
} from '@kontor/portal-core/deliveries';
import type { PortalClient } from '@kontor/portal-core/wire';
import { readSettings, type SettingOptions } from '../config/index.js';
import { refuseOthers, withPortal } from '../http/index.js';
import {
  chosenAsShown,
  EXIT,
  exclude,
  printListing,
  readDays,
  readListing,
  type Io,
  type ListingOptions,
  type RecordPage,
} from '../terminal/index.js';
import { DELIVERY_COLUMNS, USUAL_DELIVERY_COLUMNS } from './delivery-columns.js';

export interface DeliveriesListOptions extends SettingOptions, ListingOptions {
  readonly status?: string;
  readonly product?: string;
  readonly from?: string;
  readonly to?: string;
  readonly allMerchants?: boolean;
}

/** Deliveries of one call, the most that the server takes. */
const PAGE = 250;

/** `kontor deliveries list`: lists the found deliveries, the newest first. */
export async function run(options: DeliveriesListOptions, io: Io): Promise<number> {
  exclude(options, ['allMerchants', 'merchant']);
  const listing = readListing(options, 'deliveries', DELIVERY_COLUMNS, USUAL_DELIVERY_COLUMNS);
  const settings = await readSettings(options, io);
  const filter = toFilter(options, settings.merchant.value, io);
  return withPortal(settings, io, async (client) => {
    await refuseOthers(client, settings, options);
    await printListing(pagesOf(client, deliveryFilter.toQuery(filter), listing.limit), listing, options, io);
    return EXIT.done;
  });
}

function toFilter(options: DeliveriesListOptions, merchantErpId: number | null, io: Io): DeliveryFilter {
  const { status, product, allMerchants } = options;
  const arriving = readDays(options);
  return {
    ...(status !== undefined && { status: chosenAsShown(status, STATUS, io) }),
    ...(product !== undefined && { product }),
    ...(Object.keys(arriving).length > 0 && { arriving }),
    ...(allMerchants ? { displayAllMerchants: true } : merchantErpId !== null && { merchantErpId }),
  };
}

const STATUS = { choices: DELIVERY_STATUSES, texts: DELIVERY_STATUS_TEXTS, flag: '--status' };

async function* pagesOf(
  client: PortalClient,
  query: DeliveriesQuery,
  most: number,
): AsyncGenerator<RecordPage<Delivery>> {
  let seen = 0;
  let found = 0;
  do {
    const page = { limit: Math.min(PAGE, most), offset: seen + 1 };
    const { entries, foundCount } = await client.call(deliveriesList, { query: { ...query, ...page } });
    yield { records: entries, found: foundCount };
    found = entries.length === 0 ? seen : foundCount;
    seen += entries.length;
  } while (seen < found);
}
