import { judgeCode, PAUSE_SECONDS } from '@kontor/portal-core/filemaker';
import type { LaneRecord } from '@kontor/portal-core/erp-link';
import { createTranslator, DEFAULT_LANGUAGE, type TextKey } from '@kontor/portal-core/i18n';
import { pause } from '../background/index.js';
import type { Answer, NewsToSend } from '../erp-outbox/index.js';
import { DataApiError } from './data-api-error.js';

/** Who writes records of one kind into the file. Answers the number that the record has there; empty where it says none. */
export interface RecordWriter {
  write(news: NewsToSend, signal: AbortSignal): Promise<string>;
}

/** Seconds until a record that somebody has open is tried again. */
const IN_USE_SECONDS = 300;
/** How often a record that is in use, or has changed meanwhile, is looked at anew. */
const TRIES = 4;
const IN_USE = 301;
const CHANGED = 306;
const NOT_UNIQUE = 504;

/** What Kontor itself refuses, since it would be wrong in the ERP; a person reads it like an answer of the ERP. */
class Refusal extends Error {
  override readonly name = 'Refusal';
}
const t = createTranslator(DEFAULT_LANGUAGE);
export const refusal = (key: TextKey, params: Readonly<Record<string, string>> = {}): Error =>
  new Refusal(t(key, params));

/** Thrown when a create was not answered, so that nobody knows whether it was done. */
class LostCreate extends Error {
  override readonly name = 'LostCreate';
}

/**
 * Looks first whether a record is there, and creates it if not: it may be there when an answer was lost. Answers the record that was there;
 * null when it was created now.
 */
export async function createOnce<Found>(
  lookUp: () => Promise<Found | null>,
  create: () => Promise<void>,
): Promise<Found | null> {
  const known = await lookUp();
  if (known !== null) return known;
  try {
    await create();
    return null;
  } catch (error) {
    if (!(error instanceof DataApiError)) throw error;
    if (error.code === null) throw new LostCreate(error.message);
    // Another try may have been stored meanwhile.
    const stored = error.code === NOT_UNIQUE ? await lookUp() : null;
    if (stored === null) throw error;
    return stored;
  }
}

/** Reads and decides again when the record is in use or was changed meanwhile; a few times, with growing pauses. */
export async function patiently<T>(signal: AbortSignal, pauseMs: number, work: () => Promise<T>): Promise<T> {
  for (let turn = 1; ; turn += 1) {
    try {
      return await work();
    } catch (error) {
      const isPassing = error instanceof DataApiError && (error.code === IN_USE || error.code === CHANGED);
      if (!isPassing || turn === TRIES || signal.aborted) throw error;
      await pause(pauseMs * turn, signal);
    }
  }
}

/** What went wrong with a record, as the answer of an ERP. Rejects what is no failure of the file. */
export function answerOf(error: unknown, record: LaneRecord): Answer {
  const words = error instanceof Error ? error.message : 'Error';
  if (error instanceof Refusal)
    return { answered: 'refused', words, erpNumber: '', retryAfter: 0, alone: true };
  if (error instanceof LostCreate)
    return { answered: 'away', words, erpNumber: '', retryAfter: PAUSE_SECONDS };
  if (!(error instanceof DataApiError)) throw error;
  const { answered, alone } = judgeCode(error.code, record);
  const inUse = answered === 'away' && alone ? IN_USE_SECONDS : 0;
  return {
    answered,
    words,
    erpNumber: '',
    retryAfter: answered === 'busy' ? PAUSE_SECONDS : inUse,
    alone,
  };
}
