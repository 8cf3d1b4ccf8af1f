import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { useUnsaved } from '../../provider/index.js';
import { useArgState } from '../../testing/keeping.js';
import { Button } from '../actions/Button.js';
import { StatusBadge } from '../feedback/Badge.js';
import { SidePanel, type SidePanelProps } from './SidePanel.js';

function Live({ onClose, ...props }: SidePanelProps) {
  const [isOpen, setOpen] = useArgState(props.isOpen);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <>
      <Button onPress={() => setOpen(true)}>NW-2026-48204</Button>
      <SidePanel {...props} isOpen={isOpen} onClose={close} />
    </>
  );
}

const meta: Meta<typeof SidePanel> = {
  title: 'Primitives/SidePanel',
  component: SidePanel,
  args: {
    isOpen: true,
    title: 'NW-2026-48204',
    titleNote: <StatusBadge status="on hold" label="Angehalten" />,
    onClose: fn(),
    children: 'Müller & Söhne GmbH, Am Alten Speicher 14a, 20457 Hamburg',
  },
  render: (args) => <Live {...args} />,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};

/** Opening moves the focus into the panel, Escape returns it. */
export const FocusReturns: Story = {
  args: { isOpen: false },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'NW-2026-48204' });
    await userEvent.click(opener);
    const panel = await screen.findByRole('dialog', { name: 'NW-2026-48204' });
    await waitFor(() => expect(panel).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** A long title wraps or is cut off; the close button stays visible. */
export const LongText: Story = {
  args: {
    title: 'Freiwillige Feuerwehr Oberammergau-Unterammergau e. V.',
    children: 'Versanddienstleisterbenachrichtigungseinstellungen',
  },
};

function Unfinished() {
  useUnsaved(true);
  return 'Ein Kommentar, der noch nicht gesendet ist.';
}

/** Unsaved work anywhere inside the panel has it ask before it closes. */
export const AsksBeforeItCloses: Story = {
  args: { children: <Unfinished /> },
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Weiter bearbeiten' }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Verwerfen' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** Escape answers the question above the panel, even while nothing has the focus, and not the panel. */
export const EscapeAboveIt: Story = {
  args: { children: <Unfinished /> },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Schließen' }));
    await screen.findByRole('alertdialog');
    await fireEvent.keyDown(document.body, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};
