import type { ImportField } from '../order-import.types.js';
import type { HeaderWord } from './segment.js';
import type { Meaning } from './data/meanings.js';

/** The content of a column as far as its header shows it. */
export type Role =
  | 'salutation'
  | 'firstName'
  | 'lastName'
  | 'name'
  | 'fullName'
  | 'turnedName'
  | 'company'
  | 'nameAddition'
  | 'careOf'
  | 'degree'
  | 'middleName'
  | 'nameSuffix'
  | 'street'
  | 'wholeStreet'
  | 'streetName'
  | 'streetOrNumber'
  | 'houseNumber'
  | 'houseAddition'
  | 'addressLine'
  | 'wholeAddress'
  | 'addition'
  | 'postCode'
  | 'town'
  | 'postCodeTown'
  | 'country'
  | 'staat'
  | 'packStation'
  | 'postFiliale'
  | 'postNumber'
  | 'email'
  | 'orderNumber'
  | 'orderDate'
  | 'product'
  | 'productNumber'
  | 'productName'
  | 'quantity'
  | 'packedItems'
  | 'bareNumber'
  | 'bareParty';

/** A role, with how well the header names it. */
export interface RoleReading {
  readonly role: Role;
  /** 0 for its best names; of two columns with the same role the lower rank is taken. */
  readonly rank: number;
  /** True when the words allow the role but more often mean something else: it is taken only with a question. */
  readonly weak?: true;
}

type Has = (...meanings: Meaning[]) => boolean;
type Rule = (has: Has, words: readonly HeaderWord[]) => RoleReading | 'none' | null;

/** Largest rank difference of two columns that could both be meant; the lower rank is proposed. */
export const JUST_AS_GOOD = 0.05;

const as = (role: Role, rank = 0): RoleReading => ({ role, rank });
const weakly = (role: Role, rank: number): RoleReading => ({ role, rank, weak: true });

/** The roles of headers that are a field's own name. */
export const ROLE_OF_FIELD: Readonly<Record<ImportField, Role>> = {
  external_order_id: 'orderNumber',
  date: 'orderDate',
  salutation: 'salutation',
  email: 'email',
  company: 'company',
  first_address_line: 'fullName',
  second_address_line: 'nameAddition',
  pack_station: 'packStation',
  post_filiale: 'postFiliale',
  post_number: 'postNumber',
  street: 'street',
  address_second_line: 'addition',
  postal_code: 'postCode',
  city: 'town',
  country: 'country',
  product_id: 'productNumber',
  product_name: 'productName',
  quantity: 'quantity',
  product_id_and_quantity: 'packedItems',
};

const isItem = (has: Has) => has('item') || has('items') || has('sku') || has('listing') || has('ean');
const isQuantity = (has: Has) => has('quantity') || has('count');

const email: Rule = (has) => (has('email') && !has('veto') ? as('email', has('external') ? 3 : 0) : null);

const vetoed: Rule = (has) => {
  if (has('quantity') && has('minus') && has('refund') && !has('veto')) return as('quantity', 1);
  return has('veto') || has('refund') || has('minus') || has('phone') ? 'none' : null;
};

const postStation: Rule = (has) => {
  if (has('postNumber') && has('name')) return as('nameAddition', 1);
  if (has('packStation', 'postFiliale') && has('street', 'postCode', 'town', 'country')) return 'none';
  if (has('packStation')) return as('packStation');
  if (has('postFiliale')) return as('postFiliale');
  return has('postNumber') ? as('postNumber') : null;
};

/** Whether a word is about the day of the order: `Menge bestellt` is a quantity, `Menge erstellt am` none. */
const isDayOfOrder = ({ meaning, text }: HeaderWord): boolean => meaning === 'created' && text !== 'bestellt';

/** Whether a word says that the pieces counted may not be the ordered ones: abbreviations, a year, what is offered or in stock. */
const mayCountOthers = ({ text }: HeaderWord): boolean =>
  /^(?:st|mg|(?:19|20)\d\d|angebot|lager|warehouse|stock)$/.test(text);

