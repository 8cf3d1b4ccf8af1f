// Clients that book the lines of accepted deliveries into stock, one unit at a time and again until it is answered.
import { setTimeout as wait } from 'node:timers/promises';
import { answered, isLater } from './order-work.mjs';

/** Chooses a line of each of some accepted deliveries; `start` has a client book each. */
export async function bookDeliveries(portal, token, { clients }) {
  const list = await portal.call('/deliveries?status=ACCEPTED&displayAllMerchants=true', { token });
  const inbounds = list.body.entries.map(({ id, intendo_id }) => ({ id, inbound: intendo_id }));
  const chosen = inbounds.filter(({ inbound }) => inbound !== null).slice(0, clients);
  const refused = [];
  let isOver = false;
  let acknowledged = 0;
  const booked = await Promise.all(chosen.map((delivery) => firstLine(portal, token, delivery)));
  const client = async (line) => {
    while (!isOver) {
      const answer = await book(portal, token, line);
      if (answer === null) acknowledged += 1;
      else refused.push(`delivery ${line.id}: ${answer}`);
    }
  };
  let all;
  return {
    lines: booked,
    refused,
    get acknowledged() {
      return acknowledged;
    },
    start() {
      all = Promise.all(booked.map(client));
    },
    async stop() {
      isOver = true;
      await all;
    },
  };
}

async function firstLine(portal, token, { id, inbound }) {
  const { body } = await portal.call(`/deliveries/products/${inbound}`, { token });
  const [{ Position, Nr_Artikel, Menge_bestellt, Menge_gebucht, ZZN_Grund }] =
    body.portalData.BESPOS_BESTEL_SL;
  return {
    id,
    inbound,
    position: Position,
    product: Nr_Artikel,
    ordered: Menge_bestellt,
    first: Menge_gebucht,
    booked: Menge_gebucht,
    reason: ZZN_Grund,
  };
}

/** Books one unit more: null when it is stored, by this try or by one whose answer was lost; else what was answered. */
async function book(portal, token, line) {
  const from = { booked: line.booked, reason: line.reason };
  const reason = 'Einzeln gezählt';
  const lines = [{ position: line.position, booked: line.booked + 1, reason, from }];
  for (let tries = 1; ; tries += 1) {
    const answer = await answered(portal, `/deliveries/products/${line.inbound}`, {
      token,
      method: 'PUT',
      body: { lines },
    });
    if (answer.status === 200 || (answer.body?.code === 'stale' && tries > 1)) {
      line.booked += 1;
      line.reason = line.booked === line.ordered ? '' : reason;
      return null;
    }
    if (!isLater(answer)) return `${answer.status} ${answer.body?.code}`;
    await wait(50);
  }
}
