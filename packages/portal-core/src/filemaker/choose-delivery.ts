import { fieldOf, type DeliveryMapping } from './mapping.js';
import type { ChosenRecord, FoundRecord } from './choose-record.js';

/** A delivery by its two keys: Kontor's number of it, and the number of its inbound order. */
export interface DeliveryKeys {
  readonly kontorNumber: number;
  readonly inboundNumber: number;
  readonly merchant: number;
}

/**
 * Which of the records found is a delivery's inbound order: the one with Kontor's number; else one of its merchant that bears the number of the
 * inbound order and nobody's delivery yet, since the ERP accepted it itself.
 */
export function chooseDelivery(
  { fields }: DeliveryMapping,
  records: readonly FoundRecord[],
  { kontorNumber, inboundNumber, merchant }: DeliveryKeys,
): ChosenRecord {
  const says = ({ fieldData }: FoundRecord, field: string | null, value: string) =>
    field !== null && fieldOf(fieldData, field) === value;
  const own = records.filter((record) => says(record, fields.kontorNumber, String(kontorNumber)));
  const free = records.filter(
    (record) =>
      says(record, fields.kontorNumber, '') &&
      says(record, fields.inboundNumber, String(inboundNumber)) &&
      says(record, fields.merchant, String(merchant)),
  );
  const [one, ...more] = own.length > 0 ? own : free;
  if (one === undefined) return { kind: 'none' };
  if (more.length > 0) return { kind: 'several' };
  return { kind: own.length > 0 ? 'own' : 'unclaimed', record: one };
}
