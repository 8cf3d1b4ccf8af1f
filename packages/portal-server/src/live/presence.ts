import type { DataScope, Principal } from '@kontor/portal-core/access';
import { sideOf } from '@kontor/portal-core/investigations';
import {
  PRESENCE_LASTS_MS,
  presentAsTold,
  type OpenRecord,
  type OtherPerson,
} from '@kontor/portal-core/live';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { nameOrigin, noteChanges } from '../changes/index.js';
import type { Database, Writer } from '../db/index.js';
import { readDeliveries } from '../deliveries/index.js';
import { readInvestigation } from '../erp/index.js';
import {
  deletePresence,
  deleteSilent,
  readOfTab,
  readPresent,
  storePresence,
  type OwnedRecord,
  type OwnPresence,
  type Tab,
} from './presence.store.js';
import { mayReadKind } from './seen-changes.js';

/** Who asks who else is there. */
export interface Looker {
  readonly principal: Principal;
  readonly scope: DataScope;
  /** The user who really looks. */
  readonly actorId: number;
}

/** The records of a list that the reader may see, with whose they are; the others are passed over. */
export async function seenRecords(
  read: Knex,
  { principal, scope }: Looker,
  open: readonly OpenRecord[],
): Promise<OwnedRecord[]> {
  const seen: OwnedRecord[] = [];
  for (const record of open) {
    if (!mayReadKind(principal, record.kind)) continue;
    const merchant_erp_id = await merchantOf(read, scope, record);
    if (merchant_erp_id !== null) seen.push({ ...record, merchant_erp_id });
  }
  return seen;
}

async function merchantOf(read: Knex, scope: DataScope, { kind, id }: OpenRecord): Promise<number | null> {
  if (kind !== 'delivery') return (await readInvestigation(read, scope, id))?.merchant_erp_id ?? null;
  const [delivery] = await readDeliveries(read, scope, { ids: [id] });
  return delivery?.merchant_erp_id ?? null;
}

/** What is stored of a tab. */
interface ToldOfTab {
  readonly records: readonly OwnedRecord[];
  readonly principal: Principal;
  /** Instant, ISO in UTC. */
  readonly at: string;
}

/** Keeps which records open tabs show. Pages that show the same ones are told when one was opened or left. */
export class Presences {
  constructor(
    private readonly database: Database,
    private readonly log: Pick<Logger, 'error'>,
  ) {}

  /** Stores which records a tab shows now. */
  async store(tab: Tab, told: ToldOfTab): Promise<void> {
    await this.database.write((trx) => storeOpen(trx, tab, told));
  }

  /** Ends what a tab has said until an instant: its stream has ended. */
  async end(tab: Tab, until: string): Promise<void> {
    try {
      // Most tabs have nothing open, and need no writer.
      if ((await readOfTab(this.database.read, tab)).length > 0)
        await this.database.write((trx) => endTab(trx, tab, until));
    } catch (error) {
      this.log.error({ err: error }, 'who has left could not be stored');
    }
  }
}

/** The instant since which a tab has to have said something to count as there. */
const silentSince = (now: number): string => new Date(now - PRESENCE_LASTS_MS).toISOString();

async function storeOpen(trx: Writer, tab: Tab, { records, principal, at }: ToldOfTab): Promise<void> {
  // Whoever comes back after a silence comes anew, and is told of.
  await deleteSilent(trx, tab.user_id, silentSince(Date.parse(at)));
  const before = await readOfTab(trx, tab);
  const isSame = (record: OwnedRecord, old: OwnPresence) =>
    old.kind === record.kind && old.record_id === record.id;
  const left = before.filter((old) => !records.some((record) => isSame(record, old)));
  const come = records.filter((record) => !before.some((old) => isSame(record, old)));
  for (const old of left) await deletePresence(trx, tab, old);
  for (const record of records) await storePresence(trx, tab, { ...record, side: sideOf(principal), at });
  await tell(trx, tab, [...left.map(changedOf), ...come]);
}

async function endTab(trx: Writer, tab: Tab, until: string): Promise<void> {
  const ended = (await readOfTab(trx, tab)).filter(({ seen_at }) => seen_at <= until);
  for (const old of ended) await deletePresence(trx, tab, old);
  await tell(trx, tab, ended.map(changedOf));
}

const changedOf = ({ record_id, merchant_erp_id }: OwnPresence) => ({ id: record_id, merchant_erp_id });

async function tell(
  trx: Writer,
  { tab }: Tab,
  records: readonly { readonly id: number; readonly merchant_erp_id: number }[],
): Promise<void> {
  if (records.length === 0) return;
  nameOrigin(trx, tab);
  await noteChanges(trx, 'presence', records);
}

/** Who else has these records open, as the reader is told. */
export async function othersAt(
  read: Knex,
  { principal, scope, actorId }: Looker,
  records: readonly OwnedRecord[],
  now: number,
): Promise<OtherPerson[]> {
  const since = silentSince(now);
  const found = await Promise.all(records.map((record) => readPresent(read, scope, record, since)));
  const people = new Map<string, OtherPerson>();
  for (const { user_id, kind, record_id, side, since_at, username, full_name } of found.flat()) {
    const key = `${kind} ${record_id} ${user_id}`;
    if (user_id === actorId || people.has(key)) continue;
    people.set(key, { kind, id: record_id, side, name: full_name || username || '', since: since_at });
  }
  return [...presentAsTold([...people.values()], sideOf(principal))];
}
