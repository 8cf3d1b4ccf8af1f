import { useEffect, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { failedEntries } from '../../testing/failed-entries.js';
import { keeping } from '../../testing/keeping.js';
import { Select, type SelectProps } from './Select.js';

const options = [
  { value: 'all', label: 'Alle' },
  { value: 'offen', label: 'Offen' },
  { value: 'geliefert', label: 'Geliefert' },
  { value: 'storniert', label: 'Storniert', isDisabled: true },
];

const Live = keeping(Select, 'value', { maxWidth: 240 });

const meta: Meta<typeof Select> = {
  title: 'Primitives/Select',
  component: Select,
  args: { label: 'Status', options, value: null, onChange: fn() },
  render: (args) => <Live {...args} />,
};
export default meta;

type Story = StoryObj<typeof meta>;

/** Chosen with the keyboard alone; the focus returns to the box. */
export const Empty: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('button', { name: /Status/ });
    box.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
    await waitFor(() => expect(screen.getByRole('option', { name: 'Alle' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith({ value: 'offen' }));
    await waitFor(() => expect(box).toHaveFocus());
    await expect(box).toHaveTextContent('Offen');
  },
};

/** Chosen with the mouse. */
export const Chosen: Story = {
  args: { value: 'offen' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Status/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Geliefert' }));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith({ value: 'geliefert' }));
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

export const LabelInside: Story = { args: { value: 'all', hasLabelInside: true } };
export const Wrong: Story = { args: { error: 'Bitte einen Status wählen' } };
export const Disabled: Story = { args: { value: 'offen', isDisabled: true } };

/** A label longer than the box is cut off. */
export const LongText: Story = {
  args: {
    options: [{ value: 'long', label: 'Zur Versanddienstleisterabholung bereitgestellt' }],
    value: 'long',
    label: 'Status der Lieferadressenvalidierung',
  },
};

/** There are no options. */
export const NoOptions: Story = {
  args: { options: [] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Status/ }));
    await expect(await screen.findByRole('option', { name: 'Nichts zur Auswahl' })).toBeVisible();
  },
};

let entriesCome = () => {};

function ComingLater({ args }: { readonly args: SelectProps }) {
  const [isLoading, load] = useState(true);
  useEffect(() => {
    entriesCome = () => load(false);
  }, []);
  return <Live {...args} isLoading={isLoading} options={isLoading ? [] : options} />;
}

/** Opened while the options are loading, it says so, and then shows them. */
export const Loading: Story = {
  render: (args) => <ComingLater args={args} />,
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('button', { name: /Status/ });
    await userEvent.click(box);
    await screen.findByRole('option', { name: 'Wird geladen …' });
    entriesCome();
    await screen.findByRole('option', { name: 'Offen' });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith({ value: 'offen' }));
  },
};

/** The options could not be loaded: a message says so, and trying again returns the focus to the field. */
export const FailedEntries: Story = failedEntries('button', /Status/);

/** A long list scrolls. */
export const ManyOptions: Story = {
  args: {
    options: Array.from({ length: 300 }, (_, index) => ({
      value: String(index),
      label: `Lager ${index + 1}`,
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Status/ }));
    const list = await screen.findByRole('listbox');
    await waitFor(() => expect(list.scrollHeight).toBeGreaterThan(list.clientHeight));
    await expect(list.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
