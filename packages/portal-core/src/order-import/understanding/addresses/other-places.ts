import { hasMeaning, type Column } from '../columns/column.js';
import { isCalled } from '../../words/header-name.js';
import { namesPickupPoint } from '../../words/pickup-header.js';
import { isWholeAddress } from '../columns/values.js';
import type { Meaning } from '../../words/data/meanings.js';

const PLACE = ['street', 'postCode', 'town'] as const satisfies readonly Meaning[];
const NOT_SENT_TO: readonly Meaning[] = [
  ...(['email', 'phone', 'date', 'created', 'time', 'order', 'number', 'code', 'quantity', 'count'] as const),
  ...(['state', 'country', 'item', 'items', 'sku', 'paid', 'refund', 'reference', 'external'] as const),
];

/** Columns of a place that feed nothing and belong neither to the bill, the buyer nor the sender; and those that name the delivery. */
export function otherPlaces(left: readonly Column[], party: Column['party']): Column[] {
  const places = left.filter(isPlace);
  const parts = new Set(places.flatMap((column) => PLACE.filter((part) => hasMeaning(column, part))));
  const isBlock = parts.size > 1;
  return left.filter((column) =>
    places.includes(column)
      ? isBlock || (isCalled('pickup', column) && !isCalled('shop', column))
      : namesPickupPoint(column) || (party === 'none' && namesDelivery(column)),
  );
}

function isPlace(column: Column): boolean {
  if (!hasMeaning(column, ...PLACE)) return false;
  if (isCalled('pickup', column)) return !hasMeaning(column, 'billing', 'buyer', 'customer');
  return (
    column.word !== undefined && column.party === 'none' && !hasMeaning(column, 'veto', 'otherParty', 'item')
  );
}

/** Whether a header names the delivery and a destination: `Lieferung an Shop`, not who delivers: `Versand durch`. */
function namesDelivery(column: Column): boolean {
  if (isCalled('carrier', column) && !column.values.some(isWholeAddress)) return false;
  if (column.party !== 'delivery' || hasMeaning(column, 'veto', ...NOT_SENT_TO)) return false;
  return column.word !== undefined || hasMeaning(column, 'shop', 'location', 'address', ...PLACE);
}
