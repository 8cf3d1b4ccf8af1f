import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { TAKEN_OVER, type OrderHappening } from '@kontor/portal-core/orders';
import { about } from '../../testing/about.js';
import { createFakeOrderPortal, type FakeOrderPortalOptions } from '../../testing/fake-order-portal.js';
import { InPortal } from '../../testing/InPortal.js';
import { anOrder } from '../../testing/order-data.js';
import { authorOf } from '../../testing/story-roles.js';
import { OrderPanel, type OrderPanelProps } from './OrderPanel.js';

type Args = FakeOrderPortalOptions & Omit<OrderPanelProps, 'orderId'>;

function Live({ onClose, onOpenOrder, ...options }: Args) {
  const [portal] = useState(() => createFakeOrderPortal(options));
  const { id } = options.order ?? anOrder();
  return (
    <InPortal portal={portal}>
      <OrderPanel orderId={id} onClose={onClose} onOpenOrder={onOpenOrder} />
    </InPortal>
  );
}

const TIMELINE: readonly OrderHappening[] = [
  {
    action: 'orders.update',
    at: '2026-11-21T09:12:00.000Z',
    actor: authorOf('lager'),
    subject: null,
    detail: { from: 'on hold', to: 'offen', comment: 'Vorsicht Glas' },
  },
  {
    action: 'orders.update',
    at: '2026-11-21T08:12:00.000Z',
    actor: authorOf('admin'),
    subject: authorOf('nordwind'),
    detail: { from: 'offen', to: 'on hold' },
  },
  {
    action: 'orders.replace',
    at: '2026-11-20T08:12:00.000Z',
    actor: authorOf('nordwind'),
    subject: null,
    detail: { replaces: 89_000 },
  },
  { action: TAKEN_OVER, at: '2026-11-19', actor: null, subject: null, detail: {} },
];

const meta: Meta<Args> = {
  title: 'Orders/OrderPanel',
  component: about(OrderPanel),
  render: (args) => <Live {...args} />,
  args: { onClose: fn(), onOpenOrder: fn(), timeline: TIMELINE },
  parameters: { docs: { story: { inline: false, height: '720px' } } },
};
export default meta;

type Story = StoryObj<Args>;

/** An open order with all its details and history; it links to the order it replaced. */
export const Open: Story = {
  args: { order: anOrder(0, { comment: 'Bitte mit Grußkarte' }) },
  play: async ({ args }) => {
    const panel = within(await screen.findByRole('dialog', { name: 'NW-2026-48213' }));
    await expect(await panel.findByText('85560 Ebersberg')).toBeInTheDocument();
    await expect(panel.getByText('Bitte mit Grußkarte')).toBeInTheDocument();
    await expect(await panel.findByText('Status von Angehalten auf Offen geändert')).toBeInTheDocument();
    await expect(panel.getByText('Katharina Vogt als Hinnerk Boysen')).toBeInTheDocument();
    await userEvent.click(panel.getByRole('button', { name: 'Bestellung 89000 zeigen' }));
    await waitFor(() => expect(args.onOpenOrder).toHaveBeenCalledWith(89_000));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

/** The ERP did not take the order; its own words say why. */
export const RefusedByErp: Story = {
  args: { erpLink: { link: 'refused', erp_number: '', refusal: 'Artikel NW1053 ist nicht angelegt' } },
  play: async () => {
    const panel = within(await screen.findByRole('dialog'));
    await expect(
      await panel.findByText('vom ERP abgelehnt: Artikel NW1053 ist nicht angelegt'),
    ).toBeInTheDocument();
  },
};

/** The ERP knows the order by a number of its own. */
export const KnownToErp: Story = {
  args: { erpLink: { link: 'known', erp_number: '4711', refusal: '' } },
  play: async () => {
    const panel = within(await screen.findByRole('dialog'));
    await expect(await panel.findByText('im ERP als 4711')).toBeInTheDocument();
  },
};

/** After holding, the button releases the order. */
export const HoldAndRelease: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Anhalten' }));
    const release = await screen.findByRole('button', { name: 'Fortsetzen' });
    await expect(screen.queryByRole('button', { name: 'Stornieren' })).toBeNull();
    await userEvent.click(release);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Anhalten' })).toBeInTheDocument());
  },
};

/** A cancelled order has no actions. */
export const Cancelled: Story = { args: { order: anOrder(6), timeline: [] } };

/** The warehouse sees the merchant and its own actions. */
export const ForTheWarehouse: Story = { args: { user: 'warehouse', order: anOrder(4) } };

/** The order is loading. */
export const Loading: Story = { args: { isSilent: true } };

/** The order was deleted or never existed. */
export const Missing: Story = {
  args: { isMissing: true },
  play: async () => {
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
};

/** The server cannot answer; the user can try again. */
export const Failed: Story = {
  args: { failWith: 'internal_error' },
  play: async () => {
    await screen.findByRole('alert');
    await expect(screen.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
  },
};

/** Long texts break, nothing scrolls sideways. */
export const LongTexts: Story = {
  args: {
    user: 'sysadmin',
    order: anOrder(2, {
      externalOrderId: '303-4239950-9123456-0001-0002-0003',
      comment: 'Donaudampfschifffahrtsgesellschaft'.repeat(3).slice(0, 100),
      trackingNumbers: ['0034043416109419600340434161094196', 'B'.repeat(60)],
      items: Array.from({ length: 40 }, (_, index) => ({
        id: `A-${index}`,
        name: 'Rindfleischetikettierungsüberwachung '.repeat(4),
        qty: 12_000,
      })),
    }),
  },
  play: async () => {
    const panel = await screen.findByRole('dialog');
    await screen.findAllByText(/Rindfleisch/);
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
  },
};

/** A carrier without a tracking page: the message is not cut off. */
export const NothingToFollow: Story = {
  args: { order: anOrder(2, { carrier: 'Hermes', trackingNumbers: ['H1077507495304087622'] }) },
  play: async () => {
    const line = (await screen.findByText('Service nicht verfügbar')).parentElement as HTMLElement;
    await expect(line.scrollWidth).toBeLessThanOrEqual(line.clientWidth);
  },
};

/** Users without the right see a message instead. */
export const NotAllowed: Story = {
  args: { failWith: 'forbidden' },
  play: async () => void (await screen.findByText('Das ist Ihnen nicht erlaubt')),
};
