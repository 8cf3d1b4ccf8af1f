import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { atTerminal } from './at-terminal.js';
import { startPortal, type PortalProcess } from './processes.js';
import { signIn, type SignedIn } from './signed-in.js';

describe('kontor orders import, where a file is not sure or a person is to say yes', () => {
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
  const HEADER = 'Bestellnr.;Datum;Anrede;Name;Straße;PLZ;Ort;Land;Artikelnr.;Menge';
  const row = (id: string, street = 'Lindenweg 3') =>
    `${id};13.11.2026;Frau;Käthe Größer;${street};20095;Hamburg;DE;NW1050;1`;
  const guessed = (id: string) => [HEADER.replace('Menge', 'Zahl der Dinge'), row(id)] as const;

  test('ends with what was understood, what is not sure, and the flags that would say so', async () => {
    const file = save('guess.csv', ...guessed('GU-1'));
    const told = await nordwind.run(['orders', 'import', file, '-y']);
    expect(told.code).toBe(2);
    expect(told.stderr).toContain('Street (street) ← Straße · known');
    expect(told.stderr).toMatch(/Quantity \(quantity\).*Zahl der Dinge/);
    const { document } = await nordwind.json(['orders', 'import', file, '-y']);
    expect(document).toMatchObject({ code: expect.stringMatching(/^mapping_/) });
    expect(document.questions.flatMap(({ fields }: { fields: string[] }) => fields)).toContain('quantity');
    const flags = document.flags.map((flag: string) => flag.replace('=COLUMN', '=Zahl der Dinge'));
    const accepted = await nordwind.json(['orders', 'import', file, '-y', ...flags]);
    expect(accepted).toMatchObject({ code: 0, document: { receipt: { counts: { created: 1 } } } });
  });

  test('asks once which of two addresses under the same headers is meant, and tells the flags of the other', async () => {
    const header =
      'Bestellnr.;Datum;Anrede;Name;Straße;PLZ;Ort;Land;Name;Straße;PLZ;Ort;Land;Artikelnr.;Menge';
    const twins =
      'TW-1;13.11.2026;Frau;Ada Zahl;Zahlweg 9;99084;Erfurt;DE;Käthe Kern;Hof 3;50667;Köln;DE;NW1050;1';
    const file = save('twins.csv', header, twins);
    const told = await nordwind.run(['orders', 'import', file, '--dry-run']);
    expect(told.code).toBe(2);
    const line = told.stderr.split('\n').find((text) => text.includes('the other address'));
    expect(line).toContain('“Frau Käthe Kern Hof 3 50667 Köln DE”');
    for (const flag of ['"first_address_line=Name (2)"', '"city=Ort (2)"', '"country=Land (2)"'])
      expect(line).toContain(`--map ${flag}`);
    const asked = await atTerminal(
      nordwind,
      ['orders', 'import', file],
      [
        ['Which address is it? [1 to 2', 'x'],
        ['Please answer with a number from 1 to 2', '2'],
        ['Import? [y/N]', 'n'],
      ],
    );
    const label = asked.stderr.slice(asked.stderr.indexOf('goes on the parcel'));
    expect(label).toMatch(/Frau Käthe Kern[^]*Hof 3[^]*50667 Köln/);
    expect(label).not.toContain('Zahlweg');
  });

  test('asks a person, shows the parcels, and writes after a yes alone', async () => {
    const file = save('ask.csv', `${HEADER.replace('Menge', 'Stückelung')};Sonstiges`, `${row('AS-1')};x`);
    const no = await atTerminal(
      nordwind,
      ['orders', 'import', file, '--map', 'quantity=Stückelung'],
      [['Import? [y/N]', 'n']],
    );
    expect(no).toMatchObject({ code: 1, stderr: expect.stringContaining('| Lindenweg 3') });
    const yes = await atTerminal(
      nordwind,
      ['orders', 'import', file, '--map', 'quantity=Stückelung'],
      [['Import? [y/N]', 'y']],
    );
    expect(yes).toMatchObject({ code: 0, stderr: expect.stringContaining('Not used: Sonstiges “x”') });
    const question = save('ask2.csv', HEADER.replace('Anrede', 'Xyzzy'), row('AS-2').replace('Frau', 'eins'));
    const which = 'Salutation (salutation): which column';
    const answers = [
      [which, 'nirgends'],
      [which, '=frau'],
      ['Import? [y/N]', 'y'],
    ] as const;
    const answered = await atTerminal(nordwind, ['orders', 'import', question], answers);
    expect(answered).toMatchObject({ code: 0, stderr: expect.stringContaining('“nirgends” is no column') });
  });

  test('asks a person who is there to read the remarks, and keeps their orders out until somebody has', async () => {
    const remarks = ['Oma kriegt das', 'bitte klingeln', 'STORNO'];
    const rows = remarks.map((remark, at) => `${row(`BM-${at}`, `Lindenweg ${2 * at + 3}`)};${remark}`);
    const file = save('remarks.csv', `${HEADER};Bemerkung`, ...rows);
    const dry = await nordwind.run(['orders', 'import', file, '--dry-run']);
    expect(dry).toMatchObject({
      code: 3,
      stdout: expect.stringContaining('remarks.csv:2:11 “Oma kriegt das”'),
    });
    expect(dry.stdout).toContain('--remarks-read');
    const answered = (read: string) =>
      atTerminal(
        nordwind,
        ['orders', 'import', file],
        [
          ['Read it, and the order is to be sent as it is? [y/N]', read],
          ['Import? [y/N]', 'y'],
        ],
      );
    const counts = async () =>
      (await nordwind.json(['orders', 'import', file, '--dry-run'])).document.report.counts;
    expect(await answered('n')).toMatchObject({ code: 3 });
    expect(await counts()).toMatchObject({ create: 0, unchanged: 1, invalid: 2 });
    expect(await answered('y')).toMatchObject({ code: 3 });
    expect(await counts()).toMatchObject({ create: 0, unchanged: 1, invalid: 2 });
    const read = await nordwind.json(['orders', 'import', file, '--dry-run', '--remarks-read']);
    expect(read.document.report.counts).toMatchObject({ create: 0, unchanged: 2, invalid: 1 });
  });

  test('tells how dates are read that do not tell it by themselves', async () => {
    const dated = (id: string, date: string) => row(id).replace(/[^;]*(?=;Frau)/, date);
    const file = save('dates.csv', HEADER, dated('DA-1', '18.11.26'), dated('DA-2', '46339'));
    const told = await nordwind.run(['orders', 'import', file, '--dry-run']);
    expect(told.stderr).toMatch(/18\.11\.26 → .*18.*2026, 46339 → .*13.*2026/);
  });

  test('without a terminal writes only when told to', async () => {
    const file = save('yes.csv', HEADER, row('YE-1'));
    expect(await nordwind.json(['orders', 'import', file])).toMatchObject({
      code: 2,
      document: { code: 'flag_missing', report: { counts: { create: 1 } } },
    });
    expect(await nordwind.json(['orders', 'import', file, '-y'])).toMatchObject({ code: 0 });
    expect(await nordwind.json(['orders', 'import', file])).toMatchObject({
      code: 0,
      document: { receipt: null },
    });
  });

  test('tells conflicts by number and field, and leaves, replaces or stops at them', async () => {
    await nordwind.run(['orders', 'import', save('stored.csv', HEADER, row('KO-1')), '-y']);
    const file = save('other.csv', HEADER, row('KO-1', 'Lindenweg 4'), row('KO-2'));
    const dry = await nordwind.run(['orders', 'import', file, '--dry-run']);
    expect(dry.stdout).toContain('other.csv:2 KO-1 (');
    expect(dry.stdout).toContain('Street: “Lindenweg 3” → “Lindenweg 4”');
    const stopped = await nordwind.json(['orders', 'import', file, '-y', '--on-conflict', 'stop']);
    expect(stopped).toMatchObject({
      code: 3,
      document: { code: 'conflicts', report: { counts: { conflict: 1 } } },
    });
    const would = (choice: string) =>
      nordwind.run(['orders', 'import', file, '--dry-run', '--on-conflict', choice]);
    expect(await would('stop')).toMatchObject({ code: 3, stdout: expect.stringContaining('would stop') });
    expect(await would('replace')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('1 order would be replaced: KO-1'),
    });
    const replaced = await nordwind.json(['orders', 'import', file, '-y', '--on-conflict', 'replace']);
    expect(replaced).toMatchObject({
      code: 0,
      document: { receipt: { counts: { created: 1, replaced: 1 } } },
    });
    const again = await nordwind.json(['orders', 'import', file, '--dry-run']);
    expect(again.document.report.counts).toMatchObject({ unchanged: 2 });
  });

  test('replaces the order of somebody else where it is named, and not with all others', async () => {
    await nordwind.run(['orders', 'import', save('known.csv', HEADER, row('JA-1')), '-y']);
    const other = row('JA-1', 'Hafengasse 12').replace('Käthe Größer', 'Silke Harms');
    const file = save('else.csv', HEADER, other);
    const all = await nordwind.run(['orders', 'import', file, '--dry-run', '--on-conflict', 'replace']);
    expect(all).toMatchObject({ code: 3, stdout: expect.stringContaining('--replace JA-1') });
    const unmet = await nordwind.json(['orders', 'import', file, '--dry-run', '--replace', 'JA-2']);
    expect(unmet).toMatchObject({ code: 2, document: { code: 'replace_unmet' } });
    const dry = await nordwind.run(['orders', 'import', file, '--dry-run', '--replace', 'JA-1']);
    expect(dry).toMatchObject({ code: 0, stdout: expect.stringContaining('would be replaced: JA-1') });
    const named = await nordwind.json(['orders', 'import', file, '-y', '--replace', 'JA-1']);
    expect(named).toMatchObject({ code: 0, document: { receipt: { counts: { replaced: 1, conflict: 0 } } } });
    const again = await nordwind.json(['orders', 'import', file, '-y', '--replace', 'JA-1']);
    expect(again).toMatchObject({
      code: 0,
      document: { report: { counts: { unchanged: 1 } }, receipt: null },
    });
  });

  test('asks at the terminal once more before it replaces the order of somebody else', async () => {
    await nordwind.run(['orders', 'import', save('hers.csv', HEADER, row('JB-1')), '-y']);
    const other = row('JB-1', 'Hafengasse 12').replace('Käthe Größer', 'Silke Harms');
    const argv = ['orders', 'import', save('his.csv', HEADER, other)];
    const chosen = ['JB-1 (1 of 1):', 'replace'] as const;
    const left = await atTerminal(nordwind, argv, [chosen, ['Replace it anyway? [y/N]', 'n']]);
    expect(left).toMatchObject({ code: 3, stderr: expect.stringContaining('goes to somebody else') });
    const replaced = await atTerminal(nordwind, argv, [
      chosen,
      ['Replace it anyway? [y/N]', 'y'],
      ['Import? [y/N]', 'y'],
    ]);
    expect(replaced.code, replaced.stderr).toBe(0);
    const again = await nordwind.json([...argv, '--dry-run']);
    expect(again.document.report.counts).toMatchObject({ unchanged: 1, conflict: 0 });
  });

  test('counts in a dry run what an order would take that is named to replace another', async () => {
    await nordwind.run(['orders', 'import', save('few.csv', HEADER, row('JC-1')), '-y']);
    const many = row('JC-1').replace(/1$/, '499');
    const argv = ['orders', 'import', save('many.csv', HEADER, many), '--dry-run'];
    const shortages = async (...flags: string[]) =>
      (await nordwind.json([...argv, ...flags])).document.report.effects.shortages;
    expect(await shortages()).toEqual([]);
    expect(await shortages('--replace', 'jc-1')).toMatchObject([{ product_id: 'NW1050', needed: 498 }]);
  });

  test('tells in an unattended run what exists under another number, and leaves it out where that is wanted', async () => {
    const options = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
    const day = new Intl.DateTimeFormat('de-DE', options).format(new Date());
    const other = (id: string) => row(id, 'Zwillingsweg 7').replace('13.11.2026', day);
    await nordwind.run(['orders', 'import', save('first.csv', HEADER, other('ZA-1')), '-y']);
    const file = save('second.csv', HEADER, other('77001'), row('77002', 'Ahornufer 41'));
    const held = await nordwind.json(['orders', 'import', file, '-y', '--twins', 'hold']);
    expect(held).toMatchObject({ code: 3, document: { receipt: { counts: { created: 1, invalid: 1 } } } });
    expect(held.document.report.issues).toMatchObject([
      { code: 'storedAlready', params: { number: 'ZA-1', remark: 'remark:77001=' } },
    ]);
    const told = await nordwind.run(['orders', 'import', file, '-y']);
    expect(told).toMatchObject({ code: 0, stdout: expect.stringContaining('77001: ') });
    expect(told.stderr).toMatch(/probably exists under another number: 77001\. .*kontor imports undo \d+/);
  });

  test('takes joined columns, parts, another party, items side by side and meanings from flags', async () => {
    const file = save(
      'odd.csv',
      'A;B;C;D;E;F;G;H;I;J;K',
      'OD-1;13.11.2026;Größer, Käthe;Divers;Lindenweg;3;20095 Hamburg;Becher;2;NW1070;1',
    );
    const maps = [
      'external_order_id=A',
      'date=B',
      'first_address_line=Turned(C)',
      'salutation=D',
      'street=E + F',
      'postal_code=PLZ(G)',
      'city=#7',
      'city=Town(G)',
      'item1.product_id=H',
      'item1.quantity=I',
      'item2.product_id=J',
      'item2.quantity=K',
    ].flatMap((pair) => ['--map', pair]);
    const values = [
      '--set',
      'country=DE',
      '--value',
      'salutation:Divers=frau',
      '--value',
      'product_id:Becher=NW1050',
    ];
    const { code, document } = await nordwind.json([
      'orders',
      'import',
      file,
      '--dry-run',
      ...maps,
      ...values,
    ]);
    expect(document.report?.issues, JSON.stringify(document)).toEqual([]);
    expect(code).toBe(0);
    expect(document.report.labels[0]).toMatchObject({
      address: ['Frau Käthe Größer', 'Lindenweg 3', '20095 Hamburg'],
      items: [
        { id: 'NW1050', qty: 2 },
        { id: 'NW1070', qty: 1 },
      ],
    });
  });

  test.each([
    [['--map', 'quantity=Menge', '--map', 'product_id_and_quantity=Artikelnr.'], 'field_of_other_mode'],
    [['--mode', 'comma', '--map', 'quantity=Menge'], 'field_of_other_mode'],
    [['--map', 'street=Straße + Nirgends'], 'value_invalid'],
    [['--map', 'billing.quantity=Menge'], 'value_invalid'],
    [['--set', 'billing.city=Hamburg'], 'flags_exclude'],
    [['--map', 'item1.quantity=Menge'], 'flag_needs'],
    [['--value', 'Anrede:Divers=frau'], 'value_invalid'],
    [['--value', 'salutation=frau'], 'pair_invalid'],
    [['--sheet', '2'], 'sheet_of_text'],
    [['--errors', '-'], 'flag_needs'],
    [['--errors', 'usage.csv'], 'file_is_source'],
    [['--errors', './usage.csv'], 'file_is_source'],
    [['--no-header', '--header-line', '2'], 'flags_exclude'],
    [['--header-rows', '3'], 'value_invalid'],
    [['--on-conflict', 'ask'], 'value_invalid'],
  ])('refuses %j', async (flags, code) => {
    const file = save('usage.csv', HEADER, row('US-1'));
    expect(await nordwind.json(['orders', 'import', file, '--dry-run', ...flags])).toMatchObject({
      code: 2,
      document: { code },
    });
  });

  test('leaves out lines that are no orders and says which; flags decide otherwise', async () => {
    const file = save('titles.csv', 'Auftragsliste', '', HEADER, row('TI-1'), row('TI-2'), 'Summe;;;;;;;;;2');
    const dry = await nordwind.run(['orders', 'import', file, '--dry-run']);
    expect(dry).toMatchObject({ code: 0, stderr: expect.stringContaining('header on line 3') });
    expect(dry.stderr).toContain('Line 6');
    const flags = ['--header-line', '3', '--skip-line', '5', '--keep-line', '6'];
    const { code, document } = await nordwind.json(['orders', 'import', file, '--dry-run', ...flags]);
    expect(code).toBe(3);
    expect(document.report.counts).toMatchObject({ create: 1, invalid: 1 });
  });

  test.each([
    ['--skip-line', '99'],
    ['--keep-line', '4'],
  ])('refuses a line the file does not have: %s %s', async (flag, line) => {
    const file = save('lines.csv', HEADER, row('LI-1'), row('LI-2'));
    const { code, document } = await nordwind.json(['orders', 'import', file, '--dry-run', flag, line]);
    expect({ code, document }).toMatchObject({ code: 2, document: { code: 'line_unmet' } });
    expect(document.message).toContain(`${flag} ${line}`);
  });

  test('refuses a file of a header alone', async () => {
    const file = save('header.csv', HEADER);
    expect(await nordwind.json(['orders', 'import', file, '-y'])).toMatchObject({
      code: 2,
      document: { code: 'no_orders' },
    });
  });

  test('tells how many lines a file has that lacks the line named as its header', async () => {
    const file = save('short.csv', HEADER, row('SH-1'));
    const told = await nordwind.run(['orders', 'import', file, '--dry-run', '--header-line', '99']);
    expect(told).toMatchObject({ code: 2, stderr: expect.stringContaining('the file has only 2 lines') });
  });

  test('stores an order whole wherever its rows stand', async () => {
    const second = row('SC-1').replace('NW1050', 'NW1070');
    const file = save('scattered.csv', HEADER, row('SC-1'), row('SC-2'), second);
    const { code, document } = await nordwind.json(['orders', 'import', file, '-y']);
    expect(code).toBe(0);
    expect(document.receipt).toMatchObject({ source_rows: 3, counts: { created: 2, invalid: 0 } });
    const again = await nordwind.json(['orders', 'import', file, '--dry-run']);
    expect(again.document.report.counts).toMatchObject({ unchanged: 2 });
  });

  test('reads a sheet of a workbook and knows its bytes', async () => {
    const from = fileURLToPath(new URL('../files/import/workbook-second-sheet.xlsx', import.meta.url));
    const file = join(nordwind.folder, 'book.xlsx');
    copyFileSync(from, file);
    const missing = await nordwind.json(['orders', 'import', file, '--dry-run', '--sheet', 'Nirgends']);
    expect(missing).toMatchObject({ code: 2, document: { code: 'sheet_unknown' } });
    const read = await nordwind.json(['orders', 'import', file, '-y', '--sheet', '2']);
    expect(read).toMatchObject({ code: 0, document: { receipt: { counts: { created: 1 } } } });
    expect(read.document.receipt.source_sha256).toBe(read.document.report.source.sha256);
  });

  test('takes what was confirmed once for the next file of the same columns', async () => {
    const flags = ['--map', 'quantity=Zahl', '--value', 'salutation:Divers=frau', '--set', 'date=2026-11-13'];
    const header = 'Bestellnr.;Anrede;Name;Straße;PLZ;Ort;Land;Artikelnr.;Zahl';
    const one = (id: string) => `${id};Divers;Käthe Größer;Lindenweg 3;20095;Hamburg;DE;NW1050;2`;
    const first = await nordwind.json([
      'orders',
      'import',
      save('first.csv', header, one('RE-1')),
      '-y',
      ...flags,
    ]);
    expect(first).toMatchObject({ code: 0 });
    const next = save(
      'next.csv',
      header.split(';').reverse().join(';'),
      one('RE-2').split(';').reverse().join(';'),
    );
    const unsaid = await nordwind.json(['orders', 'import', next, '--dry-run']);
    expect(unsaid).toMatchObject({ code: 2, document: { code: 'mapping_incomplete' } });
    expect(unsaid.document.questions.flatMap(({ fields }: { fields: string[] }) => fields)).toEqual(['date']);
    const said = await nordwind.run(['orders', 'import', next, '--dry-run', '--set', 'date=2026-11-14']);
    expect(said.code).toBe(0);
    expect(said.stderr).toMatch(/Mapped as confirmed on .* by nordwind/);
    expect(said.stdout).toContain('2 × NW1050');
  });
});
