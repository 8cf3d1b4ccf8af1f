import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ResourceCode } from '@kontor/portal-core/access';
import {
  erpCompare,
  erpComparisonLast,
  erpConnectionRead,
  erpConnectionRemove,
  erpConnectionState,
  erpConnectionWrite,
  erpLaneDecide,
  erpLanes,
  erpLanesRepeat,
  erpSendOpen,
  erpWordsList,
  type Comparison,
  type ErpConnection,
  type ErpLane,
} from '@kontor/portal-core/erp-link';
import { settingsList } from '@kontor/portal-core/settings';
import { about } from '../testing/about.js';
import { answer, type Answer } from '../testing/answer.js';
import { createFakeContentPortal } from '../testing/fake-content-portal.js';
import { bodyOf, type FakePortal } from '../testing/fake-portal.js';
import { inWidth } from '../testing/in-width.js';
import { InPortal } from '../testing/InPortal.js';
import { listOf } from '../testing/lists.js';
import { broken, refuse, silent } from '../testing/refusal.js';
import { ErpLink, type ErpLinkProps } from './ErpLink.js';

const RUNNING: ErpConnection = {
  url: 'https://erp.example/kontor',
  state: 'running',
  reason: '',
  since: '2026-11-20T08:00:00.000Z',
  last_success_at: '2026-11-27T06:12:00.000Z',
  next_try_at: null,
  waiting: 3,
  oldest_at: '2026-11-27T06:11:00.000Z',
  blocked: 2,
  sent_last_hour: 1412,
  tells_products: true,
  tells_deliveries: false,
};
const aLane = (record_id: number, fields: Partial<ErpLane> = {}): ErpLane => ({
  id: record_id,
  record_type: 'order',
  record_id,
  number: `NW-2026-${record_id}`,
  merchant_erp_id: 2,
  merchant_name: 'Nordwind',
  news: 'order.created',
  waiting: 1,
  refusal: 'Artikel NW1053 ist nicht angelegt',
  since: '2026-11-27T06:11:00.000Z',
  ...fields,
});
const LANES = [
  aLane(48_213, { waiting: 3 }),
  aLane(48_190, {
    news: 'order.cancelled',
    refusal:
      'Der Auftrag ist bereits kommissioniert und kann nur noch im Lager angehalten werden (Kennung 4711-A)',
  }),
  aLane(1053, { record_type: 'product', number: 'NW1053', news: 'product.changed', refusal: 'EAN fehlt' }),
];
const COMPARED: Comparison = {
  from: '2026-08-29',
  to: '2026-11-27',
  compared_at: '2026-11-22T02:20:00.000Z',
  orders_here: 4102,
  orders_there: 4101,
  under_way: 3,
  untold: 0,
  days: [
    {
      day: '2026-11-20',
      status: 'offen',
      orders_here: 41,
      orders_there: 40,
      pieces_here: 96,
      pieces_there: 93,
    },
  ],
  difference_count: 3,
  differences: [
    {
      kind: 'missing_there',
      order_id: 48_213,
      external_order_id: 'NW-2026-48213',
      merchant_erp_id: 2,
      day: '2026-11-20',
      here: 'offen',
      there: '',
    },
    {
      kind: 'status',
      order_id: 48_190,
      external_order_id: 'NW-2026-48190',
      merchant_erp_id: 2,
      day: '2026-11-19',
      here: 'geliefert',
      there: 'Wird geprüft',
    },
  ],
  looks_restored: true,
  failure: '',
};
const SECRET = `whsec_${'Ab3/'.repeat(10)}=`;

let portal: FakePortal;

type Args = ErpLinkProps & {
  readonly connection?: ErpConnection | null;
  readonly comparison?: Comparison | null;
  readonly lanes?: readonly ErpLane[];
  readonly answers?: readonly Answer[];
  readonly resources?: readonly ResourceCode[];
};
const KEEPER: readonly ResourceCode[] = ['/erp-link', '/getForAllMerchants', '/settings'];

function Example({
  connection = RUNNING,
  comparison = null,
  lanes = LANES,
  answers = [],
  resources = KEEPER,
  ...props
}: Args) {
  const [own] = useState(
    () =>
      (portal = createFakeContentPortal({
        resources,
        answers: [
          answer(erpConnectionRead, () => ({ connection })),
          answer(erpConnectionWrite, () => ({ connection: connection ?? RUNNING, secret: SECRET })),
          answer(erpConnectionState, () => ({ connection: RUNNING })),
          answer(erpConnectionRemove, () => undefined),
          answer(erpComparisonLast, () => ({ comparison })),
          answer(erpSendOpen, () => ({ orders: 412, products: 88, deliveries: 3 })),
          answer(erpLanes, () => listOf(lanes)),
          answer(erpLaneDecide, () => undefined),
          answer(erpLanesRepeat, () => ({ records: lanes.length })),
          answer(erpWordsList, () => ({ entries: [], unknown: [], warehouses: [] })),
          answer(settingsList, () => listOf([])),
          ...answers,
        ],
      })),
  );
  return (
    <InPortal portal={own}>
      <ErpLink {...props} />
    </InPortal>
  );
}

