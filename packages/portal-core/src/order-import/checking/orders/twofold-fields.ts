import type { CleanOrder } from '../../../orders/index.js';
import { countryOfTown, findCountry } from '../../../countries/index.js';
import type { ImportField } from '../../order-import.types.js';
import { HOUSES_ON_LAND, PARTS_OF_HOUSE } from '../../words/data/building-words.js';
import { isWholeStreet } from '../../words/whole-street.js';
import { isCompanyName } from '../../words/company-name.js';

type Texts = Pick<
  CleanOrder,
  'name' | 'street' | 'address_second_line' | 'city' | 'country_code' | 'salutation'
>;

const NONE: readonly ImportField[] = [];

/** Signs and parts of words of which nearly no name, street or town has any. */
const ANY = /[†✝/]|oder|or |od\.|[Ff]rüher|[Ee]hem|ormals|verst|ormerly|[Ee]x |z\.\s?K|, /u;
/** Somebody who died, or was called or lived there before. */
const PAST =
  /[†✝]|^(?:früher|ehem\.|ehemals|vormals|formerly|ex)\s|\s(?:ehem\.?|ehemals|verst\.|z\.\s?K\.)$/iu;
/** A whole name or another one; `Eva oder Jan Kern` live together. */
const EITHER = /\S\s+\S+\s(?:oder|or|od\.|und\/oder|and\/or)\s/u;
/** Two whole names beside each other: `Ilse Berg / Heike Sommer`. */
const TWO_NAMES =
  /^\p{Lu}[\p{L}.’'-]+(?:\s\p{Lu}[\p{L}’'-]+){1,2}\s\/\s\p{Lu}[\p{L}.’'-]+(?:\s\p{Lu}[\p{L}’'-]+){1,2}$/u;
/** Words of an institution or a department, which stand beside a name. */
const OF_PLACE =
  /(?:schule|kita|kindergarten|praxis|amt|verein|institut|klinik|stiftung|gemeinde|hotel|hof|laden|zentrum|verwaltung|sekretariat|empfang|abteilung|büro|team|shop)(?!\p{L})/iu;
/** What stands behind a house number, with a number of its own. */
const BEHIND = /\d\s?\p{L}?\s*[/;,]\s*(?:\p{Lu}\p{L}+:\s*)?(\p{Lu}\p{L}{3,}[\p{L}.\s-]*\s\d{1,4}\s?\p{L}?)$/u;
/** A part of a house, or another way to it. */
const OF_HOUSE = new RegExp(
  String.raw`^(?:${PARTS_OF_HOUSE}|${HOUSES_ON_LAND}|ecke|hof|zugang|gebäudeteil|lager|rampe|nr)(?!\p{L})`,
  'iu',
);
const PARTS = /\s\/\s|,\s|\s[-–]\s|\s?[()]/u;

/** Fields that name two people, streets or towns, or somebody who is there no longer, so that only a person can tell who gets the parcel. */
export function twofoldFields({
  name,
  street,
  address_second_line: second,
  city,
  country_code,
  salutation,
}: Texts): readonly ImportField[] {
  const isSecondStreet = isAnotherStreet(second, street);
  if (!isSecondStreet && !ANY.test(`${name}\n${street}\n${city}`)) return NONE;
  const isCompany = salutation === 'firma' || isCompanyName(name);
  const isTwo = !isCompany && (EITHER.test(name) || (TWO_NAMES.test(name) && !OF_PLACE.test(name)));
  return [
    ...((!isCompany && PAST.test(name)) || isTwo ? (['first_address_line'] as const) : []),
    ...(isTwoStreets(street) ? (['street'] as const) : []),
    ...(isSecondStreet ? (['address_second_line'] as const) : []),
    ...(isTwoTowns(city) || namesOtherCountry(city, country_code) ? (['city'] as const) : []),
  ];
}

/** Whether a second street stands behind the number of the first: `Am Deich 7 / Büro: Markt 4`. */
function isTwoStreets(street: string): boolean {
  const [, second] = BEHIND.exec(street) ?? [];
  return second !== undefined && !OF_HOUSE.test(second);
}

/** Whether the second line is a street with its number, and the first is another one: `Marktweg 4` above `Torweg 7`. */
const isAnotherStreet = (second: string, street: string): boolean =>
  isWholeStreet(second) && isWholeStreet(street) && !IN_HOUSE.test(second) && second !== street;

/** What stands behind or in a house, and may be called like a street: `Im Hinterhaus 2`; a `Hofweg` is one. */
const IN_HOUSE = /(?:haus|hof|stock|geschoss|gebäude|etage|keller|halle|eingang|aufgang)(?!\p{L})/iu;

/** Whether a large town stands behind another name: `Husum / Kiel`. Smaller ones are districts, rivers and names in another language. */
function isTwoTowns(city: string): boolean {
  const [first = '', second, ...more] = city.split(/\s\/\s/u);
  return second !== undefined && more.length === 0 && first !== second && countryOfTown(second) !== null;
}

/** Whether a town has the name of another country than its own behind it: `Kiel, Dänemark`. */
function namesOtherCountry(city: string, country: string): boolean {
  const [, ...behind] = city.split(PARTS);
  return behind.some((part) => {
    const found = part.trim().length > LONGEST_CODE ? findCountry(part.trim()) : null;
    return found !== null && found !== country;
  });
}

/** Codes of countries are also those of states and districts. */
const LONGEST_CODE = 3;
