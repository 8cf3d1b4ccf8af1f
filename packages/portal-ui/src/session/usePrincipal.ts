import { useMemo } from 'react';
import type { OrderActor } from '@kontor/portal-core/orders';
import { useMayWrite } from '../provider/index.js';
import { useAllowedResources, useCurrentUser } from './useCurrentUser.js';

/** The user's role and permissions, which decide what can be opened and done; none until loaded. */
export function usePrincipal(): OrderActor {
  const user = useCurrentUser();
  const resources = useAllowedResources();
  const mayWrite = useMayWrite();
  const roleId = user?.user_role_id ?? 0;
  return useMemo(
    () => ({ roleId, resources: resources ?? new Set(), mayWrite }),
    [roleId, resources, mayWrite],
  );
}
