import {
  countryOfPostalCode,
  countryOfTown,
  findCountry,
  postalCodeFault,
  regionsOfTown,
} from '../../../countries/index.js';
import type { CleanOrder } from '../../../orders/index.js';
import type { ImportMapping } from '../../order-import.types.js';
import { foldValue } from '../../recipe/value-map.js';
import { remember } from '../cells/remember.js';

type Address = Pick<CleanOrder, 'street' | 'address_second_line' | 'postal_code' | 'city' | 'country_code'>;

interface Confused {
  /** The country that people mean by the code. */
  readonly meant: string;
  /** Form of the code's own country's post codes; null where it has none. */
  readonly own: RegExp | null;
}

/** Codes that people write for another country with different post codes (Universal Postal Union, addressing systems). */
const CONFUSED: Readonly<Record<string, Confused>> = {
  SL: { meant: 'SI', own: null },
  SZ: { meant: 'CH', own: /^[A-Z]\d{3}$/i },
  GE: { meant: 'DE', own: /^\d{4}$/ },
  AL: { meant: 'DE', own: /^\d{4}$/ },
  NE: { meant: 'NL', own: /^\d{4}$/ },
  LA: { meant: 'LV', own: /^\d{5}$/ },
  IR: { meant: 'IE', own: /^\d{5}-?\d{5}$/ },
  TC: { meant: 'CZ', own: /^TKCA/i },
  CA: { meant: 'US', own: /^[A-Z]\d[A-Z]/i },
  BB: { meant: 'DE', own: /^BB/i },
  BW: { meant: 'DE', own: null },
  BY: { meant: 'DE', own: /^\d{6}$/ },
  SH: { meant: 'DE', own: /^[A-Z]/i },
  ST: { meant: 'DE', own: null },
};

/**
 * The country that is probably meant instead of the order's: for codes and names that people confuse, when post code or address are those
 * of the other country, for the sign of another country before the post code (`A-6020`), and for well-known towns of another country with such post codes. Null for all others, and for addresses that fit
 * their country.
 */
export function probableCountry(order: Address): string | null {
  return countryBySign(order) ?? confusedCountry(order) ?? countryByTown(order) ?? countryByCode(order);
}

/** Post codes that lie in one country, with the town where another country has such codes as well. */
const CODES_OF: readonly (readonly [country: string, code: RegExp, town: RegExp])[] = [
  ['CH', /^90\d\d$/, /^(?:st|sankt|saint)\.?[\s-]?gall(?:en)?(?!\p{L})/iu],
  ['LI', /^94(?:8[5-8]|9[0-8])$/, /./],
  ['MC', /^980\d{2}$/, /^monaco|^monte[\s-]?carlo/iu],
  ['JE', /^JE\d/i, /./],
  ['GG', /^GY\d/i, /./],
];
/** Countries beside whose codes another one is written for a part of the world that has codes of their form. */
const BESIDE: Readonly<Record<string, readonly string[]>> = {
  CH: ['AT', 'BE', 'DE', 'DK', 'SG'],
  LI: ['AT', 'CH', 'DE'],
  MC: ['FR', 'IT'],
  JE: ['GB'],
  GG: ['GB'],
};

/** The country that a post code and its town name, and a German town with its code beside a country of the same form. */
function countryByCode({ postal_code, city, country_code }: Address): string | null {
  if (postal_code === '') return null;
  if (STATE_CODES[country_code]?.test(postal_code) === true) return 'DE';
  if (SEEM_GERMAN.has(country_code) && isGermanTown(postal_code, city)) return 'DE';
  const found = CODES_OF.find(([, code, town]) => code.test(postal_code) && town.test(city))?.[0];
  return found !== undefined && BESIDE[found]?.includes(country_code) === true ? found : null;
}

/** Countries with such post codes, or none, some of whose codes are those of German states as well: `Land` may be `SN` for Saxony. */
const SEEM_GERMAN = new Set(['US', 'MV', 'NI', 'SL', 'SN', 'TH']);

/** German post codes of those states that are called like a country, without such as are usual in that country too. */
const STATE_CODES: Readonly<Record<string, RegExp>> = {
  MV: /^1[789]\d{3}$/,
  NI: /^(?:2[6-9]|3[0178]|4[89])\d{3}$/,
  SL: /^66\d{3}$/,
  SN: /^0[1-489]\d{3}$/,
  TH: /^(?:0[467]|9[89])\d{3}$/,
};

const FIVE = /^\d{5}$/;

/** Whether a large German town has such post codes: `10115 Berlin`. */
const isGermanTown = (code: string, city: string): boolean =>
  FIVE.test(code) && regionsOfTown(city)?.includes(code.slice(0, 2)) === true;

/** Another country that the sign before the post code names; the order's own sign is no longer there. */
function countryBySign({ postal_code, country_code }: Address): string | null {
  const found = countryOfPostalCode(postal_code);
  return found === null || found === country_code || !CODE.test(country_code) ? null : found;
}

/** Countries in which many towns are named after towns of other countries. */
const NAMED_AFTER_OTHERS = new Set(
  'AR,AU,BO,BR,CA,CL,CO,CR,CU,DO,EC,GT,HN,JM,MX,NZ,PA,PE,PH,PR,PY,SV,US,UY,VE,ZA'.split(','),
);

const CODE = /^[A-Z]{2}$/;

