import { foldValue } from '../../recipe/value-map.js';
import { splitTownLine } from '../../recipe/town-line.js';

interface TownAndCode {
  readonly postalCode: string;
  readonly city: string;
  /** Whether the town names another post code than stands beside it. */
  readonly contradicts: boolean;
}

const DIGIT = /\d/;
const WORD = /\p{L}{3}/u;

/** Post code and town, where either cell may hold both: `25980 Sylt` beside nothing or `Sylt`, `20095` beside `20095 Hamburg`. */
export function townAndCode(postalCode: string, city: string): TownAndCode {
  if (DIGIT.test(city)) {
    const both = splitTownLine(city);
    if (both !== null && both.postalCode !== '' && both.town !== '') {
      const isSame = postalCode === '' || digitsOf(postalCode) === digitsOf(both.postalCode);
      if (isSame) return { postalCode: postalCode || both.postalCode, city: both.town, contradicts: false };
      return { postalCode, city, contradicts: true };
    }
  } else if (WORD.test(postalCode)) {
    const both = splitTownLine(postalCode);
    const isOne = both !== null && (city === '' || foldValue(both.town) === foldValue(city));
    if (isOne && both.postalCode !== '') return { ...both, city: both.town, contradicts: false };
  }
  return { postalCode, city, contradicts: false };
}

/** What two writings of a post code have in common: `D-01067`, `01067`, `1067`. */
const digitsOf = (code: string): string =>
  code
    .toUpperCase()
    .replace(/^[A-Z]{1,3}[-\s]+(?=\d)/, '')
    .replaceAll(/[^A-Z\d]/g, '')
    .replace(/^0+/, '');
