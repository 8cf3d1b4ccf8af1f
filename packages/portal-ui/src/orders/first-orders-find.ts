import { offsetOfPage, readViewUrl } from '@kontor/portal-core';
import { orderFilterToFind, type ErpFind } from '@kontor/portal-core/erp';
import type { ChoiceStorage } from '../provider/index.js';
import { waitsForViews } from '../saved-views/index.js';
import { orderList } from './order-list.js';

/**
 * The find with which the list of orders at an address begins, for a host that asks ahead of the widget; null when only the user's views
 * tell which list it is. `search` holds the list's part of the address.
 */
export function firstOrdersFind(
  search: Readonly<Record<string, unknown>>,
  choices: Pick<ChoiceStorage, 'getItem'>,
): ErpFind | null {
  if (waitsForViews('orders', search, choices)) return null;
  const { filter, sort, page } = orderList.read(readViewUrl(search, []).search);
  const limit = orderList.pageSize;
  return {
    ...orderFilterToFind(filter, sort, { limit, offset: offsetOfPage(page, limit) }),
    countLater: true,
  };
}
