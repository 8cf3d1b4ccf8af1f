import { mediaNamesIn } from '@kontor/portal-core/rich-text';
import type { Knex } from 'knex';
import { uncheckedRows } from '../sql/rows.js';
import { createTable, untypedTable } from '../tables.js';

/** Comments read at a time. */
const AT_ONCE = 1000;

interface NamingComment {
  readonly id: number;
  readonly merchant_erp_id: number;
  readonly comment: string;
}

/**
 * Notes which files the comments that a merchant reads name, and finds documents by their file: whether a file may be read was a walk
 * through all comments of the merchant.
 */
export async function up(trx: Knex): Promise<void> {
  await createTable(
    trx,
    'comment_files',
    'file_name text not null, merchant_erp_id integer not null, primary key (file_name, merchant_erp_id)',
  );
  await trx.raw('create index deliveries_document on deliveries (document_file, merchant_erp_id)');
  await fill(trx, 'select id, merchant_erp_id, comment from investigation_comments c');
  await fill(
    trx,
    'select c.id, d.merchant_erp_id, c.comment from delivery_comments c join deliveries d on d.id = c.delivery_id',
  );
}

async function fill(trx: Knex, select: string): Promise<void> {
  for (let [after, isLast] = [0, false]; !isLast;) {
    const comments = await uncheckedRows<NamingComment>(
      trx,
      `${select} where c.id > ${after} and c.comment like '%media/%' order by c.id limit ${AT_ONCE}`,
    );
    for (const { merchant_erp_id, comment } of comments)
      for (const file_name of mediaNamesIn(comment))
        await untypedTable(trx, 'comment_files').insert({ file_name, merchant_erp_id }).onConflict().ignore();
    isLast = comments.length < AT_ONCE;
    after = comments.at(-1)?.id ?? after;
  }
}
