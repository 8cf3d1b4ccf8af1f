import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { keeping } from '../../testing/keeping.js';
import { Switch } from './Switch.js';

const Live = keeping(Switch, 'isSelected', { maxWidth: 280 });

const meta: Meta<typeof Switch> = {
  title: 'Primitives/Choices/Switch',
  component: Switch,
  args: { label: 'Dunkle Darstellung', isSelected: true, onChange: fn() },
  render: (args) => <Live {...args} />,
};
export default meta;

type Story = StoryObj<typeof meta>;

/** A press or the space bar switches at once. */
export const On: Story = {
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('switch', { name: 'Dunkle Darstellung' });
    await userEvent.click(control);
    await waitFor(() => expect(control).not.toBeChecked());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(control).toBeChecked());
    await expect(args.onChange).toHaveBeenLastCalledWith({ isSelected: true });
  },
};
export const Off: Story = { args: { label: 'Kompakte Zeilen', isSelected: false } };
export const Disabled: Story = { args: { label: 'Nicht verfügbar', isDisabled: true } };
export const LongText: Story = {
  args: { label: 'Versanddienstleisterbenachrichtigungen auch für Nachnahmesendungen anzeigen' },
};
