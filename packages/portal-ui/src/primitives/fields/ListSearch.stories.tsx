import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ListSearch, type ListSearchProps } from './ListSearch.js';

function Live({ value, onChange, ...props }: ListSearchProps) {
  const [search, setSearch] = useState(value);
  return (
    <>
      <ListSearch
        {...props}
        value={search}
        onChange={(text) => {
          onChange(text);
          setSearch(text);
        }}
      />
      <button type="button" onClick={() => setSearch('')}>
        Alle
      </button>
    </>
  );
}

const meta: Meta<typeof ListSearch> = {
  title: 'Primitives/Fields/ListSearch',
  component: ListSearch,
  render: (args) => <Live {...args} />,
  args: { label: 'Name …', value: '', onChange: fn() },
};
export default meta;

type Story = StoryObj<typeof meta>;

/** The list is narrowed once typing has rested, by the text without blanks around it. */
export const Typed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Name …' }), ' nord ');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('nord'));
  },
};

/** The text of the address counts when it changes elsewhere. */
export const ChangedElsewhere: Story = {
  args: { value: 'nord' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Alle' }));
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveValue(''));
  },
};
