import type { Call } from '@kontor/portal-core/wire';
import { createHash } from 'node:crypto';
import { type Clock, instantOf } from '../dates/index.js';
import type { Database, Writer } from '../db/index.js';
import {
  forgetKeys,
  giveBack,
  giveBackAll,
  giveBackOlder,
  LOST,
  markWritten,
  storeAnswer,
  takeKey,
  type Holder,
  type KeyedRun,
  type StoredRun,
} from './idempotency.store.js';
import { createKeptAnswers, type KeptAnswers } from './kept-answers.js';
import { HttpProblem, Reply } from '../wire/index.js';

export interface KeyedRequest extends Holder {
  readonly call: Call;
  /** The header `Idempotency-Key` as received. */
  readonly key: string | string[] | undefined;
  /** Distinguishes an embedded page or a program from the user of its account: none may repeat another's key. Empty for users. */
  readonly within: string;
  readonly target: string;
  readonly body: unknown;
}

/**
 * Notes within a transaction of the run that the run has written: stored or undone with it. Throws 429 when the run took so long that
 * another one has its key, so that only one of them writes.
 */
export type NoteWrite = (trx: Writer) => Promise<void>;

/** The note for a run without a key. */
export const NO_NOTE: NoteWrite = () => Promise.resolve();

/** Answers a repeated POST with the first answer. */
export interface Idempotency {
  /**
   * Runs `work`, or returns the answer stored under the same key. Throws 422 for a key used for another request, 429 while it runs or
   * when the user or the user's merchant holds too many keys, 409 when it wrote but its answer was lost or is no longer kept: it is never run again.
   */
  once(request: KeyedRequest, work: (note: NoteWrite) => Promise<unknown>): Promise<unknown>;
}

const KEY = /^[\x21-\x7e]{1,255}$/;
const KEPT_MS = 24 * 3600_000;
/**
 * Milliseconds after which a run without an answer is taken as interrupted. If it was only slow, it cannot write any more once another has
 * its key, so that this may be short: whoever sends again after a crash waits no longer.
 */
const ABANDONED_MS = 15_000;
/** The lowest status of an answer. */
const FIRST_STATUS = 100;

/**
 * Creates the idempotency of POST calls. Keys and answers are kept in the database for 24 hours; nothing is kept of a run that wrote
 * nothing, such as a dry run.
 */
export function createIdempotency(database: Database, clock: Clock): Idempotency {
  const kept = createKeptAnswers();
  return {
    async once(request, work) {
      const { method, responseKind, answersSecret } = request.call;
      if (method !== 'POST' || request.key === undefined || responseKind === 'csv' || answersSecret)
        return work(NO_NOTE);
      const { key, userId } = request;
      if (typeof key !== 'string' || !KEY.test(key)) throw new HttpProblem('bad_request');
      const mine = { user_id: userId, key, created_at: instantOf(clock) };
      const earlier = await claim({ database, clock, kept }, mine, request);
      if (earlier) return earlier;
      try {
        let hasWritten = false;
        const result = await work(async (trx) => {
          await noteWrite(trx, mine);
          hasWritten = true;
        });
        const answer = answerOf(request.call, result);
        await database.write(async (trx) => {
          if (!hasWritten) return giveBack(trx, mine);
          await storeAnswer(trx, mine, answer);
          await kept.dropTooMany(trx, request, answer.body?.length ?? 0);
        });
        return result;
      } catch (error) {
        await database.write((trx) => giveBack(trx, mine));
        throw error;
      }
    },
  };
}

async function noteWrite(trx: Writer, mine: KeyedRun): Promise<void> {
  if (!(await markWritten(trx, mine))) throw new HttpProblem('busy', { headers: { 'Retry-After': '1' } });
}

/**
 * Takes every run without an answer as interrupted. Called at a start on SQLite, where the process that ran them is gone: whoever sends
 * again after a crash does not wait. If it still runs after all, it cannot write any more.
 */
export function endEarlierRuns(database: Database): Promise<void> {
  return database.write(giveBackAll);
}

/** Takes the key for this run, or returns the stored answer. */
function claim(
  { database, clock, kept }: { database: Database; clock: Clock; kept: KeptAnswers },
  mine: KeyedRun,
  request: KeyedRequest,
): Promise<Reply | null> {
  const request_hash = hashOf(request);
  const ago = (ms: number) => instantOf(() => clock() - ms);
  return database.write(async (trx) => {
    await forgetKeys(trx, ago(KEPT_MS));
    await giveBackOlder(trx, mine, ago(ABANDONED_MS));
    const found = await takeKey(trx, mine, request_hash);
    if (found === null) {
      await kept.refuseTooMany(trx, request);
      return null;
    }
    // Given back by another run in between.
    if (found === undefined) throw new HttpProblem('busy', { headers: { 'Retry-After': '1' } });
    if (found.request_hash !== request_hash)
      throw new HttpProblem('validation_failed', {
        issues: [{ path: 'Idempotency-Key', code: 'alreadyExists', params: { field: 'Idempotency-Key' } }],
      });
    if (found.status === LOST) throw new HttpProblem('already_exists');
    if (found.status < FIRST_STATUS) throw new HttpProblem('busy', { headers: { 'Retry-After': '1' } });
    return replay(found);
  });
}

function replay(row: StoredRun): Reply {
  return new Reply(row.body ?? '', {
    status: row.status,
    headers: { 'Idempotent-Replayed': 'true', ...(row.content_type && { 'Content-Type': row.content_type }) },
  });
}

function answerOf(call: Call, result: unknown) {
  const reply = result instanceof Reply ? result : new Reply(result);
  const body = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body);
  return {
    status: reply.status ?? call.status,
    body,
    content_type: reply.headers['Content-Type'] ?? null,
  };
}

function hashOf({ call, within, target, body }: KeyedRequest): string {
  return createHash('sha256')
    .update(`${call.id}\n${within}${target}\n${JSON.stringify(body ?? null)}`)
    .digest('hex');
}
