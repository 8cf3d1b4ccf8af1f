import { execFileSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../command-table.js';
import { writeUserFile } from '../config/index.js';
import { aFolder, runKontor } from '../testing/run-kontor.js';
import { SHELLS } from './shells.js';

/** What Tab offers at the end of a line; the last word is the one being typed. */
async function offered(line: string, env: Record<string, string> = {}): Promise<string[]> {
  const words = line.split(' ');
  const before = words.slice(0, -1);
  const { stdout, code } = await runKontor(['__complete', `=${words.at(-1)}`, ...before], { env });
  expect(code).toBe(0);
  return stdout.trimEnd().split('\n');
}
const words = async (line: string, env?: Record<string, string>) =>
  (await offered(line, env)).slice(1).map((one) => one.split('\t')[0]);

describe('completion', () => {
  test('offers every command, and says what it is', async () => {
    for (const { name } of COMMANDS) expect(await words(name)).toContain(name.split(' ').at(-1));
    expect(await offered('ord')).toEqual([':words', 'orders\tlook at, change, import and export orders']);
    expect(await offered('ord', { KONTOR_LANGUAGE: 'de' })).toEqual([
      ':words',
      'orders\tBestellungen ansehen, ändern, importieren und exportieren',
    ]);
  });

  test('offers help, and behind it every command', async () => {
    expect(await words('hel')).toEqual(['help']);
    expect(await words('help ord')).toEqual(['orders']);
    expect(await words('help orders l')).toEqual(['list']);
  });

  test('offers flags, those given already only if they may be repeated', async () => {
    expect(await words('orders list --st')).toEqual(['--status']);
    expect(await words('orders list --status offen --st')).toEqual(['--status']);
    expect(await words('orders list --limit 3 --lim')).toEqual([]);
    expect(await words('orders cancel 4711 --y')).toEqual(['--yes']);
    expect(await words('config list --lang')).toEqual(['--language']);
  });

  test('offers values: statuses, dialects, columns after each comma, accounts, settings, shells', async () => {
    expect(await words('orders list --status o')).toEqual(['offen', 'on-hold']);
    expect(await words('orders list --status=o')).toEqual(['--status=offen', '--status=on-hold']);
    expect(await words('orders list --status = o')).toEqual(['offen', 'on-hold']);
    expect(await words('orders export --dialect ex')).toEqual(['excel-de', 'excel-en']);
    expect(await offered('orders list --columns date,st')).toEqual([':list', 'date,status']);
    expect(await words('orders list --fields status,st')).toEqual([]);
    expect(await words('config set l')).toEqual(['language']);
    expect(await words('completion p')).toEqual(['powershell']);
    const env = { KONTOR_CONFIG_DIR: aFolder() };
    await writeUserFile(env, { accounts: { test: { url: 'https://a.test', username: 'anna' } } });
    expect(await words('orders list --account ', env)).toEqual(['test']);
  });

  test('leaves files to the shell', async () => {
    expect(await offered('orders import ')).toEqual([':file']);
    expect(await offered('orders export -o ')).toEqual([':file']);
  });

  test.each(SHELLS)('has a script for %s that asks kontor', async (shell) => {
    const { stdout, code } = await runKontor(['completion', shell]);
    expect(code).toBe(0);
    expect(stdout).toContain('__complete');
  });

  test('hands the words of bash over and takes the answers', async () => {
    const folder = aFolder();
    const asked = join(folder, 'asked');
    writeFileSync(
      join(folder, 'kontor'),
      `#!/bin/sh\nprintf '%s|' "$@" > ${asked}\nprintf ':list\\ndate\\tDate\\nstatus\\tStatus\\n'\n`,
    );
    chmodSync(join(folder, 'kontor'), 0o755);
    writeFileSync(join(folder, 'script'), (await runKontor(['completion', 'bash'])).stdout);
    const line = `source ${join(folder, 'script')}; compopt() { :; }; COMP_WORDS=(kontor orders list --columns ""); COMP_CWORD=4; _kontor; printf '%s,' "\${COMPREPLY[@]}"; cat ${asked}`;
    const env = { ...process.env, PATH: `${folder}:${process.env['PATH']}` };
    expect(execFileSync('bash', ['-c', line], { env, encoding: 'utf8' })).toBe(
      'date,status,__complete|=|orders|list|--columns|',
    );
  });
});
