import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import type { AnyCall, Call, CallInput } from '@kontor/portal-core';
import { usePortalClient } from './portal-context.js';

/** Where the answers of a call are kept: those of `deliveries.list` under `deliveries`, `list` and what was asked with. */
export const answerKey = ({ id }: Pick<AnyCall, 'id'>, input?: object): readonly unknown[] =>
  input === undefined ? id.split('.') : [...id.split('.'), input];

type AnswerOptions<R, Data> = Omit<
  UseQueryOptions<R, Error, Data, readonly unknown[]>,
  'queryKey' | 'queryFn'
>;

/** The answer of a call, kept by the call and its input for all widgets that ask the same. */
export function useAnswer<P, Q, B, R, Data = R>(
  call: Call<P, Q, B, R>,
  input: CallInput<NoInfer<P>, NoInfer<Q>, NoInfer<B>>,
  options: AnswerOptions<NoInfer<R>, Data> = {},
): UseQueryResult<NoInfer<Data>> {
  const client = usePortalClient();
  return useQuery({
    ...options,
    queryKey: answerKey(call, input),
    queryFn: ({ signal }) => client.call(call, { ...input, signal }),
  });
}
