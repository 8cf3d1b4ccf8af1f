import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Barcode } from './Barcode.js';

const meta: Meta<typeof Barcode> = { title: 'Primitives/Print/Barcode', component: Barcode };
export default meta;

type Story = StoryObj<typeof meta>;

/** Bars, and the text below them. */
export const Number: Story = {
  args: { value: 'AS101402' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'AS101402' })).toBeVisible();
  },
};

/** A text that cannot be encoded stands alone. */
export const WithoutBars: Story = {
  args: { value: 'Ä-12' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ä-12')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
