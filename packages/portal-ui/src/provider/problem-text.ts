import { ApiError, type Translate } from '@kontor/portal-core';

/** Whether the record was changed by someone else since it was read. */
export const isStale = (error: unknown): boolean => error instanceof ApiError && error.code === 'stale';

/** Whether the server said no, rather than nothing at all or that it fails itself. */
export const wasRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

/** Why a call failed, in the reader's words: the server's own where it gave some. */
export function problemText(error: unknown, translate: Translate): string {
  if (!(error instanceof ApiError)) return translate('problem.internal_error');
  // Told before anything was sent, so that no server could put it in words.
  if (error.code === 'not_authorized') return translate('embedding.sessionEnded');
  return error.code === 'unavailable' ? translate('problem.unavailable') : error.message;
}
