import type { Writer } from '../db/database.js';
import type { OrderToStore } from '../erp/index.js';
import { foldCase, foldText } from '../db/sql/fold.js';

/** A valid order to store, with some fields changed. */
export function anOrder(different: Partial<OrderToStore> = {}): OrderToStore {
  return {
    external_order_id: 'A-1000',
    customer_order_reference: '',
    date: '2026-03-14',
    items: [{ id: 'TASSE-01', name: 'Keramiktasse Blau', qty: 1 }],
    address: {
      salutation: 'frau',
      company: '',
      name: 'Jana Müller',
      second_name: '',
      street: 'Lindenstraße 7',
      address_second_line: '',
      postal_code: '50674',
      city: 'Köln',
      country_code: 'DE',
      email: 'jana.mueller@example.com',
    },
    ...different,
  };
}

/** A product for tests. */
export interface ProductToStore {
  readonly number: string;
  readonly name: string;
  readonly ean?: string;
  readonly status?: 'aktiv' | 'inaktiv';
  readonly available: number;
}

/** Inserts products of a merchant, each on one place in a warehouse. */
export async function insertProducts(
  trx: Writer,
  merchantErpId: number,
  products: readonly ProductToStore[],
): Promise<void> {
  await trx.raw(`insert into erp_warehouses (name) values ('Hauptlager') on conflict do nothing`);
  const warehouse = await trx('erp_warehouses').first<{ id: number }>('id');
  for (const { number, name, ean = '', status = 'aktiv', available } of products) {
    const [row = { id: 0 }] = await trx('erp_products').insert(
      {
        merchant_erp_id: merchantErpId,
        product_number: number,
        product_key: number.toLowerCase(),
        name,
        name_key: foldCase(name),
        name_sort: foldText(name),
        ean,
        barcode: ean,
        status,
        search_text: foldText(`${number}\n${name}\n${ean}`),
      },
      ['id'],
    );
    await trx('erp_stock').insert({
      product_id: row.id,
      warehouse_id: warehouse.id,
      position: 'A-01-1',
      available,
    });
  }
}
