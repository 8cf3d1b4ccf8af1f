import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inWidth, keepsToWidth } from '../../testing/in-width.js';
import { LONG_NAME, LONG_WORD } from '../../testing/long-texts.js';
import { keeping } from '../../testing/keeping.js';
import { readDate } from '../../testing/read-only-date.js';
import { DatePicker } from './DatePicker.js';

const Live = keeping(DatePicker, 'value', { maxWidth: 220 });

const meta: Meta<typeof DatePicker> = {
  title: 'Primitives/Dates/DatePicker',
  component: DatePicker,
  args: { label: 'Bestelldatum', value: '2026-11-21', onChange: fn() },
  render: (args) => <Live {...args} />,
};
export default meta;

type Story = StoryObj<typeof meta>;

/** Typed part by part in German order; the value is ISO text. */
export const Typed: Story = {
  args: { value: null },
  play: async ({ canvas, args }) => {
    const parts = canvas.getAllByRole('spinbutton');
    await expect(parts).toHaveLength(3);
    parts[0]?.focus();
    // Each part takes the focus once the one before is whole, and is drawn then.
    for (const [index, figures] of ['05', '11', '2026'].entries()) {
      await waitFor(() => expect(parts[index]).toHaveFocus());
      for (const figure of figures) await userEvent.keyboard(figure);
      await waitFor(() => expect(parts[index]).toHaveTextContent(figures));
    }
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ value: '2026-11-05' }));
  },
};

/** Picked from the calendar; Escape closes it and returns the focus. */
export const Picked: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Kalender öffnen/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /12\. November 2026/ }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ value: '2026-11-12' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const Wrong: Story = { args: { error: 'Diesen Tag gibt es nicht', isRequired: true } };
export const Disabled: Story = { args: { isDisabled: true } };

/** Read-only: it can be focused and read, but not changed. */
export const ReadOnly: Story = { args: { isReadOnly: true }, play: readDate };

/** A long label and a long error wrap. */
export const LongText: Story = {
  args: { label: LONG_NAME, error: LONG_WORD.repeat(2) },
  decorators: [inWidth(220)],
  play: keepsToWidth,
};
