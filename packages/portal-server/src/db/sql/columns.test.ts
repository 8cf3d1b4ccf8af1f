import { expect, expectTypeOf, it } from 'vitest';
import { integer, nullable, text } from '../schema/column.js';
import { columns, computed, ofLeftJoin, together } from './columns.js';
import type { rowsOf } from './rows.js';
import { fixed, sql } from './sql.js';

const COUNT = computed({ n: [integer, sql`count(case when m.id > ${5} then 1 end)`] });
const MERCHANT = columns('merchants', ['id', 'merchant_name'], 'm');

it('lists the columns of a table by its alias, and values under their names', () => {
  const query = sql`select ${MERCHANT}, ${COUNT} from merchants as m where m.id = ${7}`;
  expect(query).toEqual({
    sql: 'select m.id, m.merchant_name, count(case when m.id > ? then 1 end) as n from merchants as m where m.id = ?',
    bindings: [5, 7],
    answers: { ...MERCHANT.columns, n: integer },
  });
  expect(columns('merchants', ['active']).sql).toBe('merchants.active');
});

it('makes a row of what is selected, and of nothing else', () => {
  const inner = sql`select ${columns('users', ['id'])} from users`;
  const query = sql`select ${together(MERCHANT, computed({ language: [nullable(text), 'u.language'] }))} from (${inner}) as u`;
  type Row = Awaited<ReturnType<typeof rowsOf<(typeof query)['answers']>>>[number];
  expectTypeOf<Row>().toEqualTypeOf<{
    readonly id: number;
    readonly merchant_name: string;
    readonly language: string | null;
  }>();
  expectTypeOf(sql`select ${fixed('id')} from users`).not.toHaveProperty('answers');
});

it('makes every column of a left join nullable', () => {
  expect(ofLeftJoin(MERCHANT).columns).toEqual({
    id: nullable(MERCHANT.columns.id),
    merchant_name: nullable(text),
  });
});
