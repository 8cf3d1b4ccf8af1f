import { erpStatus, type OrderReport, type StatusOf } from '../erp-link/index.js';
import { linesOf } from '../erp/index.js';
import type { FoundRecord } from './choose-record.js';
import { fieldOf, type FileMakerMapping } from './mapping.js';
import { addressOf } from './read-address.js';

/** What a record says of its order. */
export interface ReadRecord {
  readonly report: OrderReport;
  /** A status that is no known word; it says nothing then. */
  readonly unknownStatus: string;
}

/** The report of a record of Kontor's, in the ERP's words; null for a record that bears none of Kontor's numbers. */
export function reportOf(
  mapping: FileMakerMapping,
  record: FoundRecord,
  statusOf: StatusOf = erpStatus,
): ReadRecord | null {
  const { fields } = mapping;
  const { fieldData } = record;
  const number = fieldOf(fieldData, fields.kontorNumber);
  if (!/^[1-9]\d{0,14}$/.test(number)) return null;
  const status = fieldOf(fieldData, fields.status);
  const isKnown = status === '' || statusOf(status) !== null;
  return {
    report: {
      order_id: Number(number),
      external_order_id: fieldOf(fieldData, fields.externalOrderId) || null,
      status: isKnown ? status : null,
      tracking_numbers: linesOf(fieldOf(fieldData, fields.trackingNumbers)),
      carrier: fields.carrier === null ? null : fieldOf(fieldData, fields.carrier),
      erp_number: fieldOf(fieldData, fields.erpNumber),
      address: addressOf(mapping, record),
    },
    unknownStatus: isKnown ? '' : status,
  };
}

/** Whether a status says that goods have left; it holds whatever else is under way. Others may be an older state of Kontor's own. */
export function isPastRecall(status: string | null | undefined, statusOf: StatusOf = erpStatus): boolean {
  const said = statusOf(status ?? '');
  return said === 'geliefert' || said === 'verrechnet';
}
