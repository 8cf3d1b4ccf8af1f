import { randomUUID } from 'node:crypto';
import { pauseAfter, TRIES_AT_ONCE } from '@kontor/portal-core/erp-link';
import type { Logger } from 'pino';
import { pause, type BackgroundTask } from '../background/index.js';
import type { Clock } from '../dates/index.js';
import type { Database, Writer } from '../db/index.js';
import { readAddress, readOrder } from '../erp/index.js';
import type { ServerDeps } from '../server-deps.js';
import {
  readConnection,
  storeFailure,
  storeState,
  storeSuccess,
  type StoredConnection,
} from './connection.store.js';
import { storeErpNumber } from './erp-mark.store.js';
import { claimLanes, endWork, readHeads, type LaneEnd, type Lease } from './lanes.store.js';
import { sendNews, type Answer } from './send-news.js';
import type { WebhookSecrets } from './webhook-secret.js';

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
  /** A number from 0 to 1, by chance. */
  readonly random?: () => number;
}
type Head = Awaited<ReturnType<typeof readHeads>>[number];
/** News that were sent, and the answer; null when the order's record was not there. */
interface SentNews {
  readonly head: Head;
  readonly answer: Answer | null;
}

/** Sends what the ERP is to be told: in order for each order, each merchant in turn, a bounded number at once, until it is taken. */
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
    const connection = await readConnection(database.read);
    if (connection === null || connection.state !== 'running') return false;
    if (connection.next_try_at !== null && connection.next_try_at > iso(now)) return false;
    const lease = { owner: randomUUID(), now: iso(now), until: iso(now + LEASE_MS) };
    // While the ERP is away one alone is tried.
    const limit = connection.failures >= TRIES_AT_ONCE ? 1 : AT_ONCE;
    const claimed = await database.write((trx) => claimLanes(trx, lease, { limit, after: this.after }));
    this.after = claimed.merchant;
    if (claimed.orderIds.length === 0) return false;
    const heads = await readHeads(database.read, claimed.orderIds);
    const sent = await Promise.all(heads.map((head) => this.send(connection, head, signal)));
    await database.write((trx) => this.settle(trx, { connection, lease }, sent));
    return true;
  }

  private async send(
    connection: StoredConnection,
    head: Head,
    signal: AbortSignal | undefined,
  ): Promise<SentNews> {
    const { read } = this.deps.database;
    const order = await readOrder(read, { kind: 'all' }, head.order_id);
    const address = await readAddress(read, { kind: 'all' }, head.order_id);
    if (order === null) return { head, answer: null };
    const isOldValid = connection.old_until !== null && connection.old_until > iso(this.deps.clock());
    const salts = [
      connection.salt,
      ...(isOldValid && connection.old_salt !== null ? [connection.old_salt] : []),
    ];
    const news = { ...head, order, address: JSON.stringify(address) };
    return { head, answer: await sendNews(news, { url: connection.url, salts }, { ...this.deps, signal }) };
  }

  private async settle(
    trx: Writer,
    { connection, lease }: { readonly connection: StoredConnection; readonly lease: Lease },
    sent: readonly SentNews[],
  ): Promise<void> {
    const { random = Math.random, clock } = this.deps;
    const at = { owner: lease.owner, now: iso(clock()) };
    const answers = sent.flatMap(({ answer }) => answer ?? []);
    // An ERP that answers to others is there: what fails of one order alone is that order's.
    const isThere = answers.some(({ answered }) => answered === 'taken' || answered === 'refused');
    for (const { head, answer } of sent) {
      const later = (asked: number) => iso(clock() + pauseAfter(head.attempts, random(), asked));
      const end = endOf(answer, { isLast: isThere && head.attempts >= MOST_TRIES, later });
      const isOwn = await endWork(trx, { orderId: head.order_id, newsId: head.id }, end, at);
      if (isOwn && answer?.answered === 'taken' && answer.erpNumber !== '')
        await storeErpNumber(trx, head.order_id, answer.erpNumber);
    }
    const refusedAccess = answers.find(({ answered }) => answered === 'access');
    const away = isThere ? undefined : answers.find(({ answered }) => answered === 'away');
    if (refusedAccess)
      await storeState(trx, connection, 'stopped', { since: at.now, reason: refusedAccess.words });
    else if (away) {
      const pause = pauseAfter(connection.failures, random(), away.retryAfter);
      await storeFailure(trx, connection, { reason: away.words, next_try_at: iso(clock() + pause) });
    } else await storeSuccess(trx, connection, at.now);
  }
}

const iso = (ms: number): string => new Date(ms).toISOString();

function endOf(
  answer: Answer | null,
  { isLast, later }: { readonly isLast: boolean; readonly later: (askedSeconds: number) => string },
): LaneEnd {
  if (answer === null) return { end: 'done', outcome: 'skipped' };
  const { answered, words, retryAfter } = answer;
  if (answered === 'taken') return { end: 'done', outcome: 'sent' };
  if (answered === 'refused' || (answered === 'away' && isLast)) return { end: 'refused', words };
  return answered === 'access' ? { end: 'released' } : { end: 'later', at: later(retryAfter) };
}

/** The task that keeps sending while the server runs. */
export function outboxTask(
  { clock, log, webhookSecrets: secrets }: Pick<ServerDeps, 'clock' | 'log' | 'webhookSecrets'>,
  database: Database,
): BackgroundTask {
  const outbox = new Outbox({ database, clock, log, secrets });
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
