import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import type { AnyCall, Call, CallInput } from '@kontor/portal-core';
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
  const client = usePortalClient();
  return useQuery({
    ...options,
    queryKey: answerKey(call, input),
    queryFn: ({ signal }) => client.call(call, { ...input, signal }),
  });
}
