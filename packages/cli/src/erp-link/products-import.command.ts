import { PRODUCT_FILES } from '@kontor/portal-core/erp-link';
import type { Io } from '../terminal/index.js';
import { importReports, type ReportImportOptions } from './import-reports.js';
import { merchantNames } from './merchant-names.js';

export interface ProductsImportOptions extends ReportImportOptions {
  /** True where blank cells empty their field. */
  readonly blankClears?: boolean;
}

/** `kontor products import FILE|-`: takes new and changed products over from a file, such as an export that was edited. */
export function run(options: ProductsImportOptions, io: Io): Promise<number> {
  const { blankClears = false } = options;
  return importReports(options, io, {
    kind: PRODUCT_FILES,
    said: { blankClears },
    prepare: async ({ columns }, client) =>
      columns.merchant === undefined ? {} : { merchants: await merchantNames(client) },
  });
}
