import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { erpOrderLinks, type ErpOrderLink } from '@kontor/portal-core/erp-link';
import { about } from '../testing/about.js';
import { chooseOption } from '../testing/choose-option.js';
import { heldCount } from '../testing/counting.js';
import { createFakeOrderList, type FakeOrderListOptions } from '../testing/fake-order-list.js';
import { bodyOf } from '../testing/fake-portal.js';
import { InPortal } from '../testing/InPortal.js';
import { useArgState } from '../testing/keeping.js';
import { answer } from '../testing/answer.js';
import { anOrder, someOrders } from '../testing/order-data.js';
import { rightsOfRole, userOfRole } from '../testing/story-roles.js';
import { account, accountOf, merchants } from '../testing/surroundings.js';
import { orderList, type OrderList } from './order-list.js';
import { OrdersTable, type OrdersTableProps } from './OrdersTable.js';

type Args = Omit<OrdersTableProps, 'list' | 'onChange'> & {
  readonly portal: FakeOrderListOptions;
  readonly list: OrderList;
};

let portal = createFakeOrderList({ orders: [] });

function Live({ portal: options, list: first, ...props }: Args) {
  const [own] = useState(() => (portal = createFakeOrderList(options)));
  const [list, setList] = useArgState(first);
  return (
    <InPortal portal={own}>
      <OrdersTable {...props} list={list} onChange={setList} />
    </InPortal>
  );
}

const meta: Meta<Args> = {
  title: 'Orders/OrdersTable',
  component: about(OrdersTable),
  render: (args) => <Live {...args} />,
  args: {
    portal: {},
    list: orderList.usual,
    variant: 'page',
    actions: undefined,
    heading: <h1>Bestellungen</h1>,
  },
};
export default meta;

type Story = StoryObj<Args>;

const lastFind = () => bodyOf(portal.requests.filter(({ path }) => path === '/api/orders/find').at(-1));
const row = (name: RegExp) => screen.findByRole('row', { name });

/** Newest first, fifty per page. */
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
      countUpTo: 10_000,
      countLater: true,
    });
  },
};

let count = heldCount();

/** The orders are shown before their total has loaded. */
export const CountedLater: Story = {
  args: { portal: { counting: () => count.counting() } },
  beforeEach: () => void (count = heldCount()),
  play: async ({ canvas }) => {
    await row(/NW-2026-48213/);
    await canvas.findByText('51 Bestellungen und mehr, es wird noch gezählt …');
    await expect(canvas.getByRole('button', { name: 'Nächste Seite' })).toBeEnabled();
    count.tell();
    await canvas.findByText('1.284 Bestellungen gefunden');
  },
};

/** So many orders that their count was ended: it is said, and all of them cannot be chosen at once. */
export const MoreThanCounted: Story = {
  args: { portal: { counting: () => Promise.resolve(), countUpTo: 1000 } },
  play: async ({ canvas }) => {
    await canvas.findByText('Mehr als 1.000 Bestellungen gefunden');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Alle Zeilen dieser Seite auswählen' }));
    await canvas.findByText('50 ausgewählt');
    await expect(canvas.queryByRole('button', { name: /Alle .* auswählen/ })).toBeNull();
  },
};

/** Clicking a column header sorts by it; a newly chosen column sorts ascending first. */
export const Sorts: Story = {
  play: async ({ canvas }) => {
    await row(/NW-2026-48213/);
    await userEvent.click(canvas.getByRole('button', { name: 'Status' }));
    await waitFor(() =>
      expect(lastFind()).toMatchObject({ sort: [{ fieldName: 'AUFTRA::Status', sortOrder: 'ascend' }, {}] }),
    );
  },
};

/** The second page begins at order 51; it was prefetched when the pointer approached the pagination. */
export const TurnsPages: Story = {
  play: async ({ canvas }) => {
    await row(/NW-2026-48213/);
    await userEvent.hover(canvas.getByRole('button', { name: 'Nächste Seite' }));
    await waitFor(() => expect(lastFind()).toMatchObject({ offset: 51 }));
    await userEvent.click(canvas.getByRole('button', { name: 'Nächste Seite' }));
    await row(/NW-2026-48163/);
  },
};

/** Enter applies a text; applied criteria are shown as chips and can be removed. */
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

