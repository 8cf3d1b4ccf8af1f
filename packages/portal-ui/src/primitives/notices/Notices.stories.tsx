import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { LONG_NAME, LONG_WORD } from '../../testing/long-texts.js';
import { Button } from '../actions/Button.js';
import { Dialog } from '../overlay/Dialog.js';
import { useNotify } from './notice-context.js';
import type { Notice } from './notice-queue.js';
import { NoticeRegion } from './NoticeRegion.js';

const notices: readonly Notice[] = [
  { level: 'success', title: 'Bestellung gespeichert' },
  { level: 'info', title: 'Bestellung wird übertragen', message: 'Sie können weiterarbeiten.', countdown: 7 },
  { level: 'warning', title: 'Zwei Bestellungen sind schon vorhanden' },
  {
    level: 'danger',
    title: 'Die Bestellung konnte nicht gespeichert werden',
    message: 'Der Server antwortet nicht. Ihre Eingaben sind noch da.',
    action: { label: 'Erneut versuchen', onPress: () => {} },
  },
];

function Senders() {
  const notify = useNotify();
  return (
    <div style={{ display: 'flex', alignItems: 'flex-start', gap: 8, minHeight: 420 }}>
      {notices.map((notice) => (
        <Button key={notice.level} onPress={() => notify(notice)}>
          {notice.level}
        </Button>
      ))}
    </div>
  );
}

const meta: Meta<typeof NoticeRegion> = {
  title: 'Primitives/Notices',
  component: NoticeRegion,
  render: () => <Senders />,
  parameters: { docs: { story: { inline: false, height: '460px' } } },
};
export default meta;

type Story = StoryObj<typeof meta>;

/** All four levels, announced to screen readers as they appear. */
export const FourLevels: Story = {
  play: async ({ canvas }) => {
    for (const { level } of notices.toReversed())
      await userEvent.click(canvas.getByRole('button', { name: level }));
    await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(4));
    await waitFor(() =>
      expect(screen.getByText('Bestellung gespeichert').closest('[role=alert]')).toBeVisible(),
    );
  },
};

/** A success disappears after three seconds; a warning is still there. */
export const LeaveByLevel: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'success' }));
    await userEvent.click(canvas.getByRole('button', { name: 'warning' }));
    await userEvent.hover(canvas.getByRole('button', { name: 'info' }));
    await waitFor(() => expect(screen.queryByText('Bestellung gespeichert')).toBeNull());
    await waitFor(() => expect(screen.getByText('Zwei Bestellungen sind schon vorhanden')).toBeVisible());
  },
};

/** Closed by the user. */
export const Dismissed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'danger' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Meldung schließen' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

function InADialog() {
  const notify = useNotify();
  return (
    <Dialog
      isOpen
      size="large"
      title="Anlieferung anlegen"
      onClose={() => {}}
      actions={<Button onPress={() => notify(notices[3]!)}>Speichern</Button>}
    >
      <div style={{ height: 2000 }} />
    </Dialog>
  );
}

/** While a dialog is open they do not cover the buttons at its foot. */
export const OverADialog: Story = {
  render: () => <InADialog />,
  play: async () => {
    const save = await screen.findByRole('button', { name: 'Speichern' });
    await userEvent.click(save);
    const notice = await screen.findByRole('alertdialog');
    const close = screen.getByRole('button', { name: 'Schließen' });
    await expect(notice.getBoundingClientRect().bottom).toBeLessThanOrEqual(save.getBoundingClientRect().top);
    await userEvent.click(close);
  },
};

function LongSender() {
  const notify = useNotify();
  const long: Notice = { level: 'danger', title: LONG_NAME, message: LONG_WORD.repeat(4) };
  return <Button onPress={() => notify(long)}>Melden</Button>;
}

/** Long words break within the notice. */
export const LongText: Story = {
  render: () => <LongSender />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Melden' }));
    const notice = await screen.findByRole('alertdialog');
    await waitFor(() => expect(notice).toBeVisible());
    await expect(notice.scrollWidth).toBeLessThanOrEqual(notice.clientWidth);
  },
};
