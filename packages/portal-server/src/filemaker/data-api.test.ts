import { exactly } from '@kontor/portal-core/filemaker';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ACCOUNT, FileMakerSimulator } from '../../../../tests/filemaker/simulator.js';
import { DataApi } from './data-api.js';

const MINUTE = 60_000;
const LAYOUT = 'api_AUFTRA';
const time = { now: Date.now() };
const erp = new FileMakerSimulator({ wall: () => time.now });
let api: DataApi;
const byNumber = (number: string) => ({ query: [{ Externe_Order_ID: exactly(number) }], limit: 10 });
const anOrder = (Externe_Order_ID: string) => ({ fieldData: { Externe_Order_ID }, portalData: {} });

beforeAll(() => erp.start());
afterAll(() => erp.stop());
beforeEach(() => {
  erp.forget();
  api = new DataApi({ url: erp.url, ...ACCOUNT }, () => time.now);
});

it('a session is used for fourteen minutes after its last call, and then another', async () => {
  const before = erp.signIns;
  await api.find(LAYOUT, byNumber('keine'));
  time.now += 13 * MINUTE;
  await api.find(LAYOUT, byNumber('keine'));
  time.now += 13 * MINUTE;
  await api.find(LAYOUT, byNumber('keine'));
  expect(erp.signIns - before).toBe(1);
  time.now += 14 * MINUTE;
  await api.find(LAYOUT, byNumber('keine'));
  expect(erp.signIns - before).toBe(2);
  expect(erp.seen('POST', /_find$/)).toHaveLength(4);
});

it('no match is an empty answer, and a wrong token is asked for once more', async () => {
  await api.create(LAYOUT, anOrder('A-1'));
  erp.fail('sessions end');
  expect(await api.find(LAYOUT, byNumber('A-1'))).toHaveLength(1);
  expect(await api.find(LAYOUT, byNumber('A-2'))).toEqual([]);
  erp.fail({ code: 952 });
  erp.fail({ code: 952 }, ({ path }) => path.endsWith('_find'));
  await expect(api.find(LAYOUT, byNumber('A-1'))).rejects.toMatchObject({ code: 952 });
});

it.each(['hutch@x.de', 'A*1', 'A#1', '=1', '"1"', 'a..b', '1//2', '<1>', 'C\\1', '{1}', '~1', '!1', '?'])(
  'a number that looks like a find is found as it is and alone: %s',
  async (number) => {
    await api.create(LAYOUT, anOrder(number));
    await api.create(LAYOUT, anOrder(number.replaceAll(/[^\w]/g, '7')));
    const found = await api.find(LAYOUT, byNumber(number));
    expect(found.map(({ fieldData }) => fieldData['Externe_Order_ID'])).toEqual([number]);
  },
);

it('a record that changed meanwhile is not written over', async () => {
  await api.create(LAYOUT, anOrder('B-1'));
  const [record] = await api.find(LAYOUT, byNumber('B-1'));
  await api.edit(LAYOUT, record!, { fieldData: { Status: 'offen' } });
  await expect(api.edit(LAYOUT, record!, { fieldData: { Status: 'storniert' } })).rejects.toMatchObject({
    code: 306,
  });
});

it('what is no answer of FileMaker says so, without the password', async () => {
  erp.fail('proxy page', ({ path }) => path.endsWith('_find'));
  const failure = await api.find(LAYOUT, byNumber('A-1')).catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: null, message: 'HTTP 502' });
  erp.fail('silence', ({ path }) => path.endsWith('_find'));
  const hasty = new DataApi({ url: erp.url, ...ACCOUNT }, () => time.now, 300);
  await expect(hasty.find(LAYOUT, byNumber('A-1'))).rejects.toMatchObject({
    code: null,
    message: 'TimeoutError',
  });
  const wrong = new DataApi({ url: erp.url, user: 'kontor', password: 'falsch-xyz' }, () => time.now);
  const refused = await wrong.find(LAYOUT, byNumber('A-1')).catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: 212 });
  expect(String(refused)).not.toContain('falsch-xyz');
});

it('a server whose sessions are used up says so', async () => {
  const small = new FileMakerSimulator({ sessions: 0 });
  await small.start();
  const client = new DataApi({ url: small.url, ...ACCOUNT }, Date.now);
  await expect(client.find(LAYOUT, byNumber('A-1'))).rejects.toMatchObject({ code: 956 });
  await small.stop();
});

it('closing signs out', async () => {
  const before = erp.openSessions;
  await api.find(LAYOUT, byNumber('A-1'));
  await api.close();
  expect(erp.openSessions).toBe(before);
});
