import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { statusChangeMeta } from '@kontor/portal-core/comments';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { about } from '../testing/about.js';
import { bodyOf } from '../testing/fake-portal.js';
import {
  aComment,
  anAnswer,
  createFakeThread,
  ORDER_UNDER_INVESTIGATION,
  type FakeThreadOptions,
} from '../testing/fake-thread.js';
import { createHold } from '../testing/holding.js';
import { InPortal } from '../testing/InPortal.js';
import { InvestigationDialog } from './InvestigationDialog.js';
import { InvestigationThread } from './InvestigationThread.js';

interface Args extends FakeThreadOptions {
  readonly isDialog?: boolean;
}

let portal = createFakeThread();

function Live({ isDialog, ...options }: Args) {
  const [own] = useState(() => (portal = createFakeThread(options)));
  const [isOpen, setOpen] = useState(true);
  return (
    <InPortal portal={own}>
      {isDialog !== true && <InvestigationThread order={ORDER_UNDER_INVESTIGATION} />}
      {isDialog === true && isOpen && (
        <InvestigationDialog order={ORDER_UNDER_INVESTIGATION} onClose={() => setOpen(false)} />
      )}
    </InPortal>
  );
}

const opened = { action_meta: statusChangeMeta({ from: '', to: 'OPEN' }) };
const meta: Meta<Args> = {
  title: 'Investigations/Thread',
  component: about(InvestigationThread),
  subcomponents: { InvestigationDialog: about(InvestigationDialog) },
  render: (args) => <Live {...args} />,
  args: {
    comments: [
      aComment(1, 50, opened),
      anAnswer(2, 26, {
        comment: '<p>Nachforschungsauftrag beim Paketdienst <strong>gestellt</strong>.</p>',
      }),
      aComment(3, 1, { comment: '<p>Danke!</p>' }),
    ],
  },
};
export default meta;
type Story = StoryObj<Args>;

const hold = createHold();
const entries = () => screen.findAllByRole('article');
const editor = () => screen.findByRole('textbox', { name: /Kommentar|geklärt/ });
/** Types as on a real keyboard, since the editor reads the browser's input events. */
const write = async (text: string) => {
  (await editor()).focus();
  document.execCommand('insertText', false, text);
};
const sent = (method: string) =>
  portal.requests.filter((request) => request.method === method && request.path.includes('/comments'));

/** Author, time since ('vor 3 Stunden'), status change and text of each comment. */
export const Thread: Story = {
  play: async () => {
    const [first, second] = await entries();
    await expect(first).toHaveTextContent('Hinnerk Boysen');
    await expect(first).toHaveTextContent(/vorgestern, \d\d\.\d\d\.\d{4} \d\d:\d\d/);
    await expect(first).toHaveTextContent(/Status\s*Offen/);
    await expect(within(second!).getByText('gestellt').tagName).toBe('STRONG');
    await expect(screen.getByRole('button', { name: 'Status ändern' })).toBeVisible();
  },
};

/** It says whose turn it is; after an answer that is the other side. */
export const WaitingForTheReader: Story = {
  args: { turn: 'staff' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Wartet auf Sie, seit 1 Stunde$/)).toBeVisible();
    await write('Wir prüfen das.');
    await userEvent.click(canvas.getByRole('button', { name: 'Kommentar senden' }));
    await expect(await canvas.findByText(/^Wartet auf den Händler, seit 1 Minute$/)).toBeVisible();
  },
};

const STATE = {
  kind: 'order',
  status: 'offen',
  tracking_number: '',
  carrier: 'DHL',
  comment: '',
  address: 'Käthe Petersen\rDeichstraße 14\r20459 Hamburg',
  items: [{ id: 'NW1001', name: 'Fischerhemd blau', qty: 2 }],
} as const;
const SENT = {
  ...STATE,
  status: 'geliefert',
  tracking_number: '00340434161094196\r00340434161094197',
} as const;
const ERROR = {
  kind: 'order_error',
  id: 12,
  type: 'Falsche Menge',
  status: 'offen',
  error_date: '2026-11-18T09:20:00.000Z',
  description: 'Zwei statt drei Hemden im Paket',
} as const;
const taken = { comment_id: 1, taken_at: '2026-11-19T09:20:00.000Z' };

