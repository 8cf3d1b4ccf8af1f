import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { about } from '../testing/about.js';
import { createFakeOrderPortal, type FakeOrderPortalOptions } from '../testing/fake-order-portal.js';
import { InPortal } from '../testing/InPortal.js';
import { InvestigationOfOrder, type InvestigationOfOrderProps } from './InvestigationOfOrder.js';

type Args = FakeOrderPortalOptions & InvestigationOfOrderProps;

function Live({ orderId, onClose, ...options }: Args) {
  const [portal] = useState(() => createFakeOrderPortal(options));
  return (
    <InPortal portal={portal}>
      <InvestigationOfOrder orderId={orderId} onClose={onClose} />
    </InPortal>
  );
}

const meta: Meta<Args> = {
  title: 'Investigations/InvestigationOfOrder',
  component: about(InvestigationOfOrder),
  render: (args) => <Live {...args} />,
  args: { orderId: 90_000, onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
};
export default meta;
type Story = StoryObj<Args>;

/** The order is fetched, then its investigation is shown. */
export const Found: Story = {
  play: async () =>
    void (await screen.findByRole('dialog', { name: 'Nachforschung zu Bestellung NW-2026-48213' })),
};

/** The order does not exist: only closing is offered. */
export const Missing: Story = {
  args: { isMissing: true },
  play: async ({ args }) => {
    await screen.findByRole('alert');
    await expect(screen.queryByRole('button', { name: 'Erneut versuchen' })).toBeNull();
    await userEvent.click(screen.getAllByRole('button', { name: 'Schließen' }).at(-1)!);
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};
export const Loading: Story = {
  args: { isSilent: true },
  play: async () => void (await screen.findByText('Wird geladen …')),
};
export const Failed: Story = {
  args: { failWith: 'internal_error' },
  play: async () => void (await screen.findByRole('button', { name: 'Erneut versuchen' })),
};
