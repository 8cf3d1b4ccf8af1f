import type { Part } from './header-words.js';
import type { Layout } from './layout.js';
import type { MeantItem, Person } from './meant-orders.js';

const COUNTRIES: Readonly<Record<string, readonly [german: string, english: string, iso3: string]>> = {
  DE: ['Deutschland', 'Germany', 'DEU'],
  AT: ['Österreich', 'Austria', 'AUT'],
  CH: ['Schweiz', 'Switzerland', 'CHE'],
  FR: ['Frankreich', 'France', 'FRA'],
  NL: ['Niederlande', 'Netherlands', 'NLD'],
};
const SALUTATIONS = {
  de: { herr: 'Herr', frau: 'Frau', firma: 'Firma' },
  en: { herr: 'Mr', frau: 'Ms', firma: 'Company' },
} as const;

/** The post code as the layout writes it: as it is, with Excel's text apostrophe, or without its leading zero. */
function postalText({ postal }: Layout, code: string): string {
  if (!code.startsWith('0') || postal === 'plain') return code;
  return postal === 'apostrophe' ? `'${code}` : code.slice(1);
}

function countryText({ country }: Layout, code: string): string {
  const [german, english, iso3] = COUNTRIES[code] ?? [code, code, code];
  return { code, german, english, iso3 }[country];
}

/** The last name; that of a company without a person where the file has no column for companies. */
export function lastName(
  { company: hasColumn }: Pick<Layout, 'company'>,
  { first, last, company }: Person,
): string {
  return hasColumn || first !== '' || last !== '' ? last : company;
}

/** A part of an address as its cell says it. */
export function partText(layout: Layout, part: Part, person: Person): string {
  const { station, first, company, addition, city } = person;
  const last = lastName(layout, person);
  const inStreet = station !== undefined && layout.post === 'street';
  const postInStreet = inStreet && !layout.addition;
  const street = inStreet ? `${postInStreet ? `${station.post} ` : ''}Packstation` : person.street;
  const number = inStreet ? station.pack : person.number;
  const postal = postalText(layout, person.postal);
  const texts: Readonly<Record<Part, string>> = {
    salutation: SALUTATIONS[layout.language][person.salutation],
    company,
    first,
    last,
    full: `${first} ${last}`.trim(),
    turned: first === '' ? last : `${last}, ${first}`,
    street,
    number,
    whole: `${street} ${number}`.trim(),
    addition: inStreet ? station.post : addition,
    postal,
    city,
    postalCity: `${postal} ${city}`,
    country: countryText(layout, person.country),
    pack: station?.pack ?? '',
    post: station?.post ?? '',
  };
  return texts[part];
}

const MONTHS = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
];
const DAY_MS = 86_400_000;
/** The first day of winter time of the year of all orders. */
const WINTER_TIME = '2026-10-25';

/** An ISO day as a layout writes dates. */
export function dateText(form: Layout['date'], day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const name = MONTHS[Number(month) - 1] ?? '';
  switch (form) {
    case 'dotted':
      return `${date}.${month}.${year}`;
    case 'iso':
      return day;
    case 'stamp':
      return `${day} 23:30:05`;
    case 'offset':
      return `${day}T23:30:05${day < WINTER_TIME ? '+02:00' : '+01:00'}`;
    case 'short':
      return `${date}.${month}.${year.slice(2)}`;
    case 'month':
      return `${Number(date)}. ${name} ${year}`;
    case 'monthEn':
      return `${name.slice(0, 3).replace('Okt', 'Oct')} ${date}, ${year}`;
    case 'us':
      return `${month}/${date}/${year}`;
    case 'serial':
      return String((Date.parse(day) - Date.parse('1899-12-30')) / DAY_MS);
  }
}

/** A quantity as a layout writes it. */
export function quantityText({ quantity, language }: Layout, qty: number): string {
  switch (quantity) {
    case 'plain':
      return String(qty);
    case 'comma':
      return `${qty},00`;
    case 'point':
      return `${qty}.0`;
    case 'unit':
      return `${qty} ${language === 'de' ? 'Stk' : 'pcs'}`;
  }
}

/** All items of an order in one cell. */
export function packedItems(grammar: Layout['items'], items: readonly MeantItem[]): string {
  switch (grammar) {
    case 'colon':
      return items.map(({ id, qty }) => (qty === 1 ? id : `${id}:${qty}`)).join(', ');
    case 'times':
      return items.map(({ id, qty }) => `${qty}x ${id}`).join(', ');
    case 'round':
      return items.map(({ id, qty }) => `${id} (${qty})`).join('; ');
    case 'bars':
      return items.map(({ id, qty }) => `${id} x ${qty}`).join(' | ');
    default:
      return items
        .map(
          ({ id, name, qty }) =>
            `name:${name.replaceAll(/["|;:]/g, '')}|sku:${id}|quantity:${qty}|total:9.90`,
        )
        .join(';');
  }
}
