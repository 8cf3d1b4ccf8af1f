import { SHIPMENT_FILES } from '@kontor/portal-core/erp-link';
import type { Io } from '../terminal/index.js';
import { importReports, type ReportImportOptions } from './import-reports.js';

export interface ShipmentsImportOptions extends ReportImportOptions {
  /** Carrier of all shipments. */
  readonly carrier?: string;
  readonly keepStatus?: boolean;
}

/** `kontor shipments import FILE|-`: takes tracking numbers over from a file of a carrier or a warehouse. */
export function run(options: ShipmentsImportOptions, io: Io): Promise<number> {
  const { carrier = '', keepStatus: keepsStatus = false } = options;
  return importReports(options, io, { kind: SHIPMENT_FILES, said: { carrier, keepsStatus } });
}
