import {
  deliveriesCreate,
  deliveriesStatus,
  type DeliveryStatus,
  type NewDelivery,
} from '@kontor/portal-core/deliveries';
import { mediaUpload } from '@kontor/portal-core/media';
import type { ApiError } from '@kontor/portal-core/wire';
import { insertFiles } from './files.js';
import type { UserName } from './people.js';
import type { TestServer } from './test-server.js';

/** Time of the clock in tests of deliveries, in milliseconds since 1970. */
export const DELIVERY_NOW = Date.parse('2026-11-21T12:00:00Z');
/** Two products of Nordwind in the format of a delivery. */
export const PRODUCTS = JSON.stringify([
  { id: 'NW-TEE', name: 'Tee', qty: 10 },
  { id: 'NW-TASSE', name: 'Tasse', qty: 4 },
]);
/** A valid delivery, with some fields changed. */
export const aDelivery = (fields: Partial<NewDelivery> = {}): NewDelivery => ({
  delivery_datetime: '2026-11-26T08:30:00Z',
  document_file: 'lieferschein.pdf',
  products: PRODUCTS,
  warehouse: 'Hamburg',
  carrier: 'DHL',
  note: 'Rampe 2',
  ...fields,
});

/** Announces a delivery as a user, with a file uploaded for it. */
export async function announceWithFile(
  server: TestServer,
  user: UserName,
  fields: Partial<NewDelivery> = {},
): Promise<{ readonly id: number; readonly fileName: string }> {
  const body = aDelivery({
    delivery_datetime: new Date(server.time.now + 5 * 86_400_000).toISOString(),
    products: JSON.stringify([{ id: 'TASSE-01', name: 'Tasse', qty: 4 }]),
    warehouse: 'Hauptlager',
    note: '',
    ...fields,
  });
  const { fileName } = await server.as(user).call(mediaUpload, {
    body: { name: body.document_file, content: new Blob(['%PDF-1.7\n%%EOF']) },
  });
  const { id } = await server.as(user).call(deliveriesCreate, { body: { ...body, document_file: fileName } });
  return { id, fileName };
}

/** Status and issues, in words, of a refusal; null when nothing was refused. */
export const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: ApiError) => [error.status, ...error.issues.map(({ path, code }) => `${path} ${code}`)],
  );

/** Helpers that announce and accept deliveries as a given user. */
export function deliverySteps(server: () => TestServer) {
  const create = (fields?: Partial<NewDelivery>, user: UserName = 'nordwind') =>
    server()
      .as(user)
      .call(deliveriesCreate, { body: aDelivery(fields) });
  const move = (delivery_id: number, status: DeliveryStatus, user: UserName = 'lager') =>
    server()
      .as(user)
      .call(deliveriesStatus, { body: { delivery_id, status, comment: '<p>In Ordnung.</p>' } });
  const accepted = async (fields?: Partial<NewDelivery>) => {
    const { id } = await create(fields);
    await move(id, 'UNDER_REVIEW');
    return move(id, 'ACCEPTED');
  };
  const stockOf = async (product_id: number, warehouse_id = 1) =>
    server().database.read('erp_stock').where({ product_id, warehouse_id }).pluck('available');
  return { create, move, accepted, stockOf };
}

/** Stores two warehouses, the files of delivery notes, and products of two merchants. */
export async function insertGoods(server: Pick<TestServer['database'], 'write'>): Promise<void> {
  await insertFiles(server, ['lieferschein.pdf', 'korrigiert.pdf']);
  await server.write(async (trx) => {
    await trx('erp_warehouses').insert([
      { id: 1, name: 'Hamburg' },
      { id: 2, name: 'Linz' },
    ]);
    for (const [index, [merchant, number, name, ean = '']] of PRODUCT_ROWS.entries())
      await trx('erp_products').insert({
        id: index + 1,
        merchant_erp_id: merchant,
        product_number: number,
        product_key: number.toLowerCase(),
        name,
        ean,
        search_text: name.toLowerCase(),
      });
    await trx('erp_stock').insert({ product_id: 1, warehouse_id: 1, position: 'A-01', available: 3 });
  });
}
const PRODUCT_ROWS = [
  [2, 'NW-TEE', 'Friesentee', '4061478101466'],
  [2, 'NW-TASSE', 'Tasse Moin'],
  [1, 'AS-1', 'Enzian'],
] as const;
