import { ORDER_ERROR_SETTINGS } from '@kontor/portal-core/settings';
import type { Knex } from 'knex';
import { createTable, engineOf, untypedTable } from '../tables.js';

const INDEXES = [
  'order_errors_order on order_errors (order_erp_id, id)',
  'order_errors_status on order_errors (status, id)',
  'order_errors_type on order_errors (type, id)',
  'order_errors_date on order_errors (error_date, id)',
  'order_errors_merchant on order_errors (merchant_erp_id, id)',
  'order_errors_merchant_order on order_errors (merchant_erp_id, order_erp_id, id)',
  'order_errors_merchant_status on order_errors (merchant_erp_id, status, id)',
  'order_errors_merchant_type on order_errors (merchant_erp_id, type, id)',
  'order_errors_merchant_date on order_errors (merchant_erp_id, error_date, id)',
];

/** The first statuses of an installation; its administrators change them in the settings. */
const STATUSES = ['offen', 'in Bearbeitung', 'Rückfrage an Händler', 'erledigt'];
const TYPES = [
  'Falscher Artikel',
  'Falsche Menge',
  'Artikel beschädigt',
  'Sendung verloren',
  'Adresse unzustellbar',
  'Verspäteter Versand',
  'Sonstiges',
];

/**
 * Errors of orders, and the settings that list their kinds. `merchant_erp_id` is the order's. Texts are compared byte by byte on both
 * engines, so that a sort gives the same order on both.
 */
export async function up(trx: Knex): Promise<void> {
  const text = engineOf(trx) === 'postgres' ? 'text collate "C"' : 'text';
  await createTable(
    trx,
    'order_errors',
    `id {id}, order_erp_id integer not null references erp_orders (id), merchant_erp_id integer not null, status ${text} not null,
     type ${text} not null, error_date ${text} not null, description text not null,
     created_by_user_id integer not null references users (id), creation_date text not null`,
  );
  for (const index of INDEXES) await trx.raw(`create index ${index}`);
  await untypedTable(trx, 'settings')
    .insert([multi(ORDER_ERROR_SETTINGS.statuses, STATUSES), multi(ORDER_ERROR_SETTINGS.types, TYPES)])
    .onConflict('key')
    .ignore();
}

const multi = (key: string, values: readonly string[]) => ({
  key,
  value: JSON.stringify(values),
  group: 'order-errors',
  type: 'multi',
});
