import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { KeysDialog } from './KeysDialog.js';

const meta: Meta<typeof KeysDialog> = {
  title: 'Palette/KeysDialog',
  component: KeysDialog,
  args: { onClose: fn() },
};
export default meta;

export const Keys: StoryObj<typeof meta> = {
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Tasten' })).toBeVisible();
    await expect(screen.getByText('Strg+A')).toBeVisible();
  },
};
