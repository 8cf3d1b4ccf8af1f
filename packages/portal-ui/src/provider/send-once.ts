import { useState } from 'react';
import { ApiError } from '@kontor/portal-core';
import { wasRefused } from './problem-text.js';

/**
 * Sends something that must not be stored twice: sent again because no answer came, the same content goes under the same key, and the server
 * answers what it answered the first time. After an answer, good or bad, the next one is another.
 */
export type SendOnce = <T>(
  content: unknown,
  send: (headers: Readonly<Record<string, string>>) => Promise<T>,
) => Promise<T>;

export function createSendOnce(): SendOnce {
  let open: { readonly text: string; readonly key: string } | null = null;
  return async (content, send) => {
    const text = JSON.stringify(content);
    if (open?.text !== text) open = { text, key: newKey() };
    const { key } = open;
    const answered = () => {
      if (open?.key === key) open = null;
    };
    try {
      const answer = await send({ 'Idempotency-Key': key });
      answered();
      return answer;
    } catch (error) {
      if (wasRefused(error) && !isStillRunning(error)) answered();
      throw error;
    }
  };
}

/** A `SendOnce` for as long as the component lives. */
export function useSendOnce(): SendOnce {
  return useState(createSendOnce)[0];
}

/** The first try has not ended yet: its key stays. */
const isStillRunning = (error: unknown) => error instanceof ApiError && error.code === 'busy';

/** Pages without TLS have no `crypto.randomUUID`. */
const newKey = () => `${Date.now()}-${Math.random().toString(36).slice(2)}`;