/** What it is about stands as it was beside how it is; what has not changed since is one line. */
export const ThenAndNow: Story = {
  args: {
    causes: [
      { id: 1, ...taken, then: STATE, now: SENT },
      { id: 2, ...taken, then: ERROR, now: ERROR },
      { id: 3, ...taken, then: { ...ERROR, id: 13 }, now: null },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('seitdem geändert: Status, Sendungsnummer')).toBeVisible();
    await expect(canvas.getByText('Geliefert')).toBeVisible();
    await userEvent.click(canvas.getByText('seitdem unverändert'));
    await waitFor(() => expect(canvas.getAllByText('Zwei statt drei Hemden im Paket')[0]).toBeVisible());
    await expect(canvas.getByText('gibt es nicht mehr')).toBeVisible();
  },
};

/** Usual sentences fill the comment, and replace each other. */
export const UsualSentences: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Wir fragen beim Paketdienst nach.' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Bitte schicken Sie uns ein Foto.' }));
    await waitFor(async () =>
      expect(await editor()).toHaveTextContent(/^Bitte schicken Sie uns ein Foto\.$/),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Kommentar senden' }));
    await waitFor(() =>
      expect(bodyOf(sent('POST').at(-1))).toMatchObject({
        comment: '<p>Bitte schicken Sie uns ein Foto.</p>',
      }),
    );
  },
};

/** Comments since the last visit are marked as new, and the visit is reported to the server. */
export const WithNews: Story = {
  args: { seen: 1 },
  play: async () => {
    const [first, second, third] = await entries();
    await expect(within(third!).getByText('Neu')).toBeVisible();
    await expect(within(second!).queryByText('Neu')).toBeNull();
    await expect(within(first!).queryByText('Neu')).toBeNull();
    await waitFor(() =>
      expect(bodyOf(portal.requests.find(({ path }) => path.endsWith('/looks')))).toEqual({
        order_erp_id: 90_412,
        comment_id: 3,
      }),
    );
  },
};

/** No comments yet: the first comment opens the investigation. */
export const NotOpened: Story = {
  args: { comments: [], status: null },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Noch keine Kommentare')).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Status ändern' })).toBeNull();
    await write('Wo ist das Paket?');
    await userEvent.click(canvas.getByRole('button', { name: 'Nachforschung eröffnen' }));
    const [first] = await entries();
    await expect(first).toHaveTextContent(/Status\s*Offen/);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Status ändern' })).toBeVisible());
  },
};

/** The menu leaves out the current status, and a change needs a reason. */
export const ChangesTheStatus: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Status ändern' }));
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map((item) => item.textContent)).toEqual(['Prüfung beginnen', 'Auf erledigt setzen']);
    await userEvent.click(items[0]!);
    await waitFor(() => expect(canvas.getByText(/wechselt auf „In Prüfung“/)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Prüfung beginnen' }));
    await waitFor(() => expect(canvas.getByText('Dieses Feld ist erforderlich')).toBeVisible());
    await expect(sent('PUT')).toHaveLength(0);
    await write('Wir prüfen das.');
    await userEvent.click(canvas.getByRole('button', { name: 'Prüfung beginnen' }));
    await waitFor(() => expect(canvas.getByText('Status von')).toBeVisible());
    await expect(bodyOf(sent('PUT')[0])).toMatchObject({
      status: 'UNDER_REVIEW',
      order_external_id: 'NW-2026-48213',
    });
    await waitFor(() => expect(canvas.queryByText(/wechselt auf/)).toBeNull());
  },
};

