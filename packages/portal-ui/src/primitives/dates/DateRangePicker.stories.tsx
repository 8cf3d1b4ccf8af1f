import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { useArgState } from '../../testing/keeping.js';
import { DateRangePicker, type DateRangePickerProps } from './DateRangePicker.js';

function Live({ onChange, ...props }: DateRangePickerProps) {
  const [value, setValue] = useArgState(props.value);
  return (
    <div style={{ maxWidth: 260 }}>
      <DateRangePicker
        {...props}
        value={value}
        onChange={(range) => {
          setValue(range);
          onChange(range);
        }}
      />
    </div>
  );
}

const meta: Meta<typeof DateRangePicker> = {
  title: 'Primitives/Dates/DateRangePicker',
  component: DateRangePicker,
  args: {
    label: 'Datum',
    today: '2026-11-21',
    value: { from: '2026-11-03', to: '2026-11-18' },
    onChange: fn(),
  },
  render: (args) => <Live {...args} />,
};
export default meta;

type Story = StoryObj<typeof meta>;

/** One press chooses a common range. */
export const Empty: Story = {
  args: { hasLabelInside: true, value: {} },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Datum: Beliebig' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Letzter Monat' }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-10-01', to: '2026-10-31' }),
    );
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Datum: 01.10. – 31.10.2026' })).toHaveFocus(),
    );
  },
};

/** For what is to come, the offered ranges look ahead, and a month is the whole month. */
export const LooksAhead: Story = {
  args: { label: 'Anlieferung am', hasLabelInside: true, outlook: 'coming', value: {} },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Anlieferung am/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Diese Woche' }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-16', to: '2026-11-22' }),
    );
    await userEvent.click(canvas.getByRole('button', { name: /Anlieferung am/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Dieser Monat' }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-01', to: '2026-11-30' }),
    );
    await userEvent.click(canvas.getByRole('button', { name: /Anlieferung am/ }));
    await expect(await screen.findByRole('button', { name: 'Nächste 7 Tage' })).toBeVisible();
  },
};

/** Two presses in the calendar choose a range. */
export const Picked: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Datum/ }));
    await userEvent.click(await screen.findByRole('button', { name: /^Montag, 9\. November 2026/ }));
    await userEvent.click(screen.getByRole('button', { name: /^Freitag, 13\. November 2026/ }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-09', to: '2026-11-13' }),
    );
  },
};

/** The open panel, for its appearance. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Datum/ }));
    await waitFor(() => expect(screen.getByRole('grid')).toBeVisible());
  },
};

export const Wrong: Story = { args: { error: 'Höchstens ein Jahr auf einmal', isRequired: true } };
export const Disabled: Story = { args: { isDisabled: true } };
