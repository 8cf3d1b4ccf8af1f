import type { CleanOrder } from '../../../orders/index.js';
import type { ValuesBeside } from '../../recipe/values-beside.js';
import { foldValue } from '../../recipe/value-map.js';
import { forbidsInName } from '../../understanding/not-to-send/remarks.js';
import { isCompanyName } from '../../words/company-name.js';
import { isHouseName } from '../../words/house-name.js';
import { isPartOfHouse } from '../../words/part-of-building.js';
import { isTradeName } from '../../words/trade-name.js';
import { isStreetByName, isWholeStreet } from '../../words/whole-street.js';
import { isCalledStreet } from './misplaced.rules.js';
import { speaksOfElsewhere } from './no-value.js';

type Lines = Pick<CleanOrder, 'street' | 'address_second_line'>;

const DIGIT = /\d/;
const HOUSE_NUMBER = /^\d{1,4}\s?[a-z]?(?:\s?[-–/]\s?\d{1,4}\s?[a-z]?)?$/i;
/** Countries in which the house number is written before the street. */
const NUMBER_FIRST: ReadonlySet<string> = new Set('FR,LU,MC,GB,IE,US,CA,AU,NZ'.split(','));
const STREET_OF_NUMBER_FIRST =
  /^(?:rue|avenue|av\.|boulevard|bd\.?|place|chemin|route|impasse|allée|quai|cours)\s|\s(?:street|st|road|rd|avenue|ave|lane|drive|close|way)\.?$/iu;

/** Other names of what stands on a piece of land, a number behind them. */
const ON_THE_LAND =
  /^(?:\p{L}*haus|gebäude|geb|building|block|bau|hof|box|fach|postfach|lager|werk|rampe|stand|platz|parzelle|station|abteilung|abt|kst|nr)\.?\s*(?:nr\.?\s*)?\d/iu;
const NUMBER_LAST = /^\p{L}[\p{L}.'’ -]*\s\d{1,4}\s?[a-z]?(?:\s?[-–/]\s?\d{1,4}\s?[a-z]?)?$/iu;

/**
 * The order with its street in the field of the street. Shops with two lines of address write either first: a house number alone in the
 * second line joins a street without one, and where the first is surely part of a house (`2. OG links`) or a practice, shop or office
 * (`Kanzlei Dr. Kern`) beside a street in the second, the lines change places. A company by its legal form in the first is the company.
 * `said`: what a person said of two lines.
 */
export function withStreetFirst(order: CleanOrder, said: ValuesBeside | null): CleanOrder {
  const { street, address_second_line: second, country_code } = order;
  if (second === '' || street === '') return order;
  const meant = said?.('street', street, second);
  if (meant !== undefined) return foldValue(meant) === foldValue(second) ? swapped(order) : order;
  if (!DIGIT.test(second) && !HOUSE_NUMBER.test(street)) return order;
  if (HOUSE_NUMBER.test(second) && !DIGIT.test(street))
    return { ...order, street: `${street} ${second}`, address_second_line: '' };
  if (HOUSE_NUMBER.test(street) && NUMBER_FIRST.has(country_code) && STREET_OF_NUMBER_FIRST.test(second))
    return { ...order, street: `${street} ${second}`, address_second_line: '' };
  if (!isStreetWithNumber(second)) return order;
  if (order.company === '' && !DIGIT.test(street) && isCompanyName(street))
    return { ...order, company: street, street: second, address_second_line: '' };
  return isPartOfHouse(street) || isTradeBeforeStreet(order) ? swapped(order) : order;
}

/** Whether the first line is surely a practice, a shop or an office, and the second a street that is called one. */
const isTradeBeforeStreet = ({ street, address_second_line: second }: Lines): boolean =>
  isTradeName(street) &&
  isStreetByName(second) &&
  !isCalledStreet(street) &&
  !isHouseName(street) &&
  !forbidsInName(street) &&
  !speaksOfElsewhere(street);

const swapped = (order: CleanOrder): CleanOrder => ({
  ...order,
  street: order.address_second_line,
  address_second_line: order.street,
});

/** Whether the second line is a street while the first seems to be none: a company, a hotel, `Haus 3`. */
export function isStreetInSecond({ street, address_second_line: second }: Lines): boolean {
  if (second === '' || street === '' || !DIGIT.test(second) || isCalledStreet(street)) return false;
  if (DIGIT.test(street) && !ON_THE_LAND.test(street)) return false;
  return isStreetWithNumber(second);
}

const isStreetWithNumber = (text: string): boolean =>
  isWholeStreet(text) || (NUMBER_LAST.test(text) && !isPartOfHouse(text) && !ON_THE_LAND.test(text));
