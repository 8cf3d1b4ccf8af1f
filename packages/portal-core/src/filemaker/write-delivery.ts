import { dayOf } from '../dates/index.js';
import type { Delivery } from '../deliveries/index.js';
import { USUAL_WORDS, type ErpVocabulary } from '../erp-link/index.js';
import type { ErpInbound, ErpInboundRow } from '../erp-records/index.js';
import { erpDateFromIso } from '../erp/index.js';
import { fieldOf, portalField, type DeliveryMapping } from './mapping.js';
import { differing, placed, placedRow, type Fields, type FileMakerRecord } from './record-fields.js';

/** An accepted delivery with its inbound order, as Kontor has them. */
export interface DeliveryToWrite {
  readonly delivery: Delivery;
  readonly inbound: ErpInbound;
}
/** A row of a portal that is there. */
export interface FoundRow {
  readonly recordId: string;
  readonly fieldData: Readonly<Record<string, unknown>>;
}

/** The record of an inbound order that is not there yet, with all its positions. */
export function deliveryRecord(
  { fields, items }: DeliveryMapping,
  { delivery, inbound }: DeliveryToWrite,
  timeZone: string,
  { written }: ErpVocabulary = USUAL_WORDS,
): FileMakerRecord {
  const fieldData = placed(fields, {
    kontorNumber: String(delivery.id),
    merchant: inbound.fieldData.ID_MANDAN,
    inboundNumber: inbound.fieldData.ID_Intendo,
    warehouse: written('warehouse', delivery.warehouse),
    arrivesOn: erpDateFromIso(dayOf(Date.parse(delivery.delivery_datetime), timeZone)),
    carrier: written('carrier', delivery.carrier ?? ''),
    trackingNumber: delivery.tracking_number ?? '',
    note: (delivery.note ?? '').replaceAll(/\r?\n/g, '\r'),
  });
  const rows = inbound.portalData.BESPOS_BESTEL_SL.map((row) => placedRow(items, positionOf(row)));
  return { fieldData, portalData: { [items.portal]: rows } };
}

/**
 * The rows to write so that an inbound order that is there has the booked quantities of Kontor: those that differ, and positions that it lacks.
 * What was announced, and all else, stays as it is there.
 */
export function bookedRows(
  { items }: DeliveryMapping,
  there: readonly FoundRow[],
  { portalData }: ErpInbound,
): readonly Fields[] {
  const { position } = items.fields;
  const known = new Map(
    there.map((row) => [Number(fieldOf(row.fieldData, portalField(items, position))), row]),
  );
  return portalData.BESPOS_BESTEL_SL.flatMap((row) => {
    const found = known.get(row.Position);
    if (found === undefined) return [placedRow(items, positionOf(row))];
    const { booked, reason } = positionOf(row);
    const changed = differing(found.fieldData, placedRow(items, { booked, reason }));
    return Object.keys(changed).length === 0 ? [] : [{ recordId: found.recordId, ...changed }];
  });
}

const positionOf = (row: ErpInboundRow) => ({
  position: row.Position,
  product: row.Nr_Artikel,
  name: row.Artikelname,
  ean: row.Nr_EAN,
  announced: row.Menge_bestellt,
  booked: row.Menge_gebucht,
  reason: row.ZZN_Grund,
});
