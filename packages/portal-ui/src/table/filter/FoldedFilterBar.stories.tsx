import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { about } from '../../testing/about.js';
import { inWidth, keepsToWidth } from '../../testing/in-width.js';
import { LONG_NAME, LONG_WORD } from '../../testing/long-texts.js';
import { TextField } from '../../primitives/index.js';
import { Criterion } from './filter-criteria.styles.js';
import { FoldedFilterBar } from './FoldedFilterBar.js';
import { useFilterDraft } from './useFilterDraft.js';

interface Filter {
  readonly name?: string;
  readonly city?: string;
}

const applied = fn<(filter: Filter) => void>();

function Example({ initial = {} }: { readonly initial?: Filter }) {
  const [filter, setFilter] = useState(initial);
  const chips = Object.entries(filter).map(([id, label]) => ({ id, label, without: { [id]: '' } }));
  const apply = (next: Filter) => {
    applied(next);
    setFilter(next);
  };
  const isValid = ({ name = '' }: Filter) => !name.includes('?');
  const { draft, edit, isRefused, bar } = useFilterDraft(filter, apply, { chips, isValid });
  return (
    <FoldedFilterBar {...bar}>
      <Criterion>
        <TextField
          label="Name"
          isLabelHidden
          placeholder="Name"
          value={draft.name ?? ''}
          error={isRefused ? 'Ohne Fragezeichen' : undefined}
          onChange={({ value }) => edit({ name: value })}
        />
      </Criterion>
      <Criterion>
        <TextField
          label="Ort"
          isLabelHidden
          placeholder="Ort"
          value={draft.city ?? ''}
          onChange={({ value }) => edit({ city: value })}
        />
      </Criterion>
    </FoldedFilterBar>
  );
}

const meta: Meta<typeof Example> = {
  title: 'Table/FoldedFilterBar',
  component: about(FoldedFilterBar),
  render: (args) => <Example {...args} />,
  beforeEach: () => void applied.mockClear(),
};
export default meta;
type Story = StoryObj<typeof Example>;

/** Enter or the button applies the fields; an empty one is no filter. */
export const Applying: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Nord');
    await expect(applied).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Anwenden' }));
    await waitFor(() => expect(applied).toHaveBeenLastCalledWith({ name: 'Nord' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Ort' }), 'Kiel{Enter}');
    await waitFor(() => expect(applied).toHaveBeenLastCalledWith({ name: 'Nord', city: 'Kiel' }));
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Name' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Anwenden' }));
    await waitFor(() => expect(applied).toHaveBeenLastCalledWith({ city: 'Kiel' }));
  },
};

/** Removing a chip also applies what else was typed; Clear removes all. */
export const Removing: Story = {
  args: { initial: { name: 'Nord', city: 'Kiel' } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'wind');
    await userEvent.click(canvas.getByRole('button', { name: 'Filter entfernen: Kiel' }));
    await waitFor(() => expect(applied).toHaveBeenLastCalledWith({ name: 'Nordwind' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Filter leeren' }));
    await waitFor(() => expect(applied).toHaveBeenLastCalledWith({}));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  },
};

/** An invalid filter is not applied, and is marked after the attempt. */
export const Refused: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Nord?');
    await waitFor(() => expect(canvas.queryByText('Ohne Fragezeichen')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Anwenden' }));
    await canvas.findByText('Ohne Fragezeichen');
    await expect(applied).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), '{Backspace}{Enter}');
    await waitFor(() => expect(applied).toHaveBeenLastCalledWith({ name: 'Nord' }));
    await expect(canvas.queryByText('Ohne Fragezeichen')).toBeNull();
  },
};

/** Long filters wrap within their chips. */
export const LongTexts: Story = {
  args: { initial: { name: LONG_NAME, city: LONG_WORD } },
  decorators: [inWidth(360)],
  play: keepsToWidth,
};
