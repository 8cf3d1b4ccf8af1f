import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPortal, type PortalProcess } from './processes.js';
import { signIn, type SignedIn } from './signed-in.js';

const HEADER =
  'Bestellnr.;Datum;Anrede;Liefer-Name;Liefer-Straße;Liefer-PLZ;Liefer-Ort;Liefer-Land;Artikelnr.;Menge';
const row = (id: string, street = 'Lindenweg 3', quantity = '1') =>
  `${id};13.11.2026;Frau;Käthe Größer;${street};20095;Hamburg;DE;NW1050;${quantity}`;

describe('kontor orders import takes care', () => {
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

  /** Runs at a terminal; each question that holds a text is answered once, after something was done. */
  const atTerminal = (
    argv: readonly string[],
    answers: readonly (readonly [text: string, answer: string, before?: () => void])[],
  ) => {
    const stdin = new PassThrough();
    const left = [...answers];
    return nordwind.run(argv, {
      stdin,
      tty: true,
      onStderr: (text) => {
        const [next] = left;
        if (next === undefined || !text.includes(next[0])) return;
        left.shift();
        next[2]?.();
        setImmediate(() => stdin.write(`${next[1]}\r`));
      },
    });
  };

  test('never writes rejected rows over the orders themselves', async () => {
    const file = save('own.csv', HEADER, row('OW-1', 'Lindenweg 3', 'zwei'));
    const before = readFileSync(file);
    expect((await nordwind.run(['orders', 'import', file, '--errors', file, '-y'])).code).toBe(2);
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  test('says that the folder of an output is not there', async () => {
    const file = save('folder.csv', HEADER, row('FO-1'));
    const argv = ['orders', 'import', file, '--dry-run', '--errors', 'nowhere/rejected.csv'];
    expect(await nordwind.run(argv)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`There is no folder ${join(nordwind.folder, 'nowhere')}`),
    });
    expect((await nordwind.run(['orders', 'export', '-o', 'nowhere/orders.csv'])).code).toBe(1);
  });

  test.each([
    ['a question', ['--map', 'quantity='], 'Is that right?', 'y'],
    ['the yes', [], 'Import? [y/N]', 'y'],
  ])('stores nothing of a file that changes while %s is waited for', async (_, flags, question, answer) => {
    const file = save('change.csv', HEADER, row('CH-1'));
    const change = () => save('change.csv', HEADER, row('CH-1', 'Elsewhere 9'));
    const told = await atTerminal(
      ['orders', 'import', file, ...flags],
      [[question, answer, () => void change()]],
    );
    expect(told).toMatchObject({ code: 1, stderr: expect.stringContaining('change.csv has changed') });
    const dry = await nordwind.json(['orders', 'import', file, '--dry-run']);
    expect(dry.document.report.counts).toMatchObject({ create: 1, conflict: 0 });
  });

  test('asks how many pieces a row is, where its column of quantities is taken away', async () => {
    const file = save('pieces.csv', HEADER, row('PI-1', 'Lindenweg 3', '7'));
    const argv = ['orders', 'import', file, '--dry-run', '--map', 'quantity='];
    const told = await nordwind.json(argv);
    expect(told).toMatchObject({ code: 2, document: { flags: ['--set', 'quantity=1'] } });
    expect((await nordwind.json([...argv, '--set', 'quantity=1'])).code).toBe(0);
    const answered = await atTerminal(argv, [
      ['Is that right?', 'n'],
      ['which column', '=3'],
    ]);
    expect(answered).toMatchObject({ code: 0, stdout: expect.stringContaining('3 × NW1050') });
  });

  test('tells which column stays unused, and takes it in where a person says so', async () => {
    const [header, cells] = [
      HEADER.replace('PLZ', 'Xyzzy;Liefer-PLZ'),
      row('LE-1').replace(';20095', ';Hof 2;20095'),
    ];
    const file = save('left.csv', header, cells);
    const told = await nordwind.run(['orders', 'import', file, '--dry-run']);
    expect(told.stderr).toContain('(address_second_line): would stay unused: Liefer-Xyzzy “Hof 2”');
    expect(told.stderr).toContain('otherwise: --map address_second_line=Liefer-Xyzzy');
    const { document } = await nordwind.json(['orders', 'import', file, '--dry-run']);
    const left = await nordwind.run(['orders', 'import', file, '--dry-run', ...document.flags]);
    expect(left).toMatchObject({ code: 0, stdout: expect.stringContaining('Hof 2') });
    const taken = await atTerminal(
      ['orders', 'import', file, '--dry-run'],
      [
        ['Leave it so? [y, or together: Liefer-Xyzzy]', 'n'],
        ['which column', 'Liefer-Xyzzy'],
      ],
    );
    expect(taken).toMatchObject({ code: 0, stdout: expect.stringContaining('| Hof 2') });
  });

  test('says before an undo that what was replaced does not come back', async () => {
    await nordwind.run(['orders', 'import', save('first.csv', HEADER, row('UR-1')), '-y']);
    const again = save('again.csv', HEADER, row('UR-1', 'Lindenweg 4'), row('UR-2'));
    const { document } = await nordwind.json(['orders', 'import', again, '-y', '--on-conflict', 'replace']);
    const id = String(document.receipt.id);
    expect((await nordwind.run(['imports', 'list'])).stdout).toMatch(/created +replaced +unchanged/);
    const undone = await atTerminal(['imports', 'undo', id], [['Undo import', 'y']]);
    expect(undone.stderr).toMatch(
      /1 order took the place of an earlier one[^]*Undo import[^]*1 order cancelled/,
    );
    expect(await nordwind.json(['imports', 'undo', id, '-y'])).toMatchObject({
      code: 1,
      document: { code: 'undone' },
    });
    expect(await nordwind.json(['imports', 'show', '9999'])).toMatchObject({
      code: 1,
      document: { code: 'not_found' },
    });
  });

  test('does not pass over what means nothing for a workbook', async () => {
    const from = fileURLToPath(new URL('../files/import/workbook.xlsx', import.meta.url));
    copyFileSync(from, join(nordwind.folder, 'book.xlsx'));
    const argv = ['orders', 'import', 'book.xlsx', '--dry-run'];
    expect(await nordwind.json([...argv, '--encoding', 'utf-8'])).toMatchObject({
      code: 2,
      document: { code: 'workbook_is_no_text' },
    });
    expect((await nordwind.json(argv)).code).toBe(0);
  });
});
