import type { InboundReport } from '../erp-link/index.js';
import type { FoundRecord } from './choose-record.js';
import { fieldOf, portalField, type DeliveryMapping } from './mapping.js';

/**
 * What a record says of the goods that have arrived of a delivery; null for one that bears no number of a delivery of Kontor's. A row without a
 * place in the delivery or a booked quantity says nothing.
 */
export function bookedOf(
  { fields, items }: DeliveryMapping,
  { fieldData, rows = {} }: FoundRecord,
): InboundReport | null {
  const number = fieldOf(fieldData, fields.kontorNumber);
  if (!/^[1-9]\d{0,14}$/.test(number)) return null;
  const lines = (rows[items.portal] ?? []).flatMap((row) => {
    const said = (name: string | null) => (name === null ? '' : fieldOf(row, portalField(items, name)));
    const [position, booked] = [said(items.fields.position), said(items.fields.booked)];
    if (!/^[1-9]\d{0,8}$/.test(position) || booked === '') return [];
    const reason = said(items.fields.reason);
    return [
      {
        position: Number(position),
        product_number: said(items.fields.product) || null,
        received: Number(booked),
        reason: reason.length < 2 ? null : reason.slice(0, 200),
      },
    ];
  });
  return lines.length === 0 ? null : { delivery_id: Number(number), lines };
}
