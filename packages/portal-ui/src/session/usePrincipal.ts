import { useMemo } from 'react';
import type { Principal } from '@kontor/portal-core';
import { useAllowedResources, useCurrentUser } from './useCurrentUser.js';

/** Who looks, as far as what may be opened and done depends on it; may do nothing special until known. */
export function usePrincipal(): Pick<Principal, 'roleId' | 'resources'> {
  const user = useCurrentUser();
  const resources = useAllowedResources();
  const roleId = user?.user_role_id ?? 0;
  return useMemo(() => ({ roleId, resources: resources ?? new Set() }), [roleId, resources]);
}
