import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Select } from '../primitives/fields/Select.js';
import { TextField } from '../primitives/fields/TextField.js';
import { ColumnChooser } from './ColumnChooser.js';
import { FilterBar } from './FilterBar.js';
import { Pager } from './Pager.js';
import { parcelColumns } from './parcels.story-data.js';

const turn = fn();
const apply = fn();
const remove = fn();
const choose = fn();

const meta: Meta<typeof Pager> = {
  title: 'Table/Tools',
  component: Pager,
  args: { page: 1, pageSize: 50, totalCount: 1284, onChange: turn },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const FirstPage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Seite 1' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('button', { name: 'Erste Seite' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Letzte Seite' }));
    await expect(turn).toHaveBeenLastCalledWith({ page: 26 });
  },
};
export const MiddlePage: Story = {
  args: { page: 12 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Seite 13' }));
    await expect(turn).toHaveBeenLastCalledWith({ page: 13 });
    await userEvent.click(canvas.getByRole('button', { name: 'Vorherige Seite' }));
    await expect(turn).toHaveBeenLastCalledWith({ page: 11 });
  },
};
export const LastPage: Story = { args: { page: 26 } };

function Filters() {
  const [number, setNumber] = useState('');
  return (
    <FilterBar
      onApply={() => apply(number)}
      onRemove={remove}
      onClear={fn()}
      isChanged={number !== ''}
      active={[
        { id: 'date', label: 'Datum: 01.11. – 21.11.2026' },
        { id: 'status', label: 'Status: Offen' },
      ]}
    >
      <TextField
        label="Bestellnr."
        isLabelHidden
        placeholder="Bestellnr."
        value={number}
        onChange={({ value }) => setNumber(value)}
      />
      <Select
        label="Status"
        hasLabelInside
        options={[{ value: 'open', label: 'Offen' }]}
        value="open"
        onChange={fn()}
      />
      <TextField label="Sendungsnummer" isLabelHidden placeholder="Sendungsnummer" value="" />
    </FilterBar>
  );
}

/** Enter in a field applies; a chip can be taken away. */
export const FiltersSet: Story = {
  render: () => <Filters />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Bestellnr.' }), 'NW-1{Enter}');
    await expect(apply).toHaveBeenLastCalledWith('NW-1');
    await userEvent.click(canvas.getByRole('button', { name: 'Filter entfernen: Status: Offen' }));
    await expect(remove).toHaveBeenLastCalledWith({ id: 'status' });
  },
};

/** Columns are taken away and brought back in their own order. */
export const Columns: Story = {
  render: () => (
    <ColumnChooser
      columns={parcelColumns.map((column) => ({ ...column, isYielding: column.id === 'recipient' }))}
      visibleIds={['date', 'status']}
      defaultIds={['date']}
      onChange={choose}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Spalten' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Produkte' }));
    await expect(choose).toHaveBeenLastCalledWith({ visibleIds: ['date', 'status', 'products'] });
    await expect(screen.queryByRole('checkbox', { name: 'Bestellnr.' })).toBeNull();
    await expect(screen.getAllByText('Nur wo der Platz reicht')).toHaveLength(1);
  },
};
