import { STOCK_FILES } from '@kontor/portal-core/erp-link';
import type { Io } from '../terminal/index.js';
import { importReports, type ReportImportOptions } from './import-reports.js';

export interface StockImportOptions extends ReportImportOptions {
  /** Warehouse of all rows. */
  readonly warehouse?: string;
}

/** `kontor stock import FILE|-`: takes the stock over from a file of a warehouse. */
export function run(options: StockImportOptions, io: Io): Promise<number> {
  const { warehouse = '' } = options;
  return importReports(options, io, { kind: STOCK_FILES, said: { warehouse } });
}
