import { useState, type ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { ClientContext } from '../provider/portal-context.js';
import { createQueryClient } from '../provider/query-client.js';
import type { FakePortal } from './fake-portal.js';

export interface InPortalProps {
  readonly portal: FakePortal;
  readonly children: ReactNode;
}

/** A portal in memory around a widget; texts, theme and overlays come from the story's frame. */
export function InPortal({ portal, children }: InPortalProps) {
  const [cache] = useState(() => {
    const queryClient = createQueryClient();
    queryClient.setDefaultOptions({ queries: { retry: false } });
    return queryClient;
  });
  return (
    <QueryClientProvider client={cache}>
      <ClientContext value={portal.client}>{children}</ClientContext>
    </QueryClientProvider>
  );
}
