import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Alert, Button, Dialog, useNotify } from '../primitives/index.js';
import { ThemedContext } from '../theme/index.js';
import { ThemeRoot } from './ThemeRoot.js';

const meta: Meta<typeof ThemeRoot> = {
  title: 'Embedded/ThemeRoot',
  component: ThemeRoot,
  tags: ['new'],
  args: { children: <Parts /> },
};
export default meta;

type Story = StoryObj<typeof meta>;

/** Parts on a page that has no portal to ask. */
function Parts() {
  const [isOpen, setOpen] = useState(false);
  const notify = useNotify();
  return (
    <>
      <Alert level="info">Kein Portal weit und breit</Alert>
      <Button variant="primary" onPress={() => setOpen(true)}>
        Öffnen
      </Button>
      <Dialog isOpen={isOpen} title="Ohne Portal" onClose={() => setOpen(false)}>
        <Button onPress={() => notify({ level: 'success', title: 'Gesagt' })}>Sagen</Button>
      </Dialog>
    </>
  );
}

/** Buttons, dialogs and notices have their look and their words without a client. */
export const WithoutClient: Story = {
  args: { locale: 'en', appearance: { variables: { colorPrimary: '#5b2a86' } } },
  play: async ({ canvas }) => {
    const open = await canvas.findByRole('button', { name: 'Öffnen' });
    await expect(open).toHaveStyle({ backgroundColor: 'rgb(91, 42, 134)' });
    await userEvent.click(open);
    const dialog = await screen.findByRole('dialog', { name: 'Ohne Portal' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sagen' }));
    await screen.findByText('Gesagt');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

const warn = fn();

/** A part outside of any theme is drawn bare, and the console says once what is missing. */
export const Missing: Story = {
  render: () => (
    <ThemedContext value={false}>
      <Button>Eins</Button>
      <Button>Zwei</Button>
    </ThemedContext>
  ),
  beforeEach: () => {
    warn.mockClear();
    const spy = spyOn(console, 'warn').mockImplementation(warn);
    return () => spy.mockRestore();
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Zwei' });
    await expect(warn).toHaveBeenCalledOnce();
    await expect(warn).toHaveBeenCalledWith(
      expect.stringMatching(/<Button> stands outside of <ThemeRoot> and <PortalProvider>/),
    );
  },
};
