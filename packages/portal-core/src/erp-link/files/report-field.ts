import { PRODUCT_REPORT_FIELDS } from '../product-report.types.js';
import type { ReportField } from './report-words.js';

const FIELDS: Readonly<Record<string, ReportField>> = {
  ...PRODUCT_REPORT_FIELDS,
  external_order_id: 'order',
  tracking_numbers: 'tracking',
  carrier: 'carrier',
  status: 'status',
  merchant_erp_id: 'merchant',
  product_number: 'product',
  on_hand: 'onHand',
  warehouse: 'warehouse',
  position: 'position',
};

/** The field of a file that the path of a reason is about; null for the whole row. */
export const reportFieldOf = (path: string): ReportField | null => FIELDS[path.split('.')[0] ?? ''] ?? null;
