import { parseProductsAndQuantities } from '../../recipe/products-and-quantities.js';
import { hasMeaning, hasRole, namesId, type Column } from '../columns/column.js';
import { isCarrier } from '../../words/carrier.js';
import { isCompanyName } from '../../words/company-name.js';
import { isVariantHeader } from '../../words/variant-words.js';
import { areKindsOfDocuments, areNoOrders, isKindOfOrder } from '../../words/document-kind.js';
import { mistypedCountry } from '../../words/mistyped-country.js';
import { isCalled } from '../../words/header-name.js';
import { PLACE_ROLES } from '../../words/roles-of-address.js';
import { numberForm } from '../../words/number-form.js';
import type { Role, RoleReading } from '../../words/header-role.js';
import { isAddressPart, isSentTo } from '../addresses/parties.js';
import { withBranch, withContact, withContactOfDelivery } from './contacts.js';
import { isToldOtherwise } from './told-otherwise.js';
import { withReferenceOfOrder } from './reference-of-order.js';
import { unmistakable } from './unmistakable.js';
import { withKnownExports } from './known-exports.js';
import { withShortWords } from './short-words.js';
import { goesWithProduct, tellsMoreThanProduct, variesWithinProduct } from '../items/names-of-products.js';
import { besideStreet } from '../addresses/beside-street.js';
import { titleReading } from '../addresses/title-column.js';
import {
  isCountry,
  isDate,
  isHouseNumber,
  isLetterOfNumber,
  isWholeAddress,
  looksLikeQuantity,
  MOST,
  share,
} from '../columns/values.js';
import type { Meaning } from '../../words/data/meanings.js';

/** Resolves headers that mean different things in different files, by the other columns and by their values. */
export function settleAmbiguous(read: readonly Column[]): Column[] {
  const columns = withShortWords(withKnownExports(read));
  const settled = columns.map((column) => {
    const reading = settledReading(column, columns);
    return reading === undefined ? column : { ...column, reading };
  });
  const known = withReferenceOfOrder(withShortParty(settled.map(ofGift)));
  return withContact(withContactOfDelivery(withBranch(known)));
}

/** `Geschenk PLZ` is the place of delivery, `Geschenk an` the recipient. */
function ofGift(column: Column): Column {
  const { word, ...known } = column;
  if (word === undefined || !/^(geschenk|gift)$/.test(word)) return column;
  const delivery = { ...known, party: 'delivery', quality: 'dictionary' } as const;
  if (isCalled('giftTo', column)) return { ...delivery, reading: { role: 'bareParty', rank: 0 } };
  return isAddressPart(column) ? delivery : column;
}

/** `L-Name` belongs to the delivery beside `L-Straße`, and is a last name elsewhere. */
function withShortParty(columns: readonly Column[]): readonly Column[] {
  const isShort = ({ words, party }: Column) => party === 'delivery' && words[0]?.text === 'l';
  if (!columns.some(isShort)) return columns;
  return columns.map((column) =>
    column.folded === 'lname' ? { ...column, party: 'delivery', reading: { role: 'name', rank: 0 } } : column,
  );
}

/** Whether a header is a letter from another word by chance: `Kalender` without a country, `Seite` with nothing but numbers, amounts or days. */
function isMistaken({ reading, quality, values }: Column): boolean {
  if (quality !== 'similar' || values.length === 0) return false;
  if (reading?.role === 'addition')
    return values.every((text) => /^[\d.,]+\s?€?$/.test(text) || isDate(text) || text.includes('@'));
  return (
    reading?.role === 'country' && !values.some((text) => isCountry(text) || mistypedCountry(text) !== '')
  );
}

/** Whether a column names the delivery or a customer and nothing else (`Versand an`, `Kunde`), and has whole addresses. */
const isAddressOfParty = (column: Column): boolean =>
  ((column.party === 'delivery' && column.reading === null) || column.reading?.role === 'bareParty') &&
  !hasMeaning(column, 'veto') &&
  share(column.values, isWholeAddress) > 0.5;

