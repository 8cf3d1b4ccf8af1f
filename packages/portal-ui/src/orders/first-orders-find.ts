import { withinMerchant } from '@kontor/portal-core/merchants';
import { offsetOfPage } from '@kontor/portal-core/pagination';
import { readViewUrl } from '@kontor/portal-core/saved-views';
import { orderFilterToFind, type ErpFind } from '@kontor/portal-core/erp';
import { readMerchant } from '../merchant-choice/index.js';
import type { ChoiceStorage } from '../provider/index.js';
import { waitsForViews } from '../saved-views/index.js';
import { orderList, ORDERS_COUNTED } from './order-list.js';

/**
 * The find with which the list of orders at an address begins, for a host that asks ahead of the widget; null when only the user's views
 * tell which list it is. `search` holds the list's part of the address, and `userId`
 * names the user whose data is shown.
 */
export function firstOrdersFind(
  search: Readonly<Record<string, unknown>>,
  choices: Pick<ChoiceStorage, 'getItem'>,
  userId: number | null,
): ErpFind | null {
  if (waitsForViews('orders', search, choices)) return null;
  const { filter, sort, page } = orderList.read(readViewUrl(search, []).search);
  const limit = orderList.pageSize;
  const chosen = readMerchant(choices, userId) ?? null;
  return {
    ...orderFilterToFind(withinMerchant(filter, { own: null, chosen }), sort, {
      limit,
      offset: offsetOfPage(page, limit),
    }),
    countUpTo: ORDERS_COUNTED,
    countLater: true,
  };
}
