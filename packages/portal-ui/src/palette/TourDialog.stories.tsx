import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { TourDialog } from './TourDialog.js';

const open = fn();
const meta: Meta<typeof TourDialog> = {
  title: 'Palette/TourDialog',
  tags: ['!stable', 'new'],
  component: TourDialog,
  args: {
    onEnd: fn(),
    steps: [
      { title: 'shell.orders', text: 'tour.ordersText', open },
      { title: 'shell.products', text: 'tour.productsText', open },
      { title: 'tour.keysTitle', text: 'tour.keysText' },
    ],
  },
};
export default meta;

type Story = StoryObj<typeof meta>;

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Forward, back and to the end. */
export const Walked: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByText('Schritt 1 von 3')).toBeVisible();
    await expect(screen.getByRole('heading', { name: 'Bestellungen' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Zurück' })).toBeNull();
    await press('Weiter');
    await press('Weiter');
    await waitFor(() => expect(screen.getByText(/Strg\+K/)).toBeVisible());
    await expect(screen.queryByRole('button', { name: 'Seite öffnen' })).toBeNull();
    await press('Zurück');
    await waitFor(() => expect(screen.getByText('Schritt 2 von 3')).toBeVisible());
    await press('Weiter');
    await press('Fertig');
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce());
  },
};

/** By keys back to the first step, where there is nothing further back: the focus stays in the dialog's buttons. */
export const BackByKeys: Story = {
  play: async () => {
    await screen.findByText('Schritt 1 von 3');
    screen.getByRole('button', { name: 'Weiter' }).focus();
    await userEvent.keyboard('{Enter}');
    screen.getByRole('button', { name: 'Zurück' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Schritt 1 von 3');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Weiter' })).toHaveFocus());
  },
};

/** Left for the page that a step speaks of. */
export const LeftForAPage: Story = {
  play: async ({ args }) => {
    await screen.findByText('Schritt 1 von 3');
    await press('Seite öffnen');
    await waitFor(() => expect(args.onEnd).toHaveBeenCalled());
    await expect(open).toHaveBeenCalled();
  },
};

/** Ended by a key. */
export const Ended: Story = {
  play: async ({ args }) => {
    await screen.findByText('Schritt 1 von 3');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onEnd).toHaveBeenCalled());
  },
};