/** The address opens read-only and closes on Escape. */
export const ShowsAnAddress: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '80412' }));
    const dialog = await screen.findByRole('dialog', { name: 'Lieferadresse 80412' });
    const street = await within(dialog).findByText('Gartenstraße 21');
    await waitFor(() => expect(street).toBeVisible());
    await waitFor(() => expect(within(dialog).getByText('Deutschland')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The download uses the list's filter and sorting, and reports the file's name. */
export const DownloadsCsv: Story = {
  args: { list: { ...orderList.usual, filter: { status: ['offen'] } } },
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

/** Tracking numbers of a known carrier link to its page; for other carriers a message says that there is none. */
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

/** Staff see whose order each is, and find the orders of one merchant. */
export const OfOneMerchant: Story = {
  args: { portal: { answers: [...accountOf('warehouse'), merchants()] } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: 'Händler' })).toBeVisible());
    await expect(canvas.queryByRole('checkbox', { name: 'Alle Händler anzeigen' })).toBeNull();
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Händler' }), 'Nord');
    await chooseOption(/Nordwind/);
    await waitFor(() =>
      expect(lastFind()).toMatchObject({
        query: [{ 'AUFTRA::ID_MANDAN': '==2' }, { displayAllMerchants: true }],
      }),
    );
    await canvas.findByText('Händler: Nordwind (2)');
  },
};

/** The box leaves the chosen merchant: staff of a merchant see its orders, and with the box those of all. */
export const AllMerchants: Story = {
  args: {
    portal: { answers: [...account(userOfRole('merchant'), rightsOfRole('warehouse')), merchants()] },
  },
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('checkbox', { name: 'Alle Händler anzeigen' });
    await waitFor(() => expect(lastFind()).toMatchObject({ query: [{ 'AUFTRA::ID_MANDAN': '==2' }] }));
    await expect(canvas.queryByRole('columnheader', { name: 'Händler' })).toBeNull();
    await userEvent.click(box);
    await waitFor(() => expect(lastFind()).toMatchObject({ query: [{ displayAllMerchants: true }] }));
    await canvas.findByRole('columnheader', { name: 'Händler' });
  },
};

/** No order matches: a message says so and offers to clear the filter. */
export const NothingFound: Story = {
  args: { list: { ...orderList.usual, filter: { search: 'Nirgendwo' } } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Zu dieser Anfrage gibt es keine Ergebnisse')).toBeVisible());
  },
};

/** A merchant without orders. */
export const NoOrdersYet: Story = { args: { portal: { orders: [] } } };

/** The first page is loading. */
export const Loading: Story = { args: { portal: { isSilent: true } } };

/** The server failed; the user can try again. */
export const Failed: Story = {
  args: { portal: { failWith: 'internal_error' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Ein Fehler ist aufgetreten/)).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible());
  },
};

/** A few orders need no pagination. */
export const FewOrders: Story = { args: { portal: { orders: someOrders(7) } } };

/** 10,000 orders, on a page far from the first: only the rows of one page are rendered. */
export const ManyOrders: Story = {
  args: { portal: { orders: someOrders(10_000) }, list: { ...orderList.usual, page: 200 } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('10.000 Bestellungen gefunden')).toBeVisible());
    await expect(lastFind()).toMatchObject({ offset: 9951 });
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
  },
};

const LONG = 'Straßenverkehrszulassungsordnung';

/** Long texts are cut off and available in full. */
export const LongTexts: Story = {
  args: {
    portal: {
      orders: [
        anOrder(1, {
          externalOrderId: '303-4239950-9123456-0001',
          recipient: LONG.repeat(3),
          items: [{ id: 'A-1', name: LONG.repeat(4), qty: 12_000 }],
          trackingNumbers: ['0034043416109419600340434161094196'],
        }),
      ],
    },
  },
  play: async () => {
    const long = await row(/303-4239950-9123456-0001/);
    await expect(within(long).getByText(LONG.repeat(4))).toBeInTheDocument();
  },
};

/** What is done less often stands by its words in the menu of a row, which the keyboard opens and leaves. */
export const FurtherActions: Story = {
  args: { portal: { orders: someOrders(3), answers: [...accountOf('sysadmin'), merchants()] } },
  play: async ({ canvas }) => {
    const [open] = await canvas.findAllByRole('button', { name: /^Weitere Aktionen für/ });
    open!.focus();
    await userEvent.keyboard('{Enter}');
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map((item) => item.textContent)).toEqual([
      'Anhalten',
      'Versand',
      'Bestellfehler',
      'Stornieren',
    ]);
    await waitFor(() => expect(items[0]).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(open).toHaveFocus());
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Stornieren' }));
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(open).toHaveFocus());
  },
};

/** Without any rights the buttons in the rows are disabled; actions of staff are absent. */
export const WithoutPermissions: Story = {
  args: { portal: { orders: [anOrder(6), anOrder(2)] } },
  play: async () => {
    const cancelled = await row(/NW-2026-48207/);
    const buttons = await within(cancelled).findAllByRole('button', { name: /NW-2026-48207/ });
    await expect(
      buttons.filter(
        (button) => button.getAttribute('aria-disabled') !== 'true' && !button.hasAttribute('disabled'),
      ),
    ).toHaveLength(1);
    await expect(within(cancelled).queryByRole('button', { name: /Bestellfehler/ })).toBeNull();
  },
};