function settledReading(column: Column, columns: readonly Column[]): RoleReading | null | undefined {
  if (isAddressOfParty(column)) return { role: 'wholeAddress', rank: 0 };
  if (column.reading !== null && NO_ANSWERS.has(column.reading.role) && share(column.values, isAnswer) === 1)
    return null;
  if (isMistaken(column) || namesKindOfPlace(column, columns) || isToldOtherwise(column, columns))
    return null;
  const meant = unmistakable(column, columns);
  if (meant !== undefined) return meant;
  if (column.reading?.role === 'name' && column.folded === 'name') return plainName(column, columns);
  if (column.reading?.role === 'product' || column.reading?.role === 'productNumber') {
    if (isPacked(column, columns))
      return isCounted(column)
        ? { role: 'packedItems', rank: 2 }
        : { role: 'packedItems', rank: 2, weak: true };
  }
  if (column.reading?.role === 'product') return product(column, columns);
  if (isOrderNumberOfParty(column, columns)) return { role: 'orderNumber', rank: 7, weak: true };
  if (isOnlyReference(column, columns)) return { role: 'orderNumber', rank: 7, weak: true };
  if (isNameOrFirm(column) && share(column.values, isCarrier) >= 0.5) return null;
  if (column.reading?.role === 'salutation' && column.reading.rank === 2)
    return titleReading(column, columns);
  if (isReferenceOfProduct(column, columns)) return { role: 'productNumber', rank: 7, weak: true };
  if (isCalled('ordered', column)) return ordered(column);
  if (isCalled('leftWith', column)) return { role: 'careOf', rank: 0 };
  if (isFirstLine(column)) return { role: 'addressLine', rank: 0 };
  if (isOnlyTown(column, columns)) return { role: 'town', rank: 2 };
  if (isNumberAddition(column, columns)) return { role: 'houseAddition', rank: 0 };
  const isNameless = column.reading === null || column.reading.role === 'name';
  if (isNameless && column.word !== undefined && share(column.values, isCompanyName) >= 0.5)
    return { role: 'company', rank: 5 };
  if (isSentTo(column)) return { role: 'bareParty', rank: 0 };
  if (isLineOfName(column, columns)) return { role: 'name', rank: 0 };
  if (isNumberOfStreet(column, columns)) return { role: 'houseNumber', rank: 1 };
  const beside = besideStreet(column, columns);
  if (beside !== undefined) return beside;
  if (column.reading === null && isAmount(column)) return { role: 'quantity', rank: 8, weak: true };
  return undefined;
}

/**
 * Whether a column has the only order number of its file under the word of a party, as `Bestellnr` below a `Rechnung` that stands above all
 * columns before the delivery's.
 */
const isOrderNumberOfParty = (column: Column, columns: readonly Column[]): boolean =>
  column.reading === null &&
  column.word === undefined &&
  (column.party === 'billing' || column.party === 'delivery') &&
  hasMeaning(column, 'order') &&
  hasMeaning(column, 'number') &&
  !hasMeaning(column, 'veto', 'date', 'position', 'item') &&
  !hasRole(columns, 'orderNumber', 'bareNumber');

/** Whether a column has the only numbers of its file that could be those of orders: a reference for the carrier, the number of a document. */
const isOnlyReference = (column: Column, columns: readonly Column[]): boolean =>
  isCalled('referenceAlone', column) &&
  share(column.values, (text) => /\d/.test(text)) === 1 &&
  !hasRole(columns, 'orderNumber', 'bareNumber') &&
  columns.filter((other) => isCalled('referenceAlone', other)).length === 1;

/** Whether a column has firms, or names under a word that is not known: people are called Hermes as well. */
const isNameOrFirm = ({ reading, word }: Column): boolean =>
  reading?.role === 'company' || (reading?.role === 'name' && word !== undefined);

/** Whether a column that names the delivery alone has a word for each order (`Büro`, `Privat`), and another has the names. */
const namesKindOfPlace = (column: Column, columns: readonly Column[]): boolean =>
  column.party === 'delivery' &&
  (column.reading === null || column.reading.role === 'bareParty') &&
  column.values.length > 0 &&
  column.values.every((text) => /^\p{L}{2,}$/u.test(text)) &&
  hasRole(
    columns.filter(({ party }) => party === 'none'),
    'name',
    'fullName',
    'lastName',
    'turnedName',
  );

