import iconv from 'iconv-lite';

/** How a German shop's order export looks: `;`, CRLF, Windows-1252, dd.mm.yyyy, one row an item. */
const HEADER = [
  'Bestellnr.',
  'Bestelldatum',
  'Anrede',
  'Firma',
  'Vor- und Nachname',
  'Straße/Hausnr.',
  'Adresszusatz',
  'Packstation',
  'Postfiliale',
  'Postnummer',
  'PLZ',
  'Ort',
  'Land',
  'E-Mail',
  'Artikelnr.',
  'Artikelbezeichnung',
  'Menge',
  'Einzelpreis',
];
type Row = string[];
const columnOf = (name: string) => HEADER.indexOf(name);

const PEOPLE = [
  ['Frau', 'Käthe Größer'],
  ['Herr', 'Jörn Petersen'],
  ['Frau', 'Anneliese Vogt'],
  ['Herr', 'Mehmet Yilmaz'],
  ['Frau', 'Zoë Baumann'],
  ['Herr', 'Sören Lindqvist'],
  ['Frau', 'Ulrike Nußbaum'],
  ['Herr', 'Luís Carvalho'],
] as const;
const STREETS = ['Mönckebergstr. 7', 'Am Alten Speicher 14a', 'Große Elbstraße 212', 'Lindenweg 3', 'Süderstraße 9'];
const PLACES = [
  ['20095', 'Hamburg', 'Deutschland'],
  ['24937', 'Flensburg', 'DE'],
  ['50667', 'Köln', 'Deutschland'],
  ['80331', 'München', 'Deutschland'],
  ['8010', 'Graz', 'Österreich'],
  ['8001', 'Zürich', 'Schweiz'],
] as const;
const PRODUCTS = [
  ['NW1050', 'Ostfriesische Teemischung 250 g', '7,49 €'],
  ['NW1070', 'Kapitänsbecher „Moin“ 0,4 l', '14,95 €'],
  ['NW1055', 'Stövchen Porzellan, kobaltblau', '29,90 €'],
  ['NW1064', 'Lübecker Marzipan-Brot 175 g', '5,99 €'],
] as const;

/** A rule broken in one cell of one order. */
export interface WrongOrder {
  readonly number: string;
  /** Its line in the file, from 1. */
  readonly line: number;
  readonly column: string;
  readonly value: string;
  readonly code: string;
}
/** One wrong order of every kind, by the column that is made wrong. */
const MISTAKES: readonly (readonly [column: string, value: string, code: string])[] = [
  ['Bestelldatum', '31.11.2026', 'date'],
  ['Straße/Hausnr.', '', 'required'],
  ['PLZ', '2445#', 'postalCode'],
  ['Artikelnr.', 'NW10500', 'unknownProduct'],
  ['Menge', 'zwei', 'integer'],
  ['Menge', '1,5', 'fraction'],
  ['E-Mail', 'kein-klammeraffe.de', 'email'],
  ['Vor- und Nachname', '', 'required'],
  ['Land', 'Absurdistan', 'country'],
  ['Postfiliale', 'am Markt', 'numbersOnly'],
  ['Anrede', 'Exzellenz', 'salutation'],
  ['Ort', '', 'required'],
];

export interface GermanShopFile {
  readonly bytes: Buffer;
  readonly text: string;
  /** Orders in the file, wrong ones included. */
  readonly orders: number;
  readonly rows: number;
  readonly wrong: readonly WrongOrder[];
}

/**
 * Makes the export of a German shop with the products of the demo merchant Nordwind: every seventh order goes to a Packstation,
 * every fifth to a company, every third has two items. With `wrong`, one order of every kind of mistake stands among them.
 */
export function germanShopFile(options: { orders: number; prefix?: string; wrong?: boolean }): GermanShopFile {
  const { orders, prefix = 'GS-26-', wrong = false } = options;
  const rows: Row[] = [];
  const mistakes: WrongOrder[] = [];
  const every = Math.max(1, Math.floor(orders / MISTAKES.length));
  for (let n = 0; n < orders; n += 1) {
    const [first, ...more] = orderRows(n, `${prefix}${String(n + 1).padStart(6, '0')}`);
    const mistake = wrong && n % every === 0 ? MISTAKES[n / every] : undefined;
    if (mistake && first) {
      const [column, value, code] = mistake;
      const fixed = withMistake(first, column, value);
      rows.push(fixed);
      mistakes.push({ number: String(fixed[0]), line: rows.length + 1, column, value, code });
    } else if (first) rows.push(first, ...more);
  }
  const text = [HEADER, ...rows].map((row) => `${row.map(cell).join(';')}\r\n`).join('');
  return { bytes: iconv.encode(text, 'windows-1252'), text, orders, rows: rows.length, wrong: mistakes };
}

function orderRows(n: number, number: string): Row[] {
  const [salutation, name] = PEOPLE[n % PEOPLE.length] ?? ['Frau', 'Käthe Größer'];
  const [postalCode, city, country] = PLACES[n % PLACES.length] ?? ['20095', 'Hamburg', 'DE'];
  const toPackstation = n % 7 === 3;
  const company = n % 5 === 4;
  const day = `${String((n % 20) + 1).padStart(2, '0')}.11.2026`;
  const head = [
    number,
    day,
    company ? 'Firma' : salutation,
    company ? 'Müller & Söhne GmbH; Abt. Einkauf' : '',
    company ? '' : name,
    toPackstation ? '' : (STREETS[n % STREETS.length] ?? ''),
    n % 11 === 0 ? 'Hinterhaus, 2. OG' : '',
    toPackstation ? '145' : '',
    '',
    toPackstation ? '9876543' : '',
    postalCode,
    city,
    country,
    n % 4 === 0 ? '' : `kundin${n}@beispiel.example`,
  ];
  const items = n % 3 === 0 ? [n, n + 1] : [n];
  return items.map((index) => [
    ...head,
    ...(PRODUCTS[index % PRODUCTS.length] ?? []).slice(0, 2),
    String((index % 4) + 1),
    PRODUCTS[index % PRODUCTS.length]?.[2] ?? '',
  ]);
}

function withMistake(row: Row, column: string, value: string): Row {
  const changed = [...row];
  const set = (name: string, text: string) => {
    changed[columnOf(name)] = text;
  };
  // A plain private address first, so that the mistake is the only one.
  set('Anrede', 'Frau');
  set('Firma', '');
  set('Vor- und Nachname', 'Käthe Größer');
  set('Straße/Hausnr.', 'Lindenweg 3');
  set('Packstation', '');
  set('Postnummer', '');
  set(column, value);
  return changed;
}

function cell(text: string): string {
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
