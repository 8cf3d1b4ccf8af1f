import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { orderList, OrdersTable } from '../orders/index.js';
import { createFakeOrderList } from '../testing/fake-order-list.js';
import { inWidth, keepsToWidth } from '../testing/in-width.js';
import { InPortal } from '../testing/InPortal.js';
import { anOrder } from '../testing/order-data.js';
import { useArgState } from '../testing/keeping.js';
import type { OtherPerson } from '@kontor/portal-core/live';
import type { OrderList } from '../orders/index.js';
import { createLiveNews } from './live-news.js';
import { AlsoOpen } from './AlsoOpen.js';
import { LiveContext, type LiveNews, type Presence } from './live-context.js';

let portal = createFakeOrderList({});
let news: LiveNews;

function Told({ list: first }: { readonly list: OrderList }) {
  const [own] = useState(() => (portal = createFakeOrderList({})));
  return (
    <InPortal portal={own}>
      <Orders list={first} />
    </InPortal>
  );
}

function Orders({ list: first }: { readonly list: OrderList }) {
  const cache = useQueryClient();
  const [told] = useState(() => (news = createLiveNews(cache)));
  const [list, setList] = useArgState(first);
  return (
    <LiveContext value={told}>
      <OrdersTable list={list} onChange={setList} heading={<h1>Bestellungen</h1>} />
    </LiveContext>
  );
}

const meta: Meta<typeof Told> = {
  title: 'Live/What changes elsewhere',
  component: Told,
  args: { list: orderList.usual },
};
export default meta;

type Story = StoryObj<typeof Told>;

const rows = () => screen.getAllByRole('row').filter((row) => row.hasAttribute('data-row'));
const finds = () => portal.requests.filter(({ path }) => path === '/api/orders/find').length;

/** Orders that somebody else has changed: the line at the foot says how many, and nothing moves until it is asked to. */
export const ChangedElsewhere: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(rows().length).toBeGreaterThan(3));
    await canvas.findByRole('button', { name: 'CSV herunterladen' });
    await canvas.findByRole('button', { name: 'Anwenden' });
    await canvas.findByText('1.284 Bestellungen gefunden');
    const before = rows().map((row) => row.getBoundingClientRect().top);
    const asked = finds();
    const ids = [anOrder(0).id, anOrder(1).id];
    news.tell({ reset: false, changes: ids.map((id) => ({ kind: 'order', id })) });
    await waitFor(() => expect(canvas.getByText('2 Bestellungen geändert')).toBeVisible());
    await expect(rows().filter((row) => row.hasAttribute('data-changed'))).toHaveLength(2);
    await expect(rows().map((row) => row.getBoundingClientRect().top)).toEqual(before);
    await expect(finds()).toBe(asked);
    await userEvent.click(canvas.getByRole('button', { name: 'Anzeigen' }));
    await waitFor(() => expect(canvas.queryByText('2 Bestellungen geändert')).toBeNull());
    await expect(finds()).toBe(asked + 1);
    await waitFor(() => expect(rows()[0]).toHaveFocus());
  },
};

/** After a long absence nobody knows which: the line says so without a number. */
export const NotNamed: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(rows().length).toBeGreaterThan(3));
    await canvas.findByText('1.284 Bestellungen gefunden');
    news.tell({ reset: true, changes: [] });
    await waitFor(() => expect(canvas.getByText('Bestellungen geändert')).toBeVisible());
  },
};

/** As a directory may have it: without a place to break. */
const LONG_NAME = 'Wareneingang.Spaetschicht.Halle3@lager-nordhafen.example';
const PEOPLE: readonly OtherPerson[] = [
  { kind: 'order', id: 7, side: 'staff', name: 'Mara Lindt', since: '2026-11-20T08:10:00.000Z' },
  { kind: 'order', id: 7, side: 'staff', name: '', since: '2026-11-21T08:12:00.000Z' },
  { kind: 'order', id: 7, side: 'staff', name: LONG_NAME, since: '2026-11-21T08:15:00.000Z' },
  { kind: 'order', id: 7, side: 'staff', name: 'Ida Thoms', since: '2026-11-21T08:20:00.000Z' },
  { kind: 'order', id: 8, side: 'staff', name: 'Nils Fehr', since: '2026-11-21T08:20:00.000Z' },
];
const entered: string[] = [];
const present: Presence = {
  enter({ kind, id }) {
    entered.push(`${kind} ${id}`);
    return () => void entered.splice(entered.indexOf(`${kind} ${id}`), 1);
  },
  subscribe: () => () => {},
  get: () => PEOPLE,
};

function AtARecord() {
  const cache = useQueryClient();
  const [told] = useState(() => ({ ...createLiveNews(cache), presence: present }));
  return (
    <LiveContext value={told}>
      <AlsoOpen kind="order" id={7} />
    </LiveContext>
  );
}

/** Others who have the same record open, with names where the reader is told them; those at another record are not mentioned. */
export const OthersAtARecord: Story = {
  decorators: [inWidth(320)],
  render: () => (
    <InPortal portal={portal}>
      <AtARecord />
    </InPortal>
  ),
  play: async ({ canvas, canvasElement }) => {
    const line = `Auch geöffnet: Mara Lindt seit 20.11.2026 09:10, Lager seit 09:12, ${LONG_NAME} seit 09:15, 1 weitere Person`;
    await waitFor(() => expect(canvas.getByText(line)).toBeVisible());
    await expect(entered).toContain('order 7');
    await keepsToWidth({ canvasElement });
  },
};
