import { createClient } from '@kontor/portal-core/contract';
import { login } from '@kontor/portal-core/session';
import type { PortalClient } from '@kontor/portal-core/wire';
import {
  columnLabels,
  nameMapping,
  REPORT_MAX_ISSUES,
  usedColumns,
  type ImportReport,
} from '@kontor/portal-core/order-import';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD, startPortal, type PortalProcess } from '../cli/processes.js';
import { signIn, type SignedIn } from '../cli/signed-in.js';
import { fetchTransport } from '../flows/fetch-transport.js';
import { answersOf, flagsOf } from './shape-answers.js';
import { allShapes, type Shape, type ShapeAnswers } from './shapes.js';
import { mapped, type Mapped } from './wizard.js';

const HEADER = 'Bestellnummer;Datum;Anrede;Name;Straße;PLZ;Ort;Land;Artikelnummer;Menge;Notiz';
/** Stored orders are met again for some weeks only. */
const dayBefore = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10).split('-').toReversed().join('.');
const [DAY, EARLIER] = [dayBefore(1), dayBefore(2)];
const row = (id: string, street: string, more = 'NW1050;1', day = DAY) =>
  `${id};${day};Frau;Käthe Größer;${street};20095;Hamburg;DE;${more};x`;

/** Stored before: one to be the same, one to be in the way, two to be met again under another number, of another day and of their own. */
const STORED = [HEADER, ...['1', '2', '3', '4'].map((n) => row(`DR-${n}`, `Lindenweg ${n}`))];
const MEETING = [
  `Bestellungen vom ${DAY}`,
  HEADER,
  row('DR-1', 'Lindenweg 1'),
  row('DR-2', 'Lindenweg 22', 'NW1050;2'),
  row('DR-13', 'Lindenweg 3', 'NW1050;1', EARLIER),
  row('DR-14', 'Lindenweg 5'),
  row('DR-15', 'Lindenweg 5'),
  row('DR-16', 'Lindenweg 7', 'NW1070;900000'),
  row('DR-4-1', 'Lindenweg 4'),
  row('DR-17', 'Lindenweg 9', 'NW9999;1'),
  row('DR-18', 'Lindenweg 11', 'NW1050;zwei'),
  'Summe;;;;;;;;;900009;',
];

describe('the report of a file, by the command line and by the wizard', () => {
  let portal: PortalProcess;
  let nordwind: SignedIn;
  let client: PortalClient;
  beforeAll(async () => {
    portal = await startPortal();
    nordwind = await signIn(portal, 'nordwind');
    const transport = fetchTransport(portal.url);
    const body = { username: 'nordwind', password: DEMO_PASSWORD };
    const { token } = await createClient({ transport }).call(login, { body });
    client = createClient({ transport, token: () => token });
    writeFileSync(join(nordwind.folder, 'stored.csv'), STORED.join('\r\n'));
    expect((await nordwind.json(['orders', 'import', 'stored.csv', '--yes'])).code).toBe(0);
  });
  afterAll(() => portal.remove());

  async function byCli(file: string, bytes: Uint8Array, answers: ShapeAnswers): Promise<ImportReport | null> {
    writeFileSync(join(nordwind.folder, file), bytes);
    const run = (flags: readonly string[]) =>
      nordwind.json(['orders', 'import', file, '--dry-run', ...flags]);
    const flags = flagsOf(answers);
    const first = await run(flags);
    if (first.code !== 2) return first.document.report;
    if (answers.confirm !== true) return null;
    const {
      flags: accepting,
      flags_if_all_are_sent: sending,
      flags_if_nothing_is_ordered: leaving,
    } = first.document;
    return (await run([...flags, ...accepting, ...sending, ...leaving])).document.report ?? null;
  }

  async function byWizard(file: string, bytes: Uint8Array, answers: ShapeAnswers) {
    const wizard = await mapped(client, bytes, answersOf(answers));
    return wizard.at === 'mapped' ? reportOf(wizard, { name: file, bytes: bytes.length }) : null;
  }

  const readable = allShapes().filter(
    ({ refuses, asks, answers, orders, rejected }) =>
      refuses === undefined &&
      (asks !== 'always' || answers !== undefined) &&
      orders.length + Object.keys(rejected ?? {}).length > 0,
  );
  test.each(readable)('is the same for $file: $about', async ({ file, bytes, answers = {} }: Shape) => {
    const cli = await byCli(file, bytes, answers);
    const wizard = await byWizard(file, bytes, answers);
    expectSame(wizard, cli);
  });

  test('is the same where orders are stored already, are met again, run short or are wrong', async () => {
    const bytes = new TextEncoder().encode(MEETING.join('\r\n'));
    const cli = await byCli('meeting.csv', bytes, {});
    expect(cli).toMatchObject({
      counts: { create: 4, unchanged: 1, conflict: 1, invalid: 3 },
      issues: [{ code: 'storedAlready', params: { number: 'DR-4' } }, {}, {}],
      leftOutCount: 2,
      unused: ['Notiz'],
      notes: [{ kind: 'remarks', orders: 4, columns: ['Notiz'] }],
      conflicts: [{ external_order_id: 'DR-2', differences: [{ field: 'street' }, {}] }],
      effects: {
        shortages: [{ product_id: 'NW1070' }],
        twins: [{ twin_external_order_id: 'DR-3' }],
        twinsInFile: [{ external_order_id: 'DR-15' }],
      },
    });
    expectSame(await byWizard('meeting.csv', bytes, {}), cli);
  });
});

