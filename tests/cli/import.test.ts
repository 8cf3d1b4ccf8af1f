import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { cmsBlocksList } from '@kontor/portal-core/cms-blocks';
import { createClient } from '@kontor/portal-core/contract';
import { login } from '@kontor/portal-core/session';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { germanShopFile } from '../files/german-shop.js';
import { fetchTransport } from '../flows/fetch-transport.js';
import { DEMO_PASSWORD, startPortal, type PortalProcess } from './processes.js';
import { signIn, type SignedIn } from './signed-in.js';

describe('kontor orders import', () => {
  let portal: PortalProcess;
  let nordwind: SignedIn;
  beforeAll(async () => {
    portal = await startPortal();
    nordwind = await signIn(portal, 'nordwind');
  });
  afterAll(() => portal.remove());

  const save = (name: string, content: string | Uint8Array) => {
    const file = join(nordwind.folder, name);
    writeFileSync(file, content);
    return file;
  };
  const plain = (id: string, more = '') =>
    `Bestellnr.;Datum;Name;Straße;PLZ;Ort;Land;Artikelnr.;Menge;Anrede\n${id};${more || '13.11.2026'};Käthe Größer;Lindenweg 3;20095;Hamburg;DE;NW1050;1;Frau\n`;

  test('checks without writing, then writes, then finds everything unchanged', async () => {
    const { bytes, orders, wrong } = germanShopFile({ orders: 300, prefix: 'IM-', wrong: true });
    const file = save('shop.csv', bytes);
    const dry = await nordwind.json(['orders', 'import', file, '--dry-run']);
    expect(dry.code).toBe(3);
    const counts = { create: orders - wrong.length, unchanged: 0, conflict: 0, invalid: wrong.length };
    expect(dry.document.report.counts).toEqual(counts);
    expect(dry.document.receipt).toBeNull();
    expect((await nordwind.json(['imports', 'list'])).document.entries).toEqual([]);

    const real = await nordwind.json(['orders', 'import', file, '-y']);
    expect(real.code).toBe(3);
    expect(real.document.report).toEqual(dry.document.report);
    expect(real.document.receipt.counts).toEqual({
      created: counts.create,
      replaced: 0,
      unchanged: 0,
      conflict: 0,
      invalid: wrong.length,
    });

    const again = await nordwind.json(['orders', 'import', file, '-y']);
    expect(again.document.report.counts).toEqual({ ...counts, create: 0, unchanged: counts.create });
    expect(again.document.receipt).toBeNull();
    expect(readdirSync(nordwind.folder).filter((name) => name.includes('.import.'))).toEqual([]);
  });

  test.each(['alpenshop', 'nordwind', 'helvetia'])(
    'takes the sample file %s finds among the downloads as it is',
    async (username) => {
      const file = save(`muster-${username}.csv`, await sampleFileOf(portal, username));
      const merchant = await signIn(portal, username);
      const { code, document } = await merchant.json(['orders', 'import', file, '-y']);
      expect(code).toBe(0);
      expect(document.receipt.counts).toEqual({
        created: 3,
        replaced: 0,
        unchanged: 0,
        conflict: 0,
        invalid: 0,
      });
    },
  );

  test('tells the dialect and every rejected row with its place, value and reason', async () => {
    const file = save('wrong.csv', germanShopFile({ orders: 12, prefix: 'WR-', wrong: true }).bytes);
    const { stdout, stderr } = await nordwind.run(['orders', 'import', file, '--dry-run']);
    expect(stderr).toContain(
      'wrong.csv: windows-1252 · delimiter ; · with header · dates DD.MM.YYYY · one row an item',
    );
    expect(stderr).toContain('Street (street) ← Straße/Hausnr. ·');
    expect(stdout).toContain('wrong.csv:2:2 Bestelldatum “31.11.2026”: Invalid date');
    expect(stdout).toContain(
      'wrong.csv:5:15 Artikelnr. “NW10500”: This product is not known. Did you mean NW1050?',
    );
    expect(stdout).toContain('wrong.csv:6:17 Menge “zwei”: Only whole numbers allowed');
  });

  test('writes rejected rows that can be put right and imported', async () => {
    const file = save('reject.csv', germanShopFile({ orders: 24, prefix: 'RJ-', wrong: true }).bytes);
    const errors = join(nordwind.folder, 'reject-errors.csv');
    await nordwind.run(['orders', 'import', file, '--errors', errors, '-y']);
    const text = readFileSync(errors, 'utf8');
    expect(text).toContain(';Line of the file;Import error\r\n');
    const mended = text.replace('31.11.2026', '30.11.2026').replace(';zwei;', ';2;');
    const { document } = await nordwind.json(['orders', 'import', save('mended.csv', mended), '-y']);
    expect(document.receipt.counts).toMatchObject({ created: 2, invalid: 10 });
  });

  test('reads stdin, and the same data again changes nothing', async () => {
    const { bytes } = germanShopFile({ orders: 50, prefix: 'IN-' });
    const first = await nordwind.json(['orders', 'import', '-', '-y'], { stdin: bytes });
    expect(first).toMatchObject({
      code: 0,
      document: { receipt: { source_name: 'stdin', counts: { created: 50 } } },
    });
    const second = await nordwind.json(['orders', 'import', '-', '-y'], { stdin: bytes });
    expect(second).toMatchObject({ code: 0, document: { report: { counts: { unchanged: 50 } } } });
  });

  test('takes mapping, constants and dialect from flags, a file and a saved profile', async () => {
    const odd = save(
      'odd.csv',
      'A|B|C|D|E|F|G|H\nOD-1|13.11.2026|Käthe Größer|Lindenweg 3|20095|Hamburg|NW1050|2\n',
    );
    const missing = await nordwind.run(['orders', 'import', odd, '--dry-run']);
    expect(missing.code).toBe(2);
    expect(missing.stderr).toContain('ERROR: you have to map all the fields to import the orders!');
    expect(missing.stderr).toContain('--map external_order_id=COLUMN');
    const pairs = [
      'external_order_id=A',
      'date=2',
      'first_address_line=C',
      'street=D',
      'postal_code=e',
      'city=F',
    ];
    const flags = [...pairs, 'product_id=G', 'quantity=8'].flatMap((pair) => ['--map', pair]);
    const sets = ['--set', 'country=DE', '--set', 'salutation=frau'];
    const byFlags = await nordwind.json(['orders', 'import', odd, '--dry-run', ...flags, ...sets]);
    expect(byFlags).toMatchObject({ code: 0, document: { report: { counts: { create: 1 } } } });

    const { mapping } = byFlags.document.report;
    const profile = save('odd.json', JSON.stringify(mapping));
    const byFile = await nordwind.json(['orders', 'import', odd, '--dry-run', '--profile', profile]);
    expect(byFile.document.report).toEqual(byFlags.document.report);
    expect((await nordwind.run(['profiles', 'save', 'Odd', '--from', profile])).code).toBe(0);
    const byName = await nordwind.json(['orders', 'import', odd, '--dry-run', '--profile', 'Odd']);
    expect(byName.document.report).toEqual(byFlags.document.report);
    expect((await nordwind.json(['profiles', 'show', 'Odd'])).document).toEqual(mapping);
    expect((await nordwind.run(['profiles', 'delete', 'Odd', '--yes'])).code).toBe(0);
    expect((await nordwind.run(['orders', 'import', odd, '--profile', 'Odd', '-y'])).code).toBe(1);
  });

  test('asks for an undecided date order at a terminal and names the flag elsewhere', async () => {
    const file = save('dates.csv', plain('DT-1', '05/06/2026'));
    const silent = await nordwind.run(['orders', 'import', file, '--dry-run']);
    expect(silent).toMatchObject({ code: 2, stderr: expect.stringContaining('--date-order dmy') });
    const stdin = new PassThrough();
    const asked = await nordwind.run(['orders', 'import', file, '--dry-run'], {
      stdin,
      tty: true,
      onStderr: (text) => {
        if (text.includes('Day or month first?')) stdin.write('mdy\r');
      },
    });
    expect(asked).toMatchObject({ code: 0, stderr: expect.stringContaining('dates MM/DD/YYYY') });
    expect((await nordwind.run(['orders', 'import', file, '--dry-run', '--date-order', 'dmy'])).code).toBe(0);
  });

  test('tells an order whose number is taken by other content, and keeps the stored one', async () => {
    await nordwind.run(['orders', 'import', save('taken.csv', plain('TK-1')), '-y']);
    const errors = join(nordwind.folder, 'taken-errors.csv');
    const other = save('taken2.csv', plain('TK-1').replace('Lindenweg 3', 'Lindenweg 4'));
    const { code, document } = await nordwind.json(['orders', 'import', other, '--errors', errors, '-y']);
    expect(code).toBe(3);
    expect(document).toMatchObject({ report: { counts: { conflict: 1, create: 0 } }, receipt: null });
    expect(readFileSync(errors, 'utf8')).toContain('TK-1 already exists');
  });

  test.each([
    ['empty.csv', '', /The file is empty/],
    ['book.xlsx', 'PK\u0003\u0004', /File type must be CSV!/],
    ['renamed.csv', 'PK\u0003\u0004 and more', /File type must be CSV!/],
    ['page.csv', '<!doctype html><html>', /File type must be CSV!/],
  ])('refuses %s', async (name, content, says) => {
    const result = await nordwind.run(['orders', 'import', save(name, content), '-y']);
    expect(result.stderr).toMatch(says);
    expect(result.code).toBe(2);
  });

  test('tells a file that is not there, or is a folder', async () => {
    expect((await nordwind.run(['orders', 'import', 'nowhere.csv', '-y'])).stderr).toContain(
      'There is no file',
    );
    expect((await nordwind.run(['orders', 'import', '.', '-y'])).stderr).toContain('is a folder');
  });

  test('imports for a merchant named by staff, who must name one', async () => {
    const lager = await signIn(portal, 'lager');
    const file = save('staff.csv', plain('ST-1'));
    expect(await lager.run(['orders', 'import', file, '-y'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('For which merchant? Please give --merchant NUMBER'),
    });
    const { document } = await lager.json(['orders', 'import', file, '--merchant', '2', '-y']);
    expect(document.receipt).toMatchObject({ merchant_erp_id: 2, counts: { created: 1 } });
  });

  test('lists, shows and undoes an import', async () => {
    const file = save('undo.csv', germanShopFile({ orders: 20, prefix: 'UN-', wrong: true }).bytes);
    const { document } = await nordwind.json(['orders', 'import', file, '-y']);
    const id = String(document.receipt.id);
    expect((await nordwind.run(['imports', 'list'])).stdout).toMatch(new RegExp(`^${id} .*undo\\.csv`, 'm'));
    expect((await nordwind.json(['imports', 'show', id])).document).toEqual(document.receipt);
    const results = await nordwind.run(['imports', 'results', id, '--status', 'invalid']);
    expect(results.stdout).toContain('31.11.2026');
    expect(await nordwind.run(['imports', 'results', id, '--json'])).toMatchObject({ code: 2 });
    expect(await nordwind.run(['imports', 'undo', id])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--yes'),
    });
    const created = document.receipt.counts.created;
    const undone = await nordwind.json(['imports', 'undo', id, '--yes']);
    expect(undone).toMatchObject({ code: 0, document: { cancelled: created, kept: [] } });
    const again = await nordwind.json(['orders', 'import', file, '-y']);
    expect(again.document.receipt.counts.created).toBe(created);
  });

  test('carries an order on over the blank cells of a Shopify export', async () => {
    const shopify = fileURLToPath(new URL('../files/shopify_orders_sample.csv', import.meta.url));
    const constants = {
      postal_code: '20095',
      city: 'Hamburg',
      country: 'DE',
      salutation: 'frau',
      first_address_line: 'Käthe Größer',
      street: 'Lindenweg 3',
      product_id: 'NW1050',
    };
    const sets = Object.entries(constants).flatMap(([field, value]) => ['--set', `${field}=${value}`]);
    const refunds = ['--value', 'remark:Refunded Amount > 0='];
    const flags = ['--dry-run', ...sets, ...refunds];
    const { code, document } = await nordwind.json(['orders', 'import', shopify, ...flags]);
    expect(code).toBe(0);
    expect(document.report).toMatchObject({ orders: 127, counts: { create: 127 }, source: { rows: 249 } });
    expect(existsSync(`${shopify}.import.jsonl`)).toBe(false);
  });

  test('leaves the file itself as it was', () => {
    const { bytes } = germanShopFile({ orders: 300, prefix: 'IM-', wrong: true });
    expect(readFileSync(join(nordwind.folder, 'shop.csv')).equals(bytes)).toBe(true);
    expect(statSync(join(nordwind.folder, 'shop.csv')).size).toBe(bytes.length);
  });
});

/** The file of the block „Musterdatei für den Bestellimport" of a demo user. */
async function sampleFileOf({ url }: PortalProcess, username: string): Promise<Uint8Array> {
  const transport = fetchTransport(url);
  const { token } = await createClient({ transport }).call(login, {
    body: { username, password: DEMO_PASSWORD },
  });
  const client = createClient({ transport, token: () => token });
  const { entries } = await client.call(cmsBlocksList, { query: { type: 'downloads' } });
  const [file] = entries.find(({ name }) => name.startsWith('Musterdatei'))?.files ?? [];
  const answer = await fetch(`${url}/api/media/${file?.fileName}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return new Uint8Array(await answer.arrayBuffer());
}
