import { IMPORT_FIELDS } from '@kontor/portal-core/order-import';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EXIT } from './terminal/index.js';
import { aFolder, runKontor } from './testing/run-kontor.js';

/** Command lines with the expected exit code and output. */
const CALLS: readonly (readonly [argv: string, code: number, says: RegExp])[] = [
  ['--help', 0, /orders\s+look at, change, import and export orders/],
  ['--help', 0, /0 done · 1 failed · 2 wrong usage · 3 rows or orders were refused/],
  ['help', 0, /orders\s+look at, change, import and export orders/],
  ['help orders', 0, /^Usage: kontor orders /],
  ['help orders list', 0, /^Usage: kontor orders list [^]*offen, geliefert/],
  ['help orders list --json', 0, /^Usage: kontor orders list /],
  ['help ordres', 2, /There is no command ordres[^]*Did you mean orders\?/],
  ['ordres --help', 2, /There is no command ordres/],
  ['orders lits -h', 2, /There is no command lits[^]*Did you mean list\?/],
  ['help import', 2, /Did you mean orders import,/],
  ['products list', 2, /There is no command list\nFor help: kontor products --help/],
  ['--version', 0, /^\d+\.\d+\.\d+\n$/],
  ['orders import --help', 0, /--date-order <dmy\|mdy\|ymd>/],
  ['', 2, /Please name a command/],
  ['orders', 2, /Please name a command/],
  ['ordres', 2, /There is no command ordres[^]*Did you mean orders\?/],
  ['orders import', 2, /Missing: <file>\nFor help: kontor orders import --help/],
  [
    'import a.csv',
    2,
    /There is no command import[^]*Did you mean orders import, products import, shipments import, stock import\?/,
  ],
  [
    'orders import a.csv --value foo:a=b --offline -n',
    2,
    /--value: "foo" is no field\. Possible are:\n  external_order_id +Order (?:number|ID)\n/,
  ],
  ['orders import a.csv --value salutation=a', 2, /"salutation=a" cannot be read\. Like this: --value/],
  ['orders import a.csv --map foo=a', 2, /--map: "foo" is no field/],
  ['orders import a.csv b.csv', 2, /Too many words[^]*takes one file/],
  ['orders export --form 2026-01-01', 2, /There is no option --form[^]*Did you mean --from\?/],
  ['orders export --from', 2, /The value of --from <day> is missing/],
  ['orders export --from 31.02.2026', 2, /"31\.02\.2026" is no day for --from/],
  ['orders export --status lost', 2, /"lost" is no value for --status\. Possible: offen, geliefert/],
  ['orders export --dialect xls', 2, /Possible: excel-de, excel-en, plain/],
  [
    'orders export --columns foo',
    2,
    /"foo" is no value for --columns\. Possible: external_order_id, date, [^]*investigation\n$/,
  ],
  ['products export --columns foo', 2, /Possible: product_id, name, ean/],
  ['orders list --fields foo', 2, /"foo" is no value for --columns\. Possible: order_id, external_order_id/],
  ['orders list --order-id AS101427', 2, /--order-id: “AS101427” is not a number/],
  ['orders list --json --jsonl', 2, /--jsonl and --json do not go together/],
  ['orders list --all --limit 3', 2, /--all and --limit do not go together/],
  ['orders export --merchant 2 --all-merchants', 2, /--all-merchants and --merchant do not go together/],
  ['orders export --status offen --with-cancelled', 2, /--with-cancelled and --status do not go/],
  [
    'orders export --json',
    2,
    /--json only goes together with --output[^]*Orders as JSON: kontor orders list/,
  ],
  ['orders export --force', 4, /not signed in/],
  ['orders cancel', 2, /Missing: <number>/],
  ['orders show 1 2', 2, /Too many words/],
  ['deliveries list --status lost', 2, /Possible: OPEN, UNDER_REVIEW, ACCEPTED/],
  ['orders list --limit 0', 2, /--limit: “0” is not a number from 1 up/],
  ['watch no-such-folder', 2, /There is no folder .*no-such-folder/],
  ['imports list --limit some', 2, /--limit: “some” is not a number/],
  ['config list --color pink', 2, /"pink" is no value for --color\. Possible: auto, always, never/],
  ['config list --language fr', 2, /--language/],
  ['orders export --help', 0, /columns of the\s+file[^]*external_order_id, date,\s+status/],
  ['orders export --search x', 2, /at least 2 characters/],
  ['orders export --merchant Nordwind', 2, /"Nordwind" is not the ERP id of a merchant \(--merchant\)/],
  ['orders export --url ftp://portal', 2, /"ftp:\/\/portal" is not the address of a portal \(--url\)/],
  ['products export --stock some', 2, /"some" is no value for --stock\. Possible: out, in/],
  ['products export --risk 2', 2, /--risk/],
  ['products export --search x', 2, /at least 2 characters/],
  ['imports show last', 2, /"last" is not a number/],
  ['completion tcsh', 2, /Possible: bash, zsh, fish, powershell/],
  ['completion bash --json', 2, /do not go together/],
  ['orders export', 4, /not signed in[^]*kontor login --url http:\/\/127\.0\.0\.1:3000/],
];