const quantities: Rule = (has, words) => {
  if (!isQuantity(has)) return null;
  if (words.some(({ text }) => /^(retour|return|ruecksend)/.test(text))) return 'none';
  if (isItem(has) && has('and')) return as('packedItems');
  if (words.some(({ text }) => text === 'lineitems') && has('quantity')) return as('quantity', 1);
  if (has('items')) return has('quantity') && !has('count') ? weakly('quantity', 3) : 'none';
  if (has('count') && has('item')) return weakly('quantity', 4);
  if (has('date') || words.some(isDayOfOrder)) return 'none';
  const ofOrder = has('order') && !has('item', 'sku');
  const rank = has('open') ? 0 : has('sale') ? 3 : ofOrder ? 2.5 : 2;
  return words.some(mayCountOthers) ? weakly('quantity', rank) : as('quantity', rank);
};

/** Whether a word is about a model or a variant, which an article number beside it may name as well. */
const isOfKind = ({ text }: HeaderWord): boolean =>
  /^(?:artikel|produkt)modell$|^varia.*n(?:umme)?r$/.test(text);

const isId = ({ text }: HeaderWord): boolean => text === 'id' || text === 'ids';

const items: Rule = (has, words) => {
  if (has('order') && has('item') && has('number') && !has('sku')) return 'none';
  if (has('country', 'state', 'town', 'postCode', 'street')) return isItem(has) ? 'none' : null;
  if (has('items') && (has('sku') || (has('item') && has('number')))) return as('productNumber', 2);
  if (has('items'))
    return has('delivery', 'billing', 'count') || has('number') || has('name')
      ? 'none'
      : as('packedItems', has('order') ? 1 : 0);
  if (has('sku')) return as('productNumber', words.some(isOfKind) ? 1 + JUST_AS_GOOD : 0);
  if (has('listing')) return has('title') || has('name') ? as('productName', 1) : weakly('productNumber', 5);
  if (has('ean')) return has('item') && has('number') ? as('productNumber', 1) : weakly('productNumber', 6);
  if (has('itemName')) return has('delivery', 'billing') ? 'none' : as('productName', 0);
  if (has('title') && has('position')) return as('productName', 1);
  if (!has('item')) return null;
  if (has('name') || has('title')) return as('productName', 0);
  if (has('external') || (has('buyer', 'customer') && has('number', 'code')))
    return weakly('productNumber', 4);
  if (has('otherParty')) return weakly('productNumber', 7);
  if (has('number') || has('code'))
    return as(
      'productNumber',
      has('position') ? 2 : words.some(isId) ? 1.5 : has('shop') ? 1 + JUST_AS_GOOD : 1,
    );
  if (words[0]?.meaning === 'addition') return 'none';
  return as('product', 0);
};

const orderDates: Rule = (has, words) => {
  const timely = has('date') || has('time');
  if (has('name')) return null;
  if (has('paid')) return weakly('orderDate', 6);
  if (has('delivery', 'recipient') && (timely || has('created'))) return 'none';
  if (has('quantity') && !has('date', 'time') && !words.some(isDayOfOrder)) return null;
  if (has('created')) return as('orderDate', has('order') ? 0 : 2);
  if (has('order') && !has('number') && words.at(-1)?.text === 'vom') return as('orderDate');
  if (!timely) return null;
  if (has('billing', 'otherParty')) return has('date') ? weakly('orderDate', 7) : 'none';
  if (!has('date')) return has('order') ? as('orderDate', 1.5) : weakly('orderDate', 5);
  const ofProcessing = words.some(({ text }) => text.startsWith('auftr')) ? JUST_AS_GOOD : 0;
  return as('orderDate', (has('order', 'sale') ? ofProcessing : 1) + (has('time') ? 0.25 : 0));
};

