import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  allowedResources,
  currentUser,
  updateCurrentUser,
  type CurrentUser,
  type ProfileChange,
  type ResourceCode,
} from '@kontor/portal-core';
import { answerKey, LOGGED_FAILURE, useAnswer, usePortalClient } from '../provider/index.js';

/** Who one is and what one may do changes rarely; the server checks every call anyway. */
const FRESH_FOR = 5 * 60_000;

function useCurrentUserQuery() {
  return useAnswer(currentUser, {}, { staleTime: FRESH_FOR, meta: LOGGED_FAILURE });
}

/** The signed-in user; undefined until known. */
export function useCurrentUser(): CurrentUser | undefined {
  return useCurrentUserQuery().data;
}

/** Why the signed-in user is not known, and the way to ask again; null unless asking failed. */
export function useCurrentUserFailure(): { readonly error: Error; readonly retry: () => void } | null {
  const { data, error, refetch } = useCurrentUserQuery();
  return data === undefined && error !== null ? { error, retry: () => void refetch() } : null;
}

/** What the signed-in user may do; undefined until known. */
export function useAllowedResources(): ReadonlySet<ResourceCode> | undefined {
  const options = { staleTime: FRESH_FOR, meta: LOGGED_FAILURE, select: toResources };
  return useAnswer(allowedResources, {}, options).data;
}

function toResources(answer: {
  readonly entries: readonly { acl_resource: { resource_code: ResourceCode } }[];
}) {
  return new Set(answer.entries.map((entry) => entry.acl_resource.resource_code));
}

/** Saves a change of the own profile; the new profile is known everywhere at once. */
export function useUpdateCurrentUser() {
  const client = usePortalClient();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: ProfileChange) => client.call(updateCurrentUser, { body }),
    onSuccess: (user) => cache.setQueryData(answerKey(currentUser, {}), user),
  });
}
