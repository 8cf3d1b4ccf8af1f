import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inWidth, keepsToWidth } from '../testing/in-width.js';
import { LONG_NAME } from '../testing/long-texts.js';
import { BarChart } from './BarChart.js';
import type { ChartProps } from './chart-props.js';
import { LineChart } from './LineChart.js';

const DAYS = ['15.11.', '16.11.', '17.11.', '18.11.', '19.11.', '20.11.', '21.11.'];
const MONTHS = ['Dez. 2025', 'Jan. 2026', 'Feb. 2026', 'März 2026', 'Apr. 2026', 'Mai 2026'];

const lastOrders: ChartProps = {
  label: 'Bestellungen der letzten Tage',
  x: DAYS,
  xLabel: 'Tag',
  suggestedMax: 500,
  series: [
    { label: 'Geliefert', color: 'positive', values: [312, 401, 388, 342, 290, 180, 12] },
    { label: 'Offen', color: 'negative', values: [4, 9, 6, 12, 30, 140, 420] },
  ],
  tableCaption: 'Bestellungen je Tag',
};
const errorsByMonth: ChartProps = {
  label: 'Bestellfehler je Monat',
  x: MONTHS,
  xLabel: 'Monat',
  series: [{ label: 'Fehleranzahl', color: 'negative', values: [36, 33, 12, 16, 34, 1029] }],
  tableCaption: 'Anzahl der Bestellfehler je Monat',
};

const meta: Meta<typeof BarChart> = {
  title: 'Charts/Charts',
  component: BarChart,
  subcomponents: { LineChart: LineChart as never },
  args: lastOrders,
};
export default meta;

type Story = StoryObj<typeof BarChart>;

const drawn = (canvasElement: HTMLElement) =>
  waitFor(() => expect(canvasElement.querySelector('canvas')?.width ?? 0).toBeGreaterThan(100));

/** Two series side by side with a legend; the axis reaches the suggested 500. */
export const Bars: Story = {
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    await expect(canvas.getByRole('img', { name: 'Bestellungen der letzten Tage' })).toBeVisible();
    await expect(canvas.getByText('Geliefert')).toBeVisible();
  },
};

/** One line without a legend: hovering names it. */
export const Line: Story = {
  render: (args) => <LineChart {...args} />,
  args: errorsByMonth,
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    await expect(canvas.queryByText('Fehleranzahl')).toBeNull();
    const over = canvasElement.querySelector('.u-over') as HTMLElement;
    const { left, top, width, height } = over.getBoundingClientRect();
    over.dispatchEvent(new MouseEvent('mouseenter', { clientX: left + 1, clientY: top + 1 }));
    over.dispatchEvent(
      new MouseEvent('mousemove', { bubbles: true, clientX: left + width - 2, clientY: top + height / 2 }),
    );
    const shown = await canvas.findByText('Mai 2026');
    await waitFor(() => expect(shown).toBeVisible());
    await expect(canvas.getByText('1.029')).toBeVisible();
  },
};

/** The same numbers as a table; the keyboard reaches it and comes back. */
export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Werte als Tabelle zeigen' }));
    const table = await canvas.findByRole('table', { name: 'Bestellungen je Tag' });
    await expect(within(table).getByRole('row', { name: '21.11. 12 420' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Diagramm zeigen' }));
    await waitFor(() => expect(canvas.getByRole('img')).toBeVisible());
  },
};

/** The chart is redrawn in the new colours when the theme changes. */
export const FollowsTheTheme: Story = {
  // The theme of the page around the chart; a shadow root has its own.
  parameters: { frame: 'light' },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    const picture = () => canvasElement.querySelector('canvas')!.toDataURL();
    const before = picture();
    const root = document.documentElement;
    const theme = root.getAttribute('data-theme');
    root.setAttribute('data-theme', 'dark');
    // Compared to a boolean: printing the difference of two pictures takes seconds.
    await waitFor(() => expect(picture() === before).toBe(false));
    root.setAttribute('data-theme', theme ?? 'light');
    await waitFor(() => expect(picture() === before).toBe(true));
  },
};

/** The chart fills the width and height of its container. */
export const FillsItsPlace: Story = {
  args: { height: 'fill' },
  decorators: [
    (Story) => (
      <div style={{ width: 340, height: 260 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    const box = canvasElement.querySelector('figure')!.getBoundingClientRect();
    await expect([box.width, box.height]).toEqual([340, 260]);
  },
};

/** A chart of zeros is still drawn. */
export const OnlyZeros: Story = {
  args: { series: [{ label: 'Geliefert', color: 'positive', values: [0, 0, 0, 0, 0, 0, 0] }] },
};

/** A single place on the x axis. */
export const OnePlace: Story = {
  render: Line.render!,
  args: {
    ...errorsByMonth,
    x: ['Nov. 2026'],
    series: [{ label: 'Fehleranzahl', color: 'negative', values: [7] }],
  },
};

function Fitting(args: ChartProps) {
  const [isFitted, onChange] = useState(false);
  return <BarChart {...args} fitting={{ isFitted, onChange }} />;
}

/** A merchant with few orders a day fits the axis to them, and sees bars instead of dust. */
export const FittedToValues: Story = {
  args: { series: [{ label: 'Geliefert', color: 'positive', values: [3, 12, 7, 9, 0, 4, 1] }] },
  render: (args) => <Fitting {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Skala an die Werte anpassen' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Ganze Skala zeigen' })).toBeVisible());
  },
};

/** Three years of days: the axis labels as many places as fit. */
export const ManyPlaces: Story = {
  args: {
    x: Array.from({ length: 1000 }, (_, day) => `${1 + (day % 28)}.${1 + (day % 12)}.`),
    series: [
      { label: 'Geliefert', color: 'positive', values: Array.from({ length: 1000 }, (_, day) => day % 371) },
    ],
  },
  play: async ({ canvasElement }) => drawn(canvasElement),
};

/** Long series names wrap below the drawing. */
export const LongText: Story = {
  args: { series: lastOrders.series.map((one) => ({ ...one, label: LONG_NAME })) },
  decorators: [inWidth(340)],
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    await keepsToWidth({ canvasElement });
  },
};
