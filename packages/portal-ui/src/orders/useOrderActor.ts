import { useMemo } from 'react';
import type { OrderActor } from '@kontor/portal-core';
import { useAllowedResources, useCurrentUser } from '../session/index.js';

/** Who looks at the orders, as far as what may be done with one depends on it; may do nothing special until known. */
export function useOrderActor(): OrderActor {
  const user = useCurrentUser();
  const resources = useAllowedResources();
  const roleId = user?.user_role_id ?? 0;
  return useMemo(() => ({ roleId, resources: resources ?? new Set() }), [roleId, resources]);
}
