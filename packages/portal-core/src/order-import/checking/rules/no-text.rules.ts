import type { CleanOrder } from '../../../orders/index.js';
import { isDitto } from '../../words/ditto.js';
import type { ImportField } from '../../order-import.types.js';
import { ADDRESS_TEXTS, type AddressTexts } from './address-texts.js';
import { isNoPlace, saysNoValue } from './no-value.js';
import { exampleField } from './template-row.js';

type Texts = AddressTexts & Pick<CleanOrder, 'postal_code' | 'external_order_id'>;

const NONE: readonly ImportField[] = [];
/** A question mark in place of a letter: `M?ller`, `?nne`, `Preu? 3`. One behind a word is punctuation. */
const LOST_LETTER = /\?\p{L}|\p{L}\?+(?:\s+\d|\.|-)/u;

/** A question mark of a person who does not know: `Hauptstr. ??`, `Bonn?`, `Ring 12 (?)`. */
const NOT_KNOWN = /(?:^|[\s(])\?+(?=$|[\s,)])|\?\s*$/;

/** Fields in which somebody wrote that a text, or a part of it, is not known. A company may be called `Was nun?`. */
function questionedFields(order: AddressTexts): readonly ImportField[] {
  if (!hasQuestionMark(order)) return NONE;
  return ADDRESS_TEXTS.filter(([part]) => part !== 'company' && NOT_KNOWN.test(order[part])).map(
    ([, field]) => field,
  );
}

/** Whether any text of an address has a question mark; nearly none has. */
const hasQuestionMark = ({
  name,
  second_name,
  company,
  street,
  address_second_line,
  city,
}: AddressTexts): boolean =>
  name.includes('?') ||
  street.includes('?') ||
  city.includes('?') ||
  company.includes('?') ||
  second_name.includes('?') ||
  address_second_line.includes('?');

/** Fields in which a program wrote question marks for letters that it did not know. */
export function lostLetterFields(order: AddressTexts): readonly ImportField[] {
  if (!hasQuestionMark(order)) return NONE;
  return ADDRESS_TEXTS.filter(([part]) => LOST_LETTER.test(order[part])).map(([, field]) => field);
}

/** Fields whose text stands for that of the row above. */
export function dittoFields(order: AddressTexts): readonly ImportField[] {
  const { name, second_name, company, street, address_second_line, city } = order;
  const isNone =
    !isDitto(name) &&
    !isDitto(street) &&
    !isDitto(city) &&
    !isDitto(company) &&
    !isDitto(second_name) &&
    !isDitto(address_second_line);
  return isNone ? NONE : ADDRESS_TEXTS.filter(([part]) => isDitto(order[part])).map(([, field]) => field);
}

