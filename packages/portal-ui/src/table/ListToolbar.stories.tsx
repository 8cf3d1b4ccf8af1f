import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../primitives/index.js';
import { ListToolbar } from './ListToolbar.js';

const primary = (
  <Button key="create" variant="primary">
    Bestellung anlegen
  </Button>
);
const further = <Button key="columns">Spalten</Button>;

const meta: Meta<typeof ListToolbar> = {
  title: 'Table/List toolbar',
  component: ListToolbar,
  args: { heading: <h2>Bestellungen</h2>, children: [further, primary] },
};
export default meta;

type Story = StoryObj<typeof ListToolbar>;

/** In a wide window all actions stand beside the heading. */
export const Wide: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Spalten' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Aktionen' })).toBeNull();
  },
};

/** On a phone one button shows and hides all but the primary one. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Bestellung anlegen' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Spalten' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Aktionen' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Spalten' })).toBeVisible());
  },
};

/** Where there is nothing to show or hide, there is no such button. */
export const OnAPhoneWithoutMore: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { children: primary },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Bestellung anlegen' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Aktionen' })).toBeNull();
  },
};

export const OnAPhoneWithNone: Story = {
  ...OnAPhoneWithoutMore,
  args: { children: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Bestellungen' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
