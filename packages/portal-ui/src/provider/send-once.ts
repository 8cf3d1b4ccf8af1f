import { useState } from 'react';
import { ApiError } from '@kontor/portal-core/wire';
import { wasRefused } from './problem-text.js';

/**
 * Sends something that must not be stored twice. When it is sent again because no answer came, the same content has the same idempotency
 * key, and the server gives its first answer again. After an answer, good or bad, the next request has another key.
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

/** A `SendOnce` for the lifetime of the component. */
export function useSendOnce(): SendOnce {
  return useState(createSendOnce)[0];
}

/** True when the first attempt has not ended yet, so that its key stays. */
const isStillRunning = (error: unknown) => error instanceof ApiError && error.code === 'busy';

/** Creates an idempotency key; pages without TLS have no `crypto.randomUUID`. */
export const newKey = (): string => `${Date.now()}-${Math.random().toString(36).slice(2)}`;
