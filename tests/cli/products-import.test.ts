import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPortal, type PortalProcess } from './processes.js';
import { signIn, type SignedIn } from './signed-in.js';

describe('kontor products import', () => {
  let portal: PortalProcess;
  let nordwind: SignedIn;
  beforeAll(async () => {
    portal = await startPortal();
    nordwind = await signIn(portal, 'nordwind');
  });
  afterAll(() => portal.remove());

  const exported = async (user: SignedIn, ...flags: string[]): Promise<string> => {
    const path = join(user.folder, 'produkte.csv');
    await user.run(['products', 'export', '--dialect', 'excel-de', '-o', path, '--force', ...flags]);
    return readFileSync(path, 'utf8');
  };
  const file = (user: SignedIn, text: string): string => user.write('neu.csv', text);

  /** An export without the risk of the stock, which the server learns beside it. */
  const withoutRisk = (csv: string): string[] => {
    const rows = csv.split('\r\n').map((line) => line.split(';'));
    const risk = rows[0]?.indexOf('"Stock risk"') ?? -1;
    expect(risk).toBeGreaterThan(0);
    return rows.map((cells) => cells.toSpliced(risk, 1).join(';'));
  };

  test('changes exactly what was edited in an export', async () => {
    const before = await exported(nordwind);
    const same = await nordwind.json(['products', 'import', file(nordwind, before), '--yes']);
    expect(same).toMatchObject({ code: 0, document: { counts: { applied: 0 }, created: 0, issues: [] } });
    const edited = before.replace('"64,90"', '"65,50"');
    expect(edited).not.toBe(before);
    const dry = await nordwind.json(['products', 'import', file(nordwind, edited), '--dry-run']);
    expect(dry.document).toMatchObject({ stored: false, counts: { applied: 1 } });
    expect(withoutRisk(await exported(nordwind))).toEqual(withoutRisk(before));
    const done = await nordwind.json(['products', 'import', file(nordwind, edited), '--yes']);
    expect(done.document).toMatchObject({ stored: true, counts: { applied: 1, invalid: 0 } });
    expect(withoutRisk(await exported(nordwind))).toEqual(withoutRisk(edited));
  });

  test('creates products, and refuses what breaks a rule row by row', async () => {
    const text = [
      'Artikelnummer;Name;VK;Einheit;Gewicht;EAN',
      'IMP-1;Becher;4,50;Stk;0,3;4006381333931',
      'IMP-2;Krug;-3;Stk;0,3;',
      'IMP-3;Vase;1.234,50;Stk;0,3;',
      'IMP-4;Schale;3;Stk;0,3;4,00638E+12',
      'IMP-5;;;;;',
    ].join('\n');
    const path = file(nordwind, text);
    const { code, document } = await nordwind.json(['products', 'import', path, '--yes']);
    expect(code).toBe(3);
    expect(document).toMatchObject({ created: 2, counts: { applied: 2, invalid: 3 } });
    const lines = (document.issues as { line: number; path: string }[]).map(({ line, path: at }) => [
      line,
      at,
    ]);
    expect(lines).toEqual([
      [3, 'price'],
      [5, 'ean'],
      [6, 'name'],
      [6, 'price'],
      [6, 'unit'],
      [6, 'weight'],
    ]);
    const { stdout } = await nordwind.run(['products', 'import', path, '--dry-run']);
    expect(stdout).toContain('2 unchanged');
  });

  test('takes the products of all merchants by their names, and grams as grams', async () => {
    const lager = await signIn(portal, 'lager');
    const all = await exported(lager, '--all-merchants');
    const same = await lager.json(['products', 'import', file(lager, all), '--dry-run']);
    expect(same).toMatchObject({ code: 0, document: { counts: { applied: 0, invalid: 0 } } });
    const weighed = async (row: string) => {
      const argv = ['products', 'import', file(nordwind, row), '--dry-run'];
      const { document } = await nordwind.json(argv);
      return (document.issues as { code: string }[]).map(({ code }) => code);
    };
    expect(await weighed('SKU;Gewicht (g)\nNW1053;12\n')).toEqual([]);
    expect(await weighed('SKU;Gewicht\nNW1053;350\n')).toEqual(['weightInGrams']);
    expect(await weighed('SKU;Gewicht;VK\nNW1053;0;0,00\n')).toEqual(['zeroSaid', 'zeroSaid']);
    const asked = await lager.run([
      'products',
      'import',
      file(lager, 'SKU;Name\nNW1053;Kanne\n'),
      '--dry-run',
    ]);
    expect(asked.code).toBe(2);
    expect(asked.stderr).toContain('--merchant');
  });

  test('makes no new product of a number whose zeros a spreadsheet took away', async () => {
    const row = (number: string) => `SKU;Name;VK;Einheit;Gewicht\n${number};Null;1;Stk;1\n`;
    await nordwind.run(['products', 'import', file(nordwind, row('0047110')), '--yes']);
    const { code, document } = await nordwind.json([
      'products',
      'import',
      file(nordwind, row('47110')),
      '--yes',
    ]);
    expect(code).toBe(3);
    expect(document.issues).toEqual([expect.objectContaining({ code: 'leadingZeros' })]);
  });
});
