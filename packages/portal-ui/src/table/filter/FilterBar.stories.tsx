import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Select, TextField } from '../../primitives/index.js';
import { inWidth, keepsToWidth } from '../../testing/in-width.js';
import { keeping } from '../../testing/keeping.js';
import { FilterBar, type FilterBarProps } from './FilterBar.js';

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

/** Enter in a field applies; a chip can be removed. */
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

const ShrinkingBar = (props: FilterBarProps) => {
  const [active, setActive] = useState(props.active);
  return (
    <FilterBar
      {...props}
      active={active}
      onRemove={({ id }) => setActive(active.filter((one) => one.id !== id))}
      onClear={() => setActive([])}
    />
  );
};

/** Removing a chip moves the focus to its neighbour, removing the last one to the apply button. */
export const KeepsFocus: Story = {
  render: (args) => <ShrinkingBar {...args} />,
  play: async ({ canvas }) => {
    const remove = (label: string) => canvas.getByRole('button', { name: `Filter entfernen: ${label}` });
    remove('Datum: 01.11. – 21.11.2026').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(remove('Status: Offen')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Anwenden' })).toHaveFocus());
  },
};

/** Removing all of them keeps the focus in the bar. */
export const KeepsFocusWhenCleared: Story = {
  ...KeepsFocus,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Filter leeren' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Anwenden' })).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: 'Filter leeren' })).toBeNull();
  },
};

/** No filter is set. */
export const Empty: Story = { args: { active: [] } };

/** The typed text has not been applied yet. */
export const Changed: Story = { args: { isChanged: true } };

/** Long filters wrap. */
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
