// What goes on at both sides of the link while it is broken: people cancel orders in Kontor, the warehouse ships others in the file.
import { setTimeout as wait } from 'node:timers/promises';
import { answered, isLater } from './order-work.mjs';

/** Every fifth order is for people to cancel; the warehouse leaves it alone, so that nothing contradicts. */
const isForPeople = (name) => /[05]$/.test(name);

/** Starts both; `stop` ends them. */
export function workInWarehouse({ portal, erp, merchant }, { acknowledged }) {
  const work = { cancelled: 0, shipped: 0, refused: [], stop };
  let isOver = false;
  const seen = new Set();
  const both = Promise.all([cancel(), ship()]);
  return work;

  async function cancel() {
    while (!isOver) {
      const [name, id] =
        [...acknowledged].find(([known, number]) => number > 0 && isForPeople(known) && !seen.has(known)) ??
        [];
      if (name === undefined) {
        await wait(50);
        continue;
      }
      const answer = await answered(portal, '/orders/cancel', { token: merchant, body: { orderId: id } });
      if (isLater(answer)) continue;
      seen.add(name);
      // An answer that was lost had cancelled it.
      if (answer.status < 300) work.cancelled += 1;
      else if (answer.status !== 409) work.refused.push(`${name} was not cancelled: ${answer.status}`);
    }
  }

  async function ship() {
    while (!isOver) {
      const record = erp.orders.all.find(
        ({ fields }) => fields.Status === 'offen' && !isForPeople(String(fields.Externe_Order_ID)),
      );
      if (record !== undefined) {
        const fieldData = { Status: 'versendet', Trackingnummer: `00340434161094${record.recordId}` };
        erp.orders.edit(record.recordId, { fieldData });
        work.shipped += 1;
      }
      await wait(60);
    }
  }

  async function stop() {
    isOver = true;
    await both;
  }
}
