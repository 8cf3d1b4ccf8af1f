import type { Translate } from '@kontor/portal-core/i18n';
import { ApiError } from '@kontor/portal-core/wire';

/** True when the record was changed by someone else since it was read. */
export const isStale = (error: unknown): boolean => error instanceof ApiError && error.code === 'stale';

/** True when the server refused, false when it did not answer or failed itself. */
export const wasRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

/** The reason of a failed call in the user's language: the server's own text where it gave one. */
export function problemText(error: unknown, translate: Translate): string {
  if (!(error instanceof ApiError)) return translate('problem.internal_error');
  // Told before anything was sent, so that no server could put it in words.
  if (error.code === 'not_authorized') return translate('embedding.sessionEnded');
  return error.code === 'unavailable' ? translate('problem.unavailable') : error.message;
}