/** `Référence` is the product's, as French and Spanish shops call it, where another column has the order's number and none the product's. */
const isReferenceOfProduct = (column: Column, columns: readonly Column[]): boolean =>
  column.reading?.role === 'orderNumber' &&
  column.words.length === 1 &&
  hasMeaning(column, 'reference') &&
  !hasRole(columns, 'product', 'productNumber', 'packedItems') &&
  columns.some(
    (other) => other !== column && other.reading?.role === 'orderNumber' && other.reading.weak !== true,
  );

/** `Bestellt`: a date or a quantity; the quantity is asked, since the word is no name of one. */
function ordered({ values }: Column): RoleReading | null {
  if (values.length > 0 && share(values, isDate) >= MOST) return { role: 'orderDate', rank: 0.5 };
  return share(values, looksLikeQuantity) === 1 ? { role: 'quantity', rank: 8, weak: true } : null;
}

/** A suburb is a part of a town, or the town itself in an address that has no other. */
const isOnlyTown = (column: Column, columns: readonly Column[]): boolean =>
  column.words.some(({ text }) => text === 'suburb') &&
  !hasRole(
    columns.filter(({ party }) => party === column.party),
    'town',
    'postCodeTown',
  );

/** Dutch addresses have a column for the house number addition; `Zus.` is one if it is after the number and contains letters. */
function isNumberAddition(column: Column, columns: readonly Column[]) {
  const { party, index, reading, values } = column;
  if (reading?.role !== 'addition') return false;
  const own = columns.filter((other) => other.party === party);
  if (hasRole(own, 'houseAddition')) return false;
  const before = own.filter((other) => other.index === index - 1);
  if (isCalled('houseAddition', column))
    return hasRole(own, 'houseNumber') || before.some((other) => share(other.values, isHouseNumber) >= MOST);
  return hasRole(before, 'houseNumber', 'bareNumber') && share(values, isLetterOfNumber) === 1;
}

const OF_PARTY: readonly (Meaning | null)[] = ['delivery', 'recipient', 'billing', 'buyer', 'filler'];

/** `ship_to_line1`: lines of an address whose headers name only the party. */
function isFirstLine({ reading, words, digits, word, party }: Column): boolean {
  if (reading !== null || word !== undefined || digits.length !== 1 || party === 'none') return false;
  return (
    words.some(({ meaning }) => meaning === 'line') &&
    words.every(({ meaning }) => meaning === 'line' || OF_PARTY.includes(meaning))
  );
}

/** `Abweichende Lieferadresse` may contain yes and no: then it is no address. */
const NO_ANSWERS: ReadonlySet<Role> = new Set<Role>([
  'addressLine',
  'wholeAddress',
  'street',
  'company',
  'name',
  'fullName',
  'bareParty',
  'email',
  'packStation',
]);
const isAnswer = (text: string): boolean =>
  /^(ja|nein|yes|no|true|false|wahr|falsch|[01jnyx✓-])$/i.test(text);

const NUMBER_OF_PARTY: readonly (Meaning | null)[] = [
  'delivery',
  'recipient',
  'billing',
  'buyer',
  'customer',
  'address',
  'number',
  'filler',
  'and',
];

/**
 * `Lieferadresse Nr.` is the house number beside `Lieferadresse Straße`, or if that column's streets have none; `Rg. Nr.`, which may be that
 * of a bill, where it stands beside streets without one.
 */
