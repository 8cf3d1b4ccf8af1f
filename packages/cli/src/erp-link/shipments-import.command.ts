import { erpOrders, readShipment, SHIPMENT_FIELDS } from '@kontor/portal-core/erp-link';
import type { Io } from '../terminal/index.js';
import { importReports, type ReportImportOptions } from './import-reports.js';

export interface ShipmentsImportOptions extends ReportImportOptions {
  /** Carrier of all shipments. */
  readonly carrier?: string;
  readonly keepStatus?: boolean;
}

/** `kontor shipments import FILE|-`: takes tracking numbers over from a file of a carrier or a warehouse. */
export function run(options: ShipmentsImportOptions, io: Io): Promise<number> {
  const { carrier = '', keepStatus = false } = options;
  return importReports(options, io, {
    fields: SHIPMENT_FIELDS,
    needed: ['order', 'tracking'],
    prepare: () => (row, settings) => readShipment(row, { ...settings, carrier, keepsStatus: keepStatus }),
    whole: (rows) => rows,
    send: (client, records, dryRun) => client.call(erpOrders, { body: { records, dryRun } }),
  });
}
