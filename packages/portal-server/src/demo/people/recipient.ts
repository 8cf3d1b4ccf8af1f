import type { DeliveryAddress, OrderPayload } from '@kontor/portal-core/orders';
import type { Place, StreetStyle } from '../places/places.js';
import { createRandom, weighted, type Random } from '../random.js';
import { ADDRESS_ADDITIONS, COMPANIES, DEPARTMENTS, LEGAL_FORMS } from './companies.js';
import { emailAt, emailName } from './email.js';
import { AUSTRIAN_FAMILIES, GERMAN_FAMILIES, MEN, SWISS_FAMILIES, WOMEN } from './names.js';
import {
  AUSTRIAN_STREETS,
  GERMAN_STREETS,
  SWISS_FRENCH_STREETS,
  SWISS_GERMAN_STREETS,
  SWISS_ITALIAN_STREETS,
} from './streets.js';

/** The fields of an order payload that hold the recipient's address. */
export type Recipient = Pick<OrderPayload, 'pack_station' | 'post_filiale' | 'post_number'> & {
  readonly address: DeliveryAddress;
};

const FAMILIES: Readonly<Record<Place['country'], readonly string[]>> = {
  DE: GERMAN_FAMILIES,
  AT: AUSTRIAN_FAMILIES,
  CH: SWISS_FAMILIES,
};
const STREETS: Readonly<Record<StreetStyle, readonly string[]>> = {
  DE: GERMAN_STREETS,
  AT: AUSTRIAN_STREETS,
  'CH-de': SWISS_GERMAN_STREETS,
  'CH-fr': SWISS_FRENCH_STREETS,
  'CH-it': SWISS_ITALIAN_STREETS,
};
const MULTIPLIER = 0x9e3779b1;

const kind = weighted<'woman' | 'man' | 'company'>([
  ['woman', 0.49],
  ['man', 0.39],
  ['company', 0.12],
]);

/** The n-th customer of a merchant: always the same person at the same address. */
export function customer(merchantErpId: number, n: number, placeOf: (random: Random) => Place): Recipient {
  const random = createRandom(Math.imul(n, MULTIPLIER) ^ (merchantErpId << 24));
  const place = placeOf(random);
  const who = kind(random);
  const family = random.pick(FAMILIES[place.country]);
  const where = {
    street: `${random.pick(STREETS[place.streets])} ${houseNumber(random, place)}`,
    postal_code: place.postalCode,
    city: place.city,
    country_code: place.country,
  };
  if (who === 'company') return { address: { ...companyAt(random, family, place), ...where } };
  const given = random.pick(who === 'woman' ? WOMEN : MEN);
  const address: DeliveryAddress = {
    salutation: who === 'woman' ? 'frau' : 'herr',
    company: '',
    name: `${given} ${family}`,
    second_name: '',
    address_second_line: random.chance(0.07) ? random.pick(ADDRESS_ADDITIONS) : '',
    email: random.chance(0.92) ? emailAt(random, given, family) : '',
    ...where,
  };
  return place.country === 'DE' && random.chance(0.09) ? toPost(random, address) : { address };
}

function companyAt(
  random: Random,
  family: string,
  place: Place,
): Pick<
  DeliveryAddress,
  'salutation' | 'company' | 'name' | 'second_name' | 'address_second_line' | 'email'
> {
  const base = random.pick(COMPANIES).replace('{name}', family).replace('{town}', place.city);
  const form = base.endsWith('e.V.') || base.includes('Dr.') ? '' : random.pick(LEGAL_FORMS[place.country]);
  const domain = emailName(base).replace(/\.+/g, '-');
  return {
    salutation: 'firma',
    company: form === '' ? base : `${base} ${form}`,
    name: random.chance(0.6)
      ? `${random.pick(random.chance(0.5) ? WOMEN : MEN)} ${random.pick(FAMILIES[place.country])}`
      : '',
    second_name: '',
    address_second_line: random.chance(0.4) ? random.pick(DEPARTMENTS) : '',
    email: `${random.pick(['info', 'office', 'einkauf', 'bestellung', 'kontakt'])}@${domain}.example`,
  };
}

/** The address at a Packstation, or now and then a Postfiliale: the post number takes the place of the street. */
function toPost(random: Random, address: DeliveryAddress): Recipient {
  const at = {
    address: { ...address, street: '', address_second_line: '' },
    post_number: String(random.int(1_000_000, 998_000_000)),
  };
  return random.chance(0.85)
    ? { ...at, pack_station: String(random.int(101, 249)) }
    : { ...at, post_filiale: String(random.int(401, 799)) };
}

function houseNumber(random: Random, { country }: Place): string {
  const number = String(random.chance(0.7) ? random.int(1, 48) : random.int(49, 216));
  if (country === 'AT' && random.chance(0.35))
    return `${number}/${random.chance(0.5) ? `${random.int(1, 4)}/` : ''}${random.int(1, 24)}`;
  return random.chance(0.11) ? number + random.pick(['a', 'b', 'c', 'd']) : number;
}
