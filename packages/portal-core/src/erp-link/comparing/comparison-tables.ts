import type { Translate } from '../../i18n/index.js';
import { csvRow } from '../../order-import/index.js';
import { ORDER_STATUS_TEXTS, ORDER_STATUSES } from '../../orders/index.js';
import type { ComparedDay, Comparison, Difference } from './comparison.types.js';

/** A table in the reader's words; each row has a text for each column. */
export interface TextTable {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** What a comparison has found as tables: counts and sums by day and status, and the orders that differ. */
export const comparisonTables = (
  { days, differences }: Pick<Comparison, 'days' | 'differences'>,
  t: Translate,
): { readonly days: TextTable; readonly differences: TextTable } => ({
  days: {
    headings: [
      t('erpLink.comparedDay'),
      t('erpLink.comparedStatus'),
      t('erpLink.ordersHere'),
      t('erpLink.ordersThere'),
      t('erpLink.piecesHere'),
      t('erpLink.piecesThere'),
    ],
    rows: days.map((day) => dayRow(day, t)),
  },
  differences: {
    headings: [
      t('erpLink.comparedOrder'),
      t('erpLink.comparedDay'),
      t('erpLink.comparedDifference'),
      t('erpLink.comparedHere'),
      t('erpLink.comparedThere'),
    ],
    rows: differences.map((difference) => differenceRow(difference, t)),
  },
});

const BYTE_ORDER_MARK = '\uFEFF';

/** A table as a file for Excel. */
export const tableCsv = ({ headings, rows }: TextTable): string =>
  BYTE_ORDER_MARK + [headings, ...rows].map((row) => csvRow(row, ';', 'texts')).join('');

const dayRow = (
  { day, status, orders_here, orders_there, pieces_here, pieces_there }: ComparedDay,
  t: Translate,
): string[] => [
  day,
  statusText(status, t),
  ...[orders_here, orders_there, pieces_here, pieces_there].map(String),
];

const differenceRow = (
  { kind, order_id, external_order_id, day, here, there }: Difference,
  t: Translate,
): string[] => [
  external_order_id === '' ? String(order_id ?? '') : external_order_id,
  day,
  t(`erpLink.differs_${kind}`),
  statusText(here, t),
  statusText(there, t),
];

/** A status in the reader's words; anything else as it is. */
function statusText(word: string, t: Translate): string {
  const status = ORDER_STATUSES.find((one) => one === word && one !== '');
  return status === undefined ? word : t(ORDER_STATUS_TEXTS[status]);
}
