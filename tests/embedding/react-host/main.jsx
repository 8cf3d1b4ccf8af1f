import { Fragment, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { PortalProvider } from '@kontor/portal-ui';
import { createEmbedClient, ShadowFrame } from '@kontor/portal-ui/embed';
import { DashboardGrid } from '@kontor/portal-ui/embed/dashboard-grid';
import { InvestigationThread } from '@kontor/portal-ui/embed/investigation-thread';
import { OrdersTable } from '@kontor/portal-ui/embed/orders-table';

const place = document.querySelector('#root');
const { portal, shows, order, search, framed } = place.dataset;

const client = createEmbedClient({
  baseUrl: portal,
  fetchToken: async () => (await fetch('/kontor-token', { method: 'POST' })).json(),
});

/** The list is the host's: it shows what it keeps, and keeps nothing while it is held. */
function KeptOrders() {
  const [list, keep] = useState(JSON.parse(search));
  const [isHeld, hold] = useState(false);
  return (
    <>
      <output>{JSON.stringify(list.sort)}</output>
      <button onClick={() => hold(true)}>Festhalten</button>
      <OrdersTable list={list} onChange={(next) => !isHeld && keep(next)} />
    </>
  );
}

const WIDGETS = {
  orders: () => <OrdersTable defaultList={search ? JSON.parse(search) : undefined} />,
  kept: () => <KeptOrders />,
  investigation: () => <InvestigationThread orderId={Number(order)} />,
  dashboard: () => (
    <DashboardGrid
      widgets={[
        { i: 'ours', kind: 'weather', x: 0, y: 0, w: 6, h: 4 },
        { i: 'theirs', kind: 'html_card', title: 'Willkommen', html: '<p>Moin</p>', x: 6, y: 0, w: 6, h: 4 },
      ]}
      kinds={{ weather: { title: 'Wetter', render: () => <p>Sonne über Hamburg</p> } }}
    />
  ),
};

window.told = [];
const Widget = WIDGETS[shows];
const Frame = framed ? ShadowFrame : Fragment;
createRoot(place).render(
  <Frame>
    <PortalProvider
      client={client}
      locale="de"
      onEvent={({ type, ...detail }) => window.told.push({ name: type, detail })}
    >
      <Widget />
    </PortalProvider>
  </Frame>,
);
