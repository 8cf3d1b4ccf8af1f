import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { keeping } from '../../testing/keeping.js';
import { readDate } from '../../testing/read-only-date.js';
import { DateTimePicker } from './DateTimePicker.js';

const Live = keeping(DateTimePicker, 'value', { maxWidth: 240 });

const meta: Meta<typeof DateTimePicker> = {
  title: 'Primitives/Dates/DateTimePicker',
  component: DateTimePicker,
  args: { label: 'Fehlerdatum', value: '2026-11-21T22:19', onChange: fn() },
  render: (args) => <Live {...args} />,
};
export default meta;

type Story = StoryObj<typeof meta>;

/** A day with a 24-hour time; picking a day from the calendar keeps the time. */
export const Picked: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('spinbutton')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: /Kalender öffnen/ }));
    const calendar = within(await screen.findByRole('dialog'));
    await userEvent.click(calendar.getByRole('button', { name: /20\. November 2026/ }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ value: '2026-11-20T22:19' }));
  },
};

export const Empty: Story = { args: { value: null } };
export const Wrong: Story = { args: { error: 'Liegt in der Zukunft', isRequired: true } };
export const Disabled: Story = { args: { isDisabled: true } };

/** Read-only: it can be focused and read, but not changed. */
export const ReadOnly: Story = { args: { isReadOnly: true }, play: readDate };
