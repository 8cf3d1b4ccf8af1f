import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { about } from '../testing/about.js';
import { createFakeOrderList, type FakeOrderListOptions } from '../testing/fake-order-list.js';
import { InPortal } from '../testing/InPortal.js';
import { anOrder } from '../testing/order-data.js';
import { LatestOrders } from './LatestOrders.js';

function Live(options: FakeOrderListOptions) {
  const [portal] = useState(() => createFakeOrderList(options));
  return (
    <InPortal portal={portal}>
      <LatestOrders />
    </InPortal>
  );
}

const meta: Meta<FakeOrderListOptions> = {
  title: 'Orders/LatestOrders',
  component: about(LatestOrders),
  render: (args) => <Live {...args} />,
};
export default meta;

type Story = StoryObj<FakeOrderListOptions>;

/** Five rows, four columns. */
export const OnTheDashboard: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('NW-2026-48213');
    await expect(canvas.getAllByRole('row')).toHaveLength(6);
    await expect(canvas.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Bestellnr.',
      'Datum',
      'Status',
      'Produkte',
    ]);
  },
};

/** A merchant without orders. */
export const NoOrdersYet: Story = {
  args: { orders: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Noch keine Bestellungen')).toBeVisible();
  },
};

/** The orders are loading: skeleton rows take their place. */
export const Loading: Story = { args: { isSilent: true } };

/** The orders could not be fetched; the user can try again. */
export const Failed: Story = {
  args: { failWith: 'internal_error' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
  },
};

/** Long product names are cut off; the number of further products is always shown. */
export const LongTexts: Story = {
  args: {
    orders: [
      anOrder(0, {
        externalOrderId: '303-4239950-9123456-0001',
        items: [
          { id: 'A-1', name: 'Rindfleischetikettierungsüberwachung'.repeat(4), qty: 1 },
          { id: 'A-2', name: 'Teekanne', qty: 1 },
        ],
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 weiteres')).toBeInTheDocument();
    await expect(canvas.getByText('+1')).toBeVisible();
  },
};

/** Users without the right see a message instead. */
export const NotAllowed: Story = {
  args: { failWith: 'forbidden' },
  play: async ({ canvas }) => void (await canvas.findByText('Das ist Ihnen nicht erlaubt')),
};
