import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPortal, type PortalProcess } from '../cli/processes.js';
import { signIn, type SignedIn } from '../cli/signed-in.js';
import { storedOrders, type StoredOrders } from './stored-orders.js';

const HEADER = 'Bestellnummer;Datum;Anrede;Name;Straße;PLZ;Ort;Land;Artikelnummer;Menge';

describe('what one file taught, in the next one of the same columns', () => {
  let portal: PortalProcess;
  let nordwind: SignedIn;
  let stored: StoredOrders;
  beforeAll(async () => {
    portal = await startPortal();
    nordwind = await signIn(portal, 'nordwind');
    stored = await storedOrders(portal, 'nordwind');
  });
  afterAll(() => portal.remove());

  const imported = (merchant: SignedIn, row: string, flags: readonly string[] = []) => {
    writeFileSync(join(merchant.folder, 'orders.csv'), `${HEADER}\r\n${row}\r\n`);
    return merchant.json(['orders', 'import', 'orders.csv', '--yes', ...flags]);
  };
  const row = (id: string, date: string, salutation: string) =>
    `${id};${date};${salutation};Käthe Größer;Lindenweg 3;20095;Hamburg;DE;NW1050;2`;

  test('a date order nobody said is asked for', async () => {
    expect((await imported(nordwind, row('ME-1', '18.11.2026', 'Frau'))).code).toBe(0);
    await stored.newest();
    expect((await imported(nordwind, row('ME-2', '05/06/2026', 'Frau'))).code).toBe(2);
    expect(await stored.newest()).toEqual([]);
  });

  test('a date order somebody said is taken again', async () => {
    expect((await imported(nordwind, row('ME-3', '05/06/2025', 'Frau'), ['--date-order', 'mdy'])).code).toBe(
      0,
    );
    expect((await imported(nordwind, row('ME-4', '07/08/2025', 'Frau'))).code).toBe(0);
    expect((await stored.newest()).map(({ date }) => date).toSorted()).toEqual(['2025-05-06', '2025-07-08']);
  });

  test('a date order somebody said is asked for again where another one is likelier', async () => {
    const days = ['09/12/2025', '10/12/2025', '11/12/2025'];
    const rows = days.map((day, at) => row(`ME-8${at}`, day, 'Frau')).join('\r\n');
    expect((await imported(nordwind, rows)).code).toBe(2);
  });

  test('a value somebody said is taken again, and by nobody else', async () => {
    const other = await signIn(portal, 'alpenshop');
    expect((await imported(nordwind, row('ME-5', '18.11.2026', 'Divers'))).code).toBe(3);
    const flags = ['--value', 'salutation:Divers=frau'];
    expect((await imported(nordwind, row('ME-5', '18.11.2026', 'Divers'), flags)).code).toBe(0);
    expect((await imported(nordwind, row('ME-6', '18.11.2026', 'Divers'))).code).toBe(0);
    const blank = ['--value', 'salutation:=frau'];
    expect((await imported(nordwind, row('ME-9', '18.11.2026', ''), blank)).code).toBe(0);
    expect((await imported(nordwind, row('ME-10', '18.11.2026', ''))).code).toBe(3);
    const foreign = await imported(other, row('ME-7', '18.11.2026', 'Divers'));
    expect(foreign).toMatchObject({ code: 3, document: { report: { counts: { create: 0, invalid: 1 } } } });
  });
});
