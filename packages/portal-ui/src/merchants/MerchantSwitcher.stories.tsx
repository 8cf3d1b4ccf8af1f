import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { orderList, OrdersTable } from '../orders/index.js';
import { about } from '../testing/about.js';
import { aSmallMerchant, DEMO_MERCHANTS } from '../testing/demo-data.js';
import { createFakeOrderList } from '../testing/fake-order-list.js';
import { bodyOf } from '../testing/fake-portal.js';
import { InPortal } from '../testing/InPortal.js';
import type { StoryRole } from '../testing/story-roles.js';
import { accountOf, merchants } from '../testing/surroundings.js';
import { ChosenMerchantProvider } from '../merchant-choice/index.js';
import { MerchantSwitcher } from './MerchantSwitcher.js';

const MANY = Array.from({ length: 300 }, (_, index) => aSmallMerchant(index));
let portal = createFakeOrderList({ orders: [] });

/** The field above a list that follows it. */
function Above({ role, userId }: { readonly role: StoryRole; readonly userId: number }) {
  const [own] = useState(
    () =>
      (portal = createFakeOrderList({
        answers: [...accountOf(role), merchants([...DEMO_MERCHANTS, ...MANY])],
      })),
  );
  const [list, setList] = useState(orderList.usual);
  return (
    <InPortal portal={own}>
      <ChosenMerchantProvider userId={userId}>
        <div style={{ width: 240 }}>
          <MerchantSwitcher />
        </div>
        <OrdersTable list={list} onChange={setList} heading={<h1>Bestellungen</h1>} />
      </ChosenMerchantProvider>
    </InPortal>
  );
}

const meta: Meta<typeof Above> = {
  title: 'Merchants/MerchantSwitcher',
  component: about(MerchantSwitcher),
  render: (args) => <Above {...args} />,
  args: { role: 'warehouse', userId: 1 },
};
export default meta;
type Story = StoryObj<typeof Above>;

const finds = () => portal.requests.filter(({ path }) => path === '/api/orders/find').map(bodyOf);
const ofNordwind = { query: [{ 'AUFTRA::ID_MANDAN': '==2' }, { displayAllMerchants: true }] };

/** A merchant is found by typing, without a mouse. The list follows, and its box shows all merchants for once. */
export const ListsFollow: Story = {
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('combobox', { name: 'Gezeigter Händler' });
    await waitFor(() => expect(field).toHaveValue('Alle Händler'));
    await canvas.findByRole('columnheader', { name: 'Händler' });
    field.focus();
    await userEvent.keyboard('nordw');
    await screen.findByRole('option', { name: 'Nordwind (2)' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(finds().at(-1)).toMatchObject(ofNordwind));
    await expect(field).toHaveValue('Nordwind (2)');
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'Händler' })).toBeNull());
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Alle Händler anzeigen' }));
    await waitFor(() => expect(finds().at(-1)).toMatchObject({ query: [{ displayAllMerchants: true }] }));
    await canvas.findByRole('columnheader', { name: 'Händler' });
  },
};

/** Whoever has one merchant has no choice, and no column. */
export const ForAMerchant: Story = {
  args: { role: 'merchant', userId: 2 },
  play: async ({ canvas }) => {
    await canvas.findByText('NW-2026-48213');
    await expect(canvas.queryByRole('combobox', { name: 'Gezeigter Händler' })).toBeNull();
    await expect(canvas.queryByRole('columnheader', { name: 'Händler' })).toBeNull();
    await expect(finds().every((find) => !JSON.stringify(find).includes('MANDAN'))).toBe(true);
  },
};
