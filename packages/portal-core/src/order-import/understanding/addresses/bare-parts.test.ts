import { expect, it } from 'vitest';
import { columnsOfSource } from '../../recipe/field-source.js';
import { understand } from '../understand.js';

const look = (header: string, row: string) => {
  const names = header.split(';');
  const { mapping, questions } = understand(names, [row.split(';')]);
  const named = (source: unknown) =>
    JSON.stringify(source ?? null).replaceAll(/\d+/g, (index) => names[Number(index)] ?? '');
  return {
    of: (field: keyof typeof mapping.columns) => named(mapping.columns[field]),
    columns: (field: keyof typeof mapping.columns) => columnsOfSource(mapping.columns[field]),
    asked: questions.map(({ kind, fields }) => `${kind} ${fields.join()}`),
  };
};

const ORDER = 'Bestellnr;Anrede;Datum';
const BILL = 'Rechnung Name;Rechnung Straße;Rechnung PLZ;Rechnung Ort';
const ITEM = 'Liefer-Land;Artikelnr;Menge';
const FIRST = 'X-1;Frau;20.11.2026';
const PAYER = 'Zentrale AG;Rechnungsweg 1;10115;Berlin';

it.each([
  ['Hausnr.', '17'],
  ['Hausnummer', '17 a'],
])('%s between the columns of the delivery is that of its street', (number, text) => {
  const header = `${ORDER};${BILL};Liefer-Name;Liefer-Straße;${number};Liefer-PLZ;Liefer-Ort;${ITEM}`;
  const found = look(header, `${FIRST};${PAYER};Anne Lange;Weg;${text};20095;Hamburg;DE;NW1001;1`);
  expect(found.of('street')).toBe(`{"columns":[Liefer-Straße,${number}]}`);
  expect(found.asked).toEqual([]);
});

it('a house number behind the last column of the delivery, its street, is that of it', () => {
  const header = `${ORDER};Liefer-Name;Liefer-PLZ;Liefer-Ort;Liefer-Straße;Hausnummer;Land;Artikelnr;Menge`;
  const found = look(header, `${FIRST};Anne Lange;20095;Hamburg;Weg;17;DE;NW1001;1`);
  expect(found.of('street')).toBe('{"columns":[Liefer-Straße,Hausnummer]}');
});

it('post code and town between the columns of the delivery are its own, and the bill keeps its', () => {
  const header = `${ORDER};${BILL};Liefer-Name;Liefer-Straße;PLZ;Ort;${ITEM}`;
  const found = look(header, `${FIRST};${PAYER};Anne Lange;Weg 1;20095;Hamburg;DE;NW1001;1`);
  expect([found.of('postal_code'), found.of('city')]).toEqual(['PLZ', 'Ort']);
  expect(found.asked).toEqual([]);
});

it('an address without a party keeps the only column of a part it needs, wherever it stands', () => {
  const header = `${ORDER};Name;Straße;Ort;Rechnung Name;Rechnung Straße;PLZ;Rechnung Ort;${ITEM}`;
  const found = look(header, `${FIRST};Anne Lange;Weg 1;Hamburg;Zentrale AG;Weg 2;20095;Berlin;DE;NW1001;1`);
  expect(found.of('postal_code')).toBe('PLZ');
});

it.each([
  ['a company', 'Rechnung Name;Firma;Rechnung Straße', 'Zahl;Zahl KG;Weg 2', 'company'],
  ['an addition', 'Rechnung Name;Rechnung Straße;Zusatz', 'Zahl;Weg 2;Hof 2', 'address_second_line'],
] as const)(
  '%s among the columns of the bill is no part of the address without a party',
  (_, header, row, field) => {
    const found = look(
      `${ORDER};Name;Straße;PLZ;Ort;${header};Rechnung PLZ;Rechnung Ort;Land;Artikelnr;Menge`,
      `${FIRST};Anne Lange;Weg 1;20095;Hamburg;${row};10115;Berlin;DE;NW1001;1`,
    );
    expect(found.of(field)).toBe('null');
    expect(found.asked).toEqual([]);
  },
);

it('of two additions, the one among the columns of the bill is no part of the address', () => {
  const found = look(
    `${ORDER};Rechnung Name;Rechnung Straße;Zusatz;Rechnung PLZ;Rechnung Ort;Name;Straße;Zusatz;PLZ;Ort;Land;Artikelnr;Menge`,
    `${FIRST};Zahl;Weg 2;Hof 2;10115;Berlin;Anne Lange;Weg 1;Hof 1;20095;Hamburg;DE;NW1001;1`,
  );
  expect(found.columns('address_second_line')).toEqual([10]);
});

