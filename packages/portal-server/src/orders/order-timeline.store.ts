import type { DataScope } from '@kontor/portal-core/access';
import { TAKEN_OVER, type OrderHappening, type TimelinePerson } from '@kontor/portal-core/orders';
import type { Knex } from 'knex';
import {
  columns,
  computed,
  integer,
  nullable,
  parseJson,
  type RowOf,
  rowsOf,
  sql,
  text,
  together,
} from '../db/index.js';
import { readOrigin, type OrderOrigin } from '../erp/index.js';

/** Largest number of events shown for one order. */
const MAX = 500;
const IMPORTED = /^import:(\d+)$/;

/** Reads the events of an order of the scope, newest first; null when there is no such order. */
export async function readTimeline(
  read: Knex,
  scope: DataScope,
  id: number,
): Promise<readonly OrderHappening[] | null> {
  const order = await readOrigin(read, scope, id);
  if (order === null) return null;
  const told = await readRecords(read, id);
  const beginning = await readBeginning(read, order);
  return beginning === null ? told : [...told, beginning];
}

const ACTOR = computed({
  actor_id: [nullable(integer), 'actor.id'],
  actor_username: [nullable(text), 'actor.username'],
  actor_full_name: [nullable(text), 'actor.full_name'],
  actor_profile_picture: [nullable(text), 'actor.profile_picture'],
});
const SUBJECT = computed({
  subject_id: [nullable(integer), 'subject.id'],
  subject_username: [nullable(text), 'subject.username'],
  subject_full_name: [nullable(text), 'subject.full_name'],
  subject_profile_picture: [nullable(text), 'subject.profile_picture'],
});
const PEOPLE = together(ACTOR, SUBJECT);
type PeopleRow = RowOf<(typeof PEOPLE)['columns']>;

const RECORD = together(columns('audit_log', ['at', 'action']), columns('audit_records', ['detail']));
const IMPORT = columns('order_imports', ['created_at', 'source_name']);

async function readRecords(read: Knex, id: number): Promise<OrderHappening[]> {
  const rows = await rowsOf(
    read,
    sql`select ${RECORD}, ${PEOPLE}
        from audit_records join audit_log on audit_log.id = audit_records.audit_id
        left join users as actor on actor.id = audit_log.actor_id
        left join users as subject on subject.id = audit_log.subject_id and audit_log.subject_id <> audit_log.actor_id
        where audit_records.kind = 'order' and audit_records.record_id = ${id}
        order by audit_records.id desc limit ${MAX}`,
  );
  return rows.map((row) => ({
    action: row.action,
    at: row.at,
    ...peopleOf(row),
    detail: parseJson(row.detail),
  }));
}

/** Reads the first event of an order that no audit entry records; null for one created in the portal. */
async function readBeginning(
  read: Knex,
  { source, order_date }: OrderOrigin,
): Promise<OrderHappening | null> {
  if (source === 'portal') return null;
  const imported = IMPORTED.exec(source)?.[1];
  const [row] = imported === undefined ? [] : await readImport(read, Number(imported));
  if (row === undefined)
    return { action: TAKEN_OVER, at: order_date, actor: null, subject: null, detail: {} };
  return {
    action: 'orderImports.chunk',
    at: row.created_at,
    ...peopleOf(row),
    detail: { import_id: Number(imported), source_name: row.source_name },
  };
}

function readImport(read: Knex, id: number) {
  return rowsOf(
    read,
    sql`select ${IMPORT}, ${PEOPLE}
        from order_imports
        left join audit_records on audit_records.kind = 'order_import' and audit_records.record_id = order_imports.id
        left join audit_log on audit_log.id = audit_records.audit_id
        left join users as actor on actor.id = coalesce(audit_log.actor_id, order_imports.created_by)
        left join users as subject on subject.id = audit_log.subject_id and audit_log.subject_id <> audit_log.actor_id
        where order_imports.id = ${id} limit 1`,
  );
}

function peopleOf(row: PeopleRow): Pick<OrderHappening, 'actor' | 'subject'> {
  return {
    actor: personOf(row.actor_id, row.actor_username, row.actor_full_name, row.actor_profile_picture),
    subject: personOf(
      row.subject_id,
      row.subject_username,
      row.subject_full_name,
      row.subject_profile_picture,
    ),
  };
}

/** The user of a left join; null when it found none. */
function personOf(
  id: number | null,
  username: string | null,
  full_name: string | null,
  profile_picture: string | null,
): TimelinePerson | null {
  if (id === null) return null;
  return {
    id,
    username: username ?? '',
    full_name: full_name ?? '',
    profile_picture: profile_picture ?? '',
  };
}