function expectSame(wizard: ImportReport | null, cli: ImportReport | null): void {
  expect(cli).not.toBeNull();
  expect(wizard).toEqual(cli);
  expect(JSON.stringify(wizard)).toBe(JSON.stringify(cli));
}

/** What the wizard shows on its steps, put together as a report. */
async function reportOf(
  { desk, reading, draft, plan }: Extract<Mapped, { at: 'mapped' }>,
  { name, bytes }: { readonly name: string; readonly bytes: number },
): Promise<ImportReport> {
  const { names, preview } = await desk.foretell(plan);
  const { orders, counts, rows, notes } = await desk.check(plan);
  const all = desk.rows({ filter: 'all', from: 0, count: rows });
  const issues = all.flatMap((one) => (one.outcome === 'invalid' ? one.issues : []));
  const { twins, ...effects } = await desk.effects();
  const { detection, sha256 } = reading;
  const { mapping, understanding } = draft;
  const used = usedColumns(mapping);
  const titles = columnLabels(reading.header);
  const { conflicts } = desk.conflicts({ from: 0, count: REPORT_MAX_ISSUES });
  const { waitingOrders, waitingOrdersComplete, shortages, shortageCount } = effects;
  return {
    source: { name, sha256, bytes, rows },
    dialect: plan.dialect,
    detection,
    mapping: nameMapping(mapping, reading.header),
    orders,
    counts,
    issues: issues.slice(0, REPORT_MAX_ISSUES),
    issueCount: issues.length,
    unused: understanding.unused
      .filter(({ column }) => !used.has(column))
      .map(({ column }) => titles[column] ?? ''),
    leftOut: detection.leftOut,
    leftOutCount: detection.leftOutCount,
    labels: preview.labels.map((label) => ({
      ...label,
      items: label.items.map((item) => ({ ...item, name: names[item.id] ?? item.name })),
    })),
    notes,
    conflicts: conflicts.map(({ choice: _, ...conflict }) => conflict),
    effects: {
      shortages,
      shortageCount,
      waitingOrders,
      waitingOrdersComplete,
      twins: twins.flatMap(({ isLeftOut: _, twin_order_id, twin_date, ...twin }) =>
        twin_order_id === null || twin_date === null ? [] : [{ ...twin, twin_order_id, twin_date }],
      ),
      twinsInFile: twins.flatMap(({ isLeftOut: _, twin_order_id, twin_date: _date, ...twin }) =>
        twin_order_id === null ? [twin] : [],
      ),
    },
  };
}