describe('the command line', () => {
  test.each(CALLS)('kontor %s ends with %d', async (line, code, says) => {
    const result = await runKontor(line.split(' ').filter(Boolean));
    expect(result.stdout + result.stderr).toMatch(says);
    expect(result.code).toBe(code);
  });

  test.each(['de', 'en'])(
    'explains the import in %s with every field, and in lines a terminal holds',
    async (language) => {
      const { stdout } = await runKontor(['orders', 'import', '--help', '--language', language]);
      for (const field of IMPORT_FIELDS) expect(stdout).toMatch(new RegExp(`[ ,]${field}\\b`));
      for (const word of [
        'cancelled=',
        'billing.street=',
        'item2.quantity=',
        'imports undo',
        'imports results',
      ])
        expect(stdout).toContain(word);
      expect(stdout.split('\n').filter((line) => line.length > 80)).toEqual([]);
      const places = [
        '--dry-run',
        '--map',
        '--value',
        '--header-line',
        '--sheet',
        '--on-conflict',
        'imports undo',
      ];
      const found = places.map((word) => stdout.indexOf(word));
      expect(found).toEqual(found.toSorted((a, b) => a - b));
    },
  );

  test('speaks German to a German, English to others, and the flag decides', async () => {
    const german = await runKontor(['ordres'], { env: { KONTOR_LANGUAGE: '', LANG: 'de_AT.UTF-8' } });
    expect(german.stderr).toContain('Den Befehl ordres gibt es nicht');
    const british = await runKontor(['ordres'], { env: { KONTOR_LANGUAGE: '', LANG: 'en_GB.UTF-8' } });
    expect(british.stderr).toContain('There is no command ordres');
    const flag = await runKontor(['ordres', '--language', 'de'], { env: { LANG: 'en_GB.UTF-8' } });
    expect(flag.stderr).toContain('Den Befehl ordres gibt es nicht');
    const unset = await runKontor(['--help'], { env: { KONTOR_LANGUAGE: '' } });
    expect(unset.stdout).toContain('Aufruf: kontor');
  });

  test('tells errors as one JSON document on stdout when asked for JSON', async () => {
    const usage = await runKontor(['ordres', '--json']);
    expect(JSON.parse(usage.stdout)).toEqual({
      code: 'usage',
      message: 'There is no command ordres',
      hint: 'Did you mean orders?',
    });
    const signIn = await runKontor(['imports', 'list', '--json']);
    expect(JSON.parse(signIn.stdout)).toMatchObject({ code: 'not_signed_in', hint: expect.any(String) });
    expect(signIn.stderr).toBe('');
  });

  test('colours errors only where colours are wanted', async () => {
    const red = '\u001b[31m';
    const run = (env: Record<string, string>, tty: boolean, ...flags: string[]) =>
      runKontor(['imports', 'list', ...flags], { env, tty }).then(({ stderr }) => stderr.includes(red));
    expect(await run({}, true)).toBe(true);
    expect(await run({}, false)).toBe(false);
    expect(await run({ NO_COLOR: '1' }, true)).toBe(false);
    expect(await run({ FORCE_COLOR: '1' }, false)).toBe(true);
    expect(await run({ FORCE_COLOR: '1', NO_COLOR: '1' }, false)).toBe(false);
    expect(await run({ TERM: 'dumb' }, true)).toBe(false);
    expect(await run({ NO_COLOR: '1' }, false, '--color', 'always')).toBe(true);
    expect(await run({}, true, '--color=never')).toBe(false);
  });

  test.each([
    ['deliveries list', 'de', 'in prüfung'],
    ['deliveries list', 'en', 'Under review'],
    ['deliveries list', 'de', 'under_review'],
    ['orders list', 'de', 'Angehalten'],
    ['orders list', 'de', 'on-hold'],
    ['orders list', 'en', 'On hold'],
    ['orders list', 'en', 'no status'],
    ['orders list', 'en', 'offen'],
    ['orders export', 'en', 'Delivered'],
    ['products export', 'en', 'Inactive'],
    ['imports results 1', 'de', 'Abgelehnt'],
    ['imports results 1', 'en', 'conflict'],
  ])('takes for %s in %s the status %j, as a list or JSON shows it', async (command, language, status) => {
    const argv = [...command.split(' '), '--status', status, '--language', language];
    expect((await runKontor(argv)).code).toBe(EXIT.signIn);
  });

  test('takes what a list shows in no other language, and no other text', async () => {
    for (const status of ['Angehalten', 'on--hold', 'orders.statusOpen']) {
      const { code, stderr } = await runKontor(['orders', 'list', '--status', status, '--language', 'en']);
      expect([code, stderr]).toEqual([EXIT.usage, expect.stringContaining('is no value for --status')]);
    }
  });

  test('watches a folder and tells where a file stands in its place', async () => {
    const cwd = aFolder();
    writeFileSync(join(cwd, 'orders.csv'), '');
    const { code, stderr } = await runKontor(['watch', 'orders.csv'], { cwd });
    expect(stderr).toContain(`${join(cwd, 'orders.csv')} is a file, not a folder`);
    expect(code).toBe(2);
  });

  test('never asks without a terminal but names the flag', async () => {
    const login = await runKontor(['login'], { stdin: 'secret\n' });
    expect(login).toMatchObject({ code: 2, stderr: expect.stringContaining('--username') });
  });
});