function isNumberOfStreet(column: Column, columns: readonly Column[]): boolean {
  const mayBeOfBill = column.reading?.role === 'orderNumber' && column.reading.weak === true;
  if (column.reading !== null && !mayBeOfBill) return false;
  if (column.party === 'none' || column.word !== undefined || !hasMeaning(column, 'number')) return false;
  const isPlain = ({ meaning }: Column['words'][number]) => NUMBER_OF_PARTY.includes(meaning);
  if (
    !column.words.every(isPlain) ||
    namesId(column) ||
    share(column.values, isHouseNumber) < (column.values.length > 0 ? MOST : 0)
  )
    return false;
  const own = columns.filter(({ party }) => party === column.party);
  if (hasRole(own, 'houseNumber', 'wholeStreet')) return false;
  return own.some((street) => {
    if (!hasRole([street], 'street', 'streetName')) return false;
    const isBefore = street.index === column.index - 1;
    const lacksNumbers =
      street.values.length > 0 && share(street.values, (text) => /\d/.test(text)) <= 1 - MOST;
    return mayBeOfBill ? isBefore && lacksNumbers : isBefore || lacksNumbers;
  });
}

/** `Empfänger 1` beside `Empfänger 2` is a line of the name, as `Name 1` is. */
const isLineOfName = ({ reading, word, words, digits, party }: Column, columns: readonly Column[]): boolean =>
  reading?.role === 'bareParty' &&
  word === undefined &&
  digits.length === 1 &&
  columns.some(
    (other) =>
      other.party === party &&
      other.reading?.role === 'bareParty' &&
      other.digits.length === 1 &&
      other.digits[0] !== digits[0] &&
      other.words.map(({ text }) => text).join() === words.map(({ text }) => text).join(),
  );

/** `Amount` is money, but a few shops use it for pieces. */
const isAmount = (column: Column): boolean =>
  isCalled('amount', column) && share(column.values, looksLikeQuantity) === 1;

/**
 * `Name` is the order's number beside `Lineitem …`. In an address without a party it is the person's name; without an address, beside a SKU
 * and a person's name, the product's.
 */
function plainName(column: Column, columns: readonly Column[]): RoleReading | undefined {
  const others = columns.filter((other) => other !== column);
  if (
    columns.some(({ folded }) => folded.startsWith('lineitem')) &&
    !hasRole(
      others.filter(({ reading }) => reading?.weak !== true),
      'orderNumber',
    )
  )
    return { role: 'orderNumber', rank: 0 };
  if (!hasRole(others, 'productNumber') || hasRole(others, 'productName')) return undefined;
  if (column.party !== 'none' || variesWithinProduct(column, columns) || isBesidePerson(column, columns))
    return undefined;
  const own = others.filter(({ party }) => party === 'none');
  const named = hasRole(own, 'fullName') || (hasRole(own, 'firstName') && hasRole(own, 'lastName'));
  const placed = hasRole(own, ...PLACE_ROLES);
  const byProduct = goesWithProduct(column, columns);
  if (!placed)
    return hasRole(others, 'firstName', 'lastName', 'fullName', 'name')
      ? { role: 'productName', rank: 1 }
      : undefined;
  if (named && !isPersonOf(column, own)) return byProduct ? { role: 'productName', rank: 1 } : undefined;
  if (livesAtOnePlace(column, own)) return undefined;
  const isRepeated = new Set(column.values).size < column.values.length && new Set(column.values).size > 1;
  return byProduct && isRepeated && !named ? { role: 'name', rank: 0, weak: true } : undefined;
}

/** Whether a column stands beside parts of an address and not beside an item's. */
function isBesidePerson({ index }: Column, columns: readonly Column[]): boolean {
  const beside = columns.filter((other) => Math.abs(other.index - index) === 1);
  return beside.some(isAddressPart) && !hasRole(beside, 'product', 'productNumber', 'quantity');
}

/** Whether rows of the same name have the same street beside a salutation, as those of a person do. */
function livesAtOnePlace({ values }: Column, own: readonly Column[]): boolean {
  const streets = own.find(({ reading }) => /street/i.test(reading?.role ?? ''))?.values ?? [];
  const places = new Set(values.map((name, row) => `${name}\n${streets[row] ?? ''}`));
  return (
    hasRole(own, 'salutation') && streets.length === values.length && places.size === new Set(values).size
  );
}

