import { TAKEN_OVER, type DataScope, type OrderHappening, type TimelinePerson } from '@kontor/portal-core';
import type { Knex } from 'knex';
import { rowsOf } from '../erp/sql/rows.js';
import { fixed, inScope, sql, type Sql } from '../erp/sql/sql.js';

/** Most happenings told of one order. */
const MAX = 500;
const IMPORTED = /^import:(\d+)$/;

/** What happened to an order of the scope, newest first; null when there is no such order. */
export async function readTimeline(
  read: Knex,
  scope: DataScope,
  id: number,
): Promise<readonly OrderHappening[] | null> {
  const [order] = await rowsOf<Origin>(
    read,
    sql`select source, order_date from erp_orders where id = ${id} and ${inScope(scope)}`,
  );
  if (order === undefined) return null;
  const told = await readRecords(read, id);
  const beginning = await readBeginning(read, order);
  return beginning === null ? told : [...told, beginning];
}

interface Origin {
  readonly source: string;
  /** ISO day. */
  readonly order_date: string;
}

type PersonRow<P extends string> = {
  readonly [K in keyof TimelinePerson as `${P}_${K}`]: TimelinePerson[K] | null;
};
interface RecordRow extends PersonRow<'actor'>, PersonRow<'subject'> {
  readonly at: string;
  readonly action: string;
  readonly detail: string;
}

const person = (name: string): Sql =>
  fixed(
    ['id', 'username', 'full_name', 'profile_picture']
      .map((column) => `${name}.${column} as ${name}_${column}`)
      .join(', '),
  );

async function readRecords(read: Knex, id: number): Promise<OrderHappening[]> {
  const rows = await rowsOf<RecordRow>(
    read,
    sql`select audit_log.at, audit_log.action, audit_records.detail, ${person('actor')}, ${person('subject')}
        from audit_records join audit_log on audit_log.id = audit_records.audit_id
        left join users as actor on actor.id = audit_log.actor_id
        left join users as subject on subject.id = audit_log.subject_id and audit_log.subject_id <> audit_log.actor_id
        where audit_records.kind = 'order' and audit_records.record_id = ${id}
        order by audit_records.id desc limit ${MAX}`,
  );
  return rows.map((row) => ({
    action: row.action,
    at: row.at,
    actor: personOf(row, 'actor'),
    subject: personOf(row, 'subject'),
    detail: JSON.parse(row.detail) as OrderHappening['detail'],
  }));
}

/** How an order began that no audit entry tells of; null for one created in the portal. */
async function readBeginning(read: Knex, { source, order_date }: Origin): Promise<OrderHappening | null> {
  if (source === 'portal') return null;
  const imported = IMPORTED.exec(source)?.[1];
  const [row] = imported === undefined ? [] : await readImport(read, Number(imported));
  if (row === undefined)
    return { action: TAKEN_OVER, at: order_date, actor: null, subject: null, detail: {} };
  return {
    action: 'orderImports.chunk',
    at: row.created_at,
    actor: personOf(row, 'actor'),
    subject: personOf(row, 'subject'),
    detail: { import_id: Number(imported), source_name: row.source_name },
  };
}

interface ImportRow extends PersonRow<'actor'>, PersonRow<'subject'> {
  readonly created_at: string;
  readonly source_name: string;
}

function readImport(read: Knex, id: number): Promise<ImportRow[]> {
  return rowsOf<ImportRow>(
    read,
    sql`select order_imports.created_at, order_imports.source_name, ${person('actor')}, ${person('subject')}
        from order_imports
        left join audit_records on audit_records.kind = 'order_import' and audit_records.record_id = order_imports.id
        left join audit_log on audit_log.id = audit_records.audit_id
        left join users as actor on actor.id = coalesce(audit_log.actor_id, order_imports.created_by)
        left join users as subject on subject.id = audit_log.subject_id and audit_log.subject_id <> audit_log.actor_id
        where order_imports.id = ${id} limit 1`,
  );
}

function personOf<P extends 'actor' | 'subject'>(row: PersonRow<P>, name: P): TimelinePerson | null {
  const { [`${name}_id`]: id, [`${name}_username`]: username } = row as Record<
    string,
    string | number | null
  >;
  if (id === null || id === undefined) return null;
  const texts = row as Record<string, string | null>;
  return {
    id: Number(id),
    username: String(username),
    full_name: texts[`${name}_full_name`] ?? '',
    profile_picture: texts[`${name}_profile_picture`] ?? '',
  };
}
