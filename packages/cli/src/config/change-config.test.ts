import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { aFolder, runKontor } from '../testing/run-kontor.js';
import { readUserFile, writeUserFile } from './user-file.js';

describe('kontor config', () => {
  let env: Record<string, string>;
  let cwd: string;
  beforeEach(() => {
    env = { KONTOR_CONFIG_DIR: aFolder() };
    cwd = aFolder();
  });
  const config = (...argv: string[]) => runKontor(['config', ...argv], { env, cwd });

  test('set stores a value, get prints it, unset removes it, and sign-ins stay', async () => {
    await writeUserFile(env, { logins: { 'https://a.test': { username: 'anna', token: 'x' } } });
    expect((await config('get', 'merchant')).code).toBe(1);
    expect((await config('set', 'merchant', '2')).stderr).toContain('merchant=2');
    expect(await config('get', 'merchant')).toMatchObject({ code: 0, stdout: '2\n' });
    expect((await config('set', 'url', 'https://a.test/api/')).code).toBe(0);
    expect((await config('get', 'url')).stdout).toBe('https://a.test\n');
    expect((await config('unset', 'merchant')).code).toBe(0);
    expect(await readUserFile(env)).toEqual({
      url: 'https://a.test',
      logins: { 'https://a.test': { username: 'anna', token: 'x' } },
    });
  });

  test('set changes the file of the project when told, and creates it', async () => {
    await config('set', 'profile', 'Shop', '--project');
    await config('set', 'merchant', '3', '--project');
    const file = join(cwd, 'kontor.config.json');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ profile: 'Shop', merchant: 3 });
    const got = await config('get', 'merchant', '--json');
    expect(JSON.parse(got.stdout)).toEqual({ name: 'merchant', value: 3, origin: 'project', where: file });
  });

  test.each([
    [['set', 'token', 'x'], /"token" is no value for NAME\. Possible: url, language, merchant/],
    [['set', 'url', 'portal'], /not the address of a portal \(url\)/],
    [['set', 'url', 'https://a.test/?tab=orders'], /has no "\?" and no "#" \(url\)/],
    [['set', 'url', 'https://a.test/portal/#orders'], /has no "\?" and no "#" \(url\)/],
    [['set', 'url', 'https://a.test/?'], /has no "\?" and no "#" \(url\)/],
    [['set', 'merchant', 'Nordwind'], /not the ERP id of a merchant \(merchant\)/],
    [['set', 'language', 'fr'], /"fr" is no value for language/],
    [['set', 'account', 'test'], /no account “test”[^]*kontor login --account test/],
  ])('%s is refused', async (argv, says) => {
    expect(await config(...argv)).toMatchObject({ code: 2, stderr: expect.stringMatching(says) });
    expect(await readUserFile(env)).toEqual({});
  });

  test('is refused while the file cannot be read, which would be lost', async () => {
    const file = join(env['KONTOR_CONFIG_DIR']!, 'config.json');
    writeFileSync(file, '{');
    expect(await config('set', 'merchant', '2')).toMatchObject({ code: 2 });
    expect(readFileSync(file, 'utf8')).toBe('{');
  });

  test('a stored language is spoken, unless a flag or a variable says otherwise', async () => {
    env['KONTOR_LANGUAGE'] = '';
    await config('set', 'language', 'de');
    expect((await config('--help')).stdout).toContain('Aufruf: kontor config');
    expect((await config('--help', '--language', 'en')).stdout).toContain('Usage: kontor config');
  });
});

describe('a named account', () => {
  const accounts = {
    test: { url: 'https://test.test', username: 'anna', token: 'ta' },
    shop: { url: 'https://shop.test', username: 'ben', token: 'ts' },
  };
  const logins = { 'https://a.test': { username: 'carl', token: 'la' } };
  let env: Record<string, string>;
  beforeEach(async () => {
    env = { KONTOR_CONFIG_DIR: aFolder() };
    await writeUserFile(env, { accounts, logins, account: 'shop' });
  });
  const sent = async (extra: Record<string, string>, ...flags: string[]) => {
    const result = await runKontor(['auth', 'token', '--json', ...flags], { env: { ...env, ...extra } });
    const { url, account, token, code } = JSON.parse(result.stdout);
    return code ?? [url, account, token];
  };

  test('brings its server and its sign-in, by flag, variable or default', async () => {
    expect(await sent({})).toEqual(['https://shop.test', 'shop', 'ts']);
    expect(await sent({}, '--account', 'test')).toEqual(['https://test.test', 'test', 'ta']);
    expect(await sent({ KONTOR_ACCOUNT: 'test' })).toEqual(['https://test.test', 'test', 'ta']);
    expect(await sent({ KONTOR_URL: 'https://a.test' }, '--account', 'test')).toEqual([
      'https://test.test',
      'test',
      'ta',
    ]);
  });

  test('never sends its token to another server', async () => {
    expect(await sent({}, '--url', 'https://a.test')).toEqual(['https://a.test', null, 'la']);
    expect(await sent({ KONTOR_URL: 'https://b.test' })).toBe('not_signed_in');
    expect(await sent({}, '--url', 'https://a.test', '--account', 'test')).toBe('account_elsewhere');
    const both = { KONTOR_URL: 'https://a.test', KONTOR_ACCOUNT: 'test' };
    expect(await sent(both)).toBe('account_elsewhere');
  });

  test('counts before KONTOR_TOKEN only if it is named by the flag', async () => {
    const KONTOR_TOKEN = 'env';
    expect(await sent({ KONTOR_TOKEN })).toEqual(['https://shop.test', 'shop', 'env']);
    expect(await sent({ KONTOR_TOKEN }, '--account', 'test')).toEqual(['https://test.test', 'test', 'ta']);
  });

  test('that does not exist is refused with those there are', async () => {
    const result = await runKontor(['orders', 'list', '--account', 'tset'], { env });
    expect(result).toMatchObject({ code: 2, stderr: expect.stringContaining('Possible: test, shop') });
  });
});
