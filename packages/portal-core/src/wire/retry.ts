import { ApiError } from './api-error.js';

/** The functions of the environment that a retry needs. */
export interface RetryWorld {
  /** Waits for a number of milliseconds. */
  readonly sleep: (ms: number) => Promise<void>;
  /** Returns a number from 0 up to 1. */
  readonly random: () => number;
}

const BASE_MS = 200;
const CAP_MS = 30_000;
/** Number of tries of one request, including the first. */
export const MAX_TRIES = 10;

/** Whether another try can help: no answer, a timeout, too many requests, or a failing server; not until a backup is restored. */
export function isRetryable(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.code === 'damaged') return false;
  return error.status === 0 || error.status === 408 || error.status === 429 || error.status >= 500;
}

/**
 * Sends a request up to 10 times, with full-jitter waits from 0.2 s to 30 s between the tries, and never earlier than the server asked in
 * `Retry-After`. Rejects at once with errors that another try cannot help, and with the last one after the last try.
 */
export async function withRetry<T>(request: () => Promise<T>, { sleep, random }: RetryWorld): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await request();
    } catch (error) {
      if (attempt >= MAX_TRIES || !isRetryable(error)) throw error;
      const jittered = random() * Math.min(CAP_MS, BASE_MS * 2 ** attempt);
      await sleep(Math.max(jittered, 1000 * ((error as ApiError).retryAfter ?? 0)));
    }
  }
}
