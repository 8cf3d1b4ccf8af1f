import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inWidth, keepsToWidth } from '../../testing/in-width.js';
import { Button } from './Button.js';
import { CreateButton } from './CreateButton.js';

const meta: Meta<typeof Button> = {
  title: 'Primitives/Button',
  component: Button,
  subcomponents: { CreateButton: CreateButton as never },
  args: { children: 'Bestellung anlegen', onPress: fn() },
};
export default meta;

type Story = StoryObj<typeof meta>;

/** The main action of a screen. */
export const Primary: Story = {
  args: { variant: 'primary' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Bestellung anlegen' });
    await userEvent.click(button);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onPress).toHaveBeenCalledTimes(2));
  },
};

/** All variants beside each other, and small. */
export const Kinds: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      {(['medium', 'small'] as const).map((size) => (
        <div key={size} style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
          <Button {...args} size={size} variant="primary" icon={<Plus />} />
          <Button {...args} size={size} />
          <Button {...args} size={size} variant="quiet" />
          <Button {...args} size={size} variant="danger" />
          <Button {...args} size={size} variant="danger-quiet" />
          <Button {...args} size={size} isDisabled />
        </div>
      ))}
    </div>
  ),
};

/** The action is running: pressing again does nothing, the focus stays. */
export const Busy: Story = {
  args: { variant: 'primary', isBusy: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

/** The main button of a list. */
export const Create: Story = { render: () => <CreateButton>Bestellung anlegen</CreateButton> };

/** A label longer than its place wraps. */
export const LongText: Story = {
  args: { children: 'Versanddienstleisterbenachrichtigungen der angehaltenen Bestellungen senden' },
  decorators: [inWidth(240)],
  play: keepsToWidth,
};

/** Keyboard focus shows a ring. */
export const Focus: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.tab();
    await waitFor(() => expect(button).toHaveFocus());
  },
};
