import { judgeAnswer } from '@kontor/portal-core/erp-link';
import { cleanText } from '@kontor/portal-core/validation';
import type { Clock } from '../dates/index.js';
import type { Response } from 'undici';
import type { Answer, NewsReceiver, NewsToSend } from '../erp-outbox/index.js';
import type { AskErp } from './ask-erp.js';
import type { WebhookSecrets } from './webhook-secret.js';

/** Where news are sent to, and the salts of the secrets they are signed with. */
interface Receiver {
  readonly url: string;
  readonly salts: readonly string[];
}

const TIMEOUT_MS = 15_000;
/** Bytes of an answer that are read. */
const ANSWER_BYTES = 16 * 1024;
const WORDS = 300;

interface WebhookDeps {
  readonly secrets: WebhookSecrets;
  readonly clock: Clock;
  readonly ask: AskErp;
}

/** Sends news to an address by webhooks. */
export const webhookReceiver = (receiver: Receiver, deps: WebhookDeps): NewsReceiver => ({
  send: (news, signal) => sendNews(news, receiver, { ...deps, signal }),
});

/** Sends news as a webhook (Standard Webhooks 1.0). The id is the same however often it is sent, so that its receiver knows a repetition. */
async function sendNews(
  news: NewsToSend,
  { url, salts }: Receiver,
  { secrets, clock, ask, signal }: WebhookDeps & { readonly signal: AbortSignal | undefined },
): Promise<Answer> {
  const id = `msg_${news.id}_${news.created_at.replaceAll(/\D/g, '')}`;
  const body = bodyOf(news);
  const seconds = Math.floor(clock() / 1000);
  const ending = new AbortController();
  const end = (why: string) => ending.abort(new DOMException('No answer', why));
  const stop = () => end('AbortError');
  const timer = setTimeout(() => end('TimeoutError'), TIMEOUT_MS);
  signal?.addEventListener('abort', stop, { once: true });
  try {
    const response = await ask(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': 'Kontor',
        'webhook-id': id,
        'webhook-timestamp': String(seconds),
        'webhook-signature': secrets.sign(salts, { id, seconds, body }),
      },
      body,
      redirect: 'manual',
      signal: ending.signal,
    });
    // The status decides: an answer whose text does not come is an answer.
    return answerOf(response, await textOf(response).catch(() => ''), clock());
  } catch (error) {
    return { answered: judgeAnswer(null), words: reasonOf(error), erpNumber: '', retryAfter: 0 };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

/** The parts are JSON already. */
function bodyOf({
  news,
  created_at,
  record_type,
  record_id,
  merchant_erp_id,
  detail,
  parts,
}: NewsToSend): string {
  const head = JSON.stringify({ type: news, timestamp: created_at }).slice(0, -1);
  const ids = JSON.stringify({ [`${record_type}_id`]: record_id, merchant_erp_id }).slice(0, -1);
  const all = Object.entries({ changed: detail, ...parts }).map(([name, json]) => `"${name}":${json}`);
  return `${head},"data":${ids},${all.join(',')}}}`;
}

/** The beginning of an answer's text. */
async function textOf({ body }: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of body ?? []) {
    pieces.push(piece);
    length += piece.length;
    if (length >= ANSWER_BYTES) break;
  }
  return Buffer.concat(pieces).subarray(0, ANSWER_BYTES).toString('utf8');
}

function answerOf({ status, headers }: Response, text: string, now: number): Answer {
  const retryAfter = secondsOf(headers.get('retry-after'), now);
  const judged = judgeAnswer(status);
  const fields = fieldsOf(text);
  const said = [fields['detail'], fields['message'], fields['error']].find((one) => typeof one === 'string');
  const words = shortened(said ?? text) || `HTTP ${status}`;
  return {
    answered: judged === 'away' && retryAfter > 0 ? 'busy' : judged,
    words: judged === 'taken' ? '' : words,
    erpNumber: numberOf(fields['erp_number']),
    retryAfter,
  };
}

/** The ERP's number of a record; a number of more digits than a program keeps is none. */
function numberOf(value: unknown): string {
  if (typeof value === 'string') return shortened(value, 100);
  return Number.isSafeInteger(value) ? String(value) : '';
}

/** Seconds of `Retry-After`, which may be a date; 0 without any. */
function secondsOf(header: string | null, now: number): number {
  if (header === null) return 0;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : 0;
}

function fieldsOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

const shortened = (text: string, most = WORDS): string =>
  cleanText(text.replaceAll(/[\p{Cc}\s]+/gu, ' ')).slice(0, most);

/** Why there was no answer: `ECONNREFUSED`, `TimeoutError`. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return 'Error';
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
}
