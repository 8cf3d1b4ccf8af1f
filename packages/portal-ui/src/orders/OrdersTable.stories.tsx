import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { bodyOf, createFakePortal, type FakePortalOptions } from '../testing/fake-portal.js';
import { InPortal } from '../testing/InPortal.js';
import { anOrder, someOrders } from '../testing/order-data.js';
import { DEFAULT_ORDER_LIST, type OrderList } from './order-list.js';
import { OrdersTable, type OrdersTableProps } from './OrdersTable.js';

type Args = Omit<OrdersTableProps, 'list' | 'onChange'> & {
  readonly portal: FakePortalOptions;
  readonly list: OrderList;
};

let portal = createFakePortal({ orders: [] });

function Live({ portal: options, list: first, ...props }: Args) {
  const [own] = useState(() => (portal = createFakePortal(options)));
  const [list, setList] = useState(first);
  return (
    <InPortal portal={own}>
      <OrdersTable {...props} list={list} onChange={setList} />
    </InPortal>
  );
}

const meta: Meta<Args> = {
  title: 'Orders/OrdersTable',
  render: (args) => <Live {...args} />,
  args: { portal: {}, list: DEFAULT_ORDER_LIST, heading: <h1>Bestellungen</h1> },
};
export default meta;

type Story = StoryObj<Args>;

const lastFind = () => bodyOf(portal.requests.filter(({ path }) => path === '/api/orders/find').at(-1));
const row = (name: RegExp) => screen.findByRole('row', { name });

/** Newest first, fifty a page. */
export const Page: Story = {
  play: async ({ canvas }) => {
    await row(/NW-2026-48213/);
    await waitFor(() => expect(canvas.getByText('1.284 Bestellungen gefunden')).toBeVisible());
    await expect(lastFind()).toEqual({
      sort: [
        { fieldName: 'AUFTRA::Datum', sortOrder: 'descend' },
        { fieldName: 'AUFTRA::_ID_AUFTRA', sortOrder: 'descend' },
      ],
      limit: 50,
      offset: 1,
    });
  },
};

/** A press on a head sorts by it; the newly chosen one begins ascending. */
export const Sorts: Story = {
  play: async ({ canvas }) => {
    await row(/NW-2026-48213/);
    await userEvent.click(canvas.getByRole('button', { name: 'Status' }));
    await waitFor(() =>
      expect(lastFind()).toMatchObject({ sort: [{ fieldName: 'AUFTRA::Status', sortOrder: 'ascend' }, {}] }),
    );
  },
};

/** The second page begins at order 51; it was fetched when the pager was approached. */
export const TurnsPages: Story = {
  play: async ({ canvas }) => {
    await row(/NW-2026-48213/);
    await userEvent.hover(canvas.getByRole('button', { name: 'Nächste Seite' }));
    await waitFor(() => expect(lastFind()).toMatchObject({ offset: 51 }));
    await userEvent.click(canvas.getByRole('button', { name: 'Nächste Seite' }));
    await row(/NW-2026-48163/);
  },
};

/** Enter applies a text; what is set stands as a chip and can be taken away. */
export const Filters: Story = {
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Bestellnr.' });
    await userEvent.type(field, 'NW-2026-482{Enter}');
    await waitFor(() => expect(canvas.getByText('14 Bestellungen gefunden')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: /Filter entfernen: Bestellnr/ }));
    await waitFor(() => expect(canvas.getByText('1.284 Bestellungen gefunden')).toBeVisible());
    await expect(field).toHaveValue('');
  },
};

/** The address opens to read and closes on Escape. */
export const ShowsAnAddress: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '80412' }));
    const dialog = await screen.findByRole('dialog', { name: 'Lieferadresse 80412' });
    const street = await within(dialog).findByText('Am Alten Speicher 14a');
    await waitFor(() => expect(street).toBeVisible());
    await waitFor(() => expect(within(dialog).getByText('Deutschland')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The download carries the list's filter and order, and says which file came. */
export const DownloadsCsv: Story = {
  args: { list: { ...DEFAULT_ORDER_LIST, filter: { status: ['offen'] } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'CSV herunterladen' }));
    await userEvent.click(await screen.findByRole('radio', { name: /Excel \(deutsch\)/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Herunterladen' }));
    const told = await screen.findByText(/orders_1795254321000\.csv wurde heruntergeladen/);
    await waitFor(() => expect(told).toBeVisible());
    const sent = bodyOf(portal.requests.find(({ path }) => path === '/api/generate-csv/orders'));
    await expect(sent).toMatchObject({
      dialect: 'excel-de',
      limit: 5000,
      query: [{ 'AUFTRA::Status': '==offen' }],
    });
  },
};

/** Shipments of a carrier we know lead to its page; of another they say so. */
export const Tracking: Story = {
  args: {
    portal: {
      orders: [
        anOrder(1, { carrier: 'DHL', trackingNumbers: ['00340434161094196'] }),
        anOrder(2, { carrier: 'Spedition Hansen', trackingNumbers: ['SH-4711'] }),
        anOrder(3, { carrier: 'GLS', trackingNumbers: ['5012', '5013', '5014'] }),
      ],
    },
  },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /00340434161094196 bei DHL/ });
    await expect(link.getAttribute('href')).toContain('piececode=00340434161094196');
    await waitFor(() => expect(canvas.getByText('Service nicht verfügbar')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: '2 weitere Sendungen zeigen' }));
    const last = await screen.findByRole('link', { name: /5014 bei GLS/ });
    await waitFor(() => expect(last).toBeVisible());
  },
};

/** Staff may ask for all merchants. */
export const AllMerchants: Story = {
  args: { mayDisplayAllMerchants: true },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Alle Händler anzeigen' }));
    await waitFor(() => expect(lastFind()).toMatchObject({ query: [{ displayAllMerchants: true }] }));
  },
};

/** Nothing matches: it says so and offers to clear the filter. */
export const NothingFound: Story = {
  args: { list: { ...DEFAULT_ORDER_LIST, filter: { search: 'Nirgendwo' } } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Zu dieser Anfrage gibt es keine Ergebnisse')).toBeVisible());
  },
};

/** A merchant's first day. */
export const NoOrdersYet: Story = { args: { portal: { orders: [] } } };

/** The first page is on its way. */
export const Loading: Story = { args: { portal: { isSilent: true } } };

/** The server failed; one can try again. */
export const Failed: Story = {
  args: { portal: { failWith: 500 } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Der Server ist gerade beschäftigt.')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible());
  },
};

/** A few orders need no pager. */
export const FewOrders: Story = { args: { portal: { orders: someOrders(7) } } };
