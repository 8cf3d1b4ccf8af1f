import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ResourceCode } from '@kontor/portal-core/access';
import {
  countResults,
  erpOrders,
  erpWordsList,
  takenFilesList,
  takenFilesUndo,
  type OrderReports,
  type OrderReportsAnswer,
  type TakenFile,
} from '@kontor/portal-core/erp-link';
import { merchantsList } from '@kontor/portal-core/merchants';
import { settingsList } from '@kontor/portal-core/settings';
import { about } from '../../testing/about.js';
import { chooseOption } from '../../testing/choose-option.js';
import { answer, type Answer } from '../../testing/answer.js';
import { createFakeContentPortal } from '../../testing/fake-content-portal.js';
import { bodyOf, type FakePortal } from '../../testing/fake-portal.js';
import { inWidth } from '../../testing/in-width.js';
import { InPortal } from '../../testing/InPortal.js';
import { listOf } from '../../testing/lists.js';
import { broken } from '../../testing/refusal.js';
import { ErpFiles, type ErpFilesProps } from './ErpFiles.js';

const aFile = (id: number, fields: Partial<TakenFile> = {}): TakenFile => ({
  id,
  kind: 'shipments',
  name: `dpd-${id}.csv`,
  merchant_erp_id: null,
  created_at: '2026-11-27T06:11:00.000Z',
  created_by: { id: 2, username: 'lager' },
  changed: 212,
  undone_at: null,
  kept: 0,
  ...fields,
});
const FILES = [
  aFile(12),
  aFile(11, { kind: 'stock', name: 'bestand.xlsx', undone_at: '2026-11-27T06:30:00.000Z', kept: 3 }),
  aFile(4, { kind: 'products', name: 'produkte.csv', changed: 0 }),
];

/** Takes every order but those of the number `fehlt`. */
function judged({ records }: OrderReports): OrderReportsAnswer {
  const entries = records.map(({ external_order_id }, index) => {
    const isKnown = external_order_id !== 'fehlt';
    const unknown = {
      path: 'external_order_id',
      code: 'unknownOrder' as const,
      message: 'Die Bestellung gibt es nicht',
    };
    return {
      index,
      external_order_id: external_order_id ?? '',
      order_id: isKnown ? index + 1 : null,
      result: isKnown ? ('applied' as const) : ('unknown' as const),
      status: isKnown ? ('geliefert' as const) : null,
      errors: isKnown ? [] : [unknown],
    };
  });
  return { entries, counts: countResults(entries) };
}

let portal: FakePortal;

type Args = ErpFilesProps & {
  readonly files?: readonly TakenFile[];
  readonly answers?: readonly Answer[];
  readonly resources?: readonly ResourceCode[];
};
const STAFF: readonly ResourceCode[] = ['/erp-link', '/products', '/getForAllMerchants'];

function Example({ files = FILES, answers = [], resources = STAFF, ...props }: Args) {
  const [own] = useState(
    () =>
      (portal = createFakeContentPortal({
        resources,
        answers: [
          answer(takenFilesList, () => listOf(files)),
          answer(takenFilesUndo, () => ({
            undone: 211,
            keptCount: 1,
            kept: [
              {
                label: 'NW-2026-48213',
                reason: 'changed' as const,
                found: 'verrechnet',
                file: { id: 13, name: 'dpd-13.csv' },
              },
            ],
          })),
          answer(erpOrders, ({ body }) => judged(body)),
          answer(erpWordsList, () => ({ entries: [], unknown: [], warehouses: [] })),
          answer(merchantsList, () => listOf([])),
          answer(settingsList, () => listOf([])),
          ...answers,
        ],
      })),
  );
  return (
    <InPortal portal={own}>
      <ErpFiles {...props} />
    </InPortal>
  );
}

const meta: Meta<typeof Example> = {
  title: 'ERP link/Files',
  component: about(ErpFiles),
  render: (args) => <Example {...args} />,
  args: { page: 1, onChange: fn(), heading: <h1>Dateien einlesen</h1> },
};
export default meta;
type Story = StoryObj<typeof Example>;

const TEXT = 'Referenz;Paketnr;Empfänger\nNW-1;0034;Müller\nNW-2;0035;Groß\nfehlt;0036;Weiß\n';
const give = async (canvasElement: HTMLElement, text = TEXT) => {
  await waitFor(() => expect(canvasElement.querySelector('input[type=file]')).not.toBeNull());
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')!;
  await userEvent.upload(input, new File([text], 'dpd.csv', { type: 'text/csv' }));
};
const sent = () => portal.requests.filter(({ path }) => path.startsWith('/api/erp/orders'));

