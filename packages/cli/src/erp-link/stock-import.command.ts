import { OTHER_PLACES, STOCK_FILES } from '@kontor/portal-core/erp-link';
import { chosen, type Io } from '../terminal/index.js';
import { importReports, type ReportImportOptions } from './import-reports.js';
import { merchantNames } from './merchant-names.js';

export interface StockImportOptions extends ReportImportOptions {
  /** Warehouse of all rows. */
  readonly warehouse?: string;
  /** What becomes of places of a product that the file does not name. */
  readonly otherPlaces?: string;
}

/** `kontor stock import FILE|-`: takes the stock over from a file of a warehouse. */
export function run(options: StockImportOptions, io: Io): Promise<number> {
  const { warehouse = '', otherPlaces: said } = options;
  const otherPlaces = said === undefined ? undefined : chosen(said, OTHER_PLACES, '--other-places');
  return importReports(options, io, {
    kind: STOCK_FILES,
    said: { warehouse, otherPlaces },
    // The key of an ERP may not read them: it names merchants by their numbers.
    prepare: async ({ columns }, client) =>
      columns.merchant === undefined
        ? {}
        : { merchants: await merchantNames(client).catch(() => new Map<string, number>()) },
  });
}
