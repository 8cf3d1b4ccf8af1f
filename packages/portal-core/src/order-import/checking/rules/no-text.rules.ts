import type { CleanOrder } from '../../../orders/index.js';
import type { ImportField } from '../../order-import.types.js';

type Texts = Pick<
  CleanOrder,
  'name' | 'second_name' | 'company' | 'street' | 'address_second_line' | 'city' | 'postal_code'
>;

const FIELDS: readonly (readonly [keyof Texts, ImportField])[] = [
  ['name', 'first_address_line'],
  ['second_name', 'second_address_line'],
  ['company', 'company'],
  ['street', 'street'],
  ['address_second_line', 'address_second_line'],
  ['city', 'city'],
];
const NONE: readonly ImportField[] = [];
/** A question mark in place of a letter: `M?ller`, `?nne`, `Preu? 3`. One behind a word is punctuation. */
const LOST_LETTER = /\?\p{L}|\p{L}\?+(?:\s+\d|\.|-)/u;

/** Fields in which a program wrote question marks for letters that it did not know. */
export function lostLetterFields(order: Texts): readonly ImportField[] {
  const { name, second_name, company, street, address_second_line, city } = order;
  // Nearly no address has a question mark.
  if (
    !name.includes('?') &&
    !street.includes('?') &&
    !city.includes('?') &&
    !company.includes('?') &&
    !second_name.includes('?') &&
    !address_second_line.includes('?')
  )
    return NONE;
  return FIELDS.filter(([part]) => LOST_LETTER.test(order[part])).map(([, field]) => field);
}

/** Words that programs and people write where they know nothing; `NULL NULL` is one joined of two columns. */
const WORDS = String.raw`(?:\(?null\)?|none|nil|nan|undefined|n\/?a|n\.\s?a\.?|k\.?\s?a\.?|unbekannt|unknown|fehlt|missing|tbd|x{2,}|[-–—_.?*#/]+|0+)`;
const NOTHING = new RegExp(`^${WORDS}$`, 'i');
const BEGINS_WITH_NOTHING = new RegExp(`^${WORDS}(?: |$)`, 'i');
/** The bits of the letters and the sign among them with which such words begin, in lower and upper case. */
const INITIALS = [...'nukftmx_'].reduce((bits, letter) => bits | (1 << (letter.charCodeAt(0) % 32)), 0);
const [FIRST_LETTER, LAST_LETTER] = [65, 122];
const LONGEST_WORD = 9;

/** Required fields of the address whose text stands for nothing: `NULL`, `n/a`, `---`, `00000`. */
export function placeholderFields({ name, street, city, postal_code }: Texts): readonly ImportField[] {
  const found: ImportField[] = [];
  if (isNothing(name)) found.push('first_address_line');
  if (isNothing(street)) found.push('street');
  if (isNothing(city)) found.push('city');
  if (postal_code.startsWith('000') && isNothing(postal_code)) found.push('postal_code');
  return found;
}

function isNothing(text: string): boolean {
  const initial = text.charCodeAt(0);
  const isLetter = initial >= FIRST_LETTER && initial <= LAST_LETTER;
  // Nearly every text ends here.
  if (text === '' || (isLetter && ((INITIALS >> (initial % 32)) & 1) === 0)) return false;
  if (!BEGINS_WITH_NOTHING.test(text)) return false;
  const words = text.split(' ');
  // A person may be called Null.
  return (
    (words[0] ?? '').length <= LONGEST_WORD && words.every((word) => word !== 'Null' && NOTHING.test(word))
  );
}
