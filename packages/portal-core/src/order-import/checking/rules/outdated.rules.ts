import { capitalWords } from '../../words/capital-words.js';
import type { ImportField } from '../../order-import.types.js';
import { ADDRESS_TEXTS, type AddressTexts } from './address-texts.js';

const NONE: readonly ImportField[] = [];

/** A sign or word between a value and the one in its place: `Ring 3 -> Allee 7`, `Bonn (alt: Köln)`. */
const REPLACED =
  /->|=>|→|⇒|➔|(?<!\p{L})(?:neu|neue|alt|alte|new|old|jetzt|now|früher|ehem\.?|ehemals|vormals|formerly|bisher)(?:\s+(?:adresse|anschrift|address))?\s*:/iu;
/** Words about somebody who lives there no longer; a company may have had another name. */
const GONE =
  /(?<!\p{L})(?:unbekannt verzogen|verzogen|umgezogen|verstorben|zieht um|nicht mehr|moved away|deceased)(?!\p{L})/iu;
/** Words between two streets or numbers: `Ring 2 oder Ring 4`, `Ring 2 bzw. 4`. */
const EITHER = /\d\s?\p{L}?\s*[,;(]?\s*(?:oder|od\.?|bzw\.?|resp\.?|alternativ|jetzt|or)\s.*\d/iu;
/** Letters and signs of which each of those has one in a row; nearly no other text has. A line is read from its first digit alone. */
const ANY =
  /[>→⇒➔:]|zog|zieh|storb|mehr|move|decea|^[^\d\n\r\u2028\u2029]*\d.*\s[(]?(?:od|bzw|resp|alt|jetzt|or)/imu;

/** Fields whose text names two values or one that is no longer valid, so that only a person can tell where the parcel goes. */
export function outdatedFields(order: AddressTexts): readonly ImportField[] {
  const { name, second_name, company, street, address_second_line, city } = order;
  if (!ANY.test(`${name}\n${second_name}\n${company}\n${street}\n${address_second_line}\n${city}`))
    return NONE;
  const isOutdated = (part: keyof AddressTexts) =>
    REPLACED.test(order[part]) ||
    (part !== 'company' && GONE.test(order[part])) ||
    (part === 'street' && EITHER.test(order[part]));
  return ADDRESS_TEXTS.filter(([part]) => isOutdated(part)).map(([, field]) => field);
}

/** What is struck through or ticked off by hand: `~~Eva~~`, `<s>Ring 3</s>`, `-Bonn-`, `Eva Groß x`. */
const STRUCK = /~~|✓|✔|✗|✘|[\u0335-\u0338]|<\/?(?:s|del|strike)>|^-+\p{L}[^\n]*-$|\sx$/imu;

/** Fields whose text somebody struck through or ticked off. */
export function struckFields(order: AddressTexts): readonly ImportField[] {
  const { name, second_name, company, street, address_second_line, city } = order;
  if (!STRUCK.test(`${name}\n${second_name}\n${company}\n${street}\n${address_second_line}\n${city}`))
    return NONE;
  return ADDRESS_TEXTS.filter(([part]) => STRUCK.test(order[part])).map(([, field]) => field);
}

/** A part of a name that comes again, since two columns have it: `Ute Ute Heide`, `Ute Heide, Ute`. */
const NAME_TWICE = /(?<!\p{L})(\p{L}{3,})(?![\p{L}-]).*(?<![\p{L}-])\1(?![\p{L}-])/u;
/** Two numbers with a space between them; nearly no street has them. */
const MAY_BE_TWO = /\d\s?[a-z]?\s\d/;
/** A house number behind another one: `Ring 3 5`. Blocks of Mannheim have two. */
const TWO_NUMBERS = /^(?!\p{Lu}\s?\d).*\p{L}.*\s\d{1,4}\s?[a-z]?\s\d{1,4}\s?[a-z]?$/u;

/** Fields that have a part of a name, or a house number, from two columns. */
export function twiceFields({ name, street }: AddressTexts): readonly ImportField[] {
  const isName = namesTwice(name);
  const isStreet = MAY_BE_TWO.test(street) && TWO_NUMBERS.test(street);
  if (!isName && !isStreet) return NONE;
  return [...(isName ? (['first_address_line'] as const) : []), ...(isStreet ? (['street'] as const) : [])];
}

/** Whether a part of a name comes again. Most names are two words. */
function namesTwice(name: string): boolean {
  const words = name.includes('-') ? 0 : capitalWords(name);
  if (words === 0 || words > 2) return NAME_TWICE.test(name);
  const middle = name.indexOf(' ');
  return middle >= SHORTEST_PART && name.slice(0, middle) === name.slice(middle + 1);
}
const SHORTEST_PART = 3;
