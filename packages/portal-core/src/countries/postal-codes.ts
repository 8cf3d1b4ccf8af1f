/** Form of a country's post codes. */
interface PostalCodeForm {
  readonly pattern: RegExp;
  /** An existing post code, shown as an example. */
  readonly example: string;
  /** Number of digits in a code that may begin with zeros, which spreadsheets drop. */
  readonly zeroPadded?: number;
}

const FOUR = /^\d{4}$/;
const FIVE = /^\d{5}$/;
const SIX = /^\d{6}$/;
const THREE_TWO = /^\d{3} ?\d{2}$/;

/** Post code forms of the countries that parcels are sent to (Universal Postal Union, addressing systems). Other countries have no rule here. */
const FORMS: Readonly<Record<string, PostalCodeForm>> = {
  DE: { pattern: FIVE, example: '01067', zeroPadded: 5 },
  AT: { pattern: /^[1-9]\d{3}$/, example: '1010' },
  CH: { pattern: /^[1-9]\d{3}$/, example: '8001' },
  LI: { pattern: /^94[89]\d$/, example: '9490' },
  AD: { pattern: /^(?:AD)?\d{3}$/i, example: 'AD500' },
  BE: { pattern: /^[1-9]\d{3}$/, example: '1000' },
  BG: { pattern: FOUR, example: '1000' },
  CY: { pattern: FOUR, example: '1010' },
  CZ: { pattern: THREE_TWO, example: '110 00' },
  DK: { pattern: FOUR, example: '2100', zeroPadded: 4 },
  EE: { pattern: FIVE, example: '10111' },
  ES: { pattern: FIVE, example: '08001', zeroPadded: 5 },
  FI: { pattern: FIVE, example: '00100', zeroPadded: 5 },
  FR: { pattern: FIVE, example: '06000', zeroPadded: 5 },
  GB: { pattern: /^(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|BFPO ?\d{1,4})$/i, example: 'SW1A 1AA' },
  GR: { pattern: THREE_TWO, example: '104 31' },
  HR: { pattern: FIVE, example: '10000' },
  HU: { pattern: FOUR, example: '1051' },
  IE: { pattern: /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/i, example: 'D02 AF30' },
  IT: { pattern: FIVE, example: '00118', zeroPadded: 5 },
  LT: { pattern: /^(?:LT-)?\d{5}$/i, example: '01100', zeroPadded: 5 },
  LU: { pattern: FOUR, example: '1009' },
  LV: { pattern: /^(?:LV-)?\d{4}$/i, example: 'LV-1010' },
  MC: { pattern: /^980\d{2}$/, example: '98000' },
  NL: { pattern: /^[1-9]\d{3} ?[A-Z]{2}$/i, example: '1011 AB' },
  NO: { pattern: FOUR, example: '0150', zeroPadded: 4 },
  PL: { pattern: /^\d{2}-?\d{3}$/, example: '00-950', zeroPadded: 5 },
  PT: { pattern: /^\d{4}-?\d{3}$/, example: '1000-001' },
  RO: { pattern: SIX, example: '010011', zeroPadded: 6 },
  SE: { pattern: THREE_TWO, example: '111 20' },
  SG: { pattern: SIX, example: '238801', zeroPadded: 6 },
  SI: { pattern: FOUR, example: '1000' },
  SK: { pattern: THREE_TWO, example: '811 01' },
  SM: { pattern: /^4789\d$/, example: '47890' },
  US: { pattern: /^\d{5}(?:-?\d{4})?$/, example: '02108', zeroPadded: 5 },
};

/** Prefixes written before the post codes of a country, besides its ISO codes. */
const SIGNS: Readonly<Record<string, string>> = {
  DE: 'D|GER',
  AT: 'A',
  CH: '',
  LI: 'FL',
  BE: 'B',
  ES: 'E',
  FI: 'FIN',
  FR: 'F',
  HU: 'H',
  IT: 'I',
  LU: 'L',
  NO: 'N',
  PT: 'P',
  SE: 'S',
  SI: 'SLO',
  EE: 'EST',
  US: 'USA',
};

const CAPITAL_A = 65;
const PREFIX = /^([A-Za-z]{1,3})\s*[-–. ]\s*(?=\d)/;
/** The same written without anything between, which is told only where the country is known: `D12345`. */
const GLUED_PREFIX = /^([A-Za-z]{1,3})\s*[-–. ]?\s*(?=\d)/;

/** The post code without its country's prefix: in Germany `D-12345` and `DE 12345` become `12345`. Any other text is returned unchanged. */
export function withoutCountryPrefix(text: string, alpha2: string): string {
  // Most post codes begin with a digit, and so with no sign.
  if (text.charCodeAt(0) < CAPITAL_A) return text;
  const form = FORMS[alpha2];
  if (form === undefined || form.pattern.test(text)) return text;
  const [prefix = '', sign = ''] = GLUED_PREFIX.exec(text) ?? [];
  const signs = [alpha2, ...(SIGNS[alpha2] ?? '').split('|')];
  const rest = text.slice(prefix.length);
  return sign !== '' && signs.includes(sign.toUpperCase()) ? rest : text;
}

/** Countries by the signs before their post codes. */
const COUNTRY_OF_SIGN: ReadonlyMap<string, string> = new Map(
  Object.keys(FORMS).flatMap((alpha2) =>
    [alpha2, ...(SIGNS[alpha2] ?? '').split('|')].flatMap((sign) =>
      sign === '' ? [] : [[sign, alpha2] as const],
    ),
  ),
);

/**
 * The country that a post code names by the sign before it: `D-24103`, `A-6020`, `CH 8001`, `DE-24103`. Null without such a sign, and where
 * the rest is no post code of that country.
 */
export function countryOfPostalCode(text: string): string | null {
  if (text.charCodeAt(0) < CAPITAL_A) return null;
  const [prefix = '', sign = ''] = PREFIX.exec(text) ?? [];
  const alpha2 = COUNTRY_OF_SIGN.get(sign.toUpperCase());
  if (alpha2 === undefined) return null;
  const pattern = FORMS[alpha2]?.pattern;
  return pattern?.test(text) === true || pattern?.test(text.slice(prefix.length)) === true ? alpha2 : null;
}

/** A post code that does not fit its country. */
export interface PostalCodeFault {
  /** `postalCodeShort`: a leading zero is missing. `postalCodeCountry`: the code does not have its country's form. */
  readonly code: 'postalCodeShort' | 'postalCodeCountry';
  readonly params: Readonly<Record<string, string>>;
}

/** Checks a post code against the form of its country. Null when it fits, and for countries whose form is unknown. */
export function postalCodeFault(text: string, alpha2: string): PostalCodeFault | null {
  const form = FORMS[alpha2];
  if (form === undefined || form.pattern.test(text)) return null;
  const padded = form.zeroPadded === undefined ? '' : text.padStart(form.zeroPadded, '0');
  const isShort = /^\d+$/.test(text) && padded.length === text.length + 1;
  if (isShort)
    return { code: 'postalCodeShort', params: { suggestion: shown(padded, alpha2), country: alpha2 } };
  return { code: 'postalCodeCountry', params: { country: alpha2, expected: form.example } };
}

function shown(digits: string, alpha2: string): string {
  return alpha2 === 'PL' ? `${digits.slice(0, 2)}-${digits.slice(2)}` : digits;
}
