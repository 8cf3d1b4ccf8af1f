import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { about } from '../../testing/about.js';
import { StateFilter, type StateChoice } from './StateFilter.js';

const meta: Meta<typeof StateFilter> = {
  title: 'Primitives/StateFilter',
  component: about(StateFilter),
};
export default meta;
type Story = StoryObj<typeof StateFilter>;

function Example() {
  const [value, setValue] = useState<StateChoice>('all');
  return <StateFilter value={value} onChange={setValue} />;
}

export const ByKeyboard: Story = {
  render: () => <Example />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'alle' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'abgeschaltet' })).toBeChecked());
  },
};