const meta: Meta<typeof Example> = {
  title: 'ERP link/ERP link',
  component: about(ErpLink),
  render: (args) => <Example {...args} />,
  args: { page: 1, onChange: fn(), heading: <h1>ERP-Anbindung</h1> },
};
export default meta;
type Story = StoryObj<typeof Example>;

const sent = (path: string) => portal.requests.filter((one) => one.path.startsWith(`/api${path}`));

/** What the ERP refused waits for a decision: it is sent again, noted as done by hand, or left out for a reason. */
export const Refused: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('3 Meldungen warten auf eine Entscheidung');
    await expect(canvas.getByText(/^3, die älteste seit/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'NW-2026-48213 noch einmal senden' }));
    await waitFor(() => expect(sent('/erp/lanes/48213')).toHaveLength(1));
    await expect(bodyOf(sent('/erp/lanes/48213')[0])).toEqual({
      decision: 'repeat',
      recordType: 'order',
    });
    await expect(canvas.getByText('Produkt NW1053')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Meldung zu NW-2026-48190 auslassen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Diese Meldung auslassen?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Auslassen' }));
    await expect(await dialog.findByText('Dieses Feld ist erforderlich')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Grund/ }), 'Im Lager angehalten');
    await userEvent.click(dialog.getByRole('button', { name: 'Auslassen' }));
    await waitFor(() => expect(sent('/erp/lanes/48190')).toHaveLength(1));
    await expect(bodyOf(sent('/erp/lanes/48190')[0])).toEqual({
      decision: 'skip',
      recordType: 'order',
      reason: 'Im Lager angehalten',
    });
  },
};

/** Once the ERP has what it lacked, all that it refused is sent again at once. */
export const AllAgain: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Alle noch einmal senden' }));
    await screen.findByText('3 Meldungen sind auf dem Weg');
    await expect(sent('/erp/lanes').filter(({ method }) => method === 'POST')).toHaveLength(1);
  },
};

/** Before anything is connected; the secret is shown once. */
export const NotConnected: Story = {
  args: { connection: null },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'ERP verbinden' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'ERP verbinden' }));
    const address = dialog.getByRole('textbox', { name: /^Adresse/ });
    await userEvent.type(address, 'http://erp.example');
    await userEvent.click(dialog.getByRole('button', { name: 'ERP verbinden' }));
    await expect(await dialog.findByText(/^Nur mit https/)).toBeVisible();
    await userEvent.clear(address);
    await userEvent.type(address, 'https://erp.example/kontor');
    await userEvent.click(
      dialog.getByRole('checkbox', { name: 'Produkte, die angelegt oder geändert werden' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'ERP verbinden' }));
    const shown = within(await screen.findByRole('dialog', { name: 'Schlüssel der Signatur' }));
    await expect(shown.getByText(SECRET)).toBeVisible();
    const connected = sent('/erp/connection').filter(({ method }) => method === 'PUT');
    await expect(bodyOf(connected[0])).toEqual({
      url: 'https://erp.example/kontor',
      tellsProducts: true,
      tellsDeliveries: false,
    });
  },
};

/** A FileMaker file is told of what its mapping names; what it does not name says how to enter it. */
export const NotMapped: Story = {
  args: {
    connection: null,
    answers: [
      answer(erpConnectionWrite, () =>
        refuse('validation_failed', { issues: [{ path: 'tellsProducts', code: 'notMapped' }] }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'ERP verbinden' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'ERP verbinden' }));
    await userEvent.type(
      dialog.getByRole('textbox', { name: /^Adresse/ }),
      'https://fm.example/fmi/data/vLatest/databases/ERP',
    );
    const products = dialog.getByRole('checkbox', { name: 'Produkte, die angelegt oder geändert werden' });
    await userEvent.click(products);
    await userEvent.click(dialog.getByRole('button', { name: 'ERP verbinden' }));
    await expect(await dialog.findByText(/KONTOR_FILEMAKER_MAPPING/)).toBeVisible();
    await expect(products).toBeInvalid();
  },
};

