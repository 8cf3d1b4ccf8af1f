import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Select } from '../primitives/fields/Select.js';
import { TextField } from '../primitives/fields/TextField.js';
import { inWidth, keepsToWidth } from '../testing/in-width.js';
import { keeping } from '../testing/keeping.js';
import { FilterBar } from './FilterBar.js';

const Typed = keeping(TextField, 'value');

const meta: Meta<typeof FilterBar> = {
  title: 'Table/Tools/FilterBar',
  component: FilterBar,
  args: {
    onApply: fn(),
    onRemove: fn(),
    onClear: fn(),
    active: [
      { id: 'date', label: 'Datum: 01.11. – 21.11.2026' },
      { id: 'status', label: 'Status: Offen' },
    ],
    children: (
      <>
        <Typed label="Bestellnr." isLabelHidden placeholder="Bestellnr." value="" />
        <Select
          label="Status"
          hasLabelInside
          options={[{ value: 'open', label: 'Offen' }]}
          value="open"
          onChange={fn()}
        />
        <TextField label="Sendungsnummer" isLabelHidden placeholder="Sendungsnummer" value="" />
      </>
    ),
  },
};
export default meta;

type Story = StoryObj<typeof meta>;

/** Enter in a field applies; a chip can be taken away. */
export const FiltersSet: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Bestellnr.' }), 'NW-1{Enter}');
    await waitFor(() => expect(args.onApply).toHaveBeenCalledOnce());
    await userEvent.click(canvas.getByRole('button', { name: 'Filter entfernen: Status: Offen' }));
    await waitFor(() => expect(args.onRemove).toHaveBeenLastCalledWith({ id: 'status' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Filter leeren' }));
    await waitFor(() => expect(args.onClear).toHaveBeenCalledOnce());
  },
};

/** Nothing is set. */
export const Empty: Story = { args: { active: [] } };

/** What was typed is not applied yet. */
export const Changed: Story = { args: { isChanged: true } };

/** Long criteria go on below. */
export const LongText: Story = {
  args: {
    active: ['Lieferadresse', 'Empfänger', 'Produkte'].map((id) => ({
      id,
      label: `${id}: Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz`,
    })),
  },
  decorators: [inWidth(360)],
  play: keepsToWidth,
};
