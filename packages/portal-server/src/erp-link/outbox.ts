import { randomUUID } from 'node:crypto';
import { isFileMakerUrl, pauseAfter, TRIES_AT_ONCE } from '@kontor/portal-core/erp-link';
import { createTranslator, DEFAULT_LANGUAGE } from '@kontor/portal-core/i18n';
import type { Logger } from 'pino';
import { pause, type BackgroundTask } from '../background/index.js';
import type { Clock } from '../dates/index.js';
import type { Database, Writer } from '../db/index.js';
import { lockOrders } from '../erp/index.js';
import type { Answer, NewsReceiver } from '../erp-outbox/index.js';
import type { FileMaker } from '../filemaker/index.js';
import type { ServerDeps } from '../server-deps.js';
import { type AskErp, createAskErp } from './ask-erp.js';
import { connectedFile } from './connected-file.js';
import { readConnection, storeFinding, type Finding, type StoredConnection } from './connection.store.js';
import { storeErpNumber } from './erp-mark.store.js';
import { claimLanes, endWork, isAnyDue, readHeads, type LaneEnd, type Lease } from './lanes.store.js';
import { EVERY_RECORD, readParts } from './news-parts.js';
import { reachOf } from './reach.js';
import { webhookReceiver } from './send-news.js';
import type { WebhookSecrets } from './webhook-secret.js';
import { readVocabulary } from './words/words.store.js';

/** News under way at the same time. */
const AT_ONCE = 8;
/** Longer than an answer is waited for. */
const LEASE_MS = 60_000;
const LOOK_AGAIN_MS = 1000;
/** Tries after which news that an ERP fails on, while it takes others, wait for a person. */
const MOST_TRIES = 8;

interface OutboxDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'error'>;
  readonly secrets: WebhookSecrets;
  readonly ask: AskErp;
  /** The FileMaker file of the settings; null without any. */
  readonly fileMaker: FileMaker | null;
  /** A number from 0 to 1, by chance. */
  readonly random?: () => number;
}
type Head = Awaited<ReturnType<typeof readHeads>>[number];
/** News that were sent, and the answer; `gone` when the record was not there, `unread` when it could not be read or sent at all. */
interface SentNews {
  readonly head: Head;
  readonly answer: Answer | 'gone' | 'unread';
}

/** Sends what the ERP is to be told: in order for each record, each merchant in turn, a bounded number at once, until it is taken. */
export class Outbox {
  private after = 0;

  constructor(private readonly deps: OutboxDeps) {}

  /**
   * Sends the next news. Answers false when nothing is due: then it is time to wait. What is under way when the signal is aborted is sent again
   * by the next start.
   */
  async round(signal?: AbortSignal): Promise<boolean> {
    const { database, clock } = this.deps;
    const now = clock();
    // A look without a lock: most of the time nothing is due.
    if (!isDue(await readConnection(database.read), now) || !(await isAnyDue(database.read, iso(now))))
      return false;
    const lease = { owner: randomUUID(), now: iso(now), until: iso(now + LEASE_MS) };
    const claimed = await database.write((trx) => this.claim(trx, lease, now));
    if (claimed === null) return false;
    const { connection, laneIds } = claimed;
    const heads = await readHeads(database.read, laneIds);
    const sent = await Promise.all(heads.map((head) => this.send(connection, head, signal)));
    await database.write((trx) =>
      this.settle(trx, { connection, lease, isStopping: signal?.aborted === true }, sent),
    );
    return true;
  }

  /** Leases lanes for the connection as it is now; null when nothing is due, or it was paused meanwhile. */
  private async claim(trx: Writer, lease: Lease, now: number) {
    const connection = await readConnection(trx);
    if (connection === null || !isDue(connection, now)) return null;
    // While the ERP is away one alone is tried.
    const limit = connection.failures >= TRIES_AT_ONCE ? 1 : AT_ONCE;
    const { merchant, laneIds } = await claimLanes(trx, lease, { limit, after: this.after });
    this.after = merchant;
    return laneIds.length === 0 ? null : { connection, laneIds };
  }

  private async send(
    connection: StoredConnection,
    head: Head,
    signal: AbortSignal | undefined,
  ): Promise<SentNews> {
    const { log } = this.deps;
    const { read } = this.deps.database;
    try {
      const parts = await readParts(read, head);
      if (parts === null) return { head, answer: 'gone' };
      const receiver = await this.receiverOf(connection);
      return { head, answer: await receiver.send({ ...head, parts }, signal) };
    } catch (error) {
      log.error({ err: error }, 'News for the ERP could not be read');
      return { head, answer: 'unread' };
    }
  }

  private async receiverOf(connection: StoredConnection): Promise<NewsReceiver> {
    const { url } = connection;
    const { fileMaker, database } = this.deps;
    if (isFileMakerUrl(url))
      return connectedFile({ url }, fileMaker)?.receiverWith(await readVocabulary(database.read)) ?? NO_FILE;
    return webhookReceiver({ url, salts: saltsOf(connection, iso(this.deps.clock())) }, this.deps);
  }

