import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { atTerminal } from './at-terminal.js';
import { startPortal, type PortalProcess } from './processes.js';
import { signIn, type SignedIn } from './signed-in.js';

describe('kontor orders', () => {
  let portal: PortalProcess;
  let nordwind: SignedIn;
  beforeAll(async () => {
    portal = await startPortal();
    nordwind = await signIn(portal, 'nordwind');
  });
  afterAll(() => portal.remove());
  /** External numbers of orders of a status. */
  const numbers = async (status: string, count: number): Promise<string[]> => {
    const { document } = await nordwind.json([
      'orders',
      'list',
      '--status',
      status,
      '--limit',
      String(count),
    ]);
    return document.orders.map((order: { external_order_id: string }) => order.external_order_id);
  };
  const statusOf = async (number: string): Promise<string> =>
    (await nordwind.json(['orders', 'show', number])).document.status;

  test('are listed as a table with a note of what is left out, filtered like the export', async () => {
    const { stdout, stderr, code } = await nordwind.run([
      'orders',
      'list',
      '--status',
      'on-hold',
      '--limit',
      '2',
    ]);
    expect(code).toBe(0);
    const [header, ...rows] = stdout.trimEnd().split('\n');
    expect(header).toMatch(/^Order ID +Internal ID +Date +Status +Recipient/);
    expect(rows).toHaveLength(2);
    expect(rows.every((row) => row.includes('On hold'))).toBe(true);
    expect(stderr).toMatch(/^2 of \d+ shown\. More: --limit NUMBER or --all\n$/);
    const none = await nordwind.run(['orders', 'list', '--external-order-id', 'no-such-order']);
    expect(none).toEqual({ code: 0, stdout: '', stderr: 'Nothing found.\n' });
  });

  test('are listed as one JSON document or one object a line, over all pages', async () => {
    const { document } = await nordwind.json(['orders', 'list', '--all', '--columns', 'order_id,status']);
    expect(document.found).toBeGreaterThan(500);
    expect(document.orders).toHaveLength(document.found);
    expect(Object.keys(document.orders[0])).toEqual(['order_id', 'status']);
    const lines = await nordwind.run(['orders', 'list', '--all', '--jsonl', '--fields', 'order_id']);
    const ids = lines.stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).order_id);
    expect(new Set(ids).size).toBe(document.found);
    expect(lines.stderr).toBe('');
  });

  test('are shown with address and history, by either number', async () => {
    const [number = ''] = await numbers('geliefert', 1);
    const { document } = await nordwind.json(['orders', 'show', number]);
    expect(document).toMatchObject({ external_order_id: number, status: 'geliefert', merchant: 'Nordwind' });
    expect(document.address.street).not.toBe('');
    expect(document.timeline.length).toBeGreaterThan(0);
    const byErp = await nordwind.json(['orders', 'show', String(document.order_id), '--erp']);
    expect(byErp.document.external_order_id).toBe(number);
    const text = await nordwind.run(['orders', 'show', number, '--language', 'de']);
    expect(text.stdout).toContain('Lieferadresse:\n');
    expect(text.stdout).toMatch(/Status +Geliefert\n/);
    const none = await nordwind.run(['orders', 'show', 'no-such-order']);
    expect(none).toMatchObject({ code: 1, stderr: 'Error: There is no order no-such-order\n' });
  });

  test('are held and released, each number with its own result', async () => {
    const [open = '', other = ''] = await numbers('offen', 2);
    const [sent = ''] = await numbers('verrechnet', 1);
    const held = await nordwind.json(['orders', 'hold', open, other, sent, 'no-such-order', '-y']);
    expect(held.code).toBe(3);
    expect(held.document.counts).toEqual({ changed: 2, unchanged: 0, refused: 2, failed: 0 });
    expect(held.document.orders.map((one: { outcome: string }) => one.outcome)).toEqual([
      'changed',
      'changed',
      'refused',
      'refused',
    ]);
    expect(await statusOf(open)).toBe('on hold');
    const again = await nordwind.run(['orders', 'hold', open]);
    expect(again).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Already has the status “On hold”'),
    });
    expect((await nordwind.run(['orders', 'release', open, other, '--yes'])).code).toBe(0);
    expect(await statusOf(other)).toBe('offen');
  });

  test('are changed only after a yes', async () => {
    const [open = ''] = await numbers('offen', 1);
    const silent = await nordwind.json(['orders', 'cancel', open]);
    expect(silent).toMatchObject({ code: 2, document: { code: 'flag_missing', orders: [{ number: open }] } });
    const no = await atTerminal(nordwind, ['orders', 'cancel', open], [['Cancel 1 order?', 'n']]);
    expect(no.code).toBe(1);
    expect(no.stderr).toContain('cannot be undone');
    expect(await statusOf(open)).toBe('offen');
    const yes = await atTerminal(nordwind, ['orders', 'cancel', open], [['Cancel 1 order?', 'y']]);
    expect(yes).toMatchObject({ code: 0, stdout: expect.stringContaining('Open → Cancelled') });
    expect(await statusOf(open)).toBe('storniert');
  });

  test('of other merchants are not found', async () => {
    const helvetia = await signIn(portal, 'helvetia');
    const [open = ''] = await numbers('offen', 1);
    const { document } = await nordwind.json(['orders', 'show', open]);
    const foreign = await helvetia.json(['orders', 'cancel', String(document.order_id), '-y']);
    expect(foreign).toMatchObject({
      code: 3,
      document: { orders: [{ outcome: 'refused', reason: 'notFound' }] },
    });
    expect(await statusOf(open)).toBe('offen');
  });

  test.each([
    ['orders', 'list'],
    ['orders', 'export'],
    ['orders', 'show', '1'],
    ['orders', 'hold', '1', '-y'],
    ['deliveries', 'list'],
    ['products', 'export'],
  ])('of another merchant that is named are refused, not just not found: kontor %s %s', async (...argv) => {
    const refused = await nordwind.run([...argv, '--merchant', '30']);
    expect(refused).toEqual({
      code: 2,
      stdout: '',
      stderr: 'Error: --merchant: You only see the records of your own merchant\n',
    });
    const byVariable = await nordwind.run(argv, { env: { KONTOR_MERCHANT: '30' } });
    expect(byVariable.stderr).toMatch(/^Error: KONTOR_MERCHANT: /);
  });

  test('of all merchants are refused who sees only one, who may name it', async () => {
    const { code, document } = await nordwind.json(['orders', 'list', '--all-merchants']);
    expect({ code, document }).toMatchObject({ code: 2, document: { code: 'own_merchant_only' } });
    expect((await nordwind.run(['orders', 'list', '--merchant', '2'])).code).toBe(0);
  });

  test.each([['show'], ['hold', '-y'], ['cancel', '-y']])(
    'refuse a blank number in %s, which would name orders without a number',
    async (action, ...flags) => {
      for (const blank of ['', ' ']) {
        const { code, document } = await nordwind.json(['orders', action, blank, ...flags]);
        expect(document).toMatchObject({ code: 'number_blank' });
        expect(code).toBe(2);
      }
    },
  );

  test.each(['orders', 'deliveries'])(
    'kontor %s list refuses days that end before they begin',
    async (what) => {
      const days = ['--from', '2026-05-01', '--to', '1.1.2026'];
      expect(await nordwind.run([what, 'list', ...days])).toEqual({
        code: 2,
        stdout: '',
        stderr: 'Error: --from 2026-05-01 is after --to 2026-01-01\n',
      });
    },
  );
});

