import { useMemo } from 'react';
import type { Principal } from '@kontor/portal-core';
import { useAllowedResources, useCurrentUser } from './useCurrentUser.js';

/** The user's role and permissions, which decide what can be opened and done; none until loaded. */
export function usePrincipal(): Pick<Principal, 'roleId' | 'resources'> {
  const user = useCurrentUser();
  const resources = useAllowedResources();
  const roleId = user?.user_role_id ?? 0;
  return useMemo(() => ({ roleId, resources: resources ?? new Set() }), [roleId, resources]);
}
