import { DELIVERY_STATUSES } from '@kontor/portal-core/deliveries';
import { IMPORT_OUTCOMES, ORDER_CSV_COLUMNS } from '@kontor/portal-core/order-import';
import { ORDER_STATUSES } from '@kontor/portal-core/orders';
import { PRODUCT_EXPORT_COLUMNS } from '@kontor/portal-core/products';
import { CSV_DIALECTS } from '@kontor/portal-core/wire';
import { DELIVERY_COLUMN_NAMES } from './deliveries/index.js';
import { ORDER_COLUMN_NAMES } from './orders/index.js';

const namesOf = (columns: readonly { readonly name: string }[]) => columns.map(({ name }) => name);

/** The values that options take, by the name that the table of options gives them. Loaded for help and completion alone. */
export const OPTION_VALUES = {
  deliveryColumns: DELIVERY_COLUMN_NAMES,
  deliveryStatuses: DELIVERY_STATUSES,
  dialects: CSV_DIALECTS,
  importOutcomes: IMPORT_OUTCOMES,
  orderColumns: ORDER_COLUMN_NAMES,
  orderExportColumns: namesOf(ORDER_CSV_COLUMNS),
  orderStatuses: ORDER_STATUSES.filter(Boolean),
  productExportColumns: namesOf(PRODUCT_EXPORT_COLUMNS),
} as const satisfies Readonly<Record<string, readonly string[]>>;
