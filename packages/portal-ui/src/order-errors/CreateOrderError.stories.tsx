import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { about } from '../testing/about.js';
import { fakeOrderErrors, type FakeOrderErrors } from '../testing/fake-order-errors.js';
import { bodyOf } from '../testing/fake-portal.js';
import { InPortal } from '../testing/InPortal.js';
import { CreateOrderErrorButton } from './CreateOrderErrorButton.js';

let portal = fakeOrderErrors();

function Live({ portal: options }: { readonly portal: FakeOrderErrors }) {
  const [own] = useState(() => (portal = fakeOrderErrors(options)));
  return (
    <InPortal portal={own}>
      <CreateOrderErrorButton />
    </InPortal>
  );
}

const meta: Meta<typeof Live> = {
  title: 'Order errors/CreateOrderError',
  component: about(CreateOrderErrorButton),
  render: (args) => <Live {...args} />,
  args: { portal: {} },
};
export default meta;

type Story = StoryObj<typeof Live>;

const dialog = () => within(screen.getByRole('dialog'));
const begin = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Bestellfehler anlegen' }));
  await screen.findByRole('dialog', { name: 'Bestellfehler anlegen' });
};
const save = () => userEvent.click(dialog().getByRole('button', { name: 'Speichern' }));
const choose = async (name: RegExp, option: string) => {
  await userEvent.click(dialog().getByRole('button', { name }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};
const findOrder = async (text: string, option: RegExp) => {
  await userEvent.type(dialog().getByRole('combobox', { name: /Bestellung/ }), text);
  await userEvent.click(await screen.findByRole('option', { name: option }));
};

/** Order, type, status and description are required; the order is the first field. */
export const AsksForWhatIsMissing: Story = {
  play: async () => {
    await begin();
    await waitFor(() => expect(screen.queryByText('Dieses Feld ist erforderlich')).toBeNull());
    await save();
    await waitFor(() => expect(screen.getAllByText('Dieses Feld ist erforderlich')).toHaveLength(4));
    await waitFor(() => expect(dialog().getByRole('combobox', { name: /Bestellung/ })).toHaveFocus());
  },
};

/** The order is found by a part of its number; the dialog closes once the error is recorded. */
export const Records: Story = {
  play: async () => {
    await begin();
    await findOrder('48213', /NW-2026-48213/);
    await choose(/Art/, 'Falsche Menge');
    await choose(/Status/, 'offen');
    await userEvent.type(dialog().getByRole('textbox', { name: /Beschreibung/ }), 'Zwei statt drei Becher');
    await save();
    const told = await screen.findByText('Der Bestellfehler wurde angelegt');
    await waitFor(() => expect(told).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(bodyOf(portal.requests.findLast(({ path }) => path === '/api/order-errors'))).toMatchObject({
      order_erp_id: 90_000,
      type: 'Falsche Menge',
      description: 'Zwei statt drei Becher',
    });
  },
};

/** The ERP's own number finds the order, too. */
export const FindsByErpNumber: Story = {
  play: async () => {
    await begin();
    await findOrder('90001', /NW-2026-48214 · 90001/);
    await waitFor(() =>
      expect(dialog().getByRole('combobox', { name: /Bestellung/ })).toHaveValue('NW-2026-48214 · 90001'),
    );
  },
};

/** No order has this number. */
export const FindsNothing: Story = {
  play: async () => {
    await begin();
    await userEvent.type(dialog().getByRole('combobox', { name: /Bestellung/ }), 'Nirgendwo');
    const none = await screen.findByText('Keine Treffer');
    await waitFor(() => expect(none).toBeVisible());
  },
};

/** Sending failed: the entries are kept, and closing asks for confirmation. */
export const KeepsWhatWasTyped: Story = {
  args: { portal: { refuseWith: 'internal_error' } },
  play: async () => {
    await begin();
    await findOrder('48213', /NW-2026-48213/);
    await choose(/Art/, 'Sonstiges');
    await choose(/Status/, 'offen');
    const description = dialog().getByRole('textbox', { name: /Beschreibung/ });
    await userEvent.type(description, 'Lieferschein fehlt');
    await save();
    const told = await screen.findByText('Der Bestellfehler ließ sich nicht anlegen');
    await waitFor(() => expect(told).toBeVisible());
    await expect(description).toHaveValue('Lieferschein fehlt');
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('alertdialog', { name: /verwerfen/i });
  },
};

/** Users who may not search orders get no button. */
export const NotAllowed: Story = {
  args: { portal: { resources: ['/order-errors'] } },
  play: async () => {
    await waitFor(() =>
      expect(portal.requests.some(({ path }) => path === '/api/allowed-resources')).toBe(true),
    );
    await expect(screen.queryByRole('button')).toBeNull();
  },
};
