import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inWidth } from '../../testing/in-width.js';
import { keeping } from '../../testing/keeping.js';
import { Checkbox } from './Checkbox.js';

const Live = keeping(Checkbox, 'isSelected');

const meta: Meta<typeof Checkbox> = {
  title: 'Primitives/Choices/Checkbox',
  component: Checkbox,
  args: { label: 'Alle Händler anzeigen', isSelected: false, onChange: fn() },
  render: (args) => <Live {...args} />,
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Unticked: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Alle Händler anzeigen' });
    await userEvent.click(box);
    await waitFor(() => expect(box).toBeChecked());
    await expect(args.onChange).toHaveBeenCalledWith({ isSelected: true });
  },
};
export const Ticked: Story = { args: { isSelected: true } };
export const Indeterminate: Story = { args: { isIndeterminate: true } };
export const Disabled: Story = { args: { isDisabled: true, isSelected: true } };

/** A long label wraps beside the box. */
export const LongText: Story = {
  args: {
    label:
      'Benachrichtigungen über Lieferadressenänderungen auch an die Versanddienstleister der angehaltenen Bestellungen senden',
  },
  decorators: [inWidth(280)],
};

export const Wrong: Story = { args: { isInvalid: true } };