/** The warehouse sees how it goes and decides about what was refused; it connects nothing. */
export const Warehouse: Story = {
  args: { resources: ['/erp-link', '/getForAllMerchants'] },
  play: async ({ canvas }) => {
    await canvas.findByText('3 Meldungen warten auf eine Entscheidung');
    await expect(await canvas.findByText('1.412 Meldungen angenommen')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Einrichten' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Anhalten' })).toBeNull();
  },
};

/** All has been taken. */
export const Quiet: Story = {
  args: { connection: { ...RUNNING, waiting: 0, oldest_at: null, blocked: 0 }, lanes: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('nichts')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Offene Bestellungen senden' }));
    await expect(await screen.findByText('412 Bestellungen sind auf dem Weg')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Anhalten' }));
    await waitFor(() => expect(bodyOf(sent('/erp/connection/state')[0])).toEqual({ state: 'paused' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Einrichten' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Alle Produkte senden' }));
    await expect(await screen.findByText('88 Produkte sind auf dem Weg')).toBeVisible();
  },
};

/** The ERP is not there; what waits is not lost. */
export const Away: Story = {
  args: {
    connection: { ...RUNNING, reason: 'ECONNREFUSED', next_try_at: '2026-11-27T06:20:00.000Z', waiting: 412 },
    lanes: [],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Das ERP antwortet nicht: ECONNREFUSED')).toBeVisible();
  },
};

/** Access was refused, which a person has to mend. */
export const Stopped: Story = {
  args: { connection: { ...RUNNING, state: 'stopped', reason: 'unknown signature' }, lanes: [] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Das ERP hat den Zugang abgewiesen: unknown signature'),
    ).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Einrichten' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Neuer Schlüssel' }));
    const asked = within(await screen.findByRole('alertdialog'));
    await userEvent.click(asked.getByRole('button', { name: 'Neuer Schlüssel' }));
    const shown = within(await screen.findByRole('dialog', { name: 'Schlüssel der Signatur' }));
    await expect(shown.getByText(SECRET)).toBeVisible();
  },
};

/** The ERP has less than it had said: nothing goes either way until somebody has looked. */
export const Restored: Story = {
  args: {
    connection: { ...RUNNING, state: 'paused', reason: 'Das ERP hat verloren, was es gesagt hatte' },
    comparison: COMPARED,
    lanes: [],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Angehalten, bis jemand entscheidet')).toBeVisible();
    await expect(await canvas.findByText(/: 3 Unterschiede$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Fortsetzen' })).toBeVisible();
    await expect(await canvas.findByText('1 Zeile weicht ab')).toBeVisible();
    await expect(canvas.getByText('fehlt im ERP')).toBeVisible();
    await expect(canvas.getByText('Wird geprüft')).toBeVisible();
    await expect(canvas.getByText('und 1 weiterer Unterschied, der nicht einzeln genannt ist')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Als CSV herunterladen' })).toHaveLength(2);
  },
};

/** A FileMaker file can be compared at any time; what is found takes the place of the weekly report. */
export const ComparedNow: Story = {
  args: {
    connection: { ...RUNNING, url: 'https://fm.example/fmi/data/vLatest/databases/ERP' },
    answers: [answer(erpCompare, () => COMPARED)],
    lanes: [],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Jetzt vergleichen' }));
    await expect(await canvas.findByText(/: 3 Unterschiede$/)).toBeVisible();
    await expect(canvas.getByText('1 Zeile weicht ab')).toBeVisible();
    await expect(bodyOf(sent('/erp/compare')[0])).toEqual({
      from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
      to: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
    });
  },
};

/** The words that mean nothing yet stand apart from those that do. */
export const WordsApart: Story = {
  args: {
    answers: [
      answer(erpWordsList, () => ({
        entries: [
          { id: 1, kind: 'status', word: 'Gepackt', meaning: 'offen', place: '', isWritten: false } as const,
        ],
        unknown: [
          {
            id: 1,
            kind: 'status',
            word: 'Gewogen',
            times: 4,
            last_seen: '2026-11-28T14:02:00.000Z',
          } as const,
        ],
        warehouses: [],
      })),
    ],
  },
  play: async ({ canvas }) => {
    const [unknown] = await canvas.findAllByText('1 Wort');
    const known = canvas.getByRole('heading', { name: 'Wörter des ERP' });
    const space = known.getBoundingClientRect().top - unknown!.getBoundingClientRect().bottom;
    await expect(space).toBeGreaterThanOrEqual(24);
  },
};

/** On a phone. */
export const Narrow: Story = { decorators: [inWidth(390)] };

/** While the answer is on its way. */
export const Loading: Story = { args: { answers: [answer(erpConnectionRead, silent)] } };

/** The server failed. */
export const Failed: Story = {
  args: { answers: [answer(erpConnectionRead, broken)] },
};
