import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../actions/Button.js';
import { StatusBadge } from '../feedback/Badge.js';
import { SidePanel } from './SidePanel.js';

function Example({ startsOpen = false }: { readonly startsOpen?: boolean }) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <>
      <Button onPress={() => setOpen(true)}>NW-2026-48204</Button>
      <SidePanel
        isOpen={isOpen}
        title="NW-2026-48204"
        titleNote={<StatusBadge status="on hold" label="Angehalten" />}
        onClose={() => setOpen(false)}
      >
        <p>Müller & Söhne GmbH, Am Alten Speicher 14a, 20457 Hamburg</p>
      </SidePanel>
    </>
  );
}

const meta: Meta<typeof SidePanel> = {
  title: 'Primitives/SidePanel',
  component: SidePanel,
  args: { isOpen: true, title: 'NW-2026-48204', onClose: fn(), children: '' },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = { render: () => <Example startsOpen /> };

/** Opening takes the focus, Escape gives it back. */
export const FocusReturns: Story = {
  render: () => <Example />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'NW-2026-48204' });
    await userEvent.click(opener);
    const panel = await screen.findByRole('dialog', { name: 'NW-2026-48204' });
    await waitFor(() => expect(panel).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** A long title is cut or goes on below; the cross stays in sight. */
export const LongText: Story = {
  args: {
    title: 'Freiwillige Feuerwehr Oberammergau-Unterammergau e. V.',
    children: 'Versanddienstleisterbenachrichtigungseinstellungen',
  },
};
