import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { addressesGet } from '@kontor/portal-core/orders';
import { addressToErp } from '@kontor/portal-core/erp';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { about } from '../testing/about.js';
import { answer } from '../testing/answer.js';
import { createFakeOrderList, type FakeOrderListOptions } from '../testing/fake-order-list.js';
import { broken, silent } from '../testing/refusal.js';
import { InPortal } from '../testing/InPortal.js';
import { anAddress } from '../testing/order-data.js';
import { AddressDialog, type AddressDialogProps } from './AddressDialog.js';

type Args = FakeOrderListOptions & AddressDialogProps;

function Live({ addressId, onClose, ...options }: Args) {
  const [portal] = useState(() => createFakeOrderList(options));
  return (
    <InPortal portal={portal}>
      <AddressDialog addressId={addressId} onClose={onClose} />
    </InPortal>
  );
}

const meta: Meta<Args> = {
  title: 'Orders/AddressDialog',
  component: about(AddressDialog),
  render: (args) => <Live {...args} />,
  args: { addressId: 80_412, onClose: fn() },
};
export default meta;

type Story = StoryObj<Args>;
const anErpAddress = (change: object) =>
  addressToErp({ ...anAddress(0), ...change }, { recordId: '7', modId: '0' });

/** A read-only address; Escape closes the dialog. */
export const Address: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByText('Gartenstraße 21')).toBeVisible();
    await expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

/** Long names and streets break. */
export const Long: Story = {
  args: {
    addressId: 7,
    answers: [
      answer(addressesGet, () => ({
        entries: [
          anErpAddress({
            company: 'Freiwillige Feuerwehr Oberammergau-Unterammergau e. V.'.repeat(2),
            street: 'Donaudampfschifffahrtsgesellschaftsstraße'.repeat(3),
            email: `${'bestellung'.repeat(9)}@beispiel.example`,
          }),
        ],
      })),
    ],
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await screen.findByText(/Oberammergau/);
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

/** The ERP has no address with this number. */
export const Missing: Story = {
  args: { addressId: 7, answers: [answer(addressesGet, () => ({ entries: [] }))] },
  play: async () => {
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
};

/** The address is loading. */
export const Loading: Story = {
  args: { addressId: 7, answers: [answer(addressesGet, silent)] },
  play: async () => void (await screen.findByText('Wird geladen …')),
};

/** The address could not be fetched; the user can try again. */
export const Failed: Story = {
  args: { addressId: 7, answers: [answer(addressesGet, broken)] },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
  },
};
