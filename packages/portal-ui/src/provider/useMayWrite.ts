import { allowedResources } from '@kontor/portal-core';
import { LOGGED_FAILURE } from './query-client.js';
import { useAnswer } from './useAnswer.js';

/** Milliseconds for which permissions count as fresh: they change rarely, and the server checks every call anyway. */
export const RIGHTS_FRESH_FOR = 5 * 60_000;

/** False on a partner's page whose token can change nothing: what would be refused is not offered there. */
export function useMayWrite(): boolean {
  const options = {
    staleTime: RIGHTS_FRESH_FOR,
    meta: LOGGED_FAILURE,
    select: ({ access }: { readonly access: 'read' | 'write' }) => access,
  };
  return useAnswer(allowedResources, {}, options).data !== 'read';
}
