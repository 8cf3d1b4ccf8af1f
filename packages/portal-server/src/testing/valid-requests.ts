import { deliveriesList } from '@kontor/portal-core/deliveries';
import { draftToErp } from '@kontor/portal-core/erp';
import { mediaUpload } from '@kontor/portal-core/media';
import { ordersFind } from '@kontor/portal-core/orders';
import { EMPTY_PRODUCT } from '@kontor/portal-core/products';
import { aUser, withoutPassword } from './a-user.js';
import { aDelivery } from './deliveries.js';
import { insertFiles, PDF } from './files.js';
import { aPayload } from './imports.js';
import { MERCHANTS, USERS } from './people.js';
import type { TestServer } from './test-server.js';

/** A request that is taken, beside records of `writeRecordsOf`. */
export interface ValidRequest {
  readonly user: 'admin' | 'nordwind';
  /** Number of the record in the path. */
  readonly param: string;
  readonly body: unknown;
}

const CARD = { i: 'a', x: 0, y: 0, w: 4, h: 4, kind: 'html_card', title: 'Neu', html: '<p>Hallo</p>' };
const POST = {
  name: 'Neue Halle',
  content: '<p>Wir sind umgezogen.</p>',
  url: 'halle',
  thumbnail: 'halle.png',
};

/** Requests of calls whose rules a body after the schema alone seldom keeps, by the id of the call. */
export async function validRequests(server: TestServer): Promise<Readonly<Record<string, ValidRequest>>> {
  const nordwind = server.as('nordwind');
  const order = (await nordwind.call(ordersFind, { body: { limit: 1 } })).entries[0]!;
  const delivery = (await nordwind.call(deliveriesList, { query: {} })).entries[0]!;
  const { fileName } = await nordwind.call(mediaUpload, {
    body: { name: 'lieferschein.pdf', content: new Blob([PDF]) },
  });
  await insertFiles(server.database, [POST.thumbnail]);
  const goods = aDelivery({
    delivery_datetime: new Date(server.time.now + 5 * 86_400_000).toISOString(),
    document_file: fileName,
    products: JSON.stringify([{ id: 'TASSE-01', name: 'Tasse', qty: 4 }]),
    warehouse: 'Hauptlager',
  });
  const product = {
    ...draftToErp({ ...EMPTY_PRODUCT, id: 'NEU-1', name: 'Kanne', price: '64,9', unit: 'Stk', weight: '1' }),
  };
  const of = (user: ValidRequest['user'], body: unknown, param = '1'): ValidRequest => ({
    user,
    body,
    param,
  });
  return {
    'deliveries.create': of('nordwind', goods),
    'deliveries.update': of('admin', { note: 'Rampe 3', products: goods.products }, String(delivery.id)),
    'orders.replace': of('nordwind', aPayload('NEU-7'), order.recordId),
    'orders.generateCsv': of('nordwind', { limit: 5 }),
    'products.create': of('nordwind', { product: { product } }),
    'products.generateCsv': of('nordwind', { limit: 5 }),
    'orderErrors.create': of('admin', {
      status: 'offen',
      type: 'Falsche Menge',
      error_date: '2026-11-05T09:30:00.000Z',
      description: 'Zu wenig',
      order_erp_id: Number(order.recordId),
    }),
    'dashboardConfigs.create': of('admin', {
      name: 'Neu',
      type: 'dashboard',
      content: JSON.stringify([CARD]),
    }),
    'blogPosts.create': of('admin', POST),
    'settings.update': of('admin', { value: '"Mo bis Fr"' }, 'support_hours'),
    'users.update': of('admin', withoutPassword(aUser({ username: 'nina' })), String(USERS.teamlead.id)),
    'users.setActive': of('admin', { active: false }, String(USERS.nobody.id)),
    'users.liftRefusal': of('admin', {}, String(USERS.nobody.id)),
    'users.password': of('admin', { password: 'Moin-Kontor-9' }, String(USERS.nobody.id)),
    'merchants.update': of(
      'admin',
      { merchant_name: 'Alpenshop', erp_merchant_id: MERCHANTS.alpenshop.erpId },
      String(MERCHANTS.alpenshop.id),
    ),
  };
}
