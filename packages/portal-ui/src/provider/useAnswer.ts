import { useMemo } from 'react';
import { useQuery, useQueryClient, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import {
  ApiError,
  type AnyCall,
  type Call,
  type CallInput,
  type PortalClient,
} from '@kontor/portal-core/wire';
import { usePortalClient } from './portal-context.js';

/** Cache key of a call's answers: those of `deliveries.list` are under `deliveries`, `list` and the input. */
export const answerKey = ({ id }: Pick<AnyCall, 'id'>, input?: object): readonly unknown[] =>
  input === undefined ? id.split('.') : [...id.split('.'), input];

type AnswerOptions<R, Data> = Omit<
  UseQueryOptions<R, Error, Data, readonly unknown[]>,
  'queryKey' | 'queryFn'
>;

/** The answer of a call, cached by the call and its input for all widgets with the same request. */
export function useAnswer<P, Q, B, R, Data = R>(
  call: Call<P, Q, B, R>,
  input: CallInput<NoInfer<P>, NoInfer<Q>, NoInfer<B>>,
  options: AnswerOptions<NoInfer<R>, Data> = {},
): UseQueryResult<NoInfer<Data>> {
  return useAnswers<R, Data>(
    call,
    input,
    (client, signal) => client.call(call, { ...input, signal }),
    options,
  );
}

/**
 * What `ask` makes of one or several answers of a call, cached by the call and the input. Use it where the answer of one call is not all:
 * it comes in parts, or its absence has a meaning (`whenMissing`).
 */
export function useAnswers<R, Data = R>(
  call: AnyCall,
  input: object,
  ask: (client: PortalClient, signal: AbortSignal) => Promise<R>,
  options: AnswerOptions<NoInfer<R>, Data> = {},
): UseQueryResult<NoInfer<Data>> {
  const client = usePortalClient();
  return useQuery({
    ...options,
    queryKey: answerKey(call, input),
    queryFn: ({ signal }) => ask(client, signal),
  });
}

/** Returns a handler of a failed call: `instead` for a record that does not exist (404). Throws any other error. */
export const whenMissing =
  <T>(instead: T) =>
  (error: unknown): T => {
    if (error instanceof ApiError && error.status === 404) return instead;
    throw error;
  };

/** Functions that change the cached answers of calls. */
export function useAnswerCache() {
  const cache = useQueryClient();
  return useMemo(
    () => ({
      /** Puts an answer in the cache, or what `update` makes of the cached one. */
      store<P, Q, B, R>(
        call: Call<P, Q, B, R>,
        input: CallInput<NoInfer<P>, NoInfer<Q>, NoInfer<B>>,
        update: NoInfer<R> | ((known: R | undefined) => NoInfer<R> | undefined),
      ): void {
        cache.setQueryData<R>(answerKey(call, input), update);
      },
      /** Fetches the answer to an input anew, without one all answers of the call. */
      renew: (call: AnyCall, input?: object): Promise<void> =>
        cache.invalidateQueries({ queryKey: answerKey(call, input) }),
    }),
    [cache],
  );
}
