import { addressesGet, ordersFind, ordersGenerateCsv, type Order } from '@kontor/portal-core/orders';
import { addressToErp, orderToErp } from '@kontor/portal-core/erp';
import { answer, Reply, type Answer } from './answer.js';
import { counted } from './counting.js';
import { fakePortal, type FakePortal } from './fake-portal.js';
import { findInMemory } from './find-in-memory.js';
import { aBlock, anAddress, someOrders } from './order-data.js';
import { troubled, type Troubles } from './troubles.js';

/** Options of the fake. Troubles apply to finds only. */
export interface FakeOrderListOptions extends Pick<Troubles, 'failWith' | 'isSilent'> {
  /** 1,284 orders of a German shop by default. */
  readonly orders?: readonly Order[];
  /** Further answers. */
  readonly answers?: readonly Answer[];
  /** Resolves when counting ends: finds that need not wait for their count are answered before. */
  readonly counting?: () => Promise<void>;
  /** Where counts end; by default where each find says. */
  readonly countUpTo?: number;
}

const recordsOf = (orders: readonly Order[]) =>
  orders.map((order, index) => orderToErp(order, aBlock(index)));

let shop: ReturnType<typeof recordsOf> | undefined;
/** The orders of the German shop, made once: finds only read them. */
const ofTheShop = () => (shop ??= recordsOf(someOrders(1284)));

/** A portal in memory with orders to find. */
export function createFakeOrderList({
  orders,
  counting,
  countUpTo,
  answers = [],
  ...troubles
}: FakeOrderListOptions = {}): FakePortal {
  const records = orders ? recordsOf(orders) : ofTheShop();
  const find = answer(ordersFind, ({ body }) =>
    counted(findInMemory(records, body), { ...body, ...(countUpTo && { countUpTo }) }, counting),
  );
  return fakePortal([
    ...troubled([find], troubles),
    answer(addressesGet, ({ params: { id } }) => {
      const address = anAddress(id - 80_412);
      return { entries: [addressToErp(address, { recordId: String(id), modId: '0' })] };
    }),
    answer(
      ordersGenerateCsv,
      () =>
        new Reply<undefined>('Bestellnr.;Datum\r\nNW-2026-48213;21.11.2026\r\n', {
          'Content-Disposition': 'attachment; filename="orders_1795254321000.csv"',
          'X-Found-Count': '1284',
        }),
    ),
    ...answers,
  ]);
}
