import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { DEMO_PEOPLE } from '../../testing/demo-data.js';
import { failedEntries } from '../../testing/failed-entries.js';
import { LONG_NAME } from '../../testing/long-texts.js';
import { keeping } from '../../testing/keeping.js';
import { MultiComboBox } from './MultiComboBox.js';

const people = DEMO_PEOPLE.filter(({ username }) => username !== 'alpenshop').map(
  ({ id, username, full_name }) => ({ value: String(id), label: full_name, note: username }),
);

const Live = keeping(MultiComboBox, 'chosen', { maxWidth: 420 });

const meta: Meta<typeof MultiComboBox> = {
  title: 'Primitives/MultiComboBox',
  component: MultiComboBox,
  args: { label: 'Benutzer', options: people, chosen: [], onChange: fn() },
  render: (args) => <Live {...args} />,
};
export default meta;

type Story = StoryObj<typeof meta>;
/** The list of chips, also while the open list hides its surroundings. */
const chips = () => screen.queryByRole('list', { name: 'Ausgewählt: Benutzer', hidden: true });

/** By keyboard: type, choose, type again, and remove one; the focus is never lost. */
export const Typing: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Benutzer' });
    await userEvent.type(input, 'jorg');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(chips()).toHaveTextContent('Jörg Petersen'));
    await waitFor(() => expect(input).toHaveValue(''));
    await userEvent.type(input, 'zur');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(chips()).toHaveTextContent('Jörg PetersenReto Zürcher'));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Jörg Petersen entfernen' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Reto Zürcher entfernen' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(input).toHaveFocus());
    await waitFor(() => expect(chips()).toBeNull());
  },
};

/** A chosen option is ticked in the list; choosing it again removes it. */
export const Ticked: Story = {
  args: { chosen: people.slice(2, 3) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Vorschläge anzeigen/ }));
    const option = await screen.findByRole('option', { name: /Hinnerk Boysen/ });
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(option);
    await waitFor(() => expect(screen.queryByRole('button', { name: /entfernen/ })).toBeNull());
  },
};

/** A user chosen before stays chosen when the present search does not find them. */
export const Elsewhere: Story = {
  args: { chosen: [{ value: '9', label: 'Magdalena Hofer' }], onSearch: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'vo');
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith({ text: 'vo' }));
    await userEvent.click(await screen.findByRole('option', { name: /Katharina Vogt/ }));
    await waitFor(() => expect(chips()).toHaveTextContent('Magdalena HoferKatharina Vogt'));
  },
};

export const Wrong: Story = { args: { chosen: people.slice(0, 2), error: 'Diesen Benutzer gibt es nicht' } };
export const Disabled: Story = { args: { chosen: people.slice(0, 2), isDisabled: true } };

/** The search is running. */
export const Searching: Story = { args: { onSearch: fn(), isLoading: true, options: [] } };

/** There are no options. */
export const NoOptions: Story = { args: { options: [] } };

/** Long names break within their chips. */
export const LongText: Story = {
  args: { chosen: [{ value: 'long', label: LONG_NAME }], help: LONG_NAME },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};

/** Three hundred options scroll within the list. */
export const ManyOptions: Story = {
  args: {
    options: Array.from({ length: 300 }, (_, index) => ({
      value: String(index),
      label: `Benutzer ${index}`,
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Vorschläge anzeigen/ }));
    const list = await screen.findByRole('listbox');
    await waitFor(() => expect(list.scrollHeight).toBeGreaterThan(list.clientHeight));
    await expect(list.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** The options could not be loaded: a message says so, and trying again returns the focus to the field. */
export const FailedEntries: Story = failedEntries('combobox', /Benutzer/);
