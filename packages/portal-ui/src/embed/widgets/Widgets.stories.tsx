import { useState, type ReactNode } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { about } from '../../testing/about.js';
import { PortalProvider, type PortalProviderProps } from '../../portal-provider/index.js';
import { createFakeContentPortal } from '../../testing/fake-content-portal.js';
import { aDelivery } from '../../testing/delivery-data.js';
import { orderList } from '../../orders/index.js';
import { fakeDeliveries } from '../../testing/fake-deliveries.js';
import { createFakeImportPortal } from '../../testing/fake-import-portal.js';
import { toCheck } from '../../testing/import-story.js';
import { fakeOrderErrors } from '../../testing/fake-order-errors.js';
import { createFakeOrderPortal } from '../../testing/fake-order-portal.js';
import { createFakeOrderList } from '../../testing/fake-order-list.js';
import { type FakePortal } from '../../testing/fake-portal.js';
import { createFakeProducts } from '../../testing/fake-products.js';
import { textAnswer } from '../../testing/http-answers.js';
import { inWidth } from '../../testing/in-width.js';
import { anOrder, someOrders } from '../../testing/order-data.js';
import { resourcesOf } from '../../testing/story-roles.js';
import { serveAtOwnOrigin } from '../../testing/story-network.js';
import { createEmbedClient } from '../create-embed-client.js';
import { DashboardGrid } from './DashboardGrid.js';
import { DeliveryWorkflow } from './DeliveryWorkflow.js';
import { InvestigationThread } from './InvestigationThread.js';
import { OrderErrors } from './OrderErrors.js';
import { OrderImportWizard } from './OrderImportWizard.js';
import { OrdersTable } from './OrdersTable.js';
import { ProductsTable } from './ProductsTable.js';

interface Args extends Pick<PortalProviderProps, 'locale' | 'appearance'> {
  /** Creates the fake portal that answers the partner's page. */
  readonly portal: () => FakePortal;
  readonly children: ReactNode;
}

/** A partner's page in React: a client with a token from its back end, one provider, and one widget that keeps its own state. */
function Page({ portal, ...props }: Args) {
  const [client] = useState(() =>
    createEmbedClient({
      baseUrl: serveAtOwnOrigin(portal().transport),
      fetchToken: async () => ({ token: 'a-token', expires_at: '2026-11-22T00:00:00Z' }),
    }),
  );
  return <PortalProvider {...props} client={client} />;
}

const meta: Meta<Args> = {
  title: 'Embedded/Widgets in React',
  subcomponents: {
    OrdersTable: about(OrdersTable),
    OrderImportWizard: about(OrderImportWizard),
    InvestigationThread: about(InvestigationThread),
    DeliveryWorkflow: about(DeliveryWorkflow),
    DashboardGrid: about(DashboardGrid),
    ProductsTable: about(ProductsTable),
    OrderErrors: about(OrderErrors),
  },
  component: about(PortalProvider),
  render: (args) => <Page {...args} />,
  args: { locale: 'de', appearance: { theme: 'light' } },
  argTypes: {
    locale: { control: 'inline-radio', options: ['de', 'en'] },
    portal: { table: { disable: true } },
    children: { table: { disable: true } },
  },
};
export default meta;

type Story = StoryObj<Args>;

/** The widget sorts and opens orders by itself, and reports both to the host. */
const shown = fn();
export const Orders: Story = {
  args: {
    portal: () => createFakeOrderList({ orders: someOrders(7) }),
    children: <OrdersTable heading={<h2>Bestellungen</h2>} onChange={shown} />,
  },
  play: async ({ canvas }) => {
    await canvas.findByText('NW-2026-48213');
    await userEvent.click(canvas.getByRole('button', { name: 'Status' }));
    await waitFor(() =>
      expect(canvas.getByRole('columnheader', { name: 'Status' })).toHaveAttribute('aria-sort', 'ascending'),
    );
    await expect(shown).toHaveBeenCalled();
  },
};

/** A portal whose page has a token that is for less. */
function limited(portal: FakePortal, limits: object): FakePortal {
  const rights = JSON.stringify({ ...resourcesOf(['/orders']), ...limits });
  return {
    ...portal,
    transport: (request) =>
      request.path === '/api/allowed-resources'
        ? Promise.resolve(textAnswer(rights, 200))
        : portal.transport(request),
  };
}

