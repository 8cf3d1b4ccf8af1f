import type { DataScope, DeliveryComment, PortalList } from '@kontor/portal-core';
import type { Knex } from 'knex';
import type { Writer } from '../db/database.js';
import { rowsOf } from '../erp/sql/rows.js';
import { fixed, inScope, sql, type Sql } from '../erp/sql/sql.js';

type CommentRow = Omit<DeliveryComment, 'user'> & {
  readonly full_name: string | null;
  readonly username: string | null;
  readonly profile_picture: string | null;
};

const SELECT = `select c.id, c.delivery_id, c.user_id, c.creation_date, c.comment, c.action_meta, u.full_name, u.username, u.profile_picture
  from delivery_comments as c join deliveries as d on d.id = c.delivery_id left join users as u on u.id = c.user_id`;

/** The comments on a delivery of the scope, oldest first. */
export async function readDeliveryComments(
  connection: Knex,
  scope: DataScope,
  deliveryId: number,
): Promise<PortalList<DeliveryComment>> {
  const entries = await select(
    connection,
    sql`c.delivery_id = ${deliveryId} and ${inScope(scope, 'd.merchant_erp_id')}`,
  );
  return { entries, foundCount: entries.length };
}

/** One comment of the scope. */
export async function readDeliveryComment(
  connection: Knex,
  scope: DataScope,
  id: number,
): Promise<DeliveryComment> {
  const [comment] = await select(connection, sql`c.id = ${id} and ${inScope(scope, 'd.merchant_erp_id')}`);
  return comment as DeliveryComment;
}

async function select(connection: Knex, where: Sql): Promise<DeliveryComment[]> {
  const rows = await rowsOf<CommentRow>(connection, sql`${fixed(SELECT)} where ${where} order by c.id`);
  return rows.map(({ full_name, username, profile_picture, ...comment }) => ({
    ...comment,
    user:
      username === null
        ? null
        : {
            id: comment.user_id,
            full_name: full_name ?? '',
            username,
            profile_picture: profile_picture ?? '',
          },
  }));
}

/** Stores a comment and answers its id. */
export async function insertDeliveryComment(
  trx: Writer,
  comment: Omit<DeliveryComment, 'id' | 'user'>,
): Promise<number> {
  const [row] = (await trx('delivery_comments').insert({ ...comment }, ['id'])) as [{ id: number }];
  return row.id;
}
