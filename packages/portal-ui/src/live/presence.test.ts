import { QueryClient } from '@tanstack/react-query';
import { createClient } from '@kontor/portal-core/contract';
import type { Transport } from '@kontor/portal-core/wire';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLiveNews } from './live-news.js';
import { createPresence } from './presence.js';

const LENA = { kind: 'order', id: 7, side: 'staff', name: 'Lena', since: '2026-11-29T08:00:00.000Z' };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks again soon when somebody comes while the answer to the first question is on its way', async () => {
  const answers: ((others: readonly object[]) => void)[] = [];
  const transport: Transport = () =>
    new Promise((resolve) => {
      answers.push((others) =>
        resolve({
          status: 200,
          header: () => null,
          text: async () => JSON.stringify({ others }),
          stream: null,
        }),
      );
    });
  const news = createLiveNews(new QueryClient());
  const leaving = new AbortController();
  const presence = createPresence(createClient({ transport }), news, leaving.signal);
  presence.enter({ kind: 'order', id: 7 });
  await vi.advanceTimersByTimeAsync(400);
  news.tell({ reset: false, changes: [{ kind: 'presence', id: 7 }] });
  answers[0]!([]);
  await vi.advanceTimersByTimeAsync(400);
  expect(answers).toHaveLength(2);
  answers[1]!([LENA]);
  await vi.advanceTimersByTimeAsync(0);
  expect(presence.get()).toEqual([LENA]);
  leaving.abort();
});
