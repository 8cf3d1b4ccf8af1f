import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { PrintDialog } from './PrintDialog.js';

const meta: Meta<typeof PrintDialog> = {
  title: 'Primitives/Print/PrintDialog',
  component: PrintDialog,
  args: { title: 'Lieferschein', children: <h1>Lieferschein</h1>, onClose: fn() },
};
export default meta;

/** The sheet as it will be printed. */
export const Sheet: StoryObj<typeof meta> = {
  play: async ({ args }) => {
    await screen.findByRole('button', { name: 'Drucken' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};
