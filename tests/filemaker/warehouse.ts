import type { SimulatedRecord } from './file.js';
import type { FileMakerSimulator } from './simulator.js';

/** What happens to an order in the warehouse, one after the other. */
const NEXT: Readonly<Record<string, string>> = {
  offen: 'kommissioniert',
  kommissioniert: 'versendet',
  versendet: 'zugestellt',
};

/** Moves every order of the file one step on, with a tracking number where it leaves the house; answers a line for each. */
export function workInWarehouse({ orders }: FileMakerSimulator): string[] {
  return orders.all.flatMap((record) => {
    const status = NEXT[String(record.fields['Status'])];
    return status === undefined ? [] : [stepOf(record, status, orders)];
  });
}

function stepOf(
  { recordId, fields }: SimulatedRecord,
  status: string,
  orders: FileMakerSimulator['orders'],
): string {
  const number = `0034043416109400${recordId}`;
  const shipment = status === 'versendet' ? { Trackingnummer: number, Versanddienstleister: 'DHL' } : {};
  orders.edit(recordId, { fieldData: { Status: status, ...shipment } });
  const what = status === 'versendet' ? `${status}, DHL ${number}` : status;
  return `FileMaker ${recordId} (${String(fields['Externe_Order_ID'])}): ${what}`;
}
