import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { auditLogList, type AuditEntry } from '@kontor/portal-core/audit-log';
import { about } from '../testing/about.js';
import { answer, type Answer } from '../testing/answer.js';
import { listOf } from '../testing/lists.js';
import { broken, forbidden, silent } from '../testing/refusal.js';
import { createFakeContentPortal } from '../testing/fake-content-portal.js';
import type { FakePortal } from '../testing/fake-portal.js';
import { useArgState } from '../testing/keeping.js';
import { InPortal } from '../testing/InPortal.js';
import { settings } from '../testing/surroundings.js';
import { AuditLog, type AuditLogProps } from './AuditLog.js';

const ADMIN = { id: 1, username: 'admin' };
const anEntry = (id: number, fields: Partial<AuditEntry> = {}): AuditEntry => ({
  id,
  at: '2026-11-21T08:00:00.000Z',
  actor: ADMIN,
  subject: null,
  action: 'users.update',
  target: '/management/users/4',
  request_id: '9d2c6f0e-6f8a-4a54-9f5c-1f2f6a2b8c11',
  records: [{ kind: 'user', id: 4, detail: { name: 'nordwind', from: 'merchant', to: 'sysadmin' } }],
  record_count: 1,
  ...fields,
});
const SOME: readonly AuditEntry[] = [
  anEntry(4),
  anEntry(3, { subject: { id: 4, username: 'nordwind' }, action: 'orders.cancel', target: '/orders/cancel' }),
  anEntry(2, { actor: null, action: 'weather.change', records: [], record_count: 0 }),
  anEntry(1, { action: 'orders.bulk', record_count: 1200 }),
];
const answering = (entries: readonly AuditEntry[], foundCount = entries.length) =>
  answer(auditLogList, () => listOf(entries, foundCount));

interface Options extends Pick<AuditLogProps, 'list' | 'heading'> {
  readonly answered?: Answer;
  readonly width?: number;
}

let portal: FakePortal;

function Example({ answered = answering(SOME), list: first, heading, width }: Options) {
  const [own] = useState(
    () =>
      (portal = createFakeContentPortal({
        answers: [answered, settings()],
      })),
  );
  const [list, setList] = useArgState(first);
  return (
    <InPortal portal={own}>
      <div style={{ width }}>
        <AuditLog heading={heading} list={list} onChange={setList} />
      </div>
    </InPortal>
  );
}

const meta: Meta<typeof Example> = {
  title: 'Audit log/AuditLog',
  component: about(AuditLog),
  render: (args) => <Example {...args} />,
  args: { list: { filter: {}, page: 1 }, heading: <h1>Protokoll</h1> },
};
export default meta;
type Story = StoryObj<typeof Example>;

const lastAsked = () =>
  Object.fromEntries(
    new URLSearchParams(
      portal.requests.findLast(({ path }) => path.startsWith('/api/audit-log?'))?.path.split('?')[1],
    ),
  );

/**
 * The columns are time, user, impersonated account, action and record. The other fields are in the details; closing
 * them returns the focus.
 */
export const Entries: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('4 Einträge gefunden');
    await canvas.findByText('admin als nordwind');
    await canvas.findByText('weather.change');
    const details = canvas.getByRole('button', { name: 'Einzelheiten zu Eintrag 3' });
    await userEvent.click(details);
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('orders.cancel /orders/cancel');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(details).toHaveFocus();
  },
};

/** The criteria take effect when applied, are shown as chips and can be removed one by one. */
export const Filtered: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('4 Einträge gefunden');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Benutzername' }), 'nordwind{Enter}');
    await waitFor(() => expect(lastAsked()).toMatchObject({ username: 'nordwind', page: '1' }));
    await userEvent.click(await canvas.findByRole('button', { name: /nordwind/ }));
    await waitFor(() => expect(lastAsked()).not.toHaveProperty('username'));
  },
};

/** A record number without a record kind is refused. */
export const RecordWithoutKind: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('4 Einträge gefunden');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Datensatz-Nr.' }), '12{Enter}');
    await canvas.findByText('Wählen Sie dazu die Art des Datensatzes');
    await expect(lastAsked()).not.toHaveProperty('record_id');
  },
};

export const ManyPages: Story = {
  args: {
    answered: answering(
      Array.from({ length: 50 }, (_, n) => anEntry(12_000 - n)),
      12_000,
    ),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('12.000 Einträge gefunden');
    await userEvent.click(canvas.getByRole('button', { name: 'Seite 2' }));
    await waitFor(() => expect(lastAsked()).toMatchObject({ page: '2' }));
    await waitFor(() => expect(canvas.getByRole('grid')).not.toHaveAttribute('aria-busy', 'true'));
  },
};

/** More entries than are counted. */
export const MoreThanCounted: Story = {
  args: {
    answered: answer(auditLogList, () => ({ ...listOf(SOME, 10_000), countIsExact: false as const })),
  },
  play: async ({ canvas }) => void (await canvas.findByText('Mehr als 10.000 Einträge gefunden')),
};

/** Long names are cut off in the row and complete in the details. */
export const LongText: Story = {
  args: {
    width: 360,
    answered: answering([
      anEntry(1, {
        actor: { id: 1, username: 'sachbearbeitung-reklamationen-und-nachforschungen-hamburg' },
        subject: { id: 2, username: 'donaudampfschifffahrtsgesellschaft-vertriebsleitung' },
        records: [
          {
            kind: 'setting',
            id: 0,
            detail: { key: 'notice_text', from: '""', to: `"${'Inventur '.repeat(30)}"` },
          },
        ],
      }),
    ]),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Einzelheiten zu Eintrag 1' }));
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
  },
};

export const Empty: Story = {
  args: { answered: answering([]), list: { filter: { username: 'niemand' }, page: 1 } },
  play: async ({ canvas }) => void (await canvas.findByText('Zu dieser Anfrage gibt es keine Ergebnisse')),
};
export const Loading: Story = { args: { answered: answer(auditLogList, silent) } };
export const Failed: Story = {
  args: { answered: answer(auditLogList, broken) },
  play: async ({ canvas }) => void (await canvas.findByRole('alert')),
};
export const NotAllowed: Story = {
  args: { answered: answer(auditLogList, forbidden) },
  play: async ({ canvas }) => void (await canvas.findByText('Das ist Ihnen nicht erlaubt')),
};

/** What happened beside the writes: failed sign-ins and reads in another's name, with how often; the filter narrows to one kind. */
export const Events: Story = {
  args: {
    answered: answering([
      anEntry(9, {
        actor: null,
        subject: { id: 4, username: 'nordwind' },
        action: 'session.login',
        target: '/login',
        event: {
          kind: 'failed_sign_in',
          times: 12,
          until: '2026-11-21T08:00:40.000Z',
          address: '203.0.113.5',
        },
        records: [],
        record_count: 0,
      }),
    ]),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Anmeldung fehlgeschlagen (12-mal)')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Einzelheiten/ }));
    await expect(within(await screen.findByRole('dialog')).getByText('203.0.113.5')).toBeVisible();
  },
};
