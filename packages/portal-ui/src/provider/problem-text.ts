import { ApiError, type Translate } from '@kontor/portal-core';

/** Why a call failed, in the reader's words: the server's own where it gave some. */
export function problemText(error: unknown, translate: Translate): string {
  if (!(error instanceof ApiError)) return translate('problem.internal_error');
  return error.code === 'unavailable' ? translate('problem.unavailable') : error.message;
}