/** The country of a well-known town, or a blank text; most orders of a file go to few towns. */
const knownTown = remember((city) => countryOfTown(city) ?? '');

function countryByTown({ city, postal_code, country_code }: Address): string | null {
  const found = knownTown(city);
  if (found === '' || found === country_code || postal_code === '') return null;
  if (!CODE.test(country_code) || NAMED_AFTER_OTHERS.has(country_code)) return null;
  const fits = found === 'AU' ? FOUR.test(postal_code) : postalCodeFault(postal_code, found) === null;
  return fits ? found : null;
}

/** How streets begin, and sometimes go on, in countries whose post codes may have the form of another's. */
const STREETS_OF: readonly (readonly [country: string, street: RegExp])[] = [
  [
    'FR',
    /^(?:\d+\s?(?:bis|ter)?,?\s+)?(?:rue|avenue|boulevard|impasse|chemin|all[ée]e|quai|cours|route|place)\s+(?:(?:de|du|des|la|le|les|saint|sainte|jean|victor|vert|verte)\s|d['’]|l['’]|\p{L}+\s?\d*$)/iu,
  ],
  ['IT', /^(?:via|viale|piazza|corso|vicolo|largo|strada)\s\p{L}/iu],
  ['ES', /^(?:calle|c\/|avenida|avda\.?|plaza|paseo|carrer)\s?\p{L}/iu],
  ['PL', /^(?:ul\.|ulica|al\.|aleja|os\.)\s?\p{L}/iu],
];

/**
 * The country whose streets are written as the order's, for one that is said of a whole file and not of the order: null where the street
 * says none, or the post code has not the form of that country's.
 */
export function countryByStreet({ street, postal_code, country_code }: Address): string | null {
  const found = STREETS_OF.find(([, form]) => form.test(street))?.[0] ?? null;
  if (found === null || found === country_code || postal_code === '') return null;
  return postalCodeFault(postal_code, found) === null ? found : null;
}

function confusedCountry(order: Address): string | null {
  const { country_code, postal_code } = order;
  if (country_code === 'AU') return FOUR.test(postal_code) && looksAustrian(order) ? 'AT' : null;
  if (country_code === 'AT') return FOUR.test(postal_code) && namesAustralianState(order) ? 'AU' : null;
  const confused = CONFUSED[country_code];
  if (confused === undefined || postal_code === '' || confused.own?.test(postal_code) === true) return null;
  return postalCodeFault(postal_code, confused.meant) === null ? confused.meant : null;
}

const FOUR = /^[1-9]\d{3}$/;
const AUSTRIAN_TOWN =
  /^(?:wien|vienna|graz|linz|salzburg|innsbruck|klagenfurt|villach|wels|st\.? ?pölten|sankt pölten|dornbirn|bregenz|eisenstadt|steyr|feldkirch|leoben)(?!\p{L})/iu;
const AUSTRALIAN_STATE =
  /\b(?:NSW|VIC|QLD|TAS|ACT|New South Wales|Queensland|Tasmania|South Australia|Western Australia|Northern Territory)\b|\s(?:SA|WA|NT)$/;
const GERMAN_STREET =
  /\p{L}(?:stra(?:ß|ss)e|str\.|gasse|weg|platz|allee|gürtel|zeile|siedlung|promenade)(?!\p{L})|(?:^|\s)(?:stra(?:ß|ss)e|str\.|gasse|weg|platz|allee|am|an der|auf der|im|in der|bei der|unter der)\s/iu;
/** Words in Australian streets, whose house numbers also come first. */
const ENGLISH_STREET =
  /(?:^|[\s,])(?:street|st|road|rd|avenue|ave?|drive|dr|court|crt?|ct|crescent|cres|place|pl|lane|ln|way|parade|pde|terrace|tce|highway|hwy|close|cl|circuit|cct|boulevard|blvd|bvd|grove|gr|esplanade|esp|parkway|pkwy|square|sq|quay|rise|walk|broadway|unit|level|suite|shop|lot|flat|apt|apartment|villa|factory|p\.?\s?o\.?\s?box|gpo|locked bag|rmb|rsd)(?=$|[\s.,/])/iu;
const NUMBER_LAST = /^\p{L}.*\s\d{1,4}\s?[a-z]?(?:\s?[/-]\s?\d{1,4}[a-z]?)*$/iu;

function looksAustrian(order: Address): boolean {
  if (namesAustralianState(order)) return false;
  const { street, city } = order;
  if (AUSTRIAN_TOWN.test(city) || GERMAN_STREET.test(street)) return true;
  return NUMBER_LAST.test(street) && !ENGLISH_STREET.test(street);
}

function namesAustralianState({ street, address_second_line, city }: Address): boolean {
  return [city, address_second_line, street].some((text) => AUSTRALIAN_STATE.test(text));
}

/**
 * A test for country texts that the user confirmed for all orders: those mapped to the country they name. What a blank cell or a shop's own
 * word means is no word about the address beside it.
 */
export function countriesKept({ values }: ImportMapping): (text: string) => boolean {
  const pairs = Object.entries(values?.country ?? {});
  const kept = pairs.flatMap(([text, meaning]) => {
    const named = findCountry(text);
    return named !== null && named === findCountry(meaning) ? [foldValue(text)] : [];
  });
  const folded = new Set(kept);
  return folded.size === 0 ? () => false : (text) => folded.has(foldValue(text));
}