it.each([
  [
    'a company before the name of the buyer',
    'Firma;Käufer-Name;Käufer-Straße',
    'Kauf AG;Peter Kauf;Weg 2',
    'company',
  ],
  [
    'an addition among columns of which the last is the buyer’s',
    'Name;Straße;Zusatz;PLZ;Käufer-Straße',
    'Peter Kauf;Weg 2;Hof 2;10115;Weg 2',
    'address_second_line',
  ],
] as const)('%s is asked about before it is taken for the delivery', (_, header, row, field) => {
  const found = look(
    `${ORDER};${header};Käufer-Ort;Artikelnr;Menge;Liefer-Name;Liefer-Straße;Liefer-PLZ;Liefer-Ort;Liefer-Land`,
    `${FIRST};${row};Berlin;NW1001;1;Anne Lange;Weg 1;20095;Hamburg;DE`,
  );
  expect(found.asked.some((asked) => asked.includes(field))).toBe(true);
});

it('headers that name the party behind its columns are not read from the left', () => {
  const block = 'Name;Straße;PLZ;Ort';
  const found = look(
    `${ORDER};${block};Land Empfänger;${block};Land Käufer;Artikelnr;Menge`,
    `${FIRST};Anne Lange;Weg 1;20095;Hamburg;DE;Peter Kauf;Weg 2;10115;Berlin;DE;NW1001;1`,
  );
  expect(found.columns('street')).not.toEqual([9]);
  expect(found.asked).not.toEqual([]);
});

it.each([
  [
    'a house number far from the street',
    'Hausnummer;Liefer-Name;Liefer-Straße',
    '17;Anne Lange;Langer Weg',
    'street',
  ],
  [
    'a first name far from the last',
    'Vorname;Firma;Liefer-Name;Liefer-Straße',
    'Anne;Lange KG;Lange;Weg 1',
    'first_address_line',
  ],
])('%s is asked about', (_, header, row, field) => {
  const found = look(
    `${ORDER};${header};Liefer-PLZ;Liefer-Ort;${ITEM}`,
    `${FIRST};${row};20095;Hamburg;DE;NW1001;1`,
  );
  expect(found.asked).toEqual([`leftOut ${field}`]);
});

it('a company of the bill is asked about where the file has no address of the bill', () => {
  const header = `${ORDER};Rechnung Firma;Vorname;Nachname;Straße;PLZ;Ort;Land;Artikelnr;Menge`;
  const found = look(header, `${FIRST};Zentrale AG;Anne;Lange;Weg 1;20095;Hamburg;DE;NW1001;1`);
  expect(found.asked).toEqual(['leftOut company']);
});

it('a name among the columns of the bill is nobody’s product', () => {
  const header = `${ORDER};Rechnung Firma;Name;Rechnung Straße;Rechnung PLZ;Rechnung Ort;Liefer-Vorname;Liefer-Nachname;Liefer-Straße;Liefer-PLZ;Liefer-Ort;${ITEM}`;
  const found = look(
    header,
    `${FIRST};Zentrale AG;Peter Zahl;Weg 2;10115;Berlin;Anne;Lange;Weg 1;20095;Hamburg;DE;NW1001;1`,
  );
  expect(found.of('product_name')).toBe('null');
  expect(found.of('first_address_line')).toBe('{"columns":[Liefer-Vorname,Liefer-Nachname]}');
});

it('a name beside a salutation and the address of the bill is nobody’s product', () => {
  const header = `${ORDER};Name;Rechnung Straße;Rechnung PLZ;Rechnung Ort;Liefer-Name;Liefer-Straße;Liefer-PLZ;Liefer-Ort;${ITEM}`;
  const found = look(
    header,
    `${FIRST};Peter Zahl;Weg 2;10115;Berlin;Anne Lange;Weg 1;20095;Hamburg;DE;NW1001;1`,
  );
  expect(found.of('product_name')).toBe('null');
});

it.each([
  ['Rechnung an', 'Lieferung an'],
  ['Bill to', 'Ship to'],
  ['Lieferung an', 'Rechnung an'],
])('the same headers behind %s and behind %s are those of each', (one, other) => {
  const header = `${ORDER};${one};Straße;PLZ;Ort;Land;${other};Straße;PLZ;Ort;Land;Artikelnr;Menge`;
  const found = look(
    header,
    `${FIRST};Peter Zahl;Weg 2;10115;Berlin;DE;Anne Lange;Gasse 1;20095;Hamburg;DE;NW1001;1`,
  );
  expect(found.asked).toEqual([]);
  expect(found.columns('street')).toEqual([one === 'Lieferung an' ? 4 : 9]);
});