  private async settle(
    trx: Writer,
    { connection, lease, isStopping }: Round,
    sent: readonly SentNews[],
  ): Promise<void> {
    const { random = Math.random, clock } = this.deps;
    const at = { owner: lease.owner, now: iso(clock()) };
    // Orders before their lanes, as everyone who changes one.
    await lockOrders(
      trx,
      EVERY_RECORD,
      sent.flatMap(({ head }) => (head.record_type === 'order' ? [head.record_id] : [])),
    );
    const answers = sent.flatMap(({ answer }) => (typeof answer === 'string' ? [] : answer));
    // An ERP that answers to others is there: what fails of one record alone is that record's.
    const isThere = answers.some(
      ({ answered, alone = false }) => answered === 'taken' || answered === 'refused' || alone,
    );
    for (const { head, answer } of sent) {
      const tries = isThere ? head.attempts : Math.max(head.attempts, connection.failures);
      const later = (asked: number) => iso(clock() + pauseAfter(tries, random(), asked));
      const end = endOf(answer, { isThere, isStopping, attempts: head.attempts, later });
      const isOwn = await endWork(trx, { laneId: head.lane_id, newsId: head.id }, end, at);
      const number = isOwn && head.record_type === 'order' ? numberOf(answer) : '';
      if (number !== '') await storeErpNumber(trx, head.record_id, number);
    }
    const nextTry = (asked: number) => iso(clock() + pauseAfter(connection.failures, random(), asked));
    const finding = isStopping ? null : findingOf(answers, isThere, nextTry);
    if (finding !== null) await storeFinding(trx, connection, finding, at.now);
  }
}

interface Round {
  readonly connection: StoredConnection;
  readonly lease: Lease;
  /** Whether the server is stopping, so that missing answers say nothing of the ERP. */
  readonly isStopping: boolean;
}

const iso = (ms: number): string => new Date(ms).toISOString();

/** Whether the ERP is to be asked now: nobody paused it, and it is not away. */
export const isDue = (connection: StoredConnection | null, now: number): connection is StoredConnection =>
  connection !== null &&
  connection.state === 'running' &&
  (connection.next_try_at === null || connection.next_try_at <= iso(now));

/** A FileMaker file that the settings do not name is refused. */
const NO_FILE: NewsReceiver = {
  send: () =>
    Promise.resolve({
      answered: 'access',
      words: createTranslator(DEFAULT_LANGUAGE)('erpLink.notConfigured'),
      erpNumber: '',
      retryAfter: 0,
    }),
};

/** The salts to sign with: the old one as well while it is valid. */
function saltsOf({ salt, old_salt, old_until }: StoredConnection, now: string): readonly string[] {
  return old_salt !== null && old_until !== null && old_until > now ? [salt, old_salt] : [salt];
}

/** The number that the ERP gave what it has taken; empty without one. */
const numberOf = (answer: SentNews['answer']): string =>
  typeof answer !== 'string' && answer.answered === 'taken' ? answer.erpNumber : '';

interface Ending {
  readonly isThere: boolean;
  readonly isStopping: boolean;
  /** How often these news failed while the ERP took others. */
  readonly attempts: number;
  readonly later: (askedSeconds: number) => string;
}

function endOf(answer: SentNews['answer'], { isThere, isStopping, attempts, later }: Ending): LaneEnd {
  if (answer === 'gone') return { end: 'done', outcome: 'skipped' };
  if (answer === 'unread') return { end: 'later', at: later(0), isOwnFault: false };
  const { answered, words, retryAfter } = answer;
  if (answered === 'taken') return { end: 'done', outcome: 'sent' };
  if (answered === 'refused') return { end: 'refused', words };
  if (answered === 'access' || isStopping) return { end: 'released' };
  const isOwnFault = answered === 'away' && isThere;
  if (isOwnFault && attempts + 1 >= MOST_TRIES) return { end: 'refused', words };
  return { end: 'later', at: later(retryAfter), isOwnFault };
}

/** What the answers of a round say of the ERP; null when they say nothing. A pause it asks for is kept, whatever it took meanwhile. */
function findingOf(
  answers: readonly Answer[],
  isThere: boolean,
  nextTry: (askedSeconds: number) => string,
): Finding | null {
  const [access, busy, away] = (['access', 'busy', 'away'] as const).map((kind) =>
    answers.find(({ answered }) => answered === kind),
  );
  if (access) return { kind: 'access', reason: access.words };
  const absent = busy ?? (isThere ? undefined : away);
  if (absent) return { kind: 'away', reason: absent.words, nextTryAt: nextTry(absent.retryAfter) };
  return isThere ? { kind: 'there' } : null;
}

/** The task that keeps sending while the server runs. */
export function outboxTask(
  {
    clock,
    config,
    log,
    webhookSecrets: secrets,
    fileMaker,
  }: Pick<ServerDeps, 'clock' | 'config' | 'log' | 'webhookSecrets' | 'fileMaker'>,
  database: Database,
): BackgroundTask {
  const outbox = new Outbox({ database, clock, log, secrets, ask: createAskErp(reachOf(config)), fileMaker });
  return {
    name: 'erp-outbox',
    nightlyAt: '00:00',
    async run(signal) {
      while (!signal.aborted) {
        const isBusy = await outbox.round(signal).catch((error: unknown) => {
          log.error({ err: error }, 'News for the ERP were not sent');
          return false;
        });
        if (!isBusy) await pause(LOOK_AGAIN_MS, signal);
      }
    },
  };
}
