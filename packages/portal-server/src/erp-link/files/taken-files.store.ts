import type { DataScope } from '@kontor/portal-core/access';
import type {
  FileKindOfReports,
  KeptReason,
  RecordState,
  SourceFileOfReports,
  TakenFile,
  UndoneFile,
} from '@kontor/portal-core/erp-link';
import type { PortalList } from '@kontor/portal-core/wire';
import type { Knex } from 'knex';
import {
  allHold,
  columns,
  computed,
  countRows,
  engineOf,
  execute,
  fixed,
  foldCase,
  inList,
  inScope,
  insertSet,
  integer,
  jsonRows,
  jsonText,
  pageRows,
  parseJson,
  type Place,
  type RowOf,
  rowsOf,
  sql,
  text,
  together,
  type Writer,
} from '../../db/index.js';

/** The file that a set of records comes from, and who took it over. */
export interface FileOrigin extends SourceFileOfReports {
  readonly kind: FileKindOfReports;
  /** The merchant of the user; null for one who may report for all. */
  readonly merchantErpId: number | null;
  readonly createdBy: number;
  /** ISO in UTC. */
  readonly at: string;
}

/** A record that a file changed. */
export interface ChangedByFile {
  readonly recordId: number;
  readonly merchantErpId: number;
  /** Names the record for people. */
  readonly label: string;
  /** Null for what the file made. */
  readonly was: RecordState | null;
  readonly became: RecordState;
}

const CHANGES = {
  file_id: 'integer',
  record_id: 'integer',
  merchant_erp_id: 'integer',
  label: 'text',
  was: 'text',
  became: 'text',
} as const;

/** Keeps what a set of a file changed, in the transaction of the change. */
export async function noteChangesOfFile(
  trx: Writer,
  origin: FileOrigin,
  changes: readonly ChangedByFile[],
): Promise<void> {
  if (changes.length === 0) return;
  const fileId = await noteFile(trx, origin);
  await insertSet(
    trx,
    { table: 'erp_file_changes', columns: CHANGES },
    changes.map(({ recordId, merchantErpId, label, was, became }) => [
      fileId,
      recordId,
      merchantErpId,
      label,
      was === null ? null : jsonText(was),
      jsonText(became),
    ]),
  );
}

/** The id of a file, whose first set stores it. One that was undone stands again by what it changes now. */
async function noteFile(trx: Writer, origin: FileOrigin): Promise<number> {
  const { kind, key, name, merchantErpId, createdBy, at } = origin;
  await execute(
    trx,
    sql`insert into erp_files (kind, file_key, name, merchant_erp_id, created_by, created_at)
        values (${kind}, ${key}, ${name}, ${merchantErpId}, ${createdBy}, ${at})
        on conflict (file_key, kind, created_by) do update set undone_at = null where erp_files.undone_at is not null`,
  );
  const [file] = await rowsOf(
    trx,
    sql`select ${columns('erp_files', ['id'])} from erp_files
        where file_key = ${key} and kind = ${kind} and created_by = ${createdBy}`,
  );
  if (file === undefined) throw new Error('The file was not stored');
  return file.id;
}

/** The changes of records that keep something of what their file said. One that keeps some fields is undone and kept. */
const STAYS = `(undo in ('changed', 'gone') or (undo = 'undone' and found <> ''))`;

const FILE = together(
  columns('erp_files', ['id', 'kind', 'name', 'merchant_erp_id', 'created_by', 'created_at', 'undone_at']),
  computed({
    username: [text, 'users.username'],
    changed: [integer, '(select count(*) from erp_file_changes where file_id = erp_files.id)'],
    kept: [integer, `(select count(*) from erp_file_changes where file_id = erp_files.id and ${STAYS})`],
  }),
);

/** Reads the files of the scope and of some kinds, newest first. */
export async function findFiles(
  read: Knex,
  scope: DataScope,
  { kinds, ...place }: Place & { readonly kinds: readonly FileKindOfReports[] },
): Promise<PortalList<TakenFile>> {
  const found = allHold([
    inScope(scope, 'erp_files.merchant_erp_id'),
    inList(engineOf(read), 'erp_files.kind', kinds),
  ]);
  const from = sql`from erp_files join users on users.id = erp_files.created_by where ${found}`;
  const rows = await pageRows(read, { columns: FILE, found: from, order: sql`erp_files.id desc` }, place);
  const entries = rows.map(({ created_by, username, ...file }) => ({
    ...file,
    created_by: { id: created_by, username },
  }));
  return { entries, foundCount: await countRows(read, from) };
}

/** Reads the kind of a file of the scope; null when there is none. */
export async function kindOfFile(
  connection: Knex,
  scope: DataScope,
  id: number,
): Promise<FileKindOfReports | null> {
  const [file] = await rowsOf(
    connection,
    sql`select ${columns('erp_files', ['kind'])} from erp_files
        where id = ${id} and ${inScope(scope, 'erp_files.merchant_erp_id')}`,
  );
  return file?.kind ?? null;
}

/** Whether it is still kept what a file changed. */
export async function hasChanges(connection: Knex, fileId: number): Promise<boolean> {
  const some = await rowsOf(
    connection,
    sql`select ${columns('erp_file_changes', ['id'])} from erp_file_changes where file_id = ${fileId} limit 1`,
  );
  return some.length > 0;
}

/** Waits for an undo of the same file that is under way elsewhere, and keeps others out until the transaction ends. Sets of the file go on. */
export async function lockFile(trx: Writer, fileId: number): Promise<void> {
  const lock = fixed(engineOf(trx) === 'sqlite' ? '' : 'for no key update');
  await rowsOf(trx, sql`select ${columns('erp_files', ['id'])} from erp_files where id = ${fileId} ${lock}`);
}

