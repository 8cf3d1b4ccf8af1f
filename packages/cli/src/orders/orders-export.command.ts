import { ordersGenerateCsv } from '@kontor/portal-core/orders';
import { readSettings, type SettingOptions } from '../config/index.js';
import { exportCsv, type ExportOutput } from '../http/index.js';
import type { Io } from '../terminal/index.js';
import { toExport, type ExportFilterOptions } from './export-filter.js';

export interface OrdersExportOptions extends SettingOptions, ExportFilterOptions, ExportOutput {}

const headers = { Accept: 'text/csv' };

/** `kontor orders export`: writes all pages of the found orders as one CSV. */
export async function run(options: OrdersExportOptions, io: Io): Promise<number> {
  const settings = await readSettings(options, io);
  const body = toExport(options, settings.merchant.value, io);
  return exportCsv(settings, options, io, {
    name: 'orders',
    open: (client, part) => client.open(ordersGenerateCsv, { body: { ...body, ...part }, headers }),
    told: (count, path) => io.t('cli.exportedTo', { count, path }),
  });
}
