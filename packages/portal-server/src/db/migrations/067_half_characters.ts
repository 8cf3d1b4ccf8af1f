import type { Knex } from 'knex';
import { jsonRows } from '../sql/json-rows.js';
import { uncheckedRows } from '../sql/rows.js';
import { engineOf } from '../tables.js';

const AT_ONCE = 1000;
/** What may be half a character in stored JSON: the rest is told apart when it is read. */
const LOOKS_HALF = String.raw`like '%\ud%' escape '!'`;

interface StoredOrder {
  readonly id: number;
  readonly fields: string;
  readonly items: string;
}

/**
 * Replaces half characters in stored orders, as the door has done since: PostgreSQL reads no field of a record whose JSON holds one, so that
 * a single order made every list that is sorted by it fail.
 */
export async function up(trx: Knex): Promise<void> {
  for (let after = 0; ;) {
    const orders = await uncheckedRows<StoredOrder>(
      trx,
      `select id, fields, items from erp_orders where id > ? and (fields ${LOOKS_HALF} or items ${LOOKS_HALF}) order by id limit ${AT_ONCE}`,
      [after],
    );
    const last = orders.at(-1);
    if (last === undefined) return;
    const whole = orders.map(({ id, fields, items }) => [id, withoutHalves(fields), withoutHalves(items)]);
    await uncheckedRows(
      trx,
      `with whole as (${jsonRows(engineOf(trx), { id: 'integer', fields: 'text', items: 'text' })})
       update erp_orders set fields = whole.fields, items = whole.items from whole where erp_orders.id = whole.id`,
      [JSON.stringify(whole)],
    );
    after = last.id;
  }
}

const withoutHalves = (json: string): string =>
  JSON.stringify(JSON.parse(json), (_, value: unknown) =>
    typeof value === 'string' ? value.replace(/\p{Surrogate}/gu, '\ufffd') : value,
  );
