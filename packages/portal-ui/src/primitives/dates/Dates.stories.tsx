import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DateField } from './DateField.js';
import { DatePicker, type DatePickerProps } from './DatePicker.js';
import { DateTimePicker } from './DateTimePicker.js';
import { DateRangePicker, type DateRangePickerProps } from './DateRangePicker.js';
import type { DayRange } from './iso-date.js';

function LivePicker({
  as: Picker = DatePicker,
  ...props
}: DatePickerProps & { readonly as?: typeof DatePicker }) {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ maxWidth: 220 }}>
      <Picker
        {...props}
        value={value}
        onChange={(change) => {
          setValue(change.value);
          props.onChange(change);
        }}
      />
    </div>
  );
}

function LiveRange(props: DateRangePickerProps) {
  const [value, setValue] = useState<DayRange>(props.value);
  return (
    <div style={{ maxWidth: 260 }}>
      <DateRangePicker
        {...props}
        value={value}
        onChange={(range) => {
          setValue(range);
          props.onChange(range);
        }}
      />
    </div>
  );
}

const meta: Meta<typeof DatePicker> = {
  title: 'Primitives/Dates',
  component: DatePicker,
  args: { label: 'Bestelldatum', value: '2026-11-21', onChange: fn() },
  render: (args) => <LivePicker {...args} />,
};
export default meta;

type Story = StoryObj<typeof meta>;

/** Typed part by part, in German order; goes out as ISO text. */
export const Typed: Story = {
  args: { value: null },
  play: async ({ canvas, args }) => {
    const parts = canvas.getAllByRole('spinbutton');
    await expect(parts).toHaveLength(3);
    parts[0]?.focus();
    for (const figure of '05112026') await userEvent.keyboard(figure);
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ value: '2026-11-05' }));
  },
};

/** Picked from the calendar; Escape closes it and the focus returns. */
export const Picked: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Kalender öffnen/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /12\. November 2026/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '2026-11-12' });
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const FieldOnly: Story = {
  render: (args) => <LivePicker {...args} as={DateField} />,
};

export const Wrong: Story = { args: { error: 'Diesen Tag gibt es nicht', isRequired: true } };
export const Disabled: Story = { args: { isDisabled: true } };

const onRange = fn();

/** A common span at a press. */
export const Range: Story = {
  render: () => (
    <LiveRange
      label="Datum"
      hasLabelInside
      today="2026-11-21"
      value={{ from: null, to: null }}
      onChange={onRange}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Datum: Beliebig' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Letzter Monat' }));
    await expect(onRange).toHaveBeenLastCalledWith({ from: '2026-10-01', to: '2026-10-31' });
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Datum: 01.10. – 31.10.2026' })).toHaveFocus(),
    );
  },
};

/** Two presses in the calendar. */
export const RangePicked: Story = {
  render: () => (
    <LiveRange
      label="Datum"
      today="2026-11-21"
      value={{ from: '2026-11-01', to: '2026-11-21' }}
      onChange={onRange}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Datum/ }));
    await userEvent.click(await screen.findByRole('button', { name: /^Montag, 9\. November 2026/ }));
    await userEvent.click(screen.getByRole('button', { name: /^Freitag, 13\. November 2026/ }));
    await expect(onRange).toHaveBeenLastCalledWith({ from: '2026-11-09', to: '2026-11-13' });
  },
};

/** Open, to be looked at. */
export const RangeOpen: Story = {
  render: () => (
    <LiveRange
      label="Datum"
      today="2026-11-21"
      value={{ from: '2026-11-03', to: '2026-11-18' }}
      onChange={onRange}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Datum/ }));
    await waitFor(() => expect(screen.getByRole('grid')).toBeVisible());
  },
};

function LiveTime() {
  const [value, setValue] = useState<string | null>('2026-11-21T22:19');
  return (
    <div style={{ maxWidth: 240 }}>
      <DateTimePicker label="Fehlerdatum" value={value} onChange={(change) => setValue(change.value)} />
      <output>{value}</output>
    </div>
  );
}

/** A day with its time, in 24 hours; a day picked from the calendar keeps the time. */
export const WithTime: Story = {
  render: () => <LiveTime />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('spinbutton')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: /Kalender öffnen/ }));
    const calendar = await screen.findByRole('dialog');
    await userEvent.click(within(calendar).getByRole('button', { name: /20\. November 2026/ }));
    await waitFor(() => expect(canvas.getByText('2026-11-20T22:19')).toBeVisible());
  },
};