const LINKS: readonly Omit<ErpOrderLink, 'order_erp_id'>[] = [
  { link: 'known', erp_number: '4711', refusal: '' },
  { link: 'waiting', erp_number: '', refusal: '' },
  { link: 'refused', erp_number: '', refusal: 'Artikel unbekannt' },
  { link: 'none', erp_number: '', refusal: '' },
];
const linked = answer(erpOrderLinks, ({ query: { order_erp_ids } }) => ({
  entries: order_erp_ids.map((order_erp_id, index) => ({ ...LINKS[index % LINKS.length]!, order_erp_id })),
}));

/** Where each order stands in the ERP, once that column is chosen: it is not asked for before. */
export const InTheErp: Story = {
  args: { portal: { answers: [linked] } },
  play: async ({ canvas }) => {
    const asked = () => portal.requests.filter(({ path }) => path.startsWith('/api/erp/order-links')).length;
    await row(/NW-2026-48213/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Spalten' }));
    await expect(asked()).toBe(0);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'ERP' }));
    await canvas.findAllByText('im ERP als 4711');
    await expect(canvas.getAllByText('wartet auf das ERP').length).toBeGreaterThan(0);
    await expect(canvas.getAllByText('vom ERP abgelehnt: Artikel unbekannt').length).toBeGreaterThan(0);
    await expect(asked()).toBe(1);
    await userEvent.click(screen.getByRole('button', { name: 'Standard wiederherstellen' }));
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'ERP' })).toBeNull());
  },
};

/** With every button of the top role all columns, header and cells, fit beside each other within the page's width. */
export const FitsBesideTheSidebar: Story = {
  args: {
    portal: { answers: account(userOfRole('sysadmin'), ['/orders', '/getForAllMerchants']) },
  },
  decorators: [(Shown) => <div style={{ width: 1143 }}>{Shown()}</div>],
  play: async ({ canvas }) => {
    await row(/NW-2026-48213/);
    const grid = canvas.getByRole('grid');
    await waitFor(() => expect(grid.querySelectorAll('thead th')).toHaveLength(10));
    await expect(grid.querySelectorAll('tbody tr:first-child button')).toHaveLength(5);
    await expect(grid.scrollWidth).toBeLessThanOrEqual(grid.parentElement!.clientWidth);
  },
};

const SHIRTS = [1, 2].map((qty) => ({ id: `A${qty}`, name: 'Fischerhemd „Büsum“ blau-weiß Gr. XL', qty }));
/** There the size of a product is seen in full beside the number of others, and the longest head in English. */
export const ReadInFull: Story = {
  globals: { language: 'en' },
  args: { portal: { orders: [anOrder(0, { items: SHIRTS })] } },
  decorators: [(Shown) => <div style={{ width: 1159 }}>{Shown()}</div>],
  play: async () => {
    const grid = within((await row(/Büsum/)).closest('table')!);
    const isCut = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: HTMLElement) =>
      scrollHeight > clientHeight || scrollWidth > clientWidth;
    await waitFor(() => expect(grid.getAllByText(/^(Address id|Fischerhemd.*)$/).some(isCut)).toBe(false));
  },
};

/** Users without the right see a message instead. */
export const NotAllowed: Story = {
  args: { portal: { failWith: 'forbidden' } },
  play: async ({ canvas }) => void (await canvas.findByText('Das ist Ihnen nicht erlaubt')),
};

/** On a phone three orders and more stand below each other in one window; what can be done with one is behind a button of its card. */
export const OnAPhone: Story = {
  render: (args) => (
    <div style={{ width: 366 }}>
      <Live {...args} />
    </div>
  ),
  args: { portal: { orders: someOrders(7), answers: accountOf('merchant') } },
  play: async ({ canvas }) => {
    const order = await row(/NW-2026-48213/);
    const menu = await within(order).findByRole('button', { name: 'Aktionen zu NW-2026-48213' });
    const cards = canvas.getAllByRole('row').filter((card) => card.hasAttribute('data-row'));
    for (const card of cards) await expect(card.getBoundingClientRect().height).toBeLessThan(190);
    await expect(within(order).queryByRole('button', { name: 'NW-2026-48213 bearbeiten' })).toBeNull();
    await expect(menu.getBoundingClientRect().height).toBeGreaterThanOrEqual(32);
    await userEvent.click(menu);
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Stornieren' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(menu).toHaveFocus());
  },
};
