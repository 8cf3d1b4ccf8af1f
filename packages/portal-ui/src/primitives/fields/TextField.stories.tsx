import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { keeping } from '../../testing/keeping.js';
import { TextField } from './TextField.js';

const Live = keeping(TextField, 'value', { maxWidth: 320 });

const meta: Meta<typeof TextField> = {
  title: 'Primitives/TextField',
  component: TextField,
  args: { label: 'Bestellnummer', value: '', onChange: fn() },
  render: (args) => <Live {...args} />,
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { placeholder: 'NW-2026-…', help: 'Wie sie auf dem Lieferschein steht.' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Bestellnummer');
    await userEvent.type(input, 'NW');
    await waitFor(() => expect(input).toHaveValue('NW'));
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'NW' });
    await expect(input).toHaveAccessibleDescription('Wie sie auf dem Lieferschein steht.');
  },
};

/** The error is shown below the field and read aloud with it. */
export const Wrong: Story = {
  args: {
    label: 'Postleitzahl',
    value: '2445#',
    isRequired: true,
    error: 'Nur Buchstaben und Ziffern eingeben',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Nur Buchstaben und Ziffern eingeben');
  },
};

export const WithIcon: Story = {
  args: { icon: <Search aria-hidden="true" />, type: 'search', placeholder: 'Suchen …' },
};
export const Required: Story = { args: { isRequired: true } };
export const Disabled: Story = { args: { value: 'NW-2026-48213', isDisabled: true } };
export const ReadOnly: Story = { args: { value: 'NW-2026-48213', isReadOnly: true } };

/** A long label, help and error wrap. */
export const LongText: Story = {
  args: {
    label: 'Sendungsverfolgungsnummer des Versanddienstleisters',
    value: '00340434161094196003404341610941960034043416109419',
    error: 'Diese Sendungsnummer gehört zu keinem der eingerichteten Versanddienstleister. Bitte prüfen.',
  },
};