/** A token to read with: nothing is offered that the portal would refuse. */
export const OrdersToRead: Story = {
  args: {
    portal: () =>
      limited(createFakeOrderList({ orders: someOrders(7) }), { access: 'read', may_export: false }),
    children: <OrdersTable heading={<h2>Bestellungen</h2>} />,
  },
  play: async ({ canvas }) => {
    await canvas.findByText('NW-2026-48213');
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Bestellung anlegen' })).not.toBeInTheDocument(),
    );
    await expect(canvas.queryByRole('button', { name: /^Weitere Aktionen für/ })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /^Nachforschung .* öffnen$/ })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'CSV herunterladen' })).not.toBeInTheDocument();
  },
};

/** What the page leaves out is not there, on rows, in the panel and for several orders; a held filter has no field and no chip. */
export const OrdersWithout: Story = {
  args: {
    portal: () => createFakeOrderList({ orders: someOrders(7) }),
    children: (
      <OrdersTable
        heading={<h2>Bestellungen</h2>}
        without={['create', 'cancel', 'bulk', 'export', 'columns', 'investigation']}
        columns={['date', 'status']}
        hiddenFilters={['status']}
        defaultList={{ ...orderList.usual, filter: { status: ['offen'], search: 'NW' } }}
      />
    ),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('NW-2026-48213');
    await canvas.findAllByRole('button', { name: /bearbeiten$/ });
    await canvas.findByRole('textbox', { name: 'Suche' });
    for (const name of [/anlegen$/, /herunterladen$/, 'Spalten', /Status ändern/])
      await expect(canvas.queryByRole('button', { name })).not.toBeInTheDocument();
    await userEvent.click(canvas.getAllByRole('button', { name: /^Weitere Aktionen für/ })[0]!);
    await screen.findByRole('menuitem', { name: 'Anhalten' });
    await expect(screen.queryByRole('menuitem', { name: 'Stornieren' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument());
    const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent);
    await expect(heads).toEqual(['Bestellnr.', 'Datum', 'Status', 'Aktionen']);
    const chips = canvas.getByRole('list', { name: 'Aktive Filter' });
    await expect(chips).toHaveTextContent('Suche: NW');
    await expect(chips).not.toHaveTextContent('Status');
    await userEvent.click(within(chips).getByRole('button', { name: 'Filter leeren' }));
    await waitFor(() => expect(chips).not.toBeInTheDocument());
  },
};

/** What the page leaves out is not in the menu of a card either, whatever is written on the order. */
export const OrdersWithoutOnAPhone: Story = {
  decorators: [inWidth(366)],
  args: {
    portal: () => createFakeOrderList({ orders: [{ ...anOrder(1), comment: 'Bitte als Geschenk' }] }),
    children: <OrdersTable heading={<h2>Bestellungen</h2>} without={['comment', 'cancel']} />,
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Aktionen zu/ }));
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map((item) => item.textContent)).toEqual(['Anhalten', 'Bearbeiten']);
    await userEvent.keyboard('{Escape}');
  },
};

/** A page that asks for more than its token: what the token is not for stays out. */
export const OrdersSwitchedAndToRead: Story = {
  args: { ...OrdersToRead.args, children: <OrdersTable without={['columns']} /> },
  play: async (context) => {
    await OrdersToRead.play?.(context);
    await expect(context.canvas.queryByRole('button', { name: 'Spalten' })).not.toBeInTheDocument();
  },
};

const FILTERS = { orders: { Externe_Order_ID: '==NW-*', 'AUFTRA::Datum': '>=2026-01-01' } };

/** A token with fixed filters: the list says what it is limited to, and nobody takes that off. */
export const OrdersLimited: Story = {
  args: {
    portal: () => limited(createFakeOrderList({ orders: someOrders(7) }), { filters: FILTERS }),
    children: <OrdersTable heading={<h2>Bestellungen</h2>} />,
  },
  play: async ({ canvas }) => {
    const chips = await canvas.findByRole('list', { name: 'Diese Seite zeigt nur' });
    await expect(chips).toHaveTextContent('Bestellnr.: NW-*Datum: ≥ 2026-01-01');
    await expect(within(chips).queryByRole('button')).not.toBeInTheDocument();
  },
};

/** Where the page says it in words of its own, the chips are left out. */
export const OrdersLimitedUnsaid: Story = {
  args: {
    ...OrdersLimited.args,
    children: <OrdersTable heading={<h2>Bestellungen</h2>} showsFixedFilters={false} />,
  },
  play: async ({ canvas }) => {
    await canvas.findByText('NW-2026-48213');
    await expect(canvas.queryByText('Diese Seite zeigt nur')).not.toBeInTheDocument();
  },
};

