import { hasMeaning, namesId, type Column } from '../columns/column.js';
import { JUST_AS_GOOD } from '../../words/header-role.js';

/**
 * The columns, with the reference of an order beside its id as a second candidate for its number, so that one of the two is chosen:
 * PrestaShop counts its orders in `id_order` and shows the customer `reference`. It is one where each order has a code of its own, and no
 * column has the number by name.
 */
export function withReferenceOfOrder(columns: readonly Column[]): readonly Column[] {
  const [id, ...others] = columns.filter(isSureNumber);
  if (id === undefined || others.length > 0 || !namesId(id)) return columns;
  const references = columns.filter(
    (column) => column !== id && isReference(column) && isOneEach(id, column),
  );
  const [reference] = references;
  if (reference === undefined || references.length > 1) return columns;
  const rank = (id.reading?.rank ?? 0) - JUST_AS_GOOD;
  return columns.map((column) =>
    column === reference ? { ...column, reading: { role: 'orderNumber', rank } } : column,
  );
}

const isOrderNumber = ({ reading }: Column): boolean => reading?.role === 'orderNumber';

const isSureNumber = (column: Column): boolean =>
  isOrderNumber(column) && column.reading?.weak !== true && !hasMeaning(column, 'reference');

/** Whether a header says `reference`, of the order at most. */
const isReference = (column: Column): boolean =>
  isOrderNumber(column) &&
  column.party === 'none' &&
  column.quality === 'dictionary' &&
  column.words.every(({ meaning }) => meaning === 'reference' || meaning === 'order' || meaning === 'number');

/** Whether two columns have one text each for one of the other, and the second has codes. */
function isOneEach({ values: ids }: Column, { values: codes }: Column): boolean {
  const pairs = new Set(ids.map((id, row) => `${id}\n${codes[row] ?? ''}`));
  return (
    codes.length === ids.length &&
    codes.every((code) => /^\S{4,}$/.test(code)) &&
    [ids, codes].every((values) => new Set(values).size === pairs.size)
  );
}
