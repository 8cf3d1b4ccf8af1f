import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pause } from 'lucide-react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { IconButton } from '../actions/IconButton.js';
import { Tooltip } from './Tooltip.js';

const meta: Meta<typeof Tooltip> = {
  title: 'Primitives/Tooltip',
  component: Tooltip,
  args: {
    text: 'Hält die Bestellung an, bis Sie sie freigeben',
    children: (
      <IconButton label="Anhalten" title="">
        <Pause />
      </IconButton>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 48 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof meta>;

/** Explains a button on keyboard focus; Escape hides it. */
export const OnFocus: Story = {
  play: async () => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

/** A long text wraps within the window. */
export const LongText: Story = {
  args: {
    text: 'Versanddienstleisterbenachrichtigungen bleiben bis zur Freigabe zurückgestellt. '.repeat(4),
  },
  play: async () => {
    await userEvent.tab();
    const tooltip = await screen.findByRole('tooltip');
    await waitFor(() => expect(tooltip).toBeVisible());
    await expect(tooltip.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};
