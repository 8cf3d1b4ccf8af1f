import { createEventReader, liveChanges, type LiveChanges } from '@kontor/portal-core/live';
import { ApiError, type PortalClient } from '@kontor/portal-core/wire';
import { wasRefused } from '../provider/index.js';
import { tabHeader } from './tab-header.js';

export { createLiveNews } from './live-news.js';
export { createPresence } from './presence.js';

export interface ListeningOptions {
  /** When what the page shows was asked for, on the clock of `performance.now`. */
  readonly since: number;
  /** Aborted when the page no longer listens. */
  readonly signal: AbortSignal;
}

/** Milliseconds without a sign of life after which a stream counts as broken; the server gives one every 15 s. */
const SILENT_MS = 40_000;
/** Milliseconds for the first event: a proxy that holds answers back lets none through. */
const FIRST_MS = 8000;
/** Milliseconds between two questions while no stream comes through, and how often it is asked before another stream is tried. */
const ASK_EVERY_MS = 5000;
const QUESTIONS = 12;
/** Milliseconds before a stream that has ended is opened again; by chance, so that not all come back at once. */
const again = () => 500 + Math.random() * 1500;

/**
 * Tells what is changed elsewhere until the signal is aborted or the session has ended: by a stream, or by asking again and again where none
 * comes through. A hidden page listens to nothing and goes on where it was when it is shown again.
 */
export async function listenToChanges(
  client: PortalClient,
  tell: (answer: LiveChanges) => void,
  { since, signal }: ListeningOptions,
): Promise<void> {
  let cursor: string | undefined;
  const query = () => (cursor === undefined ? { ago: secondsSince(since) } : { cursor });
  const take = (answer: LiveChanges) => {
    ({ cursor } = answer);
    tell(answer);
  };
  for (;;) {
    await shown(signal);
    if (signal.aborted) return;
    try {
      await readStream(client, query(), take, signal);
      await pause(again(), signal);
    } catch (error) {
      if (isOver(error)) return;
      const isEnd = await askInTurns(
        () => client.call(liveChanges, { query: query(), headers: tabHeader(client), signal }),
        take,
        signal,
      );
      if (isEnd) return;
    }
  }
}

const secondsSince = (since: number): number => Math.ceil((performance.now() - since) / 1000);

/** True when there is nobody any more to be told; too many streams are no end. */
const isOver = (error: unknown): boolean =>
  error instanceof ApiError && wasRefused(error) && error.status !== 429;

/** Reads one stream to its end, or until the page is hidden. Throws when none comes through. */
async function readStream(
  client: PortalClient,
  query: { readonly cursor: string } | { readonly ago: number },
  take: (answer: LiveChanges) => void,
  signal: AbortSignal,
): Promise<void> {
  const life = new AbortController();
  const end = () => life.abort();
  const hide = () => document.hidden && end();
  let silence = setTimeout(end, FIRST_MS);
  signal.addEventListener('abort', end);
  document.addEventListener('visibilitychange', hide);
  let isThrough = false;
  try {
    const headers = { Accept: 'text/event-stream', ...tabHeader(client) };
    const response = await client.open(liveChanges, { query, headers, signal: life.signal });
    if (!(response.stream instanceof ReadableStream)) throw new TypeError('no stream');
    const reader: ReadableStreamDefaultReader<Uint8Array> = response.stream.getReader();
    const [read, decoder] = [createEventReader(), new TextDecoder()];
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      isThrough = true;
      clearTimeout(silence);
      silence = setTimeout(end, SILENT_MS);
      for (const { data } of read(decoder.decode(value, { stream: true }))) take(JSON.parse(data));
    }
  } catch (error) {
    if (!isThrough && !signal.aborted && !document.hidden) throw error;
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', end);
    document.removeEventListener('visibilitychange', hide);
    end();
  }
}

/** Asks a number of times. Returns true when there is nobody any more to be told. */
async function askInTurns(
  ask: () => Promise<LiveChanges>,
  take: (answer: LiveChanges) => void,
  signal: AbortSignal,
): Promise<boolean> {
  for (let asked = 0; asked < QUESTIONS && !signal.aborted; asked += 1) {
    await shown(signal);
    try {
      take(await ask());
    } catch (error) {
      if (isOver(error)) return true;
    }
    await pause(ASK_EVERY_MS, signal);
  }
  return signal.aborted;
}

/** Resolves when the page is shown, or the signal is aborted. */
function shown(signal: AbortSignal): Promise<void> {
  if (!document.hidden || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const look = () => {
      if (document.hidden && !signal.aborted) return;
      document.removeEventListener('visibilitychange', look);
      signal.removeEventListener('abort', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
    signal.addEventListener('abort', look);
  });
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}
