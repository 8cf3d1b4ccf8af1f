import type { ResourceCode } from '@kontor/portal-core/access';
import {
  allowedResources,
  currentUser,
  updateCurrentUser,
  type CurrentUser,
  type ProfileChange,
} from '@kontor/portal-core/session';
import { LOGGED_FAILURE, RIGHTS_FRESH_FOR, useAnswer, useAnswerCache, useSend } from '../provider/index.js';

function useCurrentUserQuery() {
  return useAnswer(currentUser, {}, { staleTime: RIGHTS_FRESH_FOR, meta: LOGGED_FAILURE });
}

/** The signed-in user; undefined until loaded. */
export function useCurrentUser(): CurrentUser | undefined {
  return useCurrentUserQuery().data;
}

/** The error when the signed-in user could not be loaded, and a function to try again; null otherwise. */
export function useCurrentUserFailure(): { readonly error: Error; readonly retry: () => void } | null {
  const { data, error, refetch } = useCurrentUserQuery();
  return data === undefined && error !== null ? { error, retry: () => void refetch() } : null;
}

/** The signed-in user's permissions; undefined until loaded. */
export function useAllowedResources(): ReadonlySet<ResourceCode> | undefined {
  const options = { staleTime: RIGHTS_FRESH_FOR, meta: LOGGED_FAILURE, select: toResources };
  return useAnswer(allowedResources, {}, options).data;
}

function toResources(answer: {
  readonly entries: readonly { acl_resource: { resource_code: ResourceCode } }[];
}) {
  return new Set(answer.entries.map((entry) => entry.acl_resource.resource_code));
}

/** Saves a change of the user's own profile and updates it everywhere at once. */
export function useUpdateCurrentUser() {
  const cache = useAnswerCache();
  return useSend((client, body: ProfileChange) => client.call(updateCurrentUser, { body }), {
    renews: [],
    onSuccess: (user) => cache.store(currentUser, {}, user),
    mayOverlap: true,
  });
}
