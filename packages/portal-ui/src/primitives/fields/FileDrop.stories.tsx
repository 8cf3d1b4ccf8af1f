import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inWidth, keepsToWidth } from '../../testing/in-width.js';
import { LONG_NAME, LONG_WORD } from '../../testing/long-texts.js';
import { FileDrop } from './FileDrop.js';

const meta: Meta<typeof FileDrop> = {
  title: 'Primitives/FileDrop',
  component: FileDrop,
  args: {
    label: 'Bestelldatei',
    hint: 'CSV-Datei mit Kopfzeile, höchstens 10 MB',
    accept: '.csv,text/csv',
    onSelect: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof meta>;

const orders = () => new File(['Bestellnr.;Datum'], 'bestellungen.csv', { type: 'text/csv' });

export const Waiting: Story = {
  play: async ({ canvasElement, args }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    await userEvent.upload(input as HTMLInputElement, orders());
    await waitFor(() =>
      expect(args.onSelect).toHaveBeenCalledWith({
        file: expect.objectContaining({ name: 'bestellungen.csv' }),
      }),
    );
  },
};

/** A file is dropped. */
export const Dropped: Story = {
  play: async ({ canvas, args }) => {
    const area = canvas.getByRole('group', { name: 'Bestelldatei' });
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(orders());
    area.dispatchEvent(new DragEvent('dragenter', { dataTransfer, bubbles: true }));
    await waitFor(() => expect(canvas.getByText('Datei loslassen')).toBeVisible());
    area.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    await waitFor(() => expect(canvas.getByText('Datei hierher ziehen')).toBeVisible());
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
};

export const Chosen: Story = {
  args: { fileName: 'bestellungen_2026-11-21_nordwind_shop_export_gesamt.csv' },
};
export const Wrong: Story = {
  args: {
    error: 'Die Datei ist keine CSV-Datei. Speichern Sie die Tabelle als CSV und versuchen Sie es erneut.',
  },
};
export const Disabled: Story = { args: { isDisabled: true } };

/** In a narrow place the file name, the field and the error wrap. */
export const LongText: Story = {
  args: { label: LONG_NAME, hint: LONG_NAME, fileName: `${LONG_WORD}.csv`, error: LONG_WORD.repeat(2) },
  decorators: [inWidth(320)],
  play: keepsToWidth,
};
