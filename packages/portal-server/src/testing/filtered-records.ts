import { dayOf } from '@kontor/portal-core/dates';
import { investigationCommentsCreate } from '@kontor/portal-core/investigations';
import { orderErrorsCreate } from '@kontor/portal-core/order-errors';
import { ordersCreate, ordersUpdate } from '@kontor/portal-core/orders';
import { productsFind } from '@kontor/portal-core/products';
import { announceWithFile } from './deliveries.js';
import { anOrder, insertProducts } from './erp-records.js';
import { MERCHANTS } from './people.js';
import type { TestServer } from './test-server.js';

/** Filters that show the records whose number begins with `IN-`. */
export const FILTERS = {
  orders: { Externe_Order_ID: '==IN-*' },
  products: { Nr_Artikel: '==IN-*' },
  deliveries: { product: 'IN-9' },
  order_errors: { type: 'Falsche Menge' },
} as const;

/** A word that stands in every record outside of `FILTERS`, and in no other. */
export const OUTSIDE = 'DRAUSSEN';

/** Ids of the records on one side of the filters. */
export interface SideIds {
  readonly order: number;
  readonly externalId: string;
  /** Record id and number of the product. */
  readonly product: number;
  readonly number: string;
  readonly delivery: number;
  /** Name of the delivery's document. */
  readonly file: string;
  readonly error: number;
  readonly comment: number;
}

/** Stores orders, products, comments, errors and deliveries of Nordwind inside and outside of `FILTERS`. */
export async function writeSides(server: TestServer): Promise<{ inside: SideIds; outside: SideIds }> {
  const inside = await writeSide(server, 'IN', 'drinnen');
  const outside = await writeSide(server, OUTSIDE, OUTSIDE);
  return { inside, outside };
}

const ORDERS = 4;

async function writeSide(server: TestServer, side: string, word: string): Promise<SideIds> {
  const owner = server.as('nordwind');
  const number = `${side}-9`;
  await server.database.write((trx) =>
    insertProducts(trx, MERCHANTS.nordwind.erpId, [{ number, name: `Tasse ${word}`, available: 900 }]),
  );
  const { address } = anOrder();
  const body = Array.from({ length: ORDERS }, (_, n) =>
    anOrder({
      external_order_id: `${side}-${n}`,
      customer_order_reference: word,
      items: [{ id: number, name: '', qty: 1 }],
      address: { ...address, name: word },
      date: dayOf(server.time.now, 'Europe/Berlin'),
    }),
  );
  const { entries } = await owner.call(ordersCreate, { body });
  const { order_id: order, external_order_id: externalId } = entries[0]!;
  await owner.call(ordersUpdate, {
    params: { id: order },
    body: { fieldData: { ZZN_Notiz_Scanner: `Notiz ${word}` } },
  });
  const { id: comment } = await owner.call(investigationCommentsCreate, {
    body: { order_erp_id: order, order_external_id: externalId, comment: `<p>Wo ist ${word}?</p>` },
  });
  const { id: error } = await server.as('lager').call(orderErrorsCreate, {
    body: {
      status: 'offen',
      type: 'Falsche Menge',
      error_date: '2026-11-05T09:30:00.000Z',
      description: `Zu wenig ${word}`,
      order_erp_id: order,
    },
  });
  const { id: delivery, fileName } = await announceWithFile(server, 'nordwind', {
    document_file: 'Lieferschein.pdf',
    products: JSON.stringify([{ id: number, name: `Tasse ${word}`, qty: 4 }]),
    note: word,
  });
  const found = await owner.call(productsFind, { body: { query: [{ Nr_Artikel: `==${number}` }] } });
  const product = Number(found.entries[0]!.recordId);
  return { order, externalId, product, number, delivery, file: fileName, error, comment };
}