it.each([
  ['the name of somebody else', 'Vorname;Name', 'Peter;Anne Lange', ['choice first_address_line']],
  ['the whole name', 'Vorname;Name', 'Anne;Anne Lange', []],
  ['a last name', 'Vorname;Name', 'Anne;Lange', []],
])('a first name beside %s', (_, header, names, asked) => {
  const found = look(
    `${ORDER};${header};Straße;PLZ;Ort;Land;Artikelnr;Menge`,
    `${FIRST};${names};Weg 1;20095;Hamburg;DE;NW1001;1`,
  );
  expect(found.asked).toEqual(asked);
});

it('a post code beside a town with another one is asked about', () => {
  const found = look(
    `${ORDER};Name;Straße;PLZ;PLZ Ort;Land;Artikelnr;Menge`,
    `${FIRST};Anne Lange;Weg 1;10115;20095 Hamburg;DE;NW1001;1`,
  );
  expect(found.asked).toEqual(['choice postal_code']);
});

it.each(['Rg. Straße;Rg. Nr.', 'RE_Street;RE_No.', 'Ziel/Straße;Ziel/Nr.'])(
  'a number of a party beside its street without one is the house number: %s',
  (names) => {
    const found = look(
      `${ORDER};Name;${names};PLZ;Ort;Land;Artikelnr;Menge`,
      `${FIRST};Anne Lange;Weg;17;20095;Hamburg;DE;NW1001;1`,
    );
    expect(found.columns('street')).toEqual([4, 5]);
  },
);

it('a number of the bill beside streets with theirs is none of a house', () => {
  const found = look(
    `${ORDER};Name;Rg. Straße;Rg. Nr.;PLZ;Ort;Land;Artikelnr;Menge`,
    `${FIRST};Anne Lange;Weg 1;4711;20095;Hamburg;DE;NW1001;1`,
  );
  expect(found.columns('street')).toEqual([4]);
});

it('short words for the delivery and the bill name them at the end as well', () => {
  const block = (who: string) => ['Name', 'Straße', 'PLZ', 'Ort'].map((part) => `${part} (${who})`).join(';');
  const found = look(
    `${ORDER};${block('Rg.')};${block('Lief.')};Land;Artikelnr;Menge`,
    `${FIRST};Peter Zahl;Weg 2;10115;Berlin;Anne Lange;Gasse 1;20095;Hamburg;DE;NW1001;1`,
  );
  expect(found.columns('street')).toEqual([8]);
  expect(found.asked).toEqual([]);
});

it('a part behind a number of the bill is the bill’s', () => {
  const header = `${ORDER};Name;Straße;PLZ;Ort;Land;bill Name;bill Straße;bill Nr.;Zusatz;bill PLZ;bill Ort`;
  const found = look(
    `${header};Artikelnr;Menge`,
    `${FIRST};Anne Lange;Gasse 1;20095;Hamburg;DE;Peter Zahl;Weg;2;Hof 2;10115;Berlin;NW1001;1`,
  );
  expect(found.of('address_second_line')).toBe('null');
});

it.each([
  ['another’s name', 'Anne Lange', ['content salutation']],
  ['the same name', 'Zahl', []],
])('the only salutation before a bill to %s is asked about unless both are one person', (_, name, asked) => {
  const found = look(
    `Bestellnr;Datum;Anrede;${BILL};Liefer-Name;Liefer-Straße;Liefer-PLZ;Liefer-Ort;${ITEM}`,
    `X-1;20.11.2026;Herr;Zahl;Rechnungsweg 1;10115;Berlin;${name};Weg 1;20095;Hamburg;DE;NW1001;1`,
  );
  expect(found.asked).toEqual(asked);
});

it.each(['Lieferstraße;Nr.', 'Zustell-Straße;Number', 'Liefer-Straße;Nummer'])(
  'plain numbers behind streets of the delivery without one are theirs, whose name and town are unnamed: %s',
  (street) => {
    const found = look(
      `${ORDER};Name;${street};PLZ;Ort;Land;Artikelnr;Menge`,
      `${FIRST};Anne Lange;Marktweg;4a;20095;Hamburg;DE;NW1001;1`,
    );
    expect(found.columns('street')).toEqual([4, 5]);
    expect(found.asked).toEqual([]);
  },
);
