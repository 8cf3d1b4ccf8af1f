import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { aFolder, runKontor } from '../testing/run-kontor.js';
import { readUserFile, userFilePath, writeUserFile } from './user-file.js';

describe('the settings', () => {
  let project: string;
  let inside: string;
  let env: Record<string, string>;
  beforeEach(() => {
    project = aFolder();
    inside = join(project, 'imports', 'today');
    mkdirSync(inside, { recursive: true });
    env = { KONTOR_CONFIG_DIR: aFolder() };
  });
  const list = async (extra: Record<string, string> = {}, ...flags: string[]) => {
    const argv = ['config', 'list', '--json', ...flags];
    return JSON.parse((await runKontor(argv, { cwd: inside, env: { ...env, ...extra } })).stdout);
  };

  test('come from the flag, then the environment, then the project, then the user, then the default', async () => {
    expect((await list()).url).toEqual({ value: 'http://127.0.0.1:3000', origin: 'default', where: '' });
    await writeUserFile(env, { url: 'https://user.test/' });
    expect((await list()).url).toMatchObject({ value: 'https://user.test', origin: 'user' });
    const file = join(project, 'kontor.config.json');
    writeFileSync(file, JSON.stringify({ url: 'https://project.test/api' }));
    expect((await list()).url).toEqual({ value: 'https://project.test', origin: 'project', where: file });
    const KONTOR_URL = 'https://environment.test';
    expect((await list({ KONTOR_URL })).url).toMatchObject({ value: KONTOR_URL, origin: 'environment' });
    const flag = (await list({ KONTOR_URL }, '--url', 'https://flag.test')).url;
    expect(flag).toEqual({ value: 'https://flag.test', origin: 'flag', where: '--url' });
  });

  test('never print the token and send a stored one only to its own server', async () => {
    await writeUserFile(env, { logins: { 'https://a.test': { username: 'anna', token: 'geheim' } } });
    const own = await list({}, '--url', 'https://a.test');
    expect(own.token).toMatchObject({ value: true, origin: 'user' });
    expect(JSON.stringify(own)).not.toContain('geheim');
    expect((await list({}, '--url', 'https://b.test')).token.value).toBe(false);
    const text = await runKontor(['config', 'list', '--show-origin'], {
      env: { ...env, KONTOR_TOKEN: 'geheim' },
    });
    expect(text.stdout).toContain('token=set\tenvironment (KONTOR_TOKEN)');
  });

  test.each([
    ['{', /not a readable JSON file/],
    ['{"token":"x"}', /token does not belong/],
    ['{"urls":"x"}', /"urls" is not a setting\. Possible: url, language/],
    ['{"url":"portal"}', /not the address of a portal/],
  ])('refuse the project file %s', async (content, says) => {
    writeFileSync(join(project, 'kontor.config.json'), content);
    const result = await runKontor(['config', 'list'], { cwd: inside, env });
    expect(result.stderr).toMatch(says);
    expect(result.code).toBe(2);
  });

  test.each(['http://anna:geheim@portal.test', 'https://anna@portal.test/api', 'ftp://:geheim@portal.test'])(
    'refuse a user or a password in the address %s, wherever it is given, and print neither',
    async (url) => {
      const set = await runKontor(['config', 'set', 'url', url], { cwd: inside, env });
      const flag = await runKontor(['config', 'list', '--url', url], { cwd: inside, env });
      const variable = await runKontor(['config', 'list'], { cwd: inside, env: { ...env, KONTOR_URL: url } });
      expect([set, flag, variable].map(({ code }) => code)).toEqual([2, 2, 2]);
      expect(set.stderr).toMatch(/User and password do not belong in the address of the portal \(url\)/);
      expect(set.stderr + flag.stderr + variable.stderr).not.toMatch(/anna|geheim/);
      expect(await readUserFile(env)).toEqual({});
    },
  );

  test('keep the user file readable by its owner only', async () => {
    await writeUserFile(env, { url: 'https://user.test' });
    expect(statSync(userFilePath(env)).mode & 0o777).toBe(0o600);
    expect(await readUserFile(env)).toEqual({ url: 'https://user.test' });
  });
});
