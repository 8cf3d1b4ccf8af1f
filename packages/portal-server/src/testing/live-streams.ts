import { createEventReader, type LiveChanges } from '@kontor/portal-core/live';
import { liveTask } from '../live/index.js';
import type { ServerOptions } from '../server.js';
import { USERS, type UserName } from './people.js';

/** The tasks of a server that tells of changes. */
export const LIVE: ServerOptions['tasks'] = (deps) => [liveTask(deps)];

/** A stream of changes that is open. */
export interface OpenStream {
  readonly response: Response;
  /** Resolves with the next answer; null when the stream has ended. */
  next(): Promise<LiveChanges | null>;
  /** Reads until an answer names all these records, as `order 7`; returns the last cursor. */
  until(...records: readonly string[]): Promise<string>;
  /** All records told so far. */
  readonly told: readonly string[];
  close(): Promise<void>;
}

/** Opens a stream of changes and waits for its answer. */
export async function openStream(
  url: string,
  token: string,
  {
    cursor,
    tab,
    query = '',
    actingAs,
  }: { cursor?: string; tab?: string; query?: string; actingAs?: UserName } = {},
): Promise<OpenStream> {
  const response = await fetch(`${url}/api/live${query}`, {
    headers: {
      Accept: 'text/event-stream',
      Authorization: `Bearer ${token}`,
      ...(cursor !== undefined && { 'Last-Event-ID': cursor }),
      ...(tab !== undefined && { 'X-Tab-Id': tab }),
      ...(actingAs !== undefined && { 'X-Logged-In-As': String(USERS[actingAs].id) }),
    },
  });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  const read = createEventReader();
  const waiting: LiveChanges[] = [];
  const told: string[] = [];
  const next = async (): Promise<LiveChanges | null> => {
    for (;;) {
      const known = waiting.shift();
      if (known) {
        told.push(...known.changes.map(({ kind, id }) => `${kind} ${id}`));
        return known;
      }
      const { done, value } = await reader.read().catch(() => ({ done: true, value: '' }));
      if (done) return null;
      waiting.push(...read(value ?? '').map(({ data }) => JSON.parse(data) as LiveChanges));
    }
  };
  return {
    response,
    next,
    told,
    async until(...records) {
      const missing = new Set(records);
      let last = '';
      while (missing.size > 0) {
        const answer = await next();
        if (answer === null) throw new Error(`ended without ${[...missing].join(', ')}`);
        for (const { kind, id } of answer.changes) missing.delete(`${kind} ${id}`);
        last = answer.cursor;
      }
      return last;
    },
    close: () => reader.cancel(),
  };
}
