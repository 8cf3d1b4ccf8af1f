import { isInTime, pauseAfterFailure } from '@kontor/portal-core/digest';
import { DEFAULT_LANGUAGE } from '@kontor/portal-core/i18n';
import { createFindAccess, type FindAccess } from '../access/index.js';
import { type BackgroundTask, nextRun, pause } from '../background/index.js';
import { instantOf } from '../dates/index.js';
import type { Database } from '../db/index.js';
import type { ServerDeps } from '../server-deps.js';
import { readMark, readUser, readVisits } from '../session/index.js';
import { readNews } from './digest-news.js';
import { isDigestOffered, readCompany } from './digest-offer.js';
import {
  claimDigest,
  type DigestMark,
  readDue,
  storeNextTry,
  storeTold,
  type StoredDigest,
} from './digest.store.js';
import type { Mail, Mailer } from './mailer.js';
import { writeLetter } from './write-letter.js';

/** Milliseconds between two looks at what is due. */
const LOOK_AGAIN_MS = 30_000;
/** Daily e-mails of one round. */
const AT_ONCE = 500;

type DigestDeps = Pick<ServerDeps, 'clock' | 'config' | 'digestKeys' | 'log' | 'mailer'>;

/** Sends the daily e-mails that are due. Each is claimed in the database before it is written, so that of all processes one sends it. */
export class DigestRounds {
  private readonly findAccess: FindAccess;

  constructor(
    private readonly deps: DigestDeps,
    private readonly database: Database,
  ) {
    this.findAccess = createFindAccess(database, deps.clock);
  }

  /** Sends what is due now, one after the other; after one that failed the others wait for the next round. */
  async round(signal?: AbortSignal): Promise<void> {
    const { mailer } = this.deps;
    const { read } = this.database;
    if (mailer === null || !(await isDigestOffered(read, mailer))) return;
    for (const digest of await readDue(read, instantOf(this.deps.clock), AT_ONCE))
      if (signal?.aborted === true || !(await this.tell(digest, mailer))) return;
  }

  /** Tells one person. Answers false when the mail server failed. */
  private async tell(digest: StoredDigest, mailer: Mailer): Promise<boolean> {
    const { clock, config, log } = this.deps;
    const at = `${String(digest.hour).padStart(2, '0')}:00`;
    const claimedUntil = new Date(nextRun(clock(), at, config.timeZone)).toISOString();
    if (!(await this.database.write((trx) => claimDigest(trx, digest, claimedUntil)))) return true;
    const mark = await readMark(this.database.read, instantOf(clock));
    const mail = isInTime(Date.parse(digest.due_at), clock())
      ? await this.write(digest, { mailer, claimedUntil })
      : null;
    if (mail === null) return true;
    const sending = await mailer.send(mail);
    if (sending.outcome === 'sent') {
      await this.database.write((trx) => storeTold(trx, digest.user_id, mark));
      return true;
    }
    const failures = digest.failures + 1;
    const wait = sending.outcome === 'failed' ? pauseAfterFailure(failures) : null;
    log.warn({ user: digest.user_id, reason: sending.reason, again: wait !== null }, 'daily e-mail not sent');
    const next =
      wait === null
        ? { failures: 0, due_at: claimedUntil }
        : { failures, due_at: new Date(clock() + wait).toISOString() };
    const { user_id } = digest;
    await this.database.write((trx) => storeNextTry(trx, { user_id, claimedUntil }, next));
    return sending.outcome === 'refused';
  }

  /**
   * The e-mail of a person; null when there is nothing to tell, or nobody to be told. Its id names when the next one is due, which is the same
   * for each of its tries and another for each e-mail.
   */
  private async write(
    digest: StoredDigest,
    { mailer, claimedUntil }: { readonly mailer: Mailer; readonly claimedUntil: string },
  ): Promise<Mail | null> {
    const { clock, config, digestKeys } = this.deps;
    const { read } = this.database;
    const access = await this.findAccess(digest.user_id);
    if (!access?.active || access.lacksSecondFactor) return null;
    const user = await readUser(read, digest.user_id);
    if (user.email === '') return null;
    const since = await this.sinceOf(digest);
    const { timeZone } = config;
    const letter = writeLetter(
      {
        news: await readNews({ read, clock, timeZone }, access.principal, since),
        since,
        name: user.full_name || user.username,
        company: await readCompany(read),
        language: user.language ?? DEFAULT_LANGUAGE,
        portalUrl: mailer.portalUrl,
        endKey: digestKeys.keyOf(user.id),
      },
      { clock, timeZone },
    );
    return (
      letter && {
        ...letter,
        to: { name: user.full_name, address: user.email },
        messageId: `<kontor-digest-${user.id}-${Date.parse(claimedUntil)}@${mailer.host}>`,
      }
    );
  }

  /** What the person knows of: what there was at their last look or at the last e-mail, whichever was later. */
  private async sinceOf({ user_id, told_at, told_order_id }: StoredDigest) {
    const told: DigestMark = { at: told_at, order_id: told_order_id };
    const visits = await readVisits(this.database.read, user_id);
    const isVisit = visits !== null && visits.seen.at >= told.at;
    return { ...(isVisit ? visits.seen : told), isVisit };
  }
}

/** The task that sends the daily e-mails while the server runs. */
export function digestTask(deps: DigestDeps, database: Database): BackgroundTask {
  const rounds = new DigestRounds(deps, database);
  return {
    name: 'daily e-mails',
    nightlyAt: '00:00',
    async run(signal) {
      while (!signal.aborted) {
        await rounds.round(signal).catch((err: unknown) => deps.log.error({ err }, 'daily e-mails failed'));
        await pause(LOOK_AGAIN_MS, signal);
      }
    },
  };
}
