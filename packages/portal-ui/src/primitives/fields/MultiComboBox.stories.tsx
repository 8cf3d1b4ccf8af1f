import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { MultiComboBox, type MultiComboBoxProps } from './MultiComboBox.js';

const people = [
  { value: '1', label: 'Katharina Vogt', note: 'admin' },
  { value: '2', label: 'Jörg Petersen', note: 'lager' },
  { value: '3', label: 'Hinnerk Boysen', note: 'nordwind' },
  { value: '4', label: 'Reto Zürcher', note: 'helvetia' },
];

function Live(props: MultiComboBoxProps) {
  const [chosen, setChosen] = useState(props.chosen);
  return (
    <div style={{ maxWidth: 420 }}>
      <MultiComboBox
        {...props}
        chosen={chosen}
        onChange={(change) => {
          setChosen(change.chosen);
          props.onChange(change);
        }}
      />
    </div>
  );
}

const meta: Meta<typeof MultiComboBox> = {
  title: 'Primitives/MultiComboBox',
  component: MultiComboBox,
  args: { label: 'Benutzer', options: people, chosen: [], onChange: fn() },
  render: (args) => <Live {...args} />,
};
export default meta;

type Story = StoryObj<typeof meta>;
/** The chips, also while the open list hides what is around it. */
const chips = () => screen.queryByRole('list', { name: 'Ausgewählt: Benutzer', hidden: true });

/** By keyboard: type, choose, type again, and take one away; the focus is never lost. */
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
    await expect(screen.getByRole('button', { name: 'Reto Zürcher entfernen' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(input).toHaveFocus());
    await waitFor(() => expect(chips()).toBeNull());
  },
};

/** One that is chosen already is ticked in the list; choosing it again takes it away. */
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

/** Someone chosen before who is not among those found now stays chosen. */
export const Elsewhere: Story = {
  args: { chosen: [{ value: '9', label: 'Magdalena Hofer' }], onSearch: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'vo');
    await expect(args.onSearch).toHaveBeenCalledWith({ text: 'vo' });
    await userEvent.click(await screen.findByRole('option', { name: /Katharina Vogt/ }));
    await waitFor(() => expect(chips()).toHaveTextContent('Magdalena HoferKatharina Vogt'));
  },
};

export const Wrong: Story = { args: { chosen: people.slice(0, 2), error: 'Diesen Benutzer gibt es nicht' } };
export const Disabled: Story = { args: { chosen: people.slice(0, 2), isDisabled: true } };
