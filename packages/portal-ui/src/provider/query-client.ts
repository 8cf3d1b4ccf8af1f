import { currentUser } from '@kontor/portal-core/session';
import { ApiError } from '@kontor/portal-core/wire';
import { QueryCache, QueryClient } from '@tanstack/react-query';
import { wasRefused } from './problem-text.js';

/** Number of times that a call is repeated when no answer came or the server failed; a refusal (4xx) is final. */
const MAX_RETRIES = 2;
/** Milliseconds for which an answer counts as fresh: returning to a list within it sends nothing. */
const FRESH_FOR = 15_000;

/** Marks the queries of the user, their permissions and the portal's settings, whose failure is only logged (specification 2 section 8). */
export const LOGGED_FAILURE = { loggedFailure: 'You are not authorized' } as const;

/** True when the user's own calls were too many at once: the same call is answered when some of them are done. */
const isTooMany = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'too_many_calls';

function mayRetry(failures: number, error: unknown): boolean {
  return (!wasRefused(error) || isTooMany(error)) && failures < MAX_RETRIES;
}

/** Milliseconds before a call is repeated: what the server asks for, else one second, then two. */
const waitOf = (failures: number, error: unknown) =>
  1000 * ((error instanceof ApiError ? error.retryAfter : null) ?? 2 ** failures);

/** True when staff must set up a second factor first, which the answer of `currentUser` says as well. */
const isFactorMissing = (error: unknown) =>
  error instanceof ApiError && error.code === 'second_factor_required';

/** Creates the cache of server answers of one provider. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => {
        if (isFactorMissing(error)) void client.invalidateQueries({ queryKey: currentUser.id.split('.') });
        // oxlint-disable-next-line no-console -- the specification asks for the log
        if (meta?.['loggedFailure'] !== undefined) console.warn(meta['loggedFailure']);
      },
    }),
    defaultOptions: {
      // What cannot be sent says so at once. Held back until the network is there again, a form would wait for ever without a word.
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: mayRetry,
        retryDelay: waitOf,
        staleTime: FRESH_FOR,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  return client;
}
