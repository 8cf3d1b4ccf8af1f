import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inbox } from 'lucide-react';
import { expect } from 'storybook/test';
import { ORDER_STATUSES } from '@kontor/portal-core';
import { Button } from '../actions/Button.js';
import { Alert } from './Alert.js';
import { Badge, StatusBadge } from './Badge.js';
import { EmptyState } from './EmptyState.js';
import { ProgressBar, QuietProgress } from './ProgressBar.js';
import { Skeleton } from './Skeleton.js';
import { LoadingNote, Spinner } from './Spinner.js';

const meta: Meta<typeof Alert> = {
  title: 'Primitives/Feedback',
  component: Alert,
  args: { level: 'danger', title: 'Anmeldung fehlgeschlagen' },
  render: (args) => (
    <div style={{ maxWidth: 520 }}>
      <Alert {...args} />
    </div>
  ),
};
export default meta;

type Story = StoryObj<typeof meta>;

export const AlertLevels: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, maxWidth: 520 }}>
      <Alert level="success" title="1.996 Bestellungen importiert" />
      <Alert level="info">Die Datei wurde als Windows-1252 mit Semikolon gelesen.</Alert>
      <Alert level="warning" title="31 Bestellungen sind schon vorhanden">
        Sie werden nicht noch einmal angelegt.
      </Alert>
      <Alert
        level="danger"
        title="Die Verbindung ist unterbrochen"
        actions={<Button size="small">Erneut versuchen</Button>}
      >
        Was schon angelegt ist, bleibt. Versuchen Sie es erneut, es geht an derselben Stelle weiter.
      </Alert>
    </div>
  ),
};

export const Badges: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
      {ORDER_STATUSES.filter((status) => status !== '').map((status) => (
        <StatusBadge key={status} status={status} label={status} />
      ))}
      <Badge tone="accent">Neu</Badge>
      <Badge tone="danger">Fehler</Badge>
      <Badge>Vorhanden</Badge>
    </div>
  ),
};

/** Progress with numbers, in words a screen reader says too. */
export const Progress: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 420 }}>
      <ProgressBar label="Bestellungen anlegen" value={1200} maximum={5000} valueText="1.200 von 5.000" />
      <ProgressBar label="Datei lesen" />
      <QuietProgress label="Wird geladen" />
    </div>
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Bestellungen anlegen' });
    await expect(bar).toHaveAttribute('aria-valuetext', '1.200 von 5.000');
    await expect(bar).toHaveAttribute('aria-valuenow', '24');
  },
};

export const Waiting: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <Spinner label="Wird geladen" />
      <LoadingNote />
      <Skeleton width="240px" />
      <Skeleton width="160px" />
    </div>
  ),
};

export const Nothing: Story = {
  render: () => (
    <EmptyState
      icon={<Inbox />}
      title="Noch keine Bestellungen"
      action={<Button variant="primary">Bestellungen importieren</Button>}
    >
      Importieren Sie eine Datei oder legen Sie die erste Bestellung an.
    </EmptyState>
  ),
};

/** German words find room. */
export const LongText: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, maxWidth: 280 }}>
      <Alert level="warning" title="Versanddienstleisterbenachrichtigungen unvollständig">
        Die Lieferadressenvalidierungsergebnisse von 31 Bestellungen fehlen noch.
      </Alert>
      <div>
        <Badge tone="warning">Nachnahmesendung angehalten</Badge>
      </div>
    </div>
  ),
};
