import type { CleanOrder } from '../../../orders/index.js';
import type { IssueCode } from '../../../validation/index.js';
import { ORDER_FIELDS, type ImportField, type RowIssue } from '../../order-import.types.js';
import { foldValue, formatValuePair } from '../../recipe/value-map.js';
import { besidePair } from '../../recipe/values-beside.js';
import { placeOf } from '../rules/address-texts.js';
import { countryByStreet, probableCountry } from '../rules/country.rules.js';
import { isNoKnownStreet } from '../rules/known-street.js';
import { misplacedFields } from '../rules/misplaced.rules.js';
import { notedFields } from '../rules/notes-beside.js';
import { dittoFields, lostLetterFields, placeholderFields, unknownFields } from '../rules/no-text.rules.js';
import { outdatedFields, struckFields, twiceFields } from '../rules/outdated.rules.js';
import { isNoOrderNumber } from '../rules/order-number.rules.js';
import { isStreetInSecond } from '../rules/street-lines.js';
import type { OrderReader } from './order-reader.js';
import { twofoldFields } from './twofold-fields.js';
import type { PartyTexts } from './party-texts.js';

/** A field whose text is valid by itself but contradicted by other texts of the order, unless the user confirmed it. */
interface Doubt {
  readonly field: ImportField;
  readonly code: IssueCode;
  readonly params: NonNullable<RowIssue['params']>;
}

const NONE: readonly Doubt[] = [];
const NO_FIELDS: readonly ImportField[] = [];

/** The doubtful fields of an order that may keep every rule; those the user confirmed are left out. */
export function doubtsOf(order: CleanOrder, party: PartyTexts, reader: OrderReader): readonly Doubt[] {
  const country = probableCountry(order) ?? (isCountryOfFile(party) ? countryByStreet(order) : null);
  const isOther = reader.rules.isOwnDownload !== true;
  const misplaced = isOther ? misplacedFields(order) : NO_FIELDS;
  const lost = lostLetterFields(order);
  const ditto = dittoFields(order);
  const empty = isOther ? unknownFields(order) : placeholderFields(order);
  const outdated = isOther
    ? [
        ...new Set([
          ...outdatedFields(order),
          ...struckFields(order),
          ...twiceFields(order),
          ...twofoldFields(order),
        ]),
      ]
    : outdatedFields(order);
  const isFar = reader.dates.isFar(order.date);
  const isSecond = isOther && isStreetInSecond(order);
  const isNoNumber = isOther && empty[0] !== 'external_order_id' && isNoOrderNumber(order.external_order_id);
  const doubted = misplaced.length + lost.length + ditto.length + empty.length + outdated.length;
  const noted = isOther ? notedFields(order) : NO_FIELDS;
  const isNoStreet = isOther && doubted + noted.length === 0 && !isSecond && isNoKnownStreet(order);
  if (country === null && doubted + noted.length === 0 && !isFar && !isSecond && !isNoNumber && !isNoStreet)
    return NONE;
  const read = { party, reader };
  return [
    ...(country === null ? [] : doubtfulCountry(order, country, read)),
    ...(isNoNumber ? doubtfulText('external_order_id', 'noOrderNumber', read) : []),
    ...(isSecond ? streetInSecond(order, reader) : []),
    ...(isNoStreet ? doubtfulText('street', 'noStreet', read) : []),
    ...(isFar ? doubtfulText('date', 'doubtfulDate', read) : []),
    ...misplaced.flatMap((field) => doubtfulText(field, 'misplaced', read)),
    ...lost.flatMap((field) => doubtfulText(field, 'lostLetter', read)),
    ...ditto.flatMap((field) => doubtfulText(field, 'dittoValue', read)),
    ...empty.flatMap((field) => doubtfulText(field, 'placeholder', read)),
    ...outdated.flatMap((field) => doubtfulText(field, 'outdatedText', read)),
    ...noted
      .filter((field) => ![...misplaced, ...empty, ...outdated].includes(field))
      .flatMap((field) => doubtfulText(field, 'noteBeside', read)),
  ];
}

/** Whether the country is said once for all orders. */
const isCountryOfFile = (party: PartyTexts): boolean =>
  (party.readers.fields[ORDER_FIELDS.indexOf('country')]?.column ?? 0) < 0;

interface Read {
  readonly party: PartyTexts;
  readonly reader: OrderReader;
}

/** The issue of a country that is probably wrong, unless the user confirmed it for its text or beside this town. */
function doubtfulCountry(
  { country_code: country, postal_code, city }: CleanOrder,
  suggestion: string,
  { party, reader }: Read,
): Doubt[] {
  const at = ORDER_FIELDS.indexOf('country');
  const place = placeOf({ postal_code, city });
  const isColumn = (party.readers.fields[at]?.column ?? -1) >= 0;
  if (isColumn && reader.isCountryKept(party.texts[at] ?? '')) return [];
  if (reader.beside?.('country', country, place) !== undefined) return [];
  const pair = (meaning: string) => besidePair('country', [country, place], meaning);
  const params = { country, suggestion, place, take: pair(suggestion), keep: pair(country) };
  return [{ field: 'country', code: 'doubtfulCountry', params }];
}

/** The issue of a street in the second line of the address, unless the user said which of the two lines it is. */
function streetInSecond({ street, address_second_line: second }: CleanOrder, reader: OrderReader): Doubt[] {
  if (reader.beside?.('street', street, second) !== undefined) return [];
  const pair = (meaning: string) => besidePair('street', [street, second], meaning);
  const params = { first: street, second, take: pair(second), keep: pair(street) };
  return [{ field: 'street', code: 'streetInSecond', params }];
}

/** The issue of a text that is accepted by mapping it to itself. */
function doubtfulText(field: ImportField, code: IssueCode, { party, reader }: Read): Doubt[] {
  const at = ORDER_FIELDS.findIndex((name) => name === field);
  const text = party.texts[at] ?? '';
  const said = Object.entries(reader.rules.mapping.values?.[field] ?? {});
  const isKept = said.some(
    ([one, meaning]) => foldValue(one) === foldValue(text) && one !== '' && meaning !== '',
  );
  if (isKept || (party.readers.fields[at]?.column ?? -1) < 0) return [];
  return [{ field, code, params: { keep: formatValuePair({ field, text, meaning: text }) } }];
}
