import { ordersFind } from '@kontor/portal-core/orders';
import { savedViewsList } from '@kontor/portal-core/saved-views';
import { allowedResources, currentUser } from '@kontor/portal-core/session';
import { settingsList } from '@kontor/portal-core/settings';
import type { PortalClient } from '@kontor/portal-core/wire';
import { firstOrdersFind } from '@kontor/portal-ui';
import { listPartOf, parseFlatSearch } from '../routes/index.js';

/** Sends what the frame asks on every page, and what the list of orders asks at its address. Whoever needs an answer sees its failure. */
export function askAhead(
  client: PortalClient,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  choices: Pick<Storage, 'getItem'>,
  userId: number | null,
): void {
  const unheard = (answer: Promise<unknown>) => void answer.catch(() => {});
  if (pathname === '/orders') {
    const body = firstOrdersFind(listPartOf(parseFlatSearch(search)), choices, userId);
    if (body !== null) unheard(client.call(ordersFind, { body }));
    unheard(client.call(savedViewsList, { query: { kind: 'orders' } }));
  }
  unheard(client.call(currentUser, {}));
  unheard(client.call(allowedResources, {}));
  unheard(client.call(settingsList, {}));
}
