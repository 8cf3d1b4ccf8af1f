import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { failedEntries } from '../../testing/failed-entries.js';
import { keeping } from '../../testing/keeping.js';
import { ComboBox } from './ComboBox.js';

const countries = ['Österreich', 'Schweiz', 'Deutschland', 'Dänemark', 'Niederlande', 'Ägypten'].map(
  (label) => ({
    value: label,
    label,
  }),
);

const Live = keeping(ComboBox, 'value', { maxWidth: 280, minHeight: 60 });

const meta: Meta<typeof ComboBox> = {
  title: 'Primitives/ComboBox',
  component: ComboBox,
  args: { label: 'Land', options: countries, value: null, onChange: fn() },
  render: (args) => <Live {...args} />,
};
export default meta;

type Story = StoryObj<typeof meta>;

/** Typing finds without regard to accents: „dan“ finds Dänemark. */
export const Typing: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Land' });
    await userEvent.type(input, 'dan');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Dänemark' })).toBeVisible());
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith({ value: 'Dänemark' }));
    await expect(input).toHaveValue('Dänemark');
  },
};

/** Says that nothing matches. */
export const NoMatch: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz');
    await waitFor(() => expect(screen.getByText('Keine Treffer')).toBeVisible());
  },
};

export const Chosen: Story = { args: { value: 'Schweiz' } };
export const Searching: Story = { args: { onSearch: fn(), isLoading: true, options: [] } };
export const Wrong: Story = { args: { error: 'Bitte ein Land wählen', isRequired: true } };
export const Disabled: Story = { args: { value: 'Schweiz', isDisabled: true } };

/** Read-only: it can be focused and read, but not changed. */
export const ReadOnly: Story = {
  args: { value: 'Schweiz', isReadOnly: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'x');
    await expect(canvas.getByRole('combobox')).toHaveValue('Schweiz');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Names longer than the field are cut off in it and complete in the list. */
export const LongText: Story = {
  args: {
    options: [{ value: 'long', label: 'Südgeorgien und die Südlichen Sandwichinseln' }],
    value: 'long',
    help: 'Das Land der Lieferadresse; Österreich, Schweiz und Deutschland stehen oben.',
  },
};

/** There are no options yet. */
export const NoOptions: Story = { args: { options: [] } };

/** The options could not be loaded: a message says so, and trying again returns the focus to the field. */
export const FailedEntries: Story = failedEntries('combobox', /Land/);

/** A long list scrolls. */
export const ManyOptions: Story = {
  args: {
    options: Array.from({ length: 300 }, (_, index) => ({
      value: String(index),
      label: `Lager ${index + 1}`,
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Vorschläge anzeigen/ }));
    const list = await screen.findByRole('listbox');
    await waitFor(() => expect(list.scrollHeight).toBeGreaterThan(list.clientHeight));
    await expect(list.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