/** Words that programs and people write where they know nothing; `NULL NULL` is one joined of two columns. */
const NOTHING =
  /^(?:\(?null\)?|none|nil|nan|undefined|n\/?a|n\.\s?a\.?|k\.?\s?a\.?|unbekannt|unknown|fehlt|missing|tbd|x{2,}|[-–—_.?*#/"'〃]+|0+)$/i;
/** Words that programs write for a blank cell, joined to the text of another one: `nan Berg`, `Ringweg NULL`. */
const BLANK_CELL = /(?:^|\s)(?:nan|NaN|NULL|null|None|undefined|n\/a|N\/A)(?=\s|$)/;
/** Texts that send the reader elsewhere, or to later. */
const ELSEWHERE =
  /^(?:dito|ditto|idem|s\.\s?o\.?$|wie\s+oben|(?:as|see)\s+above|same\s+as|folgt$|n\.\s?n\.?$|(?:adresse|anschrift|address)\s+(?:folgt|wird|siehe|wie|follows))(?!\p{L})|^(?:siehe|wird)\s/iu;
const LONGEST_WORD = 9;
const FIRST_LETTER = 65;
const [TO_SMALL, SMALL_A, LETTERS] = [32, 97, 26];
const [FIRST_UMLAUT, LAST_UMLAUT] = [0xc0, 0xff];
/** By the number of two letters: 1 where such a text begins with them. */
const BEGINNINGS = new Uint8Array((LETTERS + 1) * LETTERS);
for (const two of 'nu no ni na un ka fe mi tb xx di id wi as se sa fo ad an si'.split(' '))
  BEGINNINGS[pairAt(two)] = 1;

/** The fields whose text stands for nothing, is that of an example, or of which somebody wrote that it is not known, known already or elsewhere. */
export function unknownFields(order: Texts): readonly ImportField[] {
  const example = exampleField(order);
  const questioned = [
    ...questionedFields(order),
    ...unsaidFields(order),
    ...(example === null ? NONE : [example]),
  ];
  const empty = placeholderFields(order);
  return questioned.length === 0 ? empty : [...new Set([...empty, ...questioned])];
}

/** Fields that say in words that their value is not here: `wie immer`, `s. Rechnung`, and in place of a name or a place `Abholung`, `Kunde`. */
function unsaidFields(order: Texts): ImportField[] {
  const found: ImportField[] = [];
  if (isNoPlace(order.name)) found.push('first_address_line');
  if (saysNoValue(order.second_name)) found.push('second_address_line');
  if (saysNoValue(order.company)) found.push('company');
  if (isNoPlace(order.street)) found.push('street');
  if (saysNoValue(order.address_second_line)) found.push('address_second_line');
  if (isNoPlace(order.city)) found.push('city');
  return found;
}

/** The order number and required fields of the address whose text stands for nothing: `NULL`, `n/a`, `---`, `00000`, `siehe oben`. */
export function placeholderFields(order: Texts): readonly ImportField[] {
  const { external_order_id: id, name, street, city, postal_code } = order;
  const found: ImportField[] = [];
  if (isNothing(id)) found.push('external_order_id');
  if (isNothing(name) || BLANK_CELL.test(name)) found.push('first_address_line');
  if (isNothing(street) || BLANK_CELL.test(street)) found.push('street');
  if (isNothing(city)) found.push('city');
  if (postal_code.startsWith('000') && isNothing(postal_code)) found.push('postal_code');
  return found;
}

function isNothing(text: string): boolean {
  if (text === '' || beginsOtherwise(text) || isNumbered(text)) return false;
  if (ELSEWHERE.test(text)) return true;
  const first = text.split(' ', 1)[0] ?? '';
  if (first.length > LONGEST_WORD) return false;
  // Words of letters are compared by length first; most names end here.
  if (first.charCodeAt(0) >= FIRST_LETTER && !NOTHING.test(first)) return false;
  // A person may be called Null.
  return text.split(' ').every((word) => word !== 'Null' && NOTHING.test(word));
}

const [ONE, NINE] = [49, 57];

/** Whether a text begins with a sign or a digit and ends with a digit other than 0, like many order numbers and no such text. */
function isNumbered(text: string): boolean {
  const last = text.charCodeAt(text.length - 1);
  return last >= ONE && last <= NINE && text.charCodeAt(0) < FIRST_LETTER;
}

/** Whether a text begins with two letters that no such text begins with, as most do. */
const beginsOtherwise = (text: string): boolean => BEGINNINGS[pairAt(text)] === 0;

/** The number of the two letters that a text begins with, the second one also of another western language; -1 for other signs. */
function pairAt(text: string): number {
  const first = (text.charCodeAt(0) | TO_SMALL) - SMALL_A;
  const code = text.charCodeAt(1);
  const second = code >= FIRST_UMLAUT && code <= LAST_UMLAUT ? LETTERS : (code | TO_SMALL) - SMALL_A;
  const isPair = first >= 0 && first < LETTERS && second >= 0 && second <= LETTERS;
  return isPair ? (LETTERS + 1) * first + second : -1;
}
