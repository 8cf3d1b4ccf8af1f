import type { FixedFilters } from '@kontor/portal-core/access';
import { allowedResources } from '@kontor/portal-core/session';
import type { ResponseOf } from '@kontor/portal-core/wire';
import { LOGGED_FAILURE } from './query-client.js';
import { useAnswer } from './useAnswer.js';

/** Milliseconds for which permissions count as fresh: they change rarely, and the server checks every call anyway. */
export const RIGHTS_FRESH_FOR = 5 * 60_000;

type Rights = ResponseOf<typeof allowedResources>;

/** False on a partner's page whose token can change nothing: what would be refused is not offered there. */
export const useMayWrite = (): boolean => useRight(({ access }) => access) !== 'read';

/** False on a partner's page whose token exports no lists. */
export const useMayExport = (): boolean => useRight(({ may_export }) => may_export) !== false;

/** The records that a partner's page is limited to; undefined when it is not. */
export const useFixedFilters = (): FixedFilters | undefined => useRight(({ filters }) => filters);

function useRight<Right>(select: (rights: Rights) => Right): Right | undefined {
  const options = { staleTime: RIGHTS_FRESH_FOR, meta: LOGGED_FAILURE, select };
  return useAnswer(allowedResources, {}, options).data;
}
