import { orderTwinHash, type DeliveryAddress, type OrderItem } from '@kontor/portal-core/orders';
import type { Knex } from 'knex';
import { jsonRows } from '../sql/json-rows.js';
import { uncheckedRows } from '../sql/rows.js';
import { engineOf } from '../tables.js';

/** Days before the newest order for which orders get their hash: more than the search for duplicates covers. */
const FILLED_DAYS = 90;

/** Computes the hashes that find duplicates for the orders of late, those that have one already included. */
export async function fillTwinHashes(trx: Knex): Promise<void> {
  const [newest] = await uncheckedRows<{ day: string | null }>(
    trx,
    'select max(order_date) as day from erp_orders',
  );
  if (newest?.day) await fillSince(trx, daysBefore(newest.day));
}

function daysBefore(day: string): string {
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) ? day : new Date(time - FILLED_DAYS * 86_400_000).toISOString().slice(0, 10);
}

const AT_ONCE = 5000;

interface OldOrder extends DeliveryAddress {
  readonly id: number;
  readonly items: string;
}

async function fillSince(trx: Knex, since: string): Promise<void> {
  for (let after = 0; ;) {
    const orders = await uncheckedRows<OldOrder>(
      trx,
      `select orders.id, orders.items, company, name, second_name, street, address_second_line, postal_code, city, country_code
       from erp_orders as orders join erp_addresses as address on address.id = orders.address_id
       where orders.id > ? and orders.order_date >= ? order by orders.id limit ${AT_ONCE}`,
      [after, since],
    );
    const last = orders.at(-1);
    if (last === undefined) return;
    const hashes = orders.map((order) => [
      order.id,
      orderTwinHash({ items: itemsOf(order), address: order }),
    ]);
    await uncheckedRows(
      trx,
      `with hashes as (${jsonRows(engineOf(trx), { id: 'integer', twin_hash: 'text' })})
       update erp_orders set twin_hash = hashes.twin_hash from hashes where erp_orders.id = hashes.id`,
      [JSON.stringify(hashes)],
    );
    after = last.id;
  }
}

function itemsOf({ items }: OldOrder): OrderItem[] {
  const stored = JSON.parse(items) as { Nr_Artikel: string; Artikelname: string; Menge: number }[];
  return stored.map(({ Nr_Artikel, Artikelname, Menge }) => ({
    id: Nr_Artikel,
    name: Artikelname,
    qty: Menge,
  }));
}
