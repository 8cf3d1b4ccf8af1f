import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ACCOUNT, FileMakerSimulator } from '../../../../tests/filemaker/simulator.js';
import { loadFileMaker } from './load-file-maker.js';

const erp = new FileMakerSimulator();
let folder: string;
const settings = () => ({
  url: erp.url,
  user: ACCOUNT.user,
  password: null,
  passwordFile: join(folder, 'password'),
  mappingFile: null,
});
const file = async (name: string, text: string) => {
  await writeFile(join(folder, name), text);
  return join(folder, name);
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kontor-filemaker-'));
  await erp.start();
});
afterAll(async () => {
  await erp.stop();
  await rm(folder, { recursive: true });
});

it('the password of a file is that without the end of its line, and a mapping says what differs', async () => {
  await file('password', `${ACCOUNT.password}\n`);
  const mappingFile = await file('mapping.json', '{"fields":{"comment":null}}');
  const loaded = await loadFileMaker(
    { ...settings(), mappingFile },
    { clock: Date.now, timeZone: 'Europe/Berlin' },
  );
  expect(loaded?.mapping.fields.comment).toBeNull();
  expect((await loaded?.api.describe('api_AUFTRA'))?.portals).toHaveProperty('INTNET_ADRESS_SL');
  await loaded?.close();
});

it('a file that cannot be used stops the start with the name of its variable', async () => {
  const problemOf = (change: object) =>
    loadFileMaker({ ...settings(), ...change }, { clock: Date.now, timeZone: 'Europe/Berlin' }).catch(
      (error: Error) => error.message,
    );
  expect(await problemOf({ passwordFile: join(folder, 'none') })).toContain(
    'KONTOR_FILEMAKER_PASSWORD_FILE: ',
  );
  expect(await problemOf({ mappingFile: await file('torn.json', '{"lay') })).toContain('the file is no JSON');
  expect(await problemOf({ mappingFile: await file('odd.json', '{"fields":{"statuss":"S"}}') })).toContain(
    'KONTOR_FILEMAKER_MAPPING: fields.statuss',
  );
});
