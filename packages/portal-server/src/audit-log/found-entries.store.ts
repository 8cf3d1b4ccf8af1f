import type { AuditLogFilterQuery } from '@kontor/portal-core/audit-log';
import { addDays, startOf } from '@kontor/portal-core/dates';
import type { Knex } from 'knex';
import {
  allHold,
  computed,
  type Engine,
  engineOf,
  fixed,
  integer,
  limitTo,
  rowsOf,
  type Sql,
  sql,
} from '../db/index.js';
import { usernameKeyOf } from '../session/index.js';

/** Number of entries up to which finding all of a criterion costs less than walking from the newest entry on. */
const FEW = 10_000;

/** One criterion of a filter. */
interface Criterion {
  /** The condition on the entry `a`. */
  readonly holds: Sql;
  /** SQL of the ids of its entries, read from an index. */
  readonly ids: Sql;
}

/**
 * SQL `from … where …` of the entries `a` that match a filter. When a criterion leaves few entries they are found by its index; otherwise the
 * entries are walked by time, so that a page of them is soon full.
 */
export async function foundEntries(read: Knex, filter: AuditLogFilterQuery, timeZone: string): Promise<Sql> {
  const criteria = criteriaOf(filter, timeZone);
  const rarest = await rarestOf(read, criteria);
  return fromWhere(engineOf(read), criteria, rarest);
}

/** SQL `from … where …` of the entries that fulfil all criteria, found by one of them or walked by time. */
export function fromWhere(engine: Engine, criteria: readonly Criterion[], found: Criterion | null): Sql {
  const conditions = criteria.map((one) => (one === found ? sql`a.id in (${one.ids})` : one.holds));
  const hint = found === null ? 'indexed by audit_log_at' : 'not indexed';
  return sql`from audit_log as a ${fixed(engine === 'sqlite' ? hint : '')} where ${allHold(conditions)}`;
}

/** The criterion that leaves the fewest entries; null when each leaves many. */
async function rarestOf(read: Knex, criteria: readonly Criterion[]): Promise<Criterion | null> {
  let rarest: Criterion | null = null;
  let fewest = FEW + 1;
  for (const one of criteria) {
    const entries = await countUpTo(read, sql`from (${one.ids}) as found`, FEW + 1);
    if (entries < fewest) [rarest, fewest] = [one, entries];
  }
  return rarest;
}

const COUNT = computed({ n: [integer, 'count(*)'] });

/** Counts the rows of `from … where …`, and stops at `most`. */
export async function countUpTo(read: Knex, found: Sql, most: number): Promise<number> {
  const [row] = await rowsOf(
    read,
    sql`select ${COUNT} from (select 1 as one ${found} ${limitTo(most)}) as counted`,
  );
  return row?.n ?? 0;
}

/** The criteria of a filter. */
export function criteriaOf(filter: AuditLogFilterQuery, timeZone: string): Criterion[] {
  const { username, action, event, from, to, kind, record_id } = filter;
  return [
    ...(username ? [withName(usernameKeyOf(username))] : []),
    ...(action ? [ofColumns(sql`action >= ${action} and action < ${`${action}\u{10FFFF}`}`)] : []),
    ...(event ? [ofColumns(sql`event = ${event}`)] : []),
    ...daysOf({ from, to }, timeZone),
    ...(kind ? [concerning(kind, record_id)] : []),
  ];
}

/** A criterion on the entry's own columns. */
const ofColumns = (holds: Sql): Criterion => ({ holds, ids: sql`select id from audit_log where ${holds}` });

function daysOf({ from, to }: Pick<AuditLogFilterQuery, 'from' | 'to'>, timeZone: string): Criterion[] {
  const instant = (day: string) => new Date(startOf(day, timeZone)).toISOString();
  const bounds = [
    ...(from === undefined ? [] : [sql`at >= ${instant(from)}`]),
    ...(to === undefined ? [] : [sql`at < ${instant(addDays(to, 1))}`]),
  ];
  return bounds.length === 0 ? [] : [ofColumns(allHold(bounds))];
}

function withName(key: string): Criterion {
  const user = sql`(select u.id from users as u where u.username_key = ${key})`;
  return {
    holds: sql`(a.actor_id = ${user} or a.subject_id = ${user})`,
    ids: sql`select id from audit_log where actor_id = ${user}
      union all select id from audit_log where subject_id = ${user} and actor_id <> ${user}`,
  };
}

function concerning(kind: string, id: number | undefined): Criterion {
  const record = sql`r.kind = ${kind} ${id === undefined ? fixed('') : sql`and r.record_id = ${id}`}`;
  return {
    holds: sql`exists (select 1 from audit_records as r where r.audit_id = a.id and ${record})`,
    ids: sql`select r.audit_id as id from audit_records as r where ${record}`,
  };
}
