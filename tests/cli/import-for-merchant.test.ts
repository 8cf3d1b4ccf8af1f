import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { atTerminal } from './at-terminal.js';
import { startPortal, type PortalProcess } from './processes.js';
import { signIn, type SignedIn } from './signed-in.js';

const LINES = [
  'Bestellnr.;Datum;Anrede;Name;Straße;PLZ;Ort;Land;Artikelnr.;Menge',
  'ME-1;13.11.2026;Frau;Käthe Größer;Lindenweg 3;20095;Hamburg;DE;NW1050;1',
];

describe('kontor orders import by staff', () => {
  let portal: PortalProcess;
  let admin: SignedIn;
  let file: string;
  beforeAll(async () => {
    portal = await startPortal();
    admin = await signIn(portal, 'admin');
    file = join(admin.folder, 'orders.csv');
    writeFileSync(file, `${LINES.join('\n')}\n`);
  });
  afterAll(() => portal.remove());

  test('without a terminal ends as a wrong call with the merchants to name', async () => {
    const told = await admin.run(['orders', 'import', file, '--dry-run']);
    expect(told).toMatchObject({ code: 2, stderr: expect.stringContaining('--merchant 2  Nordwind') });
    const { code, document } = await admin.json(['orders', 'import', file, '-y', '--merchant', '99']);
    expect(code).toBe(2);
    expect(document).toMatchObject({ code: 'merchant_needed' });
    expect(document.merchants).toContainEqual({ erp_merchant_id: 2, merchant_name: 'Nordwind' });
  });

  test('takes the whole name of a merchant in any case, and no beginning of one', async () => {
    const { code, document } = await admin.json([
      'orders',
      'import',
      file,
      '--dry-run',
      '--merchant',
      'nordwind',
    ]);
    expect(code).toBe(0);
    expect(document.report.counts).toMatchObject({ create: 1 });
    for (const name of ['nordw', 'Südwind'])
      expect(await admin.json(['orders', 'import', file, '--dry-run', '--merchant', name])).toMatchObject({
        code: 2,
        document: { code: 'merchant_needed' },
      });
  });

  test('asks for the merchant at a terminal, by number or by the beginning of the name', async () => {
    const asked = await atTerminal(
      admin,
      ['orders', 'import', file],
      [
        ['For which merchant?', '7'],
        ['“7” is none of these merchants', 'nord'],
        ['Import? [y/N]', 'y'],
      ],
    );
    expect(asked).toMatchObject({ code: 0, stdout: expect.stringContaining('Nordwind (2)') });
    expect(asked.stderr).toContain('For Nordwind (2): 1 order will be created.');
  });
});
