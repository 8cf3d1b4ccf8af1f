import type { ErpMark } from './erp-link.types.js';

/** What the ERP said last of a record: the version or time, and each field, or position of a delivery, as it would be stored. */
export interface SaidMark extends Pick<ErpMark, 'source_version' | 'source_time'> {
  readonly said: Readonly<Record<string, string>>;
}

/** The mark of a record that the ERP has said nothing about. */
export const NOTHING_SAID: SaidMark = { source_version: null, source_time: null, said: {} };
