import { productsGenerateCsv } from '@kontor/portal-core/products';
import { readSettings, type SettingOptions } from '../config/index.js';
import { exportCsv, type ExportOutput } from '../http/index.js';
import type { Io } from '../terminal/index.js';
import { toProductsExport, type ProductsFilterOptions } from './products-filter.js';

export interface ProductsExportOptions extends SettingOptions, ProductsFilterOptions, ExportOutput {}

const headers = { Accept: 'text/csv' };

/** `kontor products export`: writes all pages of the found products as one CSV. */
export async function run(options: ProductsExportOptions, io: Io): Promise<number> {
  const settings = await readSettings(options, io);
  const body = toProductsExport(options, settings.merchant.value, io);
  return exportCsv(settings, options, io, {
    name: 'products',
    open: (client, part) => client.open(productsGenerateCsv, { body: { ...body, ...part }, headers }),
    told: (count, path) => io.t('cli.productsExportedTo', { count, path }),
  });
}
