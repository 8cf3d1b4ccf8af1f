import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { LONG_WORD } from '../../testing/long-texts.js';
import { ColumnChooser } from './ColumnChooser.js';
import { parcelColumns } from '../parcels.story-data.js';

const meta: Meta<typeof ColumnChooser> = {
  title: 'Table/Tools/ColumnChooser',
  component: ColumnChooser,
  args: {
    columns: parcelColumns.map((column) => ({ ...column, isYielding: column.id === 'recipient' })),
    visibleIds: ['date', 'status'],
    defaultIds: ['date'],
    onChange: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof meta>;

/** Columns are hidden and shown again in their own order. */
export const Open: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Spalten' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Produkte' }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({ visibleIds: ['date', 'status', 'products'] }),
    );
    await expect(screen.queryByRole('checkbox', { name: 'Bestellnr.' })).toBeNull();
    await expect(screen.getAllByText('Nur wo der Platz reicht')).toHaveLength(1);
  },
};

/** Many columns with long names: the list scrolls, and the names wrap. */
export const LongTexts: Story = {
  args: {
    columns: Array.from({ length: 40 }, (_, index) => ({
      ...parcelColumns[1]!,
      id: String(index),
      header: `${LONG_WORD} ${index + 1}`,
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Spalten' }));
    const surface = (await screen.findByRole('dialog')).parentElement!;
    await waitFor(() =>
      expect(surface.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    );
    await expect(surface.scrollWidth).toBeLessThanOrEqual(surface.clientWidth);
  },
};
