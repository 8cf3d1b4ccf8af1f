import { keepPreviousData, type UseQueryResult } from '@tanstack/react-query';
import { mayReadAllMerchants } from '@kontor/portal-core/access';
import { deliveriesList, DELIVERY_STATUS_TEXTS, type Delivery } from '@kontor/portal-core/deliveries';
import { orderFilterToFind, orderFromErp } from '@kontor/portal-core/erp';
import { orderImportsList, type OrderImport } from '@kontor/portal-core/order-import';
import { ORDER_SEARCH_MIN, ORDER_STATUS_TEXTS, ordersFind, type Order } from '@kontor/portal-core/orders';
import { PRODUCT_SEARCH_MIN, productsSearch } from '@kontor/portal-core/products';
import { usersSuggest } from '@kontor/portal-core/users';
import type { PortalClient } from '@kontor/portal-core/wire';
import { labelMatches, useDebounced } from '../primitives/index.js';
import { useAnswer, useAnswers, useTranslate } from '../provider/index.js';
import { usePrincipal } from '../session/index.js';
import type { EntryGroup, RecordTargets, ShownEntry } from './palette-entry.js';

/** Milliseconds without typing after which the server is asked. */
const WAIT_MS = 120;
/** Most records of one kind. */
const MOST = 6;
/** Newest imports, among which a file's name is looked for. */
const IMPORTS_LOOKED_AT = 50;
/** How long answers are taken for fresh, in milliseconds. */
const FRESH_FOR = 30_000;

/** The records that fit a text, of every kind that has a target. */
export function useFoundRecords(typed: string, targets: RecordTargets): readonly EntryGroup[] {
  const text = useDebounced(typed.trim(), WAIT_MS);
  const isSettled = text === typed.trim();
  const groups = [
    useOrders(text, targets.order),
    useProducts(text, targets.product),
    useDeliveries(text, targets.delivery),
    useImports(text, targets.importRun),
    useUsers(text, targets.user),
  ];
  return groups
    .flatMap((group) => group ?? [])
    .map((group) => ({ ...group, isLoading: group.isLoading || !isSettled }));
}

type Group = (EntryGroup & { readonly isLoading: boolean }) | null;

/** How the answers for one text are asked for: earlier ones stay until the new ones are there. */
const options = (isAsked: boolean) => ({
  enabled: isAsked,
  placeholderData: keepPreviousData,
  staleTime: FRESH_FOR,
});

function useOrders(text: string, open: RecordTargets['order']): Group {
  const translate = useTranslate();
  const isStaff = mayReadAllMerchants(usePrincipal());
  const isAsked = open !== undefined && text.length >= ORDER_SEARCH_MIN;
  const query = useAnswers(
    ordersFind,
    { palette: text },
    (client, signal) => findOrders(client, text, signal),
    options(isAsked),
  );
  if (!isAsked) return null;
  return group('shell.orders', query, (order) => ({
    id: `order ${order.id}`,
    label: order.externalOrderId,
    note: [
      ...trackingOf(order, text),
      order.recipient,
      translate(ORDER_STATUS_TEXTS[order.status]),
      ...(isStaff ? [order.merchantName] : []),
    ].join(' · '),
    run: () => open(order.id),
  }));
}

/** The tracking number by which an order was found. */
const trackingOf = ({ trackingNumbers }: Order, text: string): readonly string[] =>
  trackingNumbers.filter((number) => number.toLowerCase().includes(text.toLowerCase())).slice(0, 1);

/** The orders whose number begins with the text, then those that have it anywhere. */
async function findOrders(
  client: PortalClient,
  text: string,
  signal: AbortSignal,
): Promise<readonly Order[]> {
  const find = async (filter: { externalOrderId: string } | { search: string }) => {
    const body = orderFilterToFind({ ...filter, displayAllMerchants: true }, undefined, { limit: MOST });
    const { entries } = await client.call(ordersFind, { body, signal });
    return entries.map(orderFromErp);
  };
  const [named, others] = await Promise.all([find({ externalOrderId: text }), find({ search: text })]);
  const known = new Set(named.map(({ id }) => id));
  return [...named, ...others.filter(({ id }) => !known.has(id))].slice(0, MOST);
}

