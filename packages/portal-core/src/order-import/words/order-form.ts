import { roleOfWords, type Role } from './header-role.js';
import { PLACE_ROLES } from './roles-of-address.js';
import { headerWords } from './segment.js';

const PRODUCT: readonly Role[] = ['product', 'productNumber', 'productName'];
const PLACE: readonly Role[] = [...PLACE_ROLES, 'wholeAddress'];

const PERSON: readonly Role[] = [
  'salutation',
  'firstName',
  'lastName',
  'name',
  'fullName',
  'turnedName',
  'company',
  'nameAddition',
  'careOf',
  'email',
];
const PART: readonly Role[] = [...PERSON, ...PLACE, 'houseNumber', 'addition', 'country'];

const PARTY: readonly (string | null)[] = ['delivery', 'recipient', 'billing', 'buyer', 'customer'];

/** Whether a label alone on its line begins what is said of one party: `Lieferadresse:`, `Rechnung an:`. */
export function isPartyHeading(label: string): boolean {
  const meanings = headerWords(label).words.map(({ meaning }) => meaning);
  const isNamed = meanings.some((meaning) => PARTY.includes(meaning));
  return isNamed && meanings.every((meaning) => PARTY.includes(meaning) || meaning === 'address');
}

/** Whether a label below such a heading is a part of that party's name or address. */
export const isPartOfParty = (label: string): boolean => rolesOf([label]).some((role) => PART.includes(role));

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
