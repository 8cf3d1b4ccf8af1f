import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ban, Ellipsis, Pause, Pencil } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Menu } from './Menu.js';

const meta: Meta<typeof Menu> = {
  title: 'Primitives/Menu',
  component: Menu,
  args: {
    label: 'Aktionen',
    items: [
      { id: 'edit', label: 'Bearbeiten', icon: <Pencil /> },
      { id: 'hold', label: 'Anhalten', note: 'Das Lager packt sie nicht.', icon: <Pause /> },
      { id: 'cancel', label: 'Stornieren', icon: <Ban />, isDangerous: true },
      { id: 'replace', label: 'Ersetzen', isDisabled: true },
    ],
    onAction: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof meta>;

/** Opened and used with the keyboard; the focus returns. */
export const WithWords: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Aktionen' });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Bearbeiten/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onAction).toHaveBeenCalledWith({ id: 'hold' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const IconOnly: Story = { args: { isIconOnly: true, icon: <Ellipsis /> } };

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Aktionen' }));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
};

/** Long entries fit; the list stays within the window. */
export const LongText: Story = {
  args: {
    items: [
      {
        id: 'notify',
        label: 'Versanddienstleisterbenachrichtigungen erneut senden',
        note: 'An alle Empfänger der angehaltenen Bestellungen dieses Händlers.',
      },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Aktionen' }));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
};