/** A file is understood by its headers, checked with all its faults, and taken over; nothing is stored before. */
export const Shipments: Story = {
  play: async ({ canvas, canvasElement }) => {
    await give(canvasElement);
    await canvas.findByText('3 Zeilen');
    await expect(canvas.getByRole('button', { name: /^Paketnr Sendungsnummer/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Prüfen' }));
    await expect(await canvas.findByText('2 zu übernehmen · 1 unbekannt')).toBeVisible();
    await expect(canvas.getByText('Zeile 4 · Bestellnummer')).toBeVisible();
    await expect(bodyOf(sent()[0])).toMatchObject({ dryRun: true });
    await userEvent.click(canvas.getByRole('button', { name: '2 Änderungen übernehmen' }));
    await canvas.findByText('Übernommen: dpd.csv');
    await expect(bodyOf(sent()[1])).toMatchObject({
      dryRun: false,
      file: { name: 'dpd.csv' },
      records: [
        { external_order_id: 'NW-1', tracking_numbers: ['0034'], status: 'geliefert' },
        { external_order_id: 'NW-2' },
        { external_order_id: 'fehlt' },
      ],
    });
    // Whatever is sent of a file is one file to the portal, so that pressing again after a failure makes no second one.
    const [looked, taken] = sent().map((request) => (bodyOf(request) as OrderReports).file?.key);
    await expect(taken).toBe(looked);
  },
};

/** A column that is not certain is asked for; until then nothing can be checked. */
export const Questions: Story = {
  play: async ({ canvas, canvasElement }) => {
    await give(canvasElement, 'Auftrag;Code;Ort\nNW-1;0034;Kiel\nNW-2;0035;Köln\n');
    await canvas.findByText('Keine Spalte gefunden. Bitte wählen.');
    await expect(canvas.getByRole('button', { name: 'Prüfen' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: /Sendungsnummer/ }));
    await chooseOption('Code');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Prüfen' })).toBeEnabled());
  },
};

/** Undoing a file names what stays, and why. */
export const Undone: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'dpd-12.csv rückgängig machen' }));
    const asked = within(await screen.findByRole('alertdialog'));
    await userEvent.click(asked.getByRole('button', { name: 'Rückgängig machen' }));
    await canvas.findByText('dpd-12.csv: 211 Datensätze sind wieder wie vorher');
    await expect(
      canvas.getByText('seitdem geändert durch die Datei dpd-13.csv (Nr. 13): Verrechnet'),
    ).toBeVisible();
    await expect(canvas.getByText(/Zuerst die andere Datei rückgängig machen/)).toBeVisible();
    // What stays may be tried again, also later.
    await expect(canvas.getByRole('button', { name: 'bestand.xlsx rückgängig machen' })).toBeVisible();
  },
};

/** A merchant may take over products alone. */
export const Merchant: Story = {
  args: { resources: ['/products'], files: [] },
  play: async ({ canvas }) => {
    await canvas.findByText('Noch keine Datei hat etwas geändert');
    await expect(canvas.queryByRole('radio', { name: /Sendungen/ })).toBeNull();
  },
};

/** What is no table is refused, with what it is. */
export const NoTable: Story = {
  play: async ({ canvas, canvasElement }) => {
    await give(canvasElement, '%PDF-1.7 ');
    await expect(await canvas.findByText(/PDF/)).toBeVisible();
  },
};

/** The server failed while the file was checked; nothing was stored. */
export const Failed: Story = {
  args: { answers: [answer(erpOrders, broken)] },
  play: async ({ canvas, canvasElement }) => {
    await give(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Prüfen' }));
    await expect(await canvas.findByText('Die Prüfung ist gescheitert')).toBeVisible();
  },
};

const held: (() => void)[] = [];
const heldBack = answer(erpOrders, async ({ body }) => {
  await new Promise<void>((resolve) => held.push(resolve));
  return judged(body);
});

/** What is said while the file is checked ends the check, so that nothing is taken over as it was not checked. */
export const SaidMeanwhile: Story = {
  args: { answers: [heldBack] },
  play: async ({ canvas, canvasElement }) => {
    await give(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Prüfen' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Prüfen' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    held.splice(0).forEach((letGo) => letGo());
    await canvas.findByText('2 zu übernehmen · 1 unbekannt');
    await expect(bodyOf(sent()[1])).not.toHaveProperty('records.0.status');
  },
};

/** On a phone. */
export const Narrow: Story = {
  decorators: [inWidth(390)],
  play: async ({ canvasElement }) => give(canvasElement),
};
