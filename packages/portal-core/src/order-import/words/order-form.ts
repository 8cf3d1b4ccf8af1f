import { roleOfWords, type Role } from './header-role.js';
import { headerWords } from './segment.js';

const PRODUCT: readonly Role[] = ['product', 'productNumber', 'productName'];
const PLACE: readonly Role[] = [
  'street',
  'wholeStreet',
  'streetName',
  'addressLine',
  'wholeAddress',
  'postCode',
  'town',
  'postCodeTown',
];

/**
 * Whether labels above a table are those of the one order whose items are its rows: they name its number or place, and the table has
 * products and quantities and neither of these.
 */
export function isOrderForm(labels: readonly string[], header: readonly string[]): boolean {
  const [own, table] = [rolesOf(labels), rolesOf(header)];
  const isOfOrder = (role: Role) => role === 'orderNumber' || PLACE.includes(role);
  return (
    own.some(isOfOrder) &&
    !table.some(isOfOrder) &&
    table.some((role) => PRODUCT.includes(role)) &&
    table.includes('quantity')
  );
}

const rolesOf = (names: readonly string[]): Role[] =>
  names.flatMap((name) => {
    const known = headerWords(name).words.filter(({ meaning }) => meaning !== null);
    return roleOfWords(known)?.role ?? [];
  });