describe('kontor deliveries', () => {
  let portal: PortalProcess;
  beforeAll(async () => {
    portal = await startPortal();
  });
  afterAll(() => portal.remove());

  test('are listed by status and merchant, and shown with their products', async () => {
    const admin = await signIn(portal, 'admin');
    const { document } = await admin.json(['deliveries', 'list', '--status', 'open', '--merchant', '2']);
    expect(document.found).toBe(document.deliveries.length);
    expect(new Set(document.deliveries.map((one: { merchant: string }) => one.merchant))).toEqual(
      new Set(['Nordwind']),
    );
    const id = String(document.deliveries[0].delivery_id);
    const shown = await admin.json(['deliveries', 'show', id]);
    expect(shown.document.items[0]).toEqual({
      product_id: expect.any(String),
      product_name: expect.any(String),
      quantity: expect.any(Number),
    });
    const text = await admin.run(['deliveries', 'show', id, '--language', 'de']);
    expect(text.stdout).toMatch(/Status +Offen\n/);
    const none = await admin.run(['deliveries', 'show', '999999']);
    expect(none).toMatchObject({ code: 1, stderr: 'Error: There is no delivery 999999\n' });
    const all = await admin.run(['deliveries', 'list', '--all', '--jsonl', '--fields', 'delivery_id']);
    expect(all.stdout.trimEnd().split('\n').length).toBeGreaterThan(document.found);
  });
});
