import { findCountry } from '../../countries/index.js';
import { roleOfWords, type Role } from '../words/header-role.js';
import { headerWords } from '../words/segment.js';
import { labelledTexts } from './labelled-texts.js';
import { splitTownLine } from './town-line.js';
import type { WholeAddress } from './whole-address.js';

/** The parts of an address that a label may name; `ignored` for what is none: a telephone number, a region. */
type Part =
  | 'greeting'
  | 'first'
  | 'last'
  | 'name'
  | 'company'
  | 'second'
  | 'street'
  | 'number'
  | 'addition'
  | 'code'
  | 'town'
  | 'codeAndTown'
  | 'country'
  | 'ignored';

const PART_OF_ROLE: Partial<Record<Role, Part>> = {
  salutation: 'greeting',
  degree: 'greeting',
  firstName: 'first',
  lastName: 'last',
  name: 'name',
  fullName: 'name',
  bareParty: 'name',
  company: 'company',
  nameAddition: 'second',
  careOf: 'second',
  street: 'street',
  wholeStreet: 'street',
  streetName: 'street',
  houseNumber: 'number',
  houseAddition: 'number',
  addressLine: 'street',
  addition: 'addition',
  postCode: 'code',
  town: 'town',
  postCodeTown: 'codeAndTown',
  country: 'country',
  email: 'ignored',
};

const IGNORED = new Set(['phone', 'state', 'email']);
/** The parts whose labels show that the pieces of a text are not told apart by themselves. */
const PLACE: ReadonlySet<Part | null> = new Set<Part>(['street', 'code', 'town', 'codeAndTown']);
const NO_PART = /^(?:id|latitude|longitude|lat|lng|default)$/i;

const parts = new Map<string, Part | null>();
/** Number of labels that are cached. */
const REMEMBERED = 200;

/** The part of an address that a label names, as it would above a column; null for any other word. */
function partOf(label: string): Part | null {
  const known = parts.get(label);
  if (known !== undefined) return known;
  if (parts.size >= REMEMBERED) parts.clear();
  const part = readPart(label);
  parts.set(label, part);
  return part;
}

function readPart(label: string): Part | null {
  if (NO_PART.test(label)) return 'ignored';
  const { words, digits } = headerWords(label, false);
  if (words.some(({ meaning }) => meaning !== null && IGNORED.has(meaning))) return 'ignored';
  if (words.length === 0 || words.some(({ meaning }) => meaning === null)) return null;
  const part = PART_OF_ROLE[roleOfWords(words)?.role ?? 'quantity'] ?? null;
  return part === 'street' && (digits[0] ?? 1) > 1 ? 'addition' : part;
}

/**
 * Splits an address in one cell whose parts stand behind their labels: `Name: Tina Voss, Straße: Ring 3, PLZ: 24103, Ort: Kiel`, or as programs
 * write it, in JSON, XML or PHP. Null where a label is not known, one part stands twice, or a part of the place is missing; undefined for a text
 * without labels of a place.
 */
export function labelledAddress(text: string): WholeAddress | null | undefined {
  const texts = labelledTexts(text);
  if (texts === null || !texts.some(([label]) => PLACE.has(partOf(label)))) return undefined;
  const found = new Map<Part, string>();
  let last: Part | null = null;
  for (const [label, value] of texts) {
    if (value === '') continue;
    last = label === '' ? besideStreet(last) : partOf(label);
    const merged: string | null = last === null ? null : together(last, found.get(last), value);
    if (last === null || merged === null) return null;
    found.set(last, merged);
  }
  return addressOf((part) => found.get(part) ?? '');
}

/** What a text without a label is: behind the street it is added to it, and elsewhere nobody knows. */
const besideStreet = (last: Part | null): Part | null =>
  last === 'street' || last === 'number' || last === 'addition' ? 'addition' : null;

/** The texts of a part that stands twice; null where they say different things. */
function together(part: Part, before: string | undefined, text: string): string | null {
  if (before === undefined || before === text || part === 'ignored') return text;
  if (part === 'addition') return `${before}, ${text}`;
  return part === 'country' && findCountry(before) === findCountry(text) ? before : null;
}

function addressOf(text: (part: Part) => string): WholeAddress | null {
  const both = splitTownLine(text('codeAndTown'));
  const postalCode = text('code') || (both?.postalCode ?? '');
  const town = text('town') || (both?.town ?? '');
  const joined = (...some: Part[]) =>
    some
      .map(text)
      .filter((one) => one !== '')
      .join(' ');
  const whole = text('name') || joined('first', 'last');
  const name = whole === '' ? '' : [text('greeting'), whole].filter((one) => one !== '').join(' ');
  const company = text('company');
  if (postalCode === '' || town === '' || text('street') === '' || name + company === '') return null;
  return {
    addressCompany: name === '' ? '' : company,
    addressName: name === '' ? company : name,
    addressSecondName: text('second'),
    addressStreet: joined('street', 'number'),
    addressAddition: text('addition'),
    addressPostalCode: postalCode,
    addressCity: town,
    addressCountry: text('country'),
  };
}
