import type { CleanOrder } from '../../../orders/index.js';
import type { ImportField } from '../../order-import.types.js';

import { isWholeStreet, STREET_WORD } from '../../words/whole-street.js';
import { salutedName } from '../cells/titles.js';

type Placed = Pick<
  CleanOrder,
  | ('external_order_id' | 'name' | 'second_name' | 'company' | 'street' | 'address_second_line' | 'city')
  | ('pack_station' | 'post_filiale' | 'country_code' | 'salutation' | 'postal_code')
>;

const TELLING = /[\d@]/;
const DIGIT = /\d/;
const LETTER = /\p{L}/u;
const CALLED_STREET = new RegExp(
  String.raw`${STREET_WORD}(?!\p{L})|^(?:am|an|auf|im|in|bei|zum|zur|unter|hinter|vor|rue|via)\s`,
  'iu',
);
const ENDS_WITH_NUMBER = /\p{L}.*\s\d{1,4}\s?[a-z]?$/iu;
const POST_CODE_AND_TOWN = /^(?:[a-z]{1,2}-)?\d{4,5}\s+\p{L}[\p{L}\s.()/-]*$/iu;
/** A phone number at the end: `Ring 0151 2345678`. */
const PHONE_AT_END = /\s(?:\+\d{2}\s?|0)\d{2,4}[\s/-]?\d{4,}$/;
const PHONE_IN_NAME =
  /(?:^|\s)(?:tel|telefon|fon|mobil|handy|phone)\.?:?\s*[+\d]|\s(?:\+\d{2}|0\d)[\d\s/-]{6,}$/iu;
/** Most characters of a street that is too short to end with a phone number. */
const SHORT_STREET = 9;
const LAST_SIGN = 64;
/** A post code in a street: `Ring 3, 24103 Kiel`. */
const CODE_WITHIN = /^(?!.*(?:postfach|box)).*(?<!\d)\d{5}(?!\d)/i;
const CODE_BEFORE_TOWN: ReadonlySet<string> = new Set(['DE', 'AT', 'CH']);

/**
 * Fields whose text belongs in another field: a street in place of a name or town, digits or an e-mail in place of a name. The columns of
 * this row were shifted; other rows of the file may be right.
 */
export function misplacedFields(order: Placed): readonly ImportField[] {
  const { external_order_id: id, name, street, city } = order;
  const hasNumber = DIGIT.test(street);
  // Nearly every order has its numbers in the street and nowhere else.
  const isSaluted = salutedName(name) !== null && order.salutation !== 'firma';
  if (
    hasNumber &&
    !isSaluted &&
    !TELLING.test(name) &&
    !TELLING.test(city) &&
    !id.includes('@') &&
    (order.address_second_line === '' || !isNoLine(order.address_second_line)) &&
    !street.includes(':') &&
    isStreet(order)
  )
    return NONE;
  const found: ImportField[] = [];
  if (id.includes('@')) found.push('external_order_id');
  if (isSaluted || isNoName(order)) found.push('first_address_line');
  if (!isStreet(order) || ANOTHER_STREET.test(street)) found.push('street');
  if (hasNumber && isNoLine(order.address_second_line)) found.push('address_second_line');
  if (isNoWord(city) || (!hasNumber && street !== '' && isWholeStreet(city))) found.push('city');
  const isPosted = order.pack_station !== '' || order.post_filiale !== '';
  if (!hasNumber && street !== '' && !isPosted && !CALLED_STREET.test(street))
    for (const [field, text] of besides(order)) if (isWholeStreet(text)) found.push(field);
  return found;
}

const NONE: readonly ImportField[] = [];
/** A second address behind the first: `Hafenstr. 9 NEU: Am Wall 3`. */
const ANOTHER_STREET = /\d\S*\s+\p{L}+:\s*\p{L}/u;

/** Whether a second line is none: another address, a town, an e-mail, a telephone number. */
const isNoLine = (text: string): boolean =>
  text.includes('@') || POST_CODE_AND_TOWN.test(text) || IS_PHONE.test(text) || namesAddress(text);
const IS_PHONE = /^(?:\+|0)\d{2,4}[\s/-]?\d{4,}$/;

/** Whether a text has a whole street, or a post code with its town, beside other words, so that it is another address. */
const namesAddress = (text: string): boolean =>
  text.includes(',') &&
  text.split(',').some((piece) => {
    const part = piece.replace(/[\s….!]+$/, '').trim();
    return isWholeStreet(part) || POST_CODE_AND_TOWN.test(part);
  });

const besides = ({ company, second_name }: Placed) =>
  [
    ['company', company],
    ['second_address_line', second_name],
  ] as const;

/** Whether a text has a word that streets are called by. */
export const isCalledStreet = (text: string): boolean => CALLED_STREET.test(text);

/** Whether a text has digits but no letter, or is an e-mail. */
const isNoWord = (text: string): boolean => text.includes('@') || (DIGIT.test(text) && !LETTER.test(text));

function isNoName({ name, street, postal_code, city }: Placed): boolean {
  if (!TELLING.test(name)) return false;
  if (isNoWord(name) || POST_CODE_AND_TOWN.test(name) || PHONE_IN_NAME.test(name)) return true;
  // The whole address once more.
  if (postal_code !== '' && city !== '' && name.includes(postal_code) && name.includes(city)) return true;
  // A house may be called by its street.
  if (isWholeStreet(name)) return true;
  return street !== '' && !DIGIT.test(street) && ENDS_WITH_NUMBER.test(name) && !CALLED_STREET.test(street);
}

function isStreet({ street, country_code }: Placed): boolean {
  if (street === '') return true;
  if (street.length > SHORT_STREET && PHONE_AT_END.test(street)) return false;
  if (country_code === 'DE' && CODE_WITHIN.test(street)) return false;
  const beginsWithLetter = street.charCodeAt(0) > LAST_SIGN;
  if (beginsWithLetter && !street.includes('@')) return true;
  return !isNoWord(street) && !(CODE_BEFORE_TOWN.has(country_code) && POST_CODE_AND_TOWN.test(street));
}
