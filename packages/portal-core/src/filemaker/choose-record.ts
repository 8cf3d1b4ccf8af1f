import { erpStatus, type StatusOf } from '../erp-link/index.js';
import { fieldOf, type FileMakerMapping } from './mapping.js';

/** A record that a find answered. */
export interface FoundRecord {
  readonly recordId: string;
  readonly modId: string;
  readonly fieldData: Readonly<Record<string, unknown>>;
  /** Rows of the portals that were asked for, by portal. */
  readonly rows?: Readonly<Record<string, readonly FoundRecord['fieldData'][]>>;
}
/**
 * Which of the records with an order's external number is the order: its own; `unclaimed`, one that nobody's order is yet, of somebody who
 * typed it there; `none`; or `several`.
 */
export type ChosenRecord =
  | { readonly kind: 'own'; readonly record: FoundRecord }
  | { readonly kind: 'unclaimed'; readonly record: FoundRecord }
  | { readonly kind: 'none' }
  | { readonly kind: 'several' };

/** A cancelled record's number may be used again, so one that bears no number of Kontor counts only while it is not cancelled. */
export function chooseRecord(
  { fields }: FileMakerMapping,
  records: readonly FoundRecord[],
  kontorNumber: number,
  statusOf: StatusOf = erpStatus,
): ChosenRecord {
  const numberOf = ({ fieldData }: FoundRecord) => fieldOf(fieldData, fields.kontorNumber);
  const own = records.filter((record) => numberOf(record) === String(kontorNumber));
  if (own.length > 1) return { kind: 'several' };
  const [mine] = own;
  if (mine !== undefined) return { kind: 'own', record: mine };
  const free = records.filter(
    (record) => numberOf(record) === '' && statusOf(fieldOf(record.fieldData, fields.status)) !== 'storniert',
  );
  if (free.length > 1) return { kind: 'several' };
  const [one] = free;
  return one === undefined ? { kind: 'none' } : { kind: 'unclaimed', record: one };
}
