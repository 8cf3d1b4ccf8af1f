import { erpStatus, stepTo, USUAL_WORDS, type ErpVocabulary, type StatusOf } from '../erp-link/index.js';
import { addressFromErp, linesOf } from '../erp/index.js';
import type { ErpAddress, ErpOrder } from '../erp-records/index.js';
import { isPastRecall } from './read-report.js';
import { fieldOf, type FileMakerMapping, type PortalMapping } from './mapping.js';
import {
  DELIVERY_ADDRESS,
  differing,
  placed,
  placedRow,
  type Fields,
  type FileMakerRecord,
} from './record-fields.js';

/** An order with its address, as Kontor has them. */
export interface OrderToWrite {
  readonly order: ErpOrder;
  /** Null where the order has none. */
  readonly address: ErpAddress | null;
}
/** The record of a new order: one record, so that one call creates all of it. Days are in US order, as FileMaker takes them by default. */
export function orderRecord(
  { fields, items, address: toAddress, email }: FileMakerMapping,
  { order, address }: OrderToWrite,
  { written }: ErpVocabulary = USUAL_WORDS,
): FileMakerRecord {
  const own = order.fieldData;
  const to = address === null ? null : addressFromErp(address);
  const fieldData = placed(fields, {
    kontorNumber: String(own._ID_AUFTRA),
    externalOrderId: own.Externe_Order_ID,
    merchant: own.ID_MANDAN,
    status: written('status', own.Status),
    trackingNumbers: own.Trackingnummer,
    carrier: written('carrier', own.Versanddienstleister),
    comment: own.ZZN_Notiz_Scanner,
    date: own.Datum,
    customerReference: own.Kundenreferenz,
    customerId: own.Customer_ID,
    shippingMethod: own.Versandart,
    addressBlock: own.Adressblock,
    salutation: address?.fieldData.Anrede ?? '',
    recipient: to?.name ?? '',
    secondName: to?.second_name ?? '',
  });
  const portals: [string, readonly Fields[]][] = [];
  const add = (portal: PortalMapping, rows: readonly Fields[]) => {
    if (rows.length > 0) portals.push([portal.portal, rows.map((row) => placedRow(portal, row))]);
  };
  add(items, itemsOf(order));
  if (toAddress !== null && to !== null) add(toAddress, [addressRow(to)]);
  if (email !== null && to !== null && to.email !== '') add(email, [{ address: to.email }]);
  return { fieldData, portalData: Object.fromEntries(portals) };
}

const itemsOf = ({ portalData }: ErpOrder) =>
  portalData.AUFTRAPOS_AUFTRA_SL.map(({ Nr_Artikel, Artikelname, Menge }) => ({
    product: Nr_Artikel,
    name: Artikelname,
    quantity: Menge,
  }));

const addressRow = (to: ReturnType<typeof addressFromErp>) => ({
  kind: DELIVERY_ADDRESS,
  name: to.name,
  secondName: to.second_name,
  street: to.street,
  postalCode: to.postal_code,
  city: to.city,
  country: to.country_code,
  company: to.company,
  addition: to.address_second_line,
});

/** A changed order, and what the message is about: names of Kontor's fields. */
export interface ChangedOrder extends Pick<OrderToWrite, 'order'> {
  readonly changed: Readonly<Record<string, unknown>>;
}

/** What a change of an order writes into its record; `gone` when it shall be cancelled and has left the house there. */
export type RecordChange =
  | { readonly kind: 'write'; readonly fieldData: Fields }
  | { readonly kind: 'none' }
  | { readonly kind: 'gone' };

/**
 * What of a changed order is to be written into its record. A status that the ERP has passed is left as it is, its tracking numbers stay beside
 * those of the order, and only what differs is written.
 */
export function recordChange(
  { fields }: FileMakerMapping,
  there: Readonly<Record<string, unknown>>,
  { order, changed }: ChangedOrder,
  { statusOf, written }: ErpVocabulary = USUAL_WORDS,
): RecordChange {
  const own = order.fieldData;
  const step =
    'to' in changed
      ? statusStep(statusOf(fieldOf(there, fields.status)), own.Status, changed['from'])
      : 'stay';
  if (step === 'gone') return { kind: 'gone' };
  const numbers = linesOf(fieldOf(there, fields.trackingNumbers));
  const added = linesOf(own.Trackingnummer).filter((number) => !numbers.includes(number));
  const values: Record<string, string> = {
    ...(step === 'move' && { status: written('status', own.Status) }),
    ...(added.length > 0 && { trackingNumbers: [...numbers, ...added].join('\r') }),
    ...('carrier' in changed && { carrier: written('carrier', own.Versanddienstleister) }),
    ...('comment' in changed && { comment: own.ZZN_Notiz_Scanner }),
  };
  const fieldData = differing(there, placed(fields, values));
  return Object.keys(fieldData).length === 0 ? { kind: 'none' } : { kind: 'write', fieldData };
}

/**
 * What becomes of the status there. A word of a step inside the house, such as "packed", is overwritten only by what stops or ends the order.
 * Nobody who cancels an open order means goods that have left meanwhile.
 */
function statusStep(from: ReturnType<StatusOf>, wanted: string, before: unknown): 'move' | 'stay' | 'gone' {
  const to = erpStatus(wanted);
  if (to === null || to === 'none') return 'stay';
  if (from === null || from === 'none') return to === 'offen' ? 'stay' : 'move';
  if (to === 'storniert' && isPastRecall(from) && before !== from) return 'gone';
  return stepTo(from, to, { status: null, holds: true }) === 'move' ? 'move' : 'stay';
}
