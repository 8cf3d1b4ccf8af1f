// What goes wrong between a server and a simulated FileMaker file.
import { setTimeout as wait } from 'node:timers/promises';
import { answered, isLater } from './order-work.mjs';

/** What is done to the file's next call that matches. */
const CALLS = [
  ['answer lost', 'lost answer', ({ method }) => method === 'PATCH' || method === 'POST'],
  ['create lost', 'lost answer', ({ path }) => path.endsWith('/records')],
  ['answer torn', 'torn answer', () => true],
  ['page of a proxy', 'proxy page', () => true],
  ['sessions ended', 'sessions end', () => true],
  ['record in use', { code: 301 }, ({ method }) => method === 'PATCH'],
  ['server busy', { code: 812 }, ({ path }) => path.endsWith('_find')],
];
/** An answer later than Kontor waits for one, and one that it waits for. */
const SLOW_MS = 30_000;

/** Breaks one thing, the next in turn, and counts it by name. */
export async function breakLink({ portal, erp, admin }, turn, counts, { isShort }) {
  const what = turn % 3;
  if (what === 0) {
    await portal.end('SIGKILL');
    await portal.start();
    count(counts, 'server killed');
  } else if (what === 1) {
    await erp.stop();
    await wait(Math.random() * (isShort ? 100 : 1000));
    await erp.start();
    await tryNow(portal, admin);
    count(counts, 'file killed');
  } else {
    for (const [name, fault, matches] of isShort ? CALLS : [CALLS[Math.floor(turn / 3) % CALLS.length]]) {
      erp.fail(fault, matches);
      count(counts, name);
    }
    if (!isShort && turn % 30 === 2) {
      erp.fail({ delayMs: SLOW_MS });
      count(counts, 'slow answer');
    }
  }
}

const count = (counts, name) => {
  counts[name] = (counts[name] ?? 0) + 1;
};

/** Has the file tried at once after a rest, as a person does who resumes the connection. */
async function tryNow(portal, token) {
  for (const state of ['paused', 'running']) {
    const body = { state };
    for (;;) {
      const answer = await answered(portal, '/erp/connection/state', { method: 'PUT', token, body });
      if (!isLater(answer)) break;
      await wait(50);
    }
  }
}