function useProducts(text: string, open: RecordTargets['product']): Group {
  const isAsked = open !== undefined && text.length >= PRODUCT_SEARCH_MIN;
  const query = useAnswer(
    productsSearch,
    { query: { text } },
    {
      select: ({ entries }) => entries.slice(0, MOST).map(({ fieldData }) => fieldData),
      ...options(isAsked),
    },
  );
  if (!isAsked) return null;
  return group('shell.products', query, ({ Nr_Artikel, Artikelname }) => ({
    id: `product ${Nr_Artikel}`,
    label: Artikelname,
    note: Nr_Artikel,
    run: () => open(Nr_Artikel),
  }));
}

const ID = /^\d{1,9}$/;

function useDeliveries(text: string, open: RecordTargets['delivery']): Group {
  const translate = useTranslate();
  const isStaff = mayReadAllMerchants(usePrincipal());
  const isAsked = open !== undefined && (ID.test(text) || text.length >= PRODUCT_SEARCH_MIN);
  const query = useAnswers(
    deliveriesList,
    { palette: text },
    (client, signal) => findDeliveries(client, text, signal),
    options(isAsked),
  );
  if (!isAsked) return null;
  return group('shell.deliveries', query, ({ id, status, warehouse, user }) => ({
    id: `delivery ${id}`,
    label: `${translate('shell.delivery')} ${id}`,
    note: [
      ...(isStaff ? [user.merchant.merchant_name] : []),
      translate(DELIVERY_STATUS_TEXTS[status]),
      warehouse,
    ].join(' · '),
    run: () => open(id),
  }));
}

/** The delivery of that number, then those with a product of that number or name. */
async function findDeliveries(
  client: PortalClient,
  text: string,
  signal: AbortSignal,
): Promise<readonly Delivery[]> {
  const find = async (query: { id: number } | { product: string }) =>
    (await client.call(deliveriesList, { query: { ...query, limit: MOST }, signal })).entries;
  const [own, others] = await Promise.all([
    ID.test(text) ? find({ id: Number(text) }) : [],
    text.length >= PRODUCT_SEARCH_MIN ? find({ product: text }) : [],
  ]);
  return [...own, ...others.filter(({ id }) => own.every((one) => one.id !== id))].slice(0, MOST);
}

function useImports(text: string, open: RecordTargets['importRun']): Group {
  const isAsked = open !== undefined && text.length >= ORDER_SEARCH_MIN;
  const query = useAnswer(
    orderImportsList,
    { query: { limit: IMPORTS_LOOKED_AT } },
    {
      select: ({ entries }) => entries.filter((run) => labelMatches(run.source_name, text)).slice(0, MOST),
      enabled: isAsked,
      staleTime: FRESH_FOR,
    },
  );
  if (!isAsked) return null;
  return group('shell.orderImports', query, ({ id, source_name, merchant_name }: OrderImport) => ({
    id: `import ${id}`,
    label: source_name,
    note: merchant_name,
    run: () => open(id),
  }));
}

function useUsers(text: string, open: RecordTargets['user']): Group {
  const isAsked = open !== undefined && text.length >= ORDER_SEARCH_MIN;
  const query = useAnswer(
    usersSuggest,
    { query: { text, limit: MOST } },
    { select: ({ entries }) => entries, ...options(isAsked) },
  );
  if (!isAsked) return null;
  return group('shell.users', query, ({ id, username, full_name }) => ({
    id: `user ${id}`,
    label: full_name === '' ? username : full_name,
    note: username,
    run: () => open(username),
  }));
}

function group<Found>(
  title: EntryGroup['title'],
  { data = [], isFetching, isError }: UseQueryResult<readonly Found[]>,
  shown: (found: Found) => ShownEntry,
): Group {
  return { title, entries: data.map(shown), isLoading: isFetching, hasFailed: isError && !isFetching };
}
