import { engineOf, uncheckedRows, type Writer } from '../db/index.js';

interface Index {
  readonly name: string;
  readonly sql: string;
}

/**
 * Drops the indexes of the orders that only speed up reading, and returns the statements that create them again: building an index once
 * over a million rows takes a fraction of keeping it up with every batch.
 */
export async function dropOrderIndexes(trx: Writer): Promise<readonly Index[]> {
  const sql =
    engineOf(trx) === 'sqlite'
      ? `select name, sql from sqlite_master where type = 'index' and tbl_name = 'erp_orders' and sql is not null`
      : `select indexname as name, indexdef as sql from pg_indexes where tablename = 'erp_orders'`;
  const all = await uncheckedRows<Index>(trx, sql, []);
  const indexes = all.filter((index) => !/^create unique /i.test(index.sql));
  for (const { name } of indexes) await trx.raw('drop index ??', [name]);
  return indexes;
}

/** Creates the indexes again. */
export async function createIndexes(trx: Writer, indexes: readonly Index[]): Promise<void> {
  if (engineOf(trx) === 'postgres') await trx.raw('set local statement_timeout = 0');
  for (const { sql } of indexes) await trx.raw(sql);
}
