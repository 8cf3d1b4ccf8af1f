import type { AuditKind, AuditRecord } from '@kontor/portal-core/audit-log';
import type { RecordChange } from '@kontor/portal-core/wire';
import type { Knex } from 'knex';
import { columns, computed, parseJson, selectFrom, text, together } from '../db/index.js';

/** A record, and which entries of its trail tell of a change that whoever edits it could overwrite. */
export interface TrailedRecord {
  readonly kind: AuditKind;
  readonly id: number;
  readonly isChange: (action: string, detail: AuditRecord['detail']) => boolean;
}

const ENTRY = together(
  together(columns('audit_records', ['detail'], 'r'), columns('audit_log', ['at', 'action'], 'a')),
  computed({ by: [text, "case when u.full_name <> '' then u.full_name else u.username end"] }),
);

/** Number of newest entries among which the change is looked for: beside it stand sign-outs, settings and the like. */
const LOOKED_AT = 50;

/** Who changed a record last, and when; null when the trail does not tell. */
export async function lastChange(
  read: Knex,
  { kind, id, isChange }: TrailedRecord,
): Promise<RecordChange | null> {
  const newest = read('audit_records as r')
    .join('audit_log as a', 'a.id', 'r.audit_id')
    .join('users as u', 'u.id', 'a.actor_id')
    .where({ 'r.kind': kind, 'r.record_id': id })
    .orderBy('r.id', 'desc')
    .limit(LOOKED_AT);
  const entries = await selectFrom(newest, ENTRY);
  const last = entries.find(({ action, detail }) => isChange(action, parseJson(detail)));
  return last === undefined ? null : { by: last.by, at: last.at };
}
