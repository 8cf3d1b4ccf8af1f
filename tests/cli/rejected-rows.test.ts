import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPortal, type PortalProcess } from './processes.js';
import { signIn, type SignedIn } from './signed-in.js';

const HEADER = 'Bestellnr,Datum,Anrede,Vorname,Nachname,Straße,Nr,PLZ,Ort,Land,Artikelnr,Menge,Lagerplatz';
const row = (id: string, product: string, quantity = '1') =>
  `${id},13.11.2026,Frau,Cora,Klein ,Weg,3,20095,Hamburg,DE,${product},${quantity},A-7`;

let portal: PortalProcess;
let nordwind: SignedIn;
beforeAll(async () => {
  portal = await startPortal();
  nordwind = await signIn(portal, 'nordwind');
});
afterAll(() => portal.remove());

const save = (name: string, text: string) => {
  const file = join(nordwind.folder, name);
  writeFileSync(file, text);
  return file;
};
const importOf = (file: string, ...flags: string[]) =>
  nordwind.run(['orders', 'import', file, '-y', '--json', ...flags]);

test('rejected rows keep their columns, name every fault, and are imported without a question once mended', async () => {
  const rows = [row('RR-1', 'NW1050'), row('RR-2', 'NW9998'), row('RR-3', 'NW9999', 'x')];
  const file = save('orders.csv', [HEADER, ...rows].join('\n'));
  const errors = join(nordwind.folder, 'errors.csv');
  const first = await importOf(file, '--ignore', 'Lagerplatz', '--errors', errors);
  expect(first.code).toBe(3);
  const listed = await nordwind.run(['imports', 'list', '--json']);
  const id = String((JSON.parse(listed.stdout) as { entries: { id: number }[] }).entries[0]?.id);
  const { stdout } = await nordwind.run(['imports', 'results', id]);
  const [head, second, third] = stdout.trimEnd().split('\r\n');
  expect(head).toContain(`${HEADER.replaceAll(',', ';')};Line of the file;Import error`);
  expect(second).toContain(`${row('RR-2', 'NW9998').replaceAll(',', ';')};3;`);
  expect(third).toContain(`${row('RR-3', 'NW9999', 'x').replaceAll(',', ';')};4;`);
  expect(third).toMatch(/Artikelnr “NW9999”.*; Menge “x”/);

  const mended = stdout.replace(';NW9998;', ';NW1050;').replace(';NW9999;x;', ';NW1050;1;');
  const again = await importOf(save('mended.csv', mended));
  expect([again.code, again.stderr]).toEqual([0, expect.not.stringContaining('Import error')]);
  const exported = await nordwind.run([
    'orders',
    'export',
    '--search',
    'RR-',
    '--columns',
    'external_order_id',
  ]);
  for (const number of ['RR-1', 'RR-2', 'RR-3']) expect(exported.stdout).toContain(number);
}, 120_000);