/** Notes that a file is undone, once. */
export async function noteUndone(trx: Writer, fileId: number, at: string): Promise<void> {
  await execute(trx, sql`update erp_files set undone_at = ${at} where id = ${fileId} and undone_at is null`);
}

const CHANGE = columns('erp_file_changes', ['id', 'record_id', 'merchant_erp_id', 'label', 'was', 'became']);

/** A change of a file that its undo looks at. */
export interface ChangeToUndo extends ChangedByFile {
  readonly id: number;
}

interface NextChanges {
  readonly limit: number;
  /** The id below which those are read again that an earlier undo has kept. */
  readonly keptBelow: number;
}

/** Reads the next changes to undo, the last ones first: what a file changed twice goes back step by step. */
export async function nextChanges(
  trx: Writer,
  fileId: number,
  { limit, keptBelow }: NextChanges,
): Promise<ChangeToUndo[]> {
  const rows = await rowsOf(
    trx,
    sql`select ${CHANGE} from erp_file_changes where file_id = ${fileId} and (undo is null or (${fixed(STAYS)} and id < ${keptBelow}))
        order by id desc limit ${limit}`,
  );
  return rows.map(({ id, record_id, merchant_erp_id, label, was, became }) => ({
    id,
    recordId: record_id,
    merchantErpId: merchant_erp_id,
    label,
    was: was === null ? null : parseJson(was),
    became: parseJson(became),
  }));
}

/** What became of a change when its file was undone. */
export interface UndoneChange {
  readonly id: number;
  readonly undo: 'undone' | KeptReason;
  readonly found: string;
}

/** Stores what became of changes. */
export async function markUndone(trx: Writer, changes: readonly UndoneChange[]): Promise<void> {
  if (changes.length === 0) return;
  const undone = {
    sql: jsonRows(engineOf(trx), { id: 'integer', undo: 'text', found: 'text' }),
    bindings: [JSON.stringify(changes.map(({ id, undo, found }) => [id, undo, found]))],
  };
  await execute(
    trx,
    sql`with undone as materialized (${undone})
        update erp_file_changes set undo = undone.undo, found = undone.found from undone
        where erp_file_changes.id = undone.id`,
  );
}

const MOST_KEPT = 1000;

const KEPT = columns('erp_file_changes', ['id', 'record_id', 'label', 'undo', 'found']);
type KeptChange = RowOf<(typeof KEPT)['columns']>;

/** What undoing a file of the scope did so far. */
export async function readUndone(read: Knex, scope: DataScope, fileId: number): Promise<UndoneFile> {
  const of = sql`from erp_file_changes where file_id = ${fileId}`;
  const stays = sql`${of} and ${fixed(STAYS)}`;
  const rows = await rowsOf(read, sql`select ${KEPT} ${stays} order by id limit ${MOST_KEPT}`);
  const later = await laterFiles(read, scope, fileId, rows);
  return {
    undone: await countRows(read, sql`${of} and undo = 'undone'`),
    keptCount: await countRows(read, stays),
    kept: rows.map((change) => ({
      label: change.label,
      reason: change.undo === 'gone' ? 'gone' : 'changed',
      found: change.found,
      file: later.get(keyOf(change)) ?? null,
    })),
  };
}

/** Names the record of a change: a file of stock has several of a product, one a place. */
const keyOf = ({ record_id, label }: Pick<KeptChange, 'record_id' | 'label'>): string =>
  `${record_id}\n${foldCase(label)}`;

const LATER = together(
  columns('erp_file_changes', ['record_id', 'label'], 'c'),
  together(columns('erp_files', ['name'], 'f'), computed({ id: [integer, 'f.id'] })),
);

/** The last other file of the scope that changed each of these records since and is not undone, by record. */
async function laterFiles(
  read: Knex,
  scope: DataScope,
  fileId: number,
  changes: readonly KeptChange[],
): Promise<ReadonlyMap<string, { readonly id: number; readonly name: string }>> {
  const [first] = changes;
  if (first === undefined) return new Map();
  const ids = [...new Set(changes.map(({ record_id }) => record_id))];
  const rows = await rowsOf(
    read,
    sql`select ${LATER} from erp_file_changes as c join erp_files as f on f.id = c.file_id
        where c.id in (
          select max(erp_file_changes.id) from erp_file_changes join erp_files on erp_files.id = erp_file_changes.file_id
          where erp_file_changes.id > ${first.id} and file_id <> ${fileId} and (undo is null or ${fixed(STAYS)})
            and kind = (select kind from erp_files where id = ${fileId})
            and ${inList(engineOf(read), 'record_id', ids)} and ${inScope(scope, 'erp_files.merchant_erp_id')}
          group by record_id, label)
        order by c.id`,
  );
  return new Map(rows.map(({ id, name, ...change }) => [keyOf(change), { id, name }]));
}

/** Deletes what was kept of files taken over before an instant; they can no longer be undone. Answers how many were deleted. */
export async function deleteOldChanges(trx: Writer, before: string, limit: number): Promise<number> {
  const rows = await rowsOf(
    trx,
    sql`delete from erp_file_changes where id in (
          select erp_file_changes.id from erp_file_changes join erp_files on erp_files.id = erp_file_changes.file_id
          where erp_files.created_at < ${before} limit ${limit})
        returning ${columns('erp_file_changes', ['id'])}`,
  );
  return rows.length;
}
