import { useState } from 'react';
import { PortalProvider } from '@kontor/portal-ui';
import { createEmbedClient } from '@kontor/portal-ui/embed';
import { OrdersTable } from '@kontor/portal-ui/embed/orders-table';

const client = createEmbedClient({
  baseUrl: import.meta.env.VITE_KONTOR_URL,
  fetchToken: async () => (await fetch('/kontor-token', { method: 'POST' })).json(),
});

/** The orders of a merchant in an app of one's own; what is created there is told below. */
export function App() {
  const [created, setCreated] = useState(0);
  return (
    <main>
      <h1>Unsere Bestellungen</h1>
      <PortalProvider
        client={client}
        locale="de"
        appearance={{ theme: 'light', variables: { colorPrimary: '#5b2a86' } }}
        onEvent={(event) => {
          if (event.type === 'order-created') setCreated(created + event.orders.length);
        }}
      >
        <OrdersTable />
      </PortalProvider>
      <p>In dieser Sitzung angelegt: {created}</p>
    </main>
  );
}
