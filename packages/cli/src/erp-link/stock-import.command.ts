import { erpStock, readStock, refuseRepeated, STOCK_FIELDS } from '@kontor/portal-core/erp-link';
import type { Io } from '../terminal/index.js';
import { importReports, type ReportImportOptions } from './import-reports.js';

export interface StockImportOptions extends ReportImportOptions {
  /** Warehouse of all rows. */
  readonly warehouse?: string;
}

/** `kontor stock import FILE|-`: takes the stock over from a file of a warehouse. */
export function run(options: StockImportOptions, io: Io): Promise<number> {
  const { warehouse = '' } = options;
  return importReports(options, io, {
    fields: STOCK_FIELDS,
    needed: warehouse === '' ? ['product', 'onHand', 'warehouse'] : ['product', 'onHand'],
    prepare: () => (row, settings) => readStock(row, { ...settings, warehouse }),
    whole: refuseRepeated,
    send: (client, records, dryRun) => client.call(erpStock, { body: { records, dryRun } }),
  });
}
