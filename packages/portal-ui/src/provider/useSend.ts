import { useCallback } from 'react';
import { useQueryClient, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query';
import type { AnyCall, Call, PortalClient } from '@kontor/portal-core/wire';
import { usePortalClient } from './portal-context.js';
import { useSendOnce, type SendOnce } from './send-once.js';
import { useSingleMutation } from './useSingleMutation.js';

/** Returns a function that fetches anew the data shown of these calls' features: for `deliveries.list` every answer of a call of `deliveries`. */
export function useRenewal(): (calls: readonly AnyCall[]) => Promise<unknown> {
  const cache = useQueryClient();
  return useCallback(
    (calls) =>
      Promise.all(calls.map(({ id }) => cache.invalidateQueries({ queryKey: id.split('.').slice(0, 1) }))),
    [cache],
  );
}

export interface SendOptions<Data, Variables> extends Omit<
  UseMutationOptions<Data, Error, Variables>,
  'mutationFn' | 'onSuccess'
> {
  /** Calls of the features whose answers are outdated by the change. */
  readonly renews: readonly AnyCall[];
  /** Called with the answer before the outdated ones are fetched anew. */
  readonly onSuccess?: (answer: Data, given: Variables) => unknown;
  /** Whether a second one may be sent while the first is on its way; false by default. */
  readonly mayOverlap?: boolean;
}

/** Sends a change, one at a time (`useSingleMutation`). It is complete when the outdated answers have been fetched anew. */
export function useSend<Variables, Data>(
  send: (client: PortalClient, given: Variables, once: SendOnce) => Promise<Data>,
  { renews, onSuccess, ...options }: SendOptions<Data, Variables>,
): UseMutationResult<Data, Error, Variables> {
  const client = usePortalClient();
  const renew = useRenewal();
  const once = useSendOnce();
  return useSingleMutation({
    ...options,
    mutationFn: (given: Variables) => send(client, given, once),
    onSuccess: async (answer, given) => {
      await onSuccess?.(answer, given);
      await renew(renews);
    },
  });
}

/** Sends the deletion of the record with the given id. */
export function useDelete(
  call: Call<{ readonly id: number }, undefined, undefined, unknown>,
  options: SendOptions<unknown, number>,
): UseMutationResult<unknown, Error, number> {
  return useSend((client, id: number) => client.call(call, { params: { id } }), options);
}
