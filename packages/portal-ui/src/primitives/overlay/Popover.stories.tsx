import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../actions/Button.js';
import { Checkbox } from '../fields/Checkbox.js';
import { Popover } from './Popover.js';
import { PopoverButton } from './PopoverButton.js';

const meta: Meta<typeof PopoverButton> = {
  title: 'Primitives/PopoverButton',
  component: PopoverButton,
  subcomponents: { Popover: Popover as never },
  args: {
    label: 'Spalten',
    children: ({ close }) => (
      <div style={{ display: 'grid', gap: 12 }}>
        <Checkbox label="Datum" isSelected />
        <Button size="small" onPress={close}>
          Fertig
        </Button>
      </div>
    ),
  },
};
export default meta;

type Story = StoryObj<typeof meta>;

const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Spalten' }));
  return within(await screen.findByRole('dialog', { name: 'Spalten' }));
};

/** Opens below its button, for its appearance. */
export const Open: Story = { play: async () => void (await open()) };

/** Its content can close it; the focus returns. */
export const ClosedFromWithin: Story = {
  play: async ({ canvas }) => {
    await userEvent.click((await open()).getByRole('button', { name: 'Fertig' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Spalten' })).toHaveFocus());
  },
};

/** Escape closes it. */
export const Escape: Story = {
  play: async ({ canvas }) => {
    await open();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Spalten' })).toHaveFocus());
  },
};

/** Content that is too long scrolls within the window. */
export const LongContent: Story = {
  args: {
    children: () =>
      Array.from({ length: 60 }, (_, index) => (
        <Checkbox key={index} label={`Versanddienstleisterbenachrichtigung ${index + 1}`} isSelected />
      )),
  },
  play: async () => {
    await open();
    const surface = screen.getByRole('dialog').parentElement!;
    await waitFor(() =>
      expect(surface.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    );
  },
};
