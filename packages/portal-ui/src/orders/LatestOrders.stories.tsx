import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createFakePortal } from '../testing/fake-portal.js';
import { InPortal } from '../testing/InPortal.js';
import { LatestOrders } from './LatestOrders.js';

const meta: Meta<typeof LatestOrders> = { title: 'Orders/LatestOrders', component: LatestOrders };
export default meta;

type Story = StoryObj<typeof LatestOrders>;

/** Five rows, four columns. */
export const OnTheDashboard: Story = {
  render: () => (
    <InPortal portal={createFakePortal()}>
      <LatestOrders />
    </InPortal>
  ),
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
