import { useState, type ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { createBrowserClient } from '../provider/browser-client.js';
import { ClientContext } from '../provider/portal-context.js';
import { createQueryClient } from '../provider/query-client.js';
import type { FakePortal } from './fake-portal.js';
import { serveAtOwnOrigin } from './story-network.js';

export interface InPortalProps {
  readonly portal: Pick<FakePortal, 'client'> & Partial<FakePortal>;
  readonly children: ReactNode;
}

/** A portal in memory around a widget, reached over the network that MSW answers; texts, theme and overlays come from the story's frame. */
export function InPortal({ portal, children }: InPortalProps) {
  const [cache] = useState(() => {
    const queryClient = createQueryClient();
    queryClient.setDefaultOptions({ queries: { retry: false } });
    return queryClient;
  });
  const [client] = useState(() => clientOf(portal));
  return (
    <QueryClientProvider client={cache}>
      <ClientContext value={client}>{children}</ClientContext>
    </QueryClientProvider>
  );
}

function clientOf({ transport, client }: InPortalProps['portal']) {
  if (!transport) return client;
  return createBrowserClient({ baseUrl: serveAtOwnOrigin(transport), token: () => 'a-token' });
}
