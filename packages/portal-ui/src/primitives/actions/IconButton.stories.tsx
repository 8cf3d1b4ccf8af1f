import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil } from 'lucide-react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { IconButton } from './IconButton.js';

const meta: Meta<typeof IconButton> = {
  title: 'Primitives/IconButton',
  component: IconButton,
  args: { label: 'Bearbeiten', children: <Pencil />, onPress: fn() },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Quiet: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bearbeiten' }));
    await waitFor(() => expect(args.onPress).toHaveBeenCalledOnce());
  },
};
export const Bordered: Story = { args: { variant: 'secondary' } };
export const Small: Story = { args: { size: 'small' } };
export const Disabled: Story = { args: { isDisabled: true } };

/** Keyboard focus shows a ring. */
export const Focus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};
