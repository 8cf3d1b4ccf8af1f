import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, today } from '@kontor/portal-core/dates';
import { runKontor } from '../testing/run-kontor.js';

/** A zone where it is another day than in UTC now. */
const ZONE = new Date().getUTCHours() < 11 ? 'Etc/GMT+12' : 'Etc/GMT-14';
const asked: unknown[] = [];
/** A portal in that zone, whose orders are the same in the ERP. */
const portal = createServer(async (request, response) => {
  const body: unknown = request.method === 'POST' ? JSON.parse(await text(request)) : null;
  if (request.url === '/api/erp/compare') asked.push(body);
  const zone = { key: 'time_zone', value: JSON.stringify(ZONE), group: 'installation', type: 'text' };
  const answers: Readonly<Record<string, object>> = {
    '/api/public/settings': { entries: [zone], foundCount: 1 },
    '/api/erp/compare': { difference_count: 0, differences: [], days: [], failure: '' },
  };
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(answers[request.url ?? '']));
});
beforeAll(() => new Promise<void>((resolve) => portal.listen(0, '127.0.0.1', resolve)));
afterAll(() => portal.close());

const compare = (...flags: string[]) => {
  const url = `http://127.0.0.1:${(portal.address() as AddressInfo).port}`;
  return runKontor(['erp', 'compare', '--url', url, ...flags], { env: { KONTOR_TOKEN: 'a-token' } });
};

it('compares the days until today as the portal counts them', async () => {
  expect((await compare()).code).toBe(0);
  const day = today(Date.now, ZONE);
  expect(day).not.toBe(new Date().toISOString().slice(0, 10));
  expect(asked.at(-1)).toEqual({ from: addDays(day, -30), to: day });
});

it('compares the days that are named', async () => {
  await compare('--from', '2026-11-01', '--to', '2026-11-28');
  expect(asked.at(-1)).toEqual({ from: '2026-11-01', to: '2026-11-28' });
});