/** Whether a word names an order by its number: `Bestellnummer`. */
const isNumbered = ({ meaning, text }: HeaderWord): boolean =>
  meaning === 'order' && /(?:nummer|nr|no|num)$/.test(text);

const orderNumbers: Rule = (has, words) => {
  if (has('record')) return as('orderNumber', 4);
  if (has('item') || has('position')) return null;
  const party = has('delivery', 'recipient', 'billing', 'otherParty');
  if (has('order')) {
    if (party) return 'none';
    if (has('buyer', 'customer')) return weakly('orderNumber', 6);
    if (has('external')) return as('orderNumber', has('number') || has('reference') ? 3 : 5);
    if (words.some(({ text }) => text === 'purchaseorder')) return as('orderNumber', 4);
    if (words.some(({ text }) => text === 'abnr' || text === 'abnummer')) return as('orderNumber', 5);
    if (words.some(({ text }) => text === 'kennzeichen')) return as('orderNumber', 5);
    if (words.some(({ text }) => text === 'key')) return as('orderNumber', 5);
    if (has('number') || words.some(isNumbered)) return as('orderNumber', words.some(isId) ? 1 : 0);
    if (has('reference')) return as('orderNumber', 5);
    return as('orderNumber', 2);
  }
  if (has('reference')) return party || has('customer', 'buyer') ? 'none' : weakly('orderNumber', 7);
  if (has('billing') && has('number') && !words.some(({ text }) => text === 'payment'))
    return weakly('orderNumber', 8);
  return null;
};

const people: Rule = (has, words) => {
  if (has('careOf')) return as('careOf');
  if (has('degree')) return as('degree');
  if (has('middleName')) return as('middleName');
  if (has('suffix') && !has('houseNumber', 'house', 'street', 'address', 'addition', 'number'))
    return as('nameSuffix');
  if (has('salutation')) return as('salutation');
  if (has('title') && !isItem(has) && !has('position') && (!has('order') || has('address')))
    return as('salutation', 2);
  if (has('company') && has('number', 'order') && !has('address')) return 'none';
  if (words.length === 2 && words[0]?.meaning === 'company' && words[1]?.meaning === 'address') return null;
  if (has('company'))
    return has('fullName', 'firstName')
      ? as('fullName', 1)
      : has('addition')
        ? as('nameAddition')
        : has('lastName', 'name') && has('or', 'and')
          ? as('name')
          : as('company');
  if (has('fullName')) return as('fullName');
  if (has('firstName'))
    return isItem(has) || isQuantity(has) || countsTimes(words) ? null : names(has, words);
  if (has('lastName')) return countsTimes(words) ? null : as('lastName');
  if (has('nameAddition') || (has('name') && has('addition'))) return as('nameAddition');
  return null;
};

/** Meanings beside which `first` and `last` are those of a name: `Billing First`, `First Name`. */
const OF_NAMES: readonly HeaderWord['meaning'][] = [
  'firstName',
  'lastName',
  'name',
  'fullName',
  'filler',
  'and',
  'number',
];

/** Whether `first` or `last` counts what another word names: `First order`, `Last visit`. */
const countsTimes = (words: readonly HeaderWord[]): boolean =>
  words.some(({ text }) => text === 'first' || text === 'last') &&
  words.some(({ meaning }) => !isParty(meaning) && !OF_NAMES.includes(meaning));

/** Roles of names: `Vorname Nachname` is a whole name; `Name, Vorname` one with its parts swapped. */
function names(has: Has, words: readonly HeaderWord[]): RoleReading {
  if (!has('lastName', 'name'))
    return as('firstName', words.some(({ text }) => text.startsWith('initial')) ? 3 : 0);
  const first = words.findIndex(({ meaning }) => meaning === 'firstName');
  const last = words.findIndex(({ meaning }) => meaning === 'lastName' || meaning === 'name');
  const partOfWord = words[first]?.text === 'first' || words[last]?.apart === false;
  return partOfWord && words[last]?.meaning === 'name' && last === first + 1
    ? as('firstName')
    : as(first < last ? 'fullName' : 'turnedName');
}