/** Without the right the status is a label. */
export const NoPermission: Story = {
  args: { resources: ['/orders'] },
  play: async ({ canvas }) => {
    await entries();
    await expect(canvas.getByText('Status der Nachforschung')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Status ändern' })).toBeNull();
  },
};

/** A comment that could not be sent is kept, and is sent once under one idempotency key. */
export const SendingFails: Story = {
  args: { refusals: 1 },
  play: async ({ canvas }) => {
    await write('Geht das durch?');
    await userEvent.click(canvas.getByRole('button', { name: 'Kommentar senden' }));
    await waitFor(() => expect(canvas.getByText(/Ihr Text ist noch da/)).toBeVisible());
    await expect(await editor()).toHaveTextContent('Geht das durch?');
    await userEvent.click(canvas.getByRole('button', { name: 'Kommentar senden' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(4));
    const keys = sent('POST').map(({ headers }) => headers['Idempotency-Key']);
    await expect(new Set(keys).size).toBe(1);
    await waitFor(() => expect(canvas.queryByText(/Ihr Text ist noch da/)).toBeNull());
  },
};

/** A comment being sent keeps its status and is stored once; afterwards the text is cleared. */
export const Sending: Story = {
  args: { storing: hold.until },
  play: async ({ canvas }) => {
    const menu = await canvas.findByRole('button', { name: 'Status ändern' });
    await write('Das Paket ist gefunden.');
    await userEvent.click(canvas.getByRole('button', { name: 'Kommentar senden' }));
    await waitFor(() => expect(menu).toBeDisabled());
    await userEvent.click(menu);
    await expect(screen.queryByRole('menuitem')).toBeNull();
    await hold.release();
    await waitFor(() => expect(menu).toBeEnabled());
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    await expect(await editor()).not.toHaveTextContent('Das Paket ist gefunden.');
    await expect(sent('POST')).toHaveLength(1);
  },
};

/** Another user changed the status first: a message says so, and the text is kept. */
export const StatusMoved: Story = {
  args: { refusals: 1, refusal: 'status_conflict' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Status ändern' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Auf erledigt setzen' }));
    await write('Erledigt.');
    await userEvent.click(canvas.getByRole('button', { name: 'Auf erledigt setzen' }));
    await waitFor(() => expect(canvas.getByText(/inzwischen geändert/)).toBeVisible());
    await expect(await editor()).toHaveTextContent('Erledigt.');
  },
};

/** An unreadable action_meta is ignored, and a deleted author becomes an unknown user. */
export const Broken: Story = {
  args: {
    comments: [
      aComment(1, 30, { user: null, user_id: 77, action_meta: '{"action":"changeStatus","to":"LOST"}' }),
      anAnswer(2, 3, { action_meta: '{broken' }),
    ],
  },
  play: async ({ canvas }) => {
    const [first, second] = await entries();
    await expect(first).toHaveTextContent('Unbekannter Benutzer');
    await expect(within(first!).queryByText(/^Status/)).toBeNull();
    await expect(second).toHaveTextContent('Jörg Petersen');
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
  },
};

const LONG = `<h2>Ablauf</h2><p>${'Der Paketdienst hat die Sendung laut eigener Auskunft mehrfach umgeleitet. '.repeat(12)}</p>
<ul><li>Einlieferung</li><li>Paketzentrum ${'0034043416109'.repeat(9)}</li></ul><blockquote><p>Zitat der Kundin</p></blockquote>`;

/** Long words, long texts, many comments. */
export const Long: Story = {
  args: {
    comments: Array.from({ length: 24 }, (_, index) =>
      index % 3 === 0
        ? anAnswer(index + 1, 400 - index * 9, { comment: LONG })
        : aComment(index + 1, 400 - index * 9),
    ),
  },
};

/** More comments than one answer holds: the older ones are asked for until all are shown. */
export const SeveralAnswers: Story = {
  args: {
    pageSize: 5,
    comments: Array.from({ length: 12 }, (_, index) => aComment(index + 1, 400 - index * 9)),
  },
  play: async () => {
    await expect(await entries()).toHaveLength(12);
    await expect(
      sent('GET')
        .slice(0, 3)
        .map(({ path }) => path.split('before=')[1]),
    ).toEqual([undefined, '8', '3']);
  },
};

/** The comments are loading. */
export const Loading: Story = { args: { isSilent: true } };

/** The comments could not be fetched; the user can try again. */
export const Failed: Story = {
  args: { failWith: 'unavailable' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Die Kommentare ließen sich nicht laden')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
  },
};

/** The dialog asks for confirmation before a comment is lost. */
export const InADialog: Story = {
  args: { isDialog: true },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Nachforschung zu Bestellung NW-2026-48213' });
    await write('Noch nicht gesendet');
    await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Weiter bearbeiten' }));
    await expect(await editor()).toHaveTextContent('Noch nicht gesendet');
    await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Verwerfen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
