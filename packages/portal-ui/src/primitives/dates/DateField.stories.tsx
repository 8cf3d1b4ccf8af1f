import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { keeping } from '../../testing/keeping.js';
import { readDate } from '../../testing/read-only-date.js';
import { DateField } from './DateField.js';

const Live = keeping(DateField, 'value', { maxWidth: 220 });

const meta: Meta<typeof DateField> = {
  title: 'Primitives/Dates/DateField',
  component: DateField,
  args: { label: 'Bestelldatum', value: '2026-11-21', onChange: fn() },
  render: (args) => <Live {...args} />,
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { value: null } };
export const Wrong: Story = { args: { error: 'Diesen Tag gibt es nicht', isRequired: true } };
export const Disabled: Story = { args: { isDisabled: true } };

/** Read-only: it can be focused and read, but not changed. */
export const ReadOnly: Story = { args: { isReadOnly: true }, play: readDate };
