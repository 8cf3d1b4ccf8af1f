// Sets the server's clock forward by a day and back by an hour while it works. The line: readiness stays, tokens of the past and of the
// future are refused and a new sign-in works, a keyed request is never done twice, order numbers only grow, tries to sign in stay bounded and
// bound nobody longer than told, nothing is a 500.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { anOrder, answered } from './lib/order-work.mjs';
import { aPortal, until } from './lib/portal.mjs';
import { openRows } from './lib/rows.mjs';
import { faultsOfFile } from './lib/verdict.mjs';

const HOUR = 3_600_000;
const preload = new URL('./lib/shifted-clock.mjs', import.meta.url).href;
const portal = await aPortal({ orders: 300, node: ['--import', preload] });
const misses = [];
const hold = (isKept, miss) => isKept || misses.push(miss);
let offset = 0;
let lastId = 0;

await portal.start();
const first = await portal.signIn('nordwind');
await order(first, 'CLOCK-1', 201);
await guess('helvetia');

await set(offset + 24 * HOUR);
await expectStatus('/current-user', { token: first }, 401, 'a token of yesterday');
const second = await portal.signIn('nordwind');
await order(second, 'CLOCK-2', 201);
await once(second, 'CLOCK-1');
hold((await signIn('helvetia')).status === 200, 'an account is closed a day after wrong passwords');
const told = await guess('alpenshop');

await set(offset - HOUR);
await expectStatus('/current-user', { token: second }, 401, 'a token of the future');
const third = await portal.signIn('nordwind');
await order(third, 'CLOCK-3', 201);
await once(third, 'CLOCK-2');
const reopened = await signIn('alpenshop');
hold(reopened.status === 200, `a refusal outlasts the clock that was set back: ${reopened.status}`);
const toldAgain = await guess('alpenshop');
console.log(`wrong passwords: closed for ${told} s, for ${toldAgain} s again after the clock went back`);
await guess('lager');

await portal.end('SIGTERM');
await portal.start();
await expectStatus('/current-user', { token: third }, 200, 'a token of now after a restart');
await once(third, 'CLOCK-3');
const rows = openRows(portal);
misses.push(...(await faultsOfFile(rows)));
await rows.close();
hold(!/"status":500|"level":(50|60)/.test(portal.output), 'the log has an error');
await portal.remove();
for (const miss of misses) console.error(`  ${miss}`);
console.log(`forward a day, back an hour, started again: ${misses.length} misses`);
process.exit(misses.length === 0 ? 0 : 1);

/** Sets the server's clock and asks for its readiness. */
async function set(ms) {
  offset = ms;
  writeFileSync(join(portal.dataDir, 'clock-offset'), String(ms));
  process.kill(portal.pid(), 'SIGUSR2');
  await until(() => portal.output.includes(`clock shifted by ${ms}\n`), 30_000);
  await expectStatus('/health/ready', {}, 200, 'readiness');
}

async function order(token, name, status) {
  const answer = await answered(portal, '/orders', { token, body: [dated(name)], key: name });
  hold(answer.status === status, `${name} answered ${answer.status}`);
  const id = answer.body?.entries?.[0]?.order_id ?? 0;
  hold(id > lastId, `${name} has the number ${id} after ${lastId}`);
  lastId = id;
}

/** Sends an order again under its key: whatever is answered, it is there once. */
async function once(token, name) {
  const answer = await answered(portal, '/orders', { token, body: [dated(name)], key: name });
  hold(answer.status < 500, `${name} again answered ${answer.status}`);
  const rows = openRows(portal);
  const count = await rows.count('erp_orders where external_order_id = ?', [name]);
  await rows.close();
  hold(count === 1, `${name} is there ${count} times`);
}

function dated(name) {
  return { ...anOrder(name), date: '2026-11-13' };
}

/** Enters wrong passwords until no more are taken; seconds to wait. */
async function guess(username) {
  for (let tries = 0; tries < 12; tries += 1) {
    const { status, retryAfter } = await signIn(username, 'falsch-geraten');
    if (status === 429) return retryAfter;
  }
  hold(false, `${username}: twelve wrong passwords were taken`);
  return 0;
}

async function signIn(username, password = 'kontor-demo') {
  const answer = await fetch(`${portal.url}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  return { status: answer.status, retryAfter: Number(answer.headers.get('Retry-After')) };
}

async function expectStatus(path, options, status, what) {
  const answer = await answered(portal, path, options);
  hold(answer.status === status, `${what} answered ${answer.status}`);
}
