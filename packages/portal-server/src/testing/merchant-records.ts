import { apiKeysCreate } from '@kontor/portal-core/embedding';
import { productsImport } from '@kontor/portal-core/erp-link';
import { investigationCommentsCreate } from '@kontor/portal-core/investigations';
import { orderErrorsCreate } from '@kontor/portal-core/order-errors';
import { ordersCreate } from '@kontor/portal-core/orders';
import { savedViewsCreate } from '@kontor/portal-core/saved-views';
import { usersCreate } from '@kontor/portal-core/users';
import { importProfilesCreate, orderImportsFinish } from '@kontor/portal-core/order-import';
import { announceWithFile } from './deliveries.js';
import { PAGE } from './embedding.js';
import { anOrder, insertProducts } from './erp-records.js';
import { anOpening, openImport, ordersOn, sendChunk } from './imports.js';
import { MERCHANTS, USERS } from './people.js';
import type { TestServer } from './test-server.js';

const VIEW = { filter: {}, sort: '-date', columns: ['externalOrderId'], density: 'compact' } as const;
const ORDERS = 30;
/** Shape of the recipe that every merchant has remembered. */
export const RECIPE_SHAPE = '0123456789abcdef';

/** Stores one record of every kind for a merchant and its user, and more orders than fit on a page; `name` distinguishes them from others. */
export async function writeRecordsOf(
  server: TestServer,
  merchant: keyof typeof MERCHANTS,
  name: string,
): Promise<void> {
  const { id: merchant_id, erpId } = MERCHANTS[merchant];
  const [owner, admin] = [server.as(merchant), server.as('admin')];
  const products = ['TASSE-01', `${name}-9`].map((number) => ({
    number,
    name: `Tasse ${name}`,
    available: 900,
  }));
  await server.database.write((trx) => insertProducts(trx, erpId, products));
  await owner.call(productsImport, {
    body: {
      records: [{ product_number: `${name}-9`, shop_name: name }],
      file: { key: `file-of-${name}`, name: `${name}.csv` },
    },
  });
  const body = Array.from({ length: ORDERS }, (_, n) => anOrder({ external_order_id: `${name}-${n}` }));
  const { entries } = await owner.call(ordersCreate, { body });
  const { order_id: order_erp_id, external_order_id: order_external_id } = entries[0]!;
  await owner.call(investigationCommentsCreate, {
    body: { order_erp_id, order_external_id, comment: `<p>Wo ist ${name}?</p>` },
  });
  await server.as('lager').call(orderErrorsCreate, {
    body: {
      status: 'offen',
      type: 'Falsche Menge',
      error_date: '2026-11-05T09:30:00.000Z',
      description: `Zu wenig ${name}`,
      order_erp_id,
    },
  });
  const recipe = {
    shape: RECIPE_SHAPE,
    content: { mode: 'new-line', columns: { external_order_id: name } },
  } as const;
  const imported = await openImport(owner, anOpening(2, { file: erpId, recipe }));
  await sendChunk(owner, imported, [2, 3], { orders: ordersOn(2, 3) });
  await owner.call(orderImportsFinish, { params: { id: imported } });
  await owner.call(importProfilesCreate, {
    body: { name, content: { mode: 'new-line', columns: { external_order_id: name } } },
  });
  await owner.call(savedViewsCreate, { body: { kind: 'orders', name, is_shared: true, content: VIEW } });
  await announceWithFile(server, merchant, { document_file: `${name}.pdf`, note: name });
  await admin.call(usersCreate, {
    body: {
      username: name,
      full_name: `Frau ${name}`,
      email: `${name}@example.com`,
      password: 'Ahoi-Kontor',
      user_role_id: USERS[merchant].role,
      merchant_id,
      erp_shop_code: '',
      dashboard_config_id: null,
      display_only_stock_products: false,
      products_status: '',
      language: 'de',
    },
  });
  await admin.call(apiKeysCreate, {
    body: {
      name,
      user_id: USERS[merchant].id,
      merchant_id,
      scopes: ['embed:sessions'],
      resources: ['/orders'],
      origins: [PAGE],
    },
  });
}