const isParty = (meaning: HeaderWord['meaning']): boolean =>
  meaning === 'delivery' ||
  meaning === 'recipient' ||
  meaning === 'billing' ||
  meaning === 'buyer' ||
  meaning === 'customer';

/** Whether one word is before another: `Name/Adresse` is an address, `Delivery Address/Name` the name in one. */
const isBefore = (words: readonly HeaderWord[], one: Meaning, other: Meaning): boolean =>
  words.findIndex(({ meaning }) => meaning === one) < words.findIndex(({ meaning }) => meaning === other);

/** Whether a word is about a box at a post office, whose post code and town are not those of the street. */
const isPostBox = ({ text }: HeaderWord): boolean => /^(?:postfach|pobox|postbox)/.test(text);

const places: Rule = (has, words) => {
  const whole =
    has('street') || (has('address') && !has('delivery', 'recipient', 'billing', 'buyer', 'customer'));
  if (whole && has('postCode') && has('town')) return as('wholeAddress');
  if (has('name') && has('address') && has('and'))
    return isBefore(words, 'name', 'address') ? as('wholeAddress') : as('name');
  if (has('houseNumber', 'house') && has('addition', 'suffix'))
    return has('street') && has('and') ? as('wholeStreet') : as('houseAddition');
  if (has('street')) return streets(has);
  if (has('houseNumber') || (has('house') && has('number'))) return as('houseNumber');
  if (has('postCode', 'town') && words.some(isPostBox)) return 'none';
  if (has('postCode')) return has('town') ? as('postCodeTown') : as('postCode');
  if (has('town')) return has('addition') ? as('addition') : as('town');
  if (has('country'))
    return has('state') && has('number')
      ? 'none'
      : as('country', has('number') ? 3 : has('name') ? 1 : has('code') ? 0 : 0.5);
  if (has('state')) return 'none';
  if (
    words.some(({ text }) => text === 'isocode' || text === 'iso') &&
    words.every(({ meaning }) => meaning === 'code' || meaning === 'address' || isParty(meaning))
  )
    return as('country', 2);
  if (has('staat')) return as('staat');
  if (has('addition', 'suffix')) return as('addition');
  if (has('address') && !has('name'))
    return has('code', 'number') ? 'none' : as('addressLine', has('line') ? 0 : 0.5);
  if (has('location'))
    return has('delivery', 'recipient', 'billing', 'buyer', 'customer') ? as('town', 2) : 'none';
  return null;
};

function streets(has: Has): RoleReading {
  if (has('without')) return as('streetName');
  if (has('addition')) return as('addition');
  if (has('houseNumber') || has('house')) return as('wholeStreet');
  if (has('address')) return as('street');
  return has('number') ? as('streetOrNumber') : as('street');
}

const rest: Rule = (has, words) => {
  if (has('position')) return 'none';
  if (has('name')) return has('order') ? as('orderNumber', 3) : as('name');
  const party = has('delivery', 'recipient', 'billing', 'buyer', 'customer', 'otherParty');
  if (has('number') && !party && !has('external', 'shop', 'code'))
    return as('bareNumber', words.some(isId) ? 1 : 0);
  return has('recipient', 'buyer', 'customer') && !has('number', 'code') ? as('bareParty') : null;
};

const RULES: readonly Rule[] = [
  email,
  vetoed,
  postStation,
  people,
  orderDates,
  quantities,
  items,
  places,
  orderNumbers,
  rest,
];

/** The role of a column by the words of its header; null when they mean nothing that an import can use. */
export function roleOfWords(words: readonly HeaderWord[]): RoleReading | null {
  const meanings = new Set(words.map(({ meaning }) => meaning));
  const has: Has = (...wanted) => wanted.some((meaning) => meanings.has(meaning));
  for (const rule of RULES) {
    const found = rule(has, words);
    if (found !== null) return found === 'none' ? null : found;
  }
  return null;
}
