'use client';

import { useState } from 'react';
import { PortalProvider } from '@kontor/portal-ui';
import { createEmbedClient } from '@kontor/portal-ui/embed';
import { OrdersTable } from '@kontor/portal-ui/embed/orders-table';

const fetchToken = async () => (await fetch('/kontor-token', { method: 'POST' })).json();

/** The orders of a merchant. The server draws the empty table, the browser asks for the rows. */
export function Orders({ portalUrl }) {
  const [client] = useState(() => createEmbedClient({ baseUrl: portalUrl, fetchToken }));
  return (
    <PortalProvider
      client={client}
      locale="de"
      appearance={{ theme: 'light', variables: { colorPrimary: '#5b2a86' } }}
    >
      <OrdersTable />
    </PortalProvider>
  );
}
