import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { BulkOrder, OrderStatus } from '@kontor/portal-core/orders';
import { about } from '../../testing/about.js';
import { createFakeBulkPortal, type FakeBulkPortalOptions } from '../../testing/fake-bulk-portal.js';
import { InPortal } from '../../testing/InPortal.js';
import { BulkDialog, type BulkDialogProps } from './BulkDialog.js';

type Args = Pick<BulkDialogProps, 'action'> & { readonly portal: FakeBulkPortalOptions };

const close = fn();
let portal = createFakeBulkPortal({ orders: [] });
const ALL = { kind: 'found', filter: {} } as const;

const orders = (count: number, status: OrderStatus, from = 0): BulkOrder[] =>
  Array.from({ length: count }, (_, at) => ({
    id: from + at + 1,
    externalOrderId: `NW-${48_200 + from + at}`,
    status,
  }));
const MIXED = [...orders(1200, 'offen'), ...orders(3, 'on hold', 1200), ...orders(40, 'geliefert', 1203)];

function Live({ portal: options, action }: Args) {
  const [own] = useState(() => (portal = createFakeBulkPortal(options)));
  return (
    <InPortal portal={own}>
      <BulkDialog action={action} target={ALL} onClose={close} />
    </InPortal>
  );
}

const meta: Meta<Args> = {
  title: 'Orders/BulkDialog',
  component: about(BulkDialog),
  render: (args) => <Live {...args} />,
  args: { action: 'hold', portal: { orders: MIXED } },
};
export default meta;

type Story = StoryObj<Args>;

const button = (name: string | RegExp) => screen.findByRole('button', { name });

/** Preview of the orders that will change and of those that will not, with the reasons. */
export const Preview: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Bestellungen anhalten' });
    await within(dialog).findByText('1.200 Bestellungen werden geändert');
    await expect(within(dialog).getByText('43 Bestellungen bleiben, wie sie sind')).toBeVisible();
    await expect(within(dialog).getAllByText('Aus dem Status „Geliefert“ nicht möglich')[0]).toBeVisible();
    await button('1.200 Bestellungen anhalten');
  },
};

/** One row per order; the file contains all orders. */
export const Result: Story = {
  play: async () => {
    await userEvent.click(await button('1.200 Bestellungen anhalten'));
    await screen.findByText('1.200 Bestellungen wurden geändert');
    await expect(screen.getByText('und 1.143 weitere in der CSV-Datei')).toBeVisible();
    await userEvent.click((await screen.findAllByRole('button', { name: 'Schließen' })).at(-1)!);
    await waitFor(() => expect(close).toHaveBeenLastCalledWith({ isDone: true }));
  },
};

/** A request failed: the dialog shows what is done, and the rest can be continued. */
export const Interrupted: Story = {
  args: { portal: { orders: MIXED, failsFrom: 2 } },
  play: async () => {
    await userEvent.click(await button('1.200 Bestellungen anhalten'));
    await screen.findByText('Unterbrochen: 500 von 1.200 sind erledigt');
    portal.repair();
    await userEvent.click(await button('Fortfahren'));
    await screen.findByText('1.200 Bestellungen wurden geändert');
    await waitFor(() => expect(screen.queryByText(/Unterbrochen/)).toBeNull());
  },
};

/** No order can change: only closing is offered. */
export const Nothing: Story = {
  args: { action: 'cancel', portal: { orders: orders(4, 'on hold') } },
  play: async () => {
    await screen.findByText('Keine der ausgewählten Bestellungen lässt sich so ändern.');
    await expect(screen.queryByRole('button', { name: /stornieren$/ })).toBeNull();
  },
};

/** The button that cancels orders is red. Long reasons do not squeeze the text of other columns. */
export const Cancel: Story = {
  args: { action: 'cancel', portal: { orders: MIXED } },
  play: async () => {
    await button('1.240 Bestellungen stornieren');
    await expect(
      screen.getAllByText('Angehaltene Bestellungen müssen zuerst fortgesetzt werden')[0],
    ).toBeVisible();
    const head = screen.getByRole('columnheader', { name: 'Bestellung' });
    await expect(head.clientHeight).toBeLessThan(40);
  },
};

/** The preview is loading. */
export const Loading: Story = {
  args: { portal: { orders: MIXED, preview: 'silent' } },
  play: async () => void (await screen.findByText(/Es wird geprüft/)),
};

/** The preview could not be fetched. */
export const Failed: Story = {
  args: { portal: { orders: MIXED, preview: 'failed' } },
  play: async () => void (await screen.findByRole('alert')),
};

/** Ten thousand orders: all are counted, a part of them is listed by name. */
export const TenThousand: Story = {
  args: { portal: { orders: orders(10_000, 'offen') } },
  play: async () => void (await button('10.000 Bestellungen anhalten')),
};
