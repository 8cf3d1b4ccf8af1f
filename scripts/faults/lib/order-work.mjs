// Clients that create orders one by one, each under a key and again until it is answered.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../../workspace.mjs';

const ADDRESS = JSON.parse(readFileSync(join(root, 'tests/files/order-address.json'), 'utf8'));

/** An order of the demo data's Nordwind that breaks no rule. */
export function anOrder(external_order_id, product = 'NW1050') {
  return {
    date: new Date().toISOString().slice(0, 10),
    external_order_id,
    items: [{ id: product, qty: 1 }],
    address: { salutation: 'frau', ...ADDRESS },
  };
}

/** Orders under keys of one user: 20,000 keys of a day are kept, and whoever has more has to wait. */
const MOST = 19_000;

/** Starts clients, which end by themselves when they have as many orders as a user can send under keys in a day and rest after each one for `pauseMs`. `acknowledged` has the id of every order by its name, 0 where the answer that had it was lost. */
export function createOrders(portal, token, { clients, prefix, pauseMs = 0 }) {
  const acknowledged = new Map();
  const refused = [];
  let isOver = false;
  const client = async (_, number) => {
    for (let n = 0; !isOver && n < MOST / clients; n += 1) {
      const name = `${prefix}${number}-${n}`;
      const id = await create(portal, token, name);
      if (typeof id === 'number') acknowledged.set(name, id);
      else refused.push(`${name}: ${id}`);
      if (pauseMs > 0) await wait(pauseMs);
    }
  };
  const all = Promise.all(Array.from({ length: clients }, client));
  return {
    acknowledged,
    refused,
    async stop() {
      isOver = true;
      await all;
    },
  };
}

/** Sends an order until it is answered: its id, 0 when an earlier try had stored it, or what else was answered. */
async function create(portal, token, name) {
  for (;;) {
    const answer = await answered(portal, '/orders', { token, body: [anOrder(name)], key: `order-${name}` });
    if (answer.status === 201) return answer.body.entries[0].order_id;
    const wasStored = answer.body?.code === 'already_exists' && !answer.body.errors;
    if (wasStored) return 0;
    if (!isLater(answer)) return `${answer.status} ${answer.body?.code}`;
    await wait(50);
  }
}

/** Sends a call; status 0 when there was no answer. */
export const answered = (portal, path, options) =>
  portal.call(path, options).catch(() => ({ status: 0, body: null }));

/** Whether an answer, or none, asks to come again. */
export const isLater = ({ status, body }) =>
  status === 0 || status === 503 || status === 429 || body?.code === 'busy';
