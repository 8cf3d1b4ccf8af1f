import type { FindSort, OrderFindField } from '@kontor/portal-core/erp';
import type { Engine } from '../../../db/index.js';
import { fixedField } from '../fixed-fields.js';
import { foldedColumn } from './text-match.js';

/** One of the values by which a list is sorted. */
export interface SortKey {
  /** SQL expression on the record's row. */
  readonly column: string;
  readonly descending: boolean;
  /** True when the expression gives numbers, false for texts. */
  readonly isNumeric: boolean;
}

const DEFAULT_SORT: readonly FindSort[] = [{ field: 'Datum', descending: true }];
const ID: SortKey = { column: 'id', descending: true, isNumeric: true };
const NUMERIC = new Set(['id', 'address_id', 'merchant_erp_id']);

/** The keys of a sort, by default the newest day first. The id, descending, always comes last (specification 1 section 9). */
export function sortKeys(engine: Engine, sort: readonly FindSort[]): SortKey[] {
  const keys: SortKey[] = [];
  for (const { field, descending } of sort.length > 0 ? sort : DEFAULT_SORT) {
    const column = columnOf(engine, field as OrderFindField);
    if (keys.every((key) => key.column !== column))
      keys.push({ column, descending, isNumeric: NUMERIC.has(column) });
    if (column === 'id') return keys;
  }
  return [...keys, ID];
}

function columnOf(engine: Engine, field: OrderFindField): string {
  switch (field) {
    case '_ID_AUFTRA':
      return 'id';
    case 'Datum':
      return 'order_date';
    case 'Status':
      return 'status';
    case 'ID_ADRESS':
      return 'address_id';
    case 'ID_MANDAN':
      return 'merchant_erp_id';
    case 'Externe_Order_ID':
      return 'external_key';
    case 'Trackingnummer':
      return 'tracking_key';
    case 'Nr_Artikel':
      return 'product_key';
    case 'investigation_opened_at':
      return 'investigation_opened_at';
    case 'Mandant_Bezeichnung':
      return `(select ${foldedColumn('merchant_name')} from merchants where erp_merchant_id = merchant_erp_id)`;
    case 'Artikelname':
      return foldedColumn(
        engine === 'sqlite'
          ? `coalesce(items ->> '$[0].Artikelname', '')`
          : `(coalesce(items::json -> 0 ->> 'Artikelname', '') collate "C")`,
      );
    case 'Kundenreferenz':
      return foldedColumn('customer_reference');
    case 'Versanddienstleister':
      return foldedColumn('carrier');
    case 'ZZN_Notiz_Scanner':
      return foldedColumn('comment');
    default:
      return foldedColumn(fixedField(engine, field));
  }
}

/** The `order by` clause in the keys' directions, or in the opposite ones. */
export function orderBy(keys: readonly SortKey[], columns: readonly string[], backwards = false): string {
  return keys
    .map(({ descending }, index) => `${columns[index]} ${descending === backwards ? 'asc' : 'desc'}`)
    .join(', ');
}
