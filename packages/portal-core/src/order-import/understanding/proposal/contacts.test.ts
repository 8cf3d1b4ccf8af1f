import { expect, it } from 'vitest';
import { understand } from '../understand.js';

it.each([
  'Firma;Attn',
  'Firma;Zu Handen',
  'Betrieb;Geschäftsführerin',
  'Verein;Vorsitzende',
  'Kirchengemeinde;Pfarrer',
  'Praxis;Ärztin',
  'Filiale;Filialleiterin',
])('who stands beside the house of %s is the recipient there', (header) => {
  const names = `Nr.;${header};Straße;PLZ;Ort;Artikelnummer;Menge`.split(';');
  const row = 'A-1;Teehaus am Teich;Rita Adler;Am Teich 9;04109;Leipzig;NW1050;2'.split(';');
  const { columns } = understand(names, [row]).mapping;
  expect(columns).toMatchObject({ company: 1, first_address_line: 2, street: 3 });
});

const besideCompany = (header: string) => {
  const names = `Nr.;Firma;${header};Straße;PLZ;Ort;Artikelnummer;Menge`.split(';');
  const rows = [
    'A-1;Teehaus am Teich;Rita Adler;Am Teich 9;04109;Leipzig;NW1050;2',
    'A-2;Ringhof GmbH;Jens Amsel;Ring 3;24103;Kiel;NW1050;1',
  ];
  return understand(
    names,
    rows.map((row) => row.split(';')),
  );
};

it.each([
  'Account Manager',
  'Key Account Manager',
  'Vertriebsmanager',
  'Verkaufsleiter',
  'Kundenbeauftragter',
  'Kundenverantwortlicher',
  'Außendienstleiter',
  'Produktmanagerin',
])('a %s beside a company is of the shop and no recipient', (header) => {
  const { mapping } = besideCompany(header);
  expect(Object.values(mapping.columns)).not.toContain(2);
});

it.each(['Owner', 'Store Manager', 'Beauftragter', 'Verantwortliche'])(
  'whether a person called %s beside a company is the recipient is asked',
  (header) => {
    const { mapping, questions } = besideCompany(header);
    expect({ columns: mapping.columns, asked: JSON.stringify(questions) }).toMatchObject({
      columns: { company: 1 },
      asked: expect.stringContaining('"columns":[2'),
    });
  },
);

it.each(['Ship-to Contact', 'Lief. an Kontakt'])(
  'the contact “%s” beside the name of a delivery is the second line of it',
  (contact) => {
    const head = [
      ...'Nr;Datum;Ship-to Name;Ship-to Address;Ship-to Post Code;Ship-to City;SKU;Qty'.split(';'),
      contact,
    ];
    const row = 'B-1;24.11.2026;Elbkontor AG;Ring 3;24103;Kiel;NW1;1'.split(';');
    expect(understand(head, [[...row, 'Frau Petersen']]).mapping.columns.second_address_line).toBe(8);
    expect(understand(head, [[...row, 'Elbkontor AG']]).mapping.columns.second_address_line).toBeUndefined();
  },
);

it('a contact’s first and last name are the recipient’s where no other person stands in the file, and asked about', () => {
  const head =
    'Order reference;Submitted at;Store name;Contact first name;Contact last name;Shipping address;Shipping postal code;Shipping city;SKU;Quantity';
  const row = 'AK-1;2026-11-24;Kruidenhuis;Joke;Mulder;Ring 3;24103;Kiel;NW1;2';
  const { mapping, questions } = understand(head.split(';'), [row.split(';')]);
  expect(mapping.columns).toMatchObject({ company: 2, first_address_line: { columns: [3, 4] } });
  expect(questions.map(({ kind, fields }) => `${kind}: ${fields.join()}`)).toContain(
    'similar: first_address_line',
  );
});

it.each([
  ['Auftraggeber', 'Mitarbeiterin', 'Privatadresse'],
  ['Besteller', 'Vereinsvorsitzende', 'Hausanschrift'],
  ['Rechnung', 'Spieler', 'Wohnadresse'],
])(
  'beside the place of a %s who pays, a %s at another one is asked about as the recipient',
  (payer, name, home) => {
    const header = `Nr.;Datum;${payer};${payer} Adresse;${name};${home};Artikelnummer;Menge`.split(';');
    const rows = [
      'A-1;20.11.2026;Ringhof GmbH;Kai 40, 24143 Kiel;Rita Adler;Am Teich 9, 04109 Leipzig;NW1050;1',
      'A-2;20.11.2026;Ringhof GmbH;Kai 40, 24143 Kiel;Jens Amsel;Seeweg 2, 24211 Preetz;NW1050;1',
    ].map((row) => row.split(';'));
    const { mapping, questions } = understand(header, rows);
    expect(mapping.columns.first_address_line).toBe(4);
    expect(questions.some(({ columns }) => columns.includes(4))).toBe(true);
  },
);