/** Deliveries to look at: nothing to announce, filter or comment, and no question about a line that differs. */
export const DeliveriesWithout: Story = {
  args: {
    portal: () =>
      fakeDeliveries({
        deliveries: [aDelivery(1), aDelivery(2)],
        booked: [8, 6],
        reasons: ['2 Stück beschädigt'],
      }),
    children: <DeliveryWorkflow without={['create', 'edit', 'comment', 'filters']} />,
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Anlieferung 98' }));
    await canvas.findByText(/2 Stück beschädigt/);
    await canvas.findByRole('heading', { name: 'Kommentare' });
    await expect(canvas.queryByRole('button', { name: /^(Nachfragen|Kommentar senden)/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Zurück' }));
    await canvas.findByRole('link', { name: 'Anlieferung 98' });
    await expect(canvas.queryByRole('button', { name: /^(Anlieferung anlegen|Anwenden)$/ })).toBeNull();
  },
};

/** From the list to one delivery, and back. */
export const Deliveries: Story = {
  args: {
    portal: () => fakeDeliveries({ deliveries: [aDelivery(1), aDelivery(2)] }),
    children: <DeliveryWorkflow heading={<h2>Anlieferungen</h2>} />,
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Anlieferung 98' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Zurück' }));
    await canvas.findByText('2 Anlieferungen gefunden');
  },
};

export const ProductsWithout: Story = {
  args: {
    portal: () => createFakeProducts(),
    children: <ProductsTable without={['create', 'edit', 'filters']} columns={['name', 'available']} />,
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /NW1001/ });
    await expect(canvas.queryByRole('button', { name: /anlegen$|bearbeiten$|^Anwenden$/ })).toBeNull();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(3);
  },
};

export const Products: Story = {
  args: { portal: () => createFakeProducts(), children: <ProductsTable heading={<h2>Produkte</h2>} /> },
  play: async ({ canvas }) => void (await canvas.findByRole('row', { name: /NW1001/ })),
};

/** The errors of an order open in a dialog of the widget. */
export const Errors: Story = {
  args: { portal: () => fakeOrderErrors(), children: <OrderErrors heading={<h2>Bestellfehler</h2>} /> },
  play: async ({ canvas }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: '90000' }))[0]!);
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByRole('list', { name: 'Bestellfehler' });
  },
};

/** Without what shows or changes more than the list. */
export const ErrorsWithout: Story = {
  args: { portal: () => fakeOrderErrors(), children: <OrderErrors without={['edit', 'chart', 'filters']} /> },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', { name: '90000' });
    await expect(canvas.queryByRole('button', { name: /Status/ })).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /Status von|Anwenden/ })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

/** The order is identified by its number alone. */
export const Investigation: Story = {
  args: { portal: () => createFakeOrderPortal(), children: <InvestigationThread orderId={90_000} /> },
  play: async ({ canvas }) => void (await canvas.findByText('Noch keine Kommentare')),
};

/** The order does not exist. */
export const InvestigationMissing: Story = {
  args: {
    portal: () => createFakeOrderPortal({ isMissing: true }),
    children: <InvestigationThread orderId={5} />,
  },
  play: async ({ canvas }) => void (await canvas.findByRole('alert')),
};

/** The page has a title of its own. Cancelling restarts the wizard. */
const closed = fn();
export const Import: Story = {
  args: {
    portal: () => createFakeImportPortal(),
    children: <OrderImportWizard heading={null} onClose={closed} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { level: 1 })).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Abbrechen' }));
    await waitFor(() => expect(closed).toHaveBeenCalledOnce());
    await canvas.findByRole('button', { name: 'Weiter' });
  },
};

/** Where nothing is to be stored, files are checked all the same. */
export const ImportToCheck: Story = {
  args: {
    portal: () => createFakeImportPortal(),
    children: <OrderImportWizard heading={null} without={['import']} />,
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Weiter' });
    await toCheck({ orders: 20 });
    await canvas.findByRole('button', { name: 'Zurück' });
    await expect(canvas.queryByRole('button', { name: /importieren$/ })).toBeNull();
  },
};

/** The links of the dashboard lead to the portal. */
export const DashboardOfTheUser: Story = {
  args: { portal: () => createFakeContentPortal(), children: <DashboardGrid /> },
  play: async ({ canvas }) => {
    const post = await canvas.findByRole('link', { name: 'Inventur in Halle 3' });
    await expect(post).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/portal-\d+\.example\/blog\//),
    );
  },
};
