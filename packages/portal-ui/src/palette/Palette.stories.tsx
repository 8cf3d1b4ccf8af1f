import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { deliveriesList } from '@kontor/portal-core/deliveries';
import { orderToErp } from '@kontor/portal-core/erp';
import { orderImportsList } from '@kontor/portal-core/order-import';
import { ordersFind } from '@kontor/portal-core/orders';
import { productsSearch } from '@kontor/portal-core/products';
import { about } from '../testing/about.js';
import { answer } from '../testing/answer.js';
import { fakePortal } from '../testing/fake-portal.js';
import { findInMemory } from '../testing/find-in-memory.js';
import { InPortal } from '../testing/InPortal.js';
import { listOf } from '../testing/lists.js';
import { someOrders } from '../testing/order-data.js';
import { accountOf } from '../testing/surroundings.js';
import { troubled, type Troubles } from '../testing/troubles.js';
import { Palette } from './Palette.js';
import type { PaletteEntry } from './palette-entry.js';

type Args = Troubles & {
  readonly onOpenOrder: (id: number) => void;
  readonly onRun: (id: string) => void;
};

const ORDERS = someOrders(40).map((order) => orderToErp(order));

const portalWith = (troubles: Troubles) =>
  fakePortal([
    ...accountOf('merchant'),
    ...troubled(
      [
        answer(ordersFind, ({ body }) => findInMemory(ORDERS, body)),
        answer(productsSearch, () => ({ entries: [] })),
        answer(deliveriesList, () => listOf([])),
        answer(orderImportsList, () => listOf([])),
      ],
      troubles,
    ),
  ]);

function Live({ onOpenOrder, onRun, ...troubles }: Args) {
  const [portal] = useState(() => portalWith(troubles));
  const entry = (
    id: string,
    title: PaletteEntry['title'],
    more: Partial<PaletteEntry> = {},
  ): PaletteEntry => ({
    id,
    title,
    run: () => onRun(id),
    ...more,
  });
  return (
    <InPortal portal={portal}>
      <Palette
        pages={[
          entry('orders', 'shell.orders'),
          entry('products', 'shell.products'),
          entry('deliveries', 'shell.deliveries'),
        ]}
        actions={[
          entry('import', 'shell.importOrders', { words: 'palette.importWords' }),
          entry('keys', 'palette.showKeys', { keys: '?' }),
        ]}
        records={{ order: onOpenOrder, product: fn(), delivery: fn(), importRun: fn() }}
        onClose={fn()}
      />
    </InPortal>
  );
}

const meta: Meta<Args> = {
  title: 'Palette/Palette',
  component: about(Palette),
  render: (args) => <Live {...args} />,
  args: { onOpenOrder: fn(), onRun: fn() },
};
export default meta;

type Story = StoryObj<Args>;

const type = async (text: string) => userEvent.type(await screen.findByRole('combobox'), text);

/** Without a text it offers every page and action, and arrow keys go through both. */
export const Opened: Story = {
  play: async ({ args }) => {
    const field = await screen.findByRole('combobox');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(screen.getAllByRole('option')).toHaveLength(5);
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(args.onRun).toHaveBeenCalledWith('keys'));
  },
};

/** An order is found by its number and opened. */
export const OrderFound: Story = {
  play: async ({ args }) => {
    const number = ORDERS[4]?.fieldData.Externe_Order_ID ?? '';
    await type(number);
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(number) }));
    await waitFor(() => expect(args.onOpenOrder).toHaveBeenCalledWith(ORDERS[4]?.fieldData._ID_AUFTRA));
  },
};

/** A typing error does not matter for pages. */
export const Mistyped: Story = {
  play: async ({ args }) => {
    await type('Besttellungen{Enter}');
    await waitFor(() => expect(args.onRun).toHaveBeenCalledWith('orders'));
  },
};

export const NothingFound: Story = {
  play: async () => {
    await type('zzzzzz');
    await expect(await screen.findByText(/Nichts gefunden zu „zzzzzz“/)).toBeVisible();
  },
};

/** Pages are offered all the same. */
export const SearchFailed: Story = {
  args: { failWith: 'unavailable' },
  play: async () => {
    await type('Bestellungen');
    await expect(await screen.findByText(/gerade nicht möglich/)).toBeVisible();
    await expect(screen.getByRole('option', { name: 'Bestellungen' })).toBeVisible();
  },
};

export const Searching: Story = {
  args: { isSilent: true },
  play: async () => {
    await type('NW');
    await expect(await screen.findByText('Es wird gesucht …')).toBeVisible();
  },
};
