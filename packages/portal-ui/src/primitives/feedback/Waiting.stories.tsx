import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from './Skeleton.js';
import { LoadingNote, Spinner } from './Spinner.js';

const meta: Meta<typeof Spinner> = {
  title: 'Primitives/Feedback/Spinner',
  component: Spinner,
  subcomponents: { LoadingNote: LoadingNote as never, Skeleton: Skeleton as never },
  args: { label: 'Wird geladen' },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Named: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('status', { name: 'Wird geladen' })).toBeVisible(),
};
export const Large: Story = { args: { size: 48 } };

/** For a whole area, with a text. */
export const Note: Story = { render: () => <LoadingNote /> };

/** The shape of the coming content; another text says that it is loading. */
export const Skeletons: StoryObj<typeof Skeleton> = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Skeleton width="240px" />
      <Skeleton width="160px" height={24} />
    </div>
  ),
};
