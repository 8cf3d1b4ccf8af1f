import {
  isAuditEvent,
  type AuditEntry,
  type AuditEventKind,
  type AuditLogFilterQuery,
  type AuditRecord,
  type InMyNameEntry,
} from '@kontor/portal-core/audit-log';
import type { PortalList } from '@kontor/portal-core/wire';
import type { Knex } from 'knex';
import {
  columns,
  computed,
  countRows,
  engineOf,
  fixed,
  inList,
  integer,
  nullable,
  parseJson,
  type Place,
  type RowOf,
  rowsOf,
  type Sql,
  sql,
  text,
  together,
} from '../db/index.js';
import { countUpTo, foundEntries } from './found-entries.store.js';

/** A page of the audit trail, newest entry first. */
export interface AuditPage {
  readonly filter: AuditLogFilterQuery;
  readonly place: Place;
  /** The time zone in which the filter's days are counted. */
  readonly timeZone: string;
}

/** Number of records shown with an entry. An entry of a bulk write concerns thousands. */
const RECORDS_SHOWN = 5;

const ENTRY_COLUMNS = [
  'id',
  'at',
  'action',
  'target',
  'request_id',
  'actor_id',
  'subject_id',
  'embedded',
  'api_key_id',
  'event',
  'times',
  'until',
  'address',
] as const;
const ENTRY = together(
  columns('audit_log', ENTRY_COLUMNS, 'a'),
  computed({
    actor_name: [nullable(text), 'actor.username'],
    actor_full_name: [nullable(text), 'actor.full_name'],
    subject_name: [nullable(text), 'subject.username'],
    key_name: [nullable(text), 'k.name'],
  }),
);
type EntryRow = RowOf<(typeof ENTRY)['columns']>;
const RECORD = together(
  columns('audit_records', ['audit_id', 'kind', 'record_id', 'detail'], 'r'),
  computed({ n: [integer, 'r.n'] }),
);

const JOINS = `left join users as actor on actor.id = a.actor_id
  left join users as subject on subject.id = a.subject_id left join api_keys as k on k.id = a.api_key_id`;

/** By when it happened: failed sign-ins, exports and what was looked at are stored up to a minute late, with a later id. */
const NEWEST_FIRST = fixed('a.at desc, a.id desc');

/** Number of entries up to which they are counted for a list. */
export const COUNTED = 10_000;

/** Reads a page of the entries of the trail that match a filter, and how many there are: `COUNTED` at most. */
export async function findEntries(
  read: Knex,
  { filter, place, timeZone }: AuditPage,
): Promise<PortalList<AuditEntry>> {
  const found = await foundEntries(read, filter, timeZone);
  const [entries, counted] = await Promise.all([
    pageOf(read, found, place, present),
    countUpTo(read, found, COUNTED + 1),
  ]);
  const isMore = counted > COUNTED;
  return { entries, foundCount: isMore ? COUNTED : counted, ...(isMore && { countIsExact: false }) };
}

/** Reads the entries of the trail that match a filter, and counts all there are. */
export async function downloadEntries(
  read: Knex,
  { filter, place, timeZone }: AuditPage,
): Promise<PortalList<AuditEntry>> {
  const found = await foundEntries(read, filter, timeZone);
  const [entries, foundCount] = await Promise.all([
    pageOf(read, found, place, present),
    countRows(read, found),
  ]);
  return { entries, foundCount };
}

/** Reads a page of the entries `from … where …`: first which they are, so that those before the page are not looked up. */
async function pageOf<Entry>(
  read: Knex,
  found: Sql,
  { limit, skip }: Place,
  presented: (row: EntryRow, records?: Records) => Entry,
): Promise<Entry[]> {
  const ids = sql`select a.id ${found} order by ${NEWEST_FIRST} limit ${limit} offset ${skip}`;
  const rows = await rowsOf(
    read,
    sql`select ${ENTRY} from (${ids}) as page join audit_log as a on a.id = page.id ${fixed(JOINS)}
        order by ${NEWEST_FIRST}`,
  );
  const records = await recordsOf(
    read,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => presented(row, records.get(row.id)));
}

/** Reads what others did in the name of a user. A failed sign-in is in nobody's name. */
export async function findInNameOf(
  read: Knex,
  subjectId: number,
  place: Place,
): Promise<PortalList<InMyNameEntry>> {
  const found = sql`from audit_log as a where a.subject_id = ${subjectId} and a.actor_id <> a.subject_id
    and a.event <> 'failed_sign_in'`;
  const [entries, foundCount] = await Promise.all([
    pageOf(read, found, place, presentInMyName),
    countRows(read, found),
  ]);
  return { entries, foundCount };
}

interface Records {
  readonly first: readonly AuditRecord[];
  readonly count: number;
}

const NO_RECORDS: Records = { first: [], count: 0 };

async function recordsOf(read: Knex, ids: readonly number[]): Promise<ReadonlyMap<number, Records>> {
  const rows = await rowsOf(
    read,
    sql`select ${RECORD} from (
          select audit_id, kind, record_id, detail, row_number() over (partition by audit_id order by id) as place,
            count(*) over (partition by audit_id) as n
          from audit_records where ${inList(engineOf(read), 'audit_id', ids)}) as r
        where place <= ${RECORDS_SHOWN} order by audit_id, place`,
  );
  const records = new Map<number, { first: AuditRecord[]; count: number }>();
  for (const { audit_id, kind, record_id, detail, n } of rows) {
    const known = records.get(audit_id) ?? { first: [], count: n };
    known.first.push({ kind, id: record_id, detail: parseJson(detail) });
    records.set(audit_id, known);
  }
  return records;
}

function present(row: EntryRow, records: Records = NO_RECORDS): AuditEntry {
  const { id, at, action, target, request_id, actor_id, subject_id } = row;
  const isSelf = actor_id === subject_id;
  return {
    id,
    at,
    actor: row.actor_name === null ? null : { id: actor_id, username: row.actor_name },
    subject: isSelf || row.subject_name === null ? null : { id: subject_id, username: row.subject_name },
    ...(isAuditEvent(row.event) && { event: eventOf(row, row.event) }),
    ...byKeyOf(row),
    action,
    target,
    request_id,
    records: records.first,
    record_count: records.count,
  };
}

/** Without what is not the user's business: the address and the request of the person who acted. */
function presentInMyName(row: EntryRow, records: Records = NO_RECORDS): InMyNameEntry {
  const { id, at, until, action, target, event, times } = row;
  return {
    id,
    at,
    until: until ?? at,
    actor_name: row.actor_full_name || row.actor_name,
    ...(isAuditEvent(event) && { event: { kind: event, times } }),
    action,
    target,
    records: records.first,
    record_count: records.count,
  };
}

const eventOf = ({ at, until, times, address }: EntryRow, kind: AuditEventKind) => ({
  kind,
  times,
  until: until ?? at,
  address,
});

/** The page or the program that acted; neither for a person. */
function byKeyOf(row: EntryRow): Pick<AuditEntry, 'embedded' | 'api_key'> {
  const api_key = keyOf(row);
  if (row.embedded === 1) return { embedded: { api_key } };
  return api_key === null ? {} : { api_key };
}

const keyOf = ({ api_key_id: id, key_name: name }: EntryRow): { id: number; name: string } | null =>
  id === null ? null : { id, name: name ?? '' };
