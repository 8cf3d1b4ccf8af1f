import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ban, Ellipsis, Pause, Pencil } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { IconButton } from '../actions/IconButton.js';
import { Menu } from './Menu.js';
import { Tooltip } from './Tooltip.js';

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

/** Opened and chosen with the keyboard; the focus returns. */
export const WithWords: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Aktionen' });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith({ id: 'hold' });
    await expect(screen.queryByRole('menu')).toBeNull();
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

/** Explains a button on keyboard focus. */
export const WithTooltip: Story = {
  render: () => (
    <div style={{ padding: 48 }}>
      <Tooltip text="Hält die Bestellung an, bis Sie sie freigeben">
        <IconButton label="Anhalten" title="">
          <Pause />
        </IconButton>
      </Tooltip>
    </div>
  ),
  play: async () => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
};

/** Long entries find room; the list stays within the window. */
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