/** Whether the names contain the first or last names beside them. */
function isPersonOf({ values }: Column, own: readonly Column[]): boolean {
  const parts = own.filter(({ reading }) => reading?.role === 'lastName' || reading?.role === 'firstName');
  return parts.some(
    (part) =>
      part.values.length === 0 ||
      values.filter((text, row) => text.includes(part.values[row] ?? '\n')).length * 2 > values.length,
  );
}

const PACKED =
  /[:*×]\s*\d+\b|\b\d+\s*x\s|\sx\s*\d+\b|\(\d+\)|(?:^|[,;|\n]\s*)[1-9]\d{0,2}\s+\p{L}[\p{L}_./-]*\d\S*(?=$|[,;|\n])/iu;

/** Article numbers with their pieces in words: `2 Stk. NW1001 + 1 Stk. NW1002`, `NW1001 - 2 Stück`; behind a name a pack may be meant. */
const COUNTED_NUMBER =
  /(?:^|[,;|+\n]\s*)(?:[1-9]\d{0,2}\s*(?:stk|stck|st|stück|pcs)\.?\s+(?=\S*\d{3})\S+|(?=\S*\d{3})\S+\s+(?:[-–—]\s+)?[1-9]\d{0,2}\s*(?:stk|stck|st|stück|pcs)\.?)\s*(?=$|[,;|+\n])/iu;

/** Whether cells like `SKU:2, SKU2`, in a file without a sure quantity, contain whole item lists. */
function isPacked({ values, digits }: Column, columns: readonly Column[]): boolean {
  const sure = columns.filter(({ reading }) => reading?.weak !== true);
  if (digits.length > 0 || hasRole(sure, 'quantity')) return false;
  return share(values, (text) => PACKED.test(text) || COUNTED_NUMBER.test(text)) >= 0.5;
}

/** Whether every cell counts each of its products, whose numbers have no spaces: `2x NW1050, 1x NW1070`. */
const isCounted = ({ values }: Column): boolean =>
  share(values, (text) => {
    const items = /^\d{1,3}(?:\s*[x×])?\s/i.test(text) ? parseProductsAndQuantities(text) : null;
    return items !== null && items.every(({ id }) => /\d/.test(id) && !/\s/.test(id));
  }) === 1;

/** Share of cells with several words from which on they are names and not numbers. */
const SOME = 0.3;

/** Whether cells sort rows by a letter or two: `V`, `V`, `R`. */
const areLetters = ({ values }: Column): boolean =>
  new Set(values).size < values.length && values.every((text) => /^\p{L}{1,2}$/u.test(text));

/** `Artikel` is the product number unless the file has a column for it. */
function product(column: Column, columns: readonly Column[]): RoleReading | null {
  if (isCalled('bareKind', column) && (column.values.some(isKindOfOrder) || areLetters(column))) return null;
  if (areKindsOfDocuments(column.values) || areNoOrders(column.values)) return null;
  const sure = columns.find(
    ({ reading, quality }) =>
      reading?.role === 'productNumber' &&
      reading.weak !== true &&
      quality !== 'unexplained' &&
      quality !== 'similar',
  );
  if (sure !== undefined && numbersOthers(column, sure)) return null;
  if (sure !== undefined)
    return isVariantHeader(column.folded) && tellsMoreThanProduct(column, columns)
      ? null
      : { role: 'productName', rank: 2 };
  const named = columns.some(({ reading }) => reading?.role === 'productName');
  const spaced = share(column.values, (text) => /\p{L}{2,}.*\s\S/u.test(text)) >= SOME;
  if (spaced && !named) return { role: 'productName', rank: 2 };
  return { role: 'productNumber', rank: 3 };
}

/** Whether a column has article numbers, written like those of the rows but others: `Referenzartikel`. */
function numbersOthers({ values, digits }: Column, sure: Column): boolean {
  if (digits.length > 0) return false;
  const forms = new Set(sure.values.map(numberForm));
  const areNumbers =
    values.length > 0 && values.every((text) => /^\S*\d\S*$/.test(text) && forms.has(numberForm(text)));
  return (
    areNumbers &&
    (values.length !== sure.values.length || values.some((text, at) => text !== sure.values[at]))
  );
}
