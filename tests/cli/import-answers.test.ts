import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { atTerminal } from './at-terminal.js';
import { startPortal, type PortalProcess } from './processes.js';
import { signIn, type SignedIn } from './signed-in.js';

const HEADER = 'Bestellnr.;Datum;Anrede;Name;Straße;PLZ;Ort;Land';
const order = (id: string, date = '13.11.2026') =>
  `${id};${date};Frau;Käthe Größer;Lindenweg 3;20095;Hamburg;DE`;

describe('answers to the questions of kontor orders import', () => {
  let portal: PortalProcess;
  let nordwind: SignedIn;
  beforeAll(async () => {
    portal = await startPortal();
    nordwind = await signIn(portal, 'nordwind');
  });
  afterAll(() => portal.remove());

  const save = (name: string, ...lines: string[]) => {
    const file = join(nordwind.folder, name);
    writeFileSync(file, `${lines.join('\n')}\n`);
    return file;
  };
  const PAIRS = [
    `${HEADER};Hauptartikel;Zusatzartikel;Menge`,
    `${order('PA-1')};NW1050;NW1070;1`,
    `${order('PA-2')};NW1050;;2`,
  ];
  const itemsOf = (stdout: string) => stdout.match(/\d+ × \S+/g);

  test('take a further product of the row as an item of its own, at a terminal and by flags', async () => {
    const file = save('pairs.csv', ...PAIRS);
    const asked = await atTerminal(nordwind, ['orders', 'import', file, '-n'], [['b for both', 'b']]);
    expect(itemsOf(asked.stdout)).toEqual(['1 × NW1050', '1 × NW1070', '2 × NW1050']);
    const { stderr } = await nordwind.run(['orders', 'import', file, '-n']);
    const [, line = ''] = /several products a row: (.*)/.exec(stderr) ?? [];
    const told = await nordwind.run(['orders', 'import', file, '-n', ...line.split(' ')]);
    expect([told.code, itemsOf(told.stdout)]).toEqual([0, itemsOf(asked.stdout)]);
  });

  test('decide the order of day and month by dates of the file', async () => {
    const file = save('dates.csv', `${HEADER};Artikelnr.;Menge`, `${order('DA-1', '04/03/2026')};NW1050;1`);
    const asked = await atTerminal(
      nordwind,
      ['orders', 'import', file, '-n'],
      [
        ['[dmy, mdy]', 'first'],
        ['“first” is none of the answers', 'm'],
      ],
    );
    expect(asked.stderr).toContain('mdy  Month first: 04/03/2026 = 3 April 2026');
    expect(asked).toMatchObject({ code: 0, stderr: expect.stringContaining('dates MM/DD/YYYY') });
  });

  test('keep a file out whose orders are not all to be sent, without calling it misunderstood', async () => {
    const held = [`${order('HE-1')};NW1050;1;ja`, `${order('HE-2')};NW1050;1;`];
    const file = save('held.csv', `${HEADER};Artikelnr.;Menge;Freigabe`, ...held);
    const asked = await atTerminal(
      nordwind,
      ['orders', 'import', file, '-n'],
      [['Create them all the same?', 'n']],
    );
    expect(asked).toMatchObject({ code: 1, stderr: expect.stringContaining('--skip-line LINE') });
  });

  test('with a yes are followed by the receipt alone, and by the command that fetches what was refused', async () => {
    const rows = [`${order('YE-1')};NW1050;1`, `${order('YE-2')};NW9999;1`, `${order('YE-3')};NW9999;1`];
    const file = save('yes.csv', `${HEADER};Artikelnr.;Menge`, ...rows);
    const asked = await atTerminal(nordwind, ['orders', 'import', file], [['Import? [y/N]', 'y']]);
    expect(asked.code).toBe(3);
    expect(asked.stdout).toMatch(/^Import +\d/);
    expect(asked.stderr).toMatch(/kontor imports results \d+ -o rejected\.csv\n$/);
    const again = await nordwind.run([
      'orders',
      'import',
      save('one.csv', `${HEADER};Artikelnr.;Menge`, rows[0]!),
      '-y',
    ]);
    expect(again).toMatchObject({ code: 0, stderr: expect.stringMatching(/nothing to import/i) });
  });

  test('given as flags are refused before any row is, naming the flag', async () => {
    const file = save('plain.csv', `${HEADER};Artikelnr.;Menge`, `${order('PL-1')};NW1050;1`);
    const dry = (...flags: string[]) => nordwind.run(['orders', 'import', file, '-n', ...flags]);
    expect(await dry('--set', 'country=Atlantis')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('“Atlantis” is no value for --set country'),
    });
    expect(await dry('--map', 'street=Strasze')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--map street: There is no column “Strasze”'),
    });
    expect(await dry('--skip-line', 'x')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--skip-line'),
    });
    expect((await dry('--encoding', 'UTF8')).code).toBe(0);
  });
});
