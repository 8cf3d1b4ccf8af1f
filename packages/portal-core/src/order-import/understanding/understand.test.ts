import { describe, expect, it } from 'vitest';
import { ORDER_EXPORT_COLUMNS } from '../export-columns.js';
import { columnsOfSource, isJoined } from '../recipe/field-source.js';
import { missingFields } from '../recipe/mapping.rules.js';
import type { FieldSource } from '../order-import.types.js';
import { understand } from './understand.js';
import type { Understanding, UnderstandOptions } from '../understanding.types.js';

type Table = readonly string[];

/** Understands a file given as lines of cells divided by semicolons, the header first. */
function read(
  [header = '', ...rows]: Table,
  options?: UnderstandOptions,
): Understanding & { header: string[] } {
  const names = header.split(';');
  return {
    ...understand(
      names,
      rows.map((row) => row.split(';')),
      options,
    ),
    header: names,
  };
}

/** A source as `Straße + Nr.`, with its part behind a colon. */
function named(source: FieldSource, header: Table): string {
  const names = columnsOfSource(source).map((column) => header[column]);
  return names.join(' + ') + (isJoined(source) && source.part !== undefined ? `: ${source.part}` : '');
}

/** The fields found, as `field: header`. */
function found(table: Table, options?: UnderstandOptions): Record<string, string> {
  const { mapping, header } = read(table, options);
  return Object.fromEntries(
    Object.entries(mapping.columns).map(([field, source]) => [field, named(source, header)]),
  );
}

/** What is asked besides fields without a source, as `kind: fields`. */
function asked(table: Table, options?: UnderstandOptions): string[] {
  return read(table, options)
    .questions.filter(({ kind }) => kind !== 'missing')
    .map(({ kind, fields }) => `${kind}: ${fields.join(', ')}`);
}

describe('understand', () => {
  it('knows the headers of a German shop', () => {
    const header =
      'Bestellnr.;Bestelldatum;Anrede;Firma;Name;Straße/Hausnr.;PLZ;Ort;Land;E-Mail-Adresse;Artikelnr.;Menge';
    expect(found([header])).toEqual({
      external_order_id: 'Bestellnr.',
      date: 'Bestelldatum',
      salutation: 'Anrede',
      company: 'Firma',
      first_address_line: 'Name',
      street: 'Straße/Hausnr.',
      postal_code: 'PLZ',
      city: 'Ort',
      country: 'Land',
      email: 'E-Mail-Adresse',
      product_id: 'Artikelnr.',
      quantity: 'Menge',
    });
    expect(read([header]).questions).toEqual([]);
  });

  it.each(['de', 'en'] as const)('maps every header of the %s export back to its field', (language) => {
    const header = ORDER_EXPORT_COLUMNS.map((column) => column.header[language]);
    const { mapping, questions } = understand([...header, 'line', 'error'], []);
    const expected = ORDER_EXPORT_COLUMNS.flatMap(({ field }, index) =>
      field === null ? [] : [[field, index]],
    );
    expect(mapping).toEqual({
      mode: 'comma',
      columns: Object.fromEntries(expected),
      cancelled: [{ column: 2, when: 'says' }],
    });
    expect(questions).toEqual([]);
    expect(missingFields(mapping)).toEqual([]);
  });

  it('is sure of a field called by its own name', () => {
    const { matches } = read(['external_order_id;street;postal_code;Ort']);
    expect(matches.map(({ field, reason }) => `${field}: ${reason}`)).toEqual([
      'external_order_id: exact',
      'street: exact',
      'postal_code: exact',
      'city: dictionary',
    ]);
  });

  it('forgives a typing error, and asks', () => {
    const table = ['Bestellnumer;Postleizahl'];
    expect(found(table)).toEqual({ external_order_id: 'Bestellnumer', postal_code: 'Postleizahl' });
    expect(asked(table)).toEqual(['similar: external_order_id', 'similar: postal_code']);
  });

  it('asks about a header with a word nobody knows', () => {
    const table = ['Bestellnummer;Xanten PLZ'];
    expect(found(table)).toEqual({ external_order_id: 'Bestellnummer', postal_code: 'Xanten PLZ' });
    expect(read(table).questions.find(({ kind }) => kind === 'unexplained')).toMatchObject({
      fields: ['postal_code'],
      word: 'xanten',
    });
  });

  it('tells every column that holds values and feeds nothing', () => {
    const { unused, header } = read([
      'Bestellnummer;Kundennummer;Leer;Rechnung Telefon',
      '1;4711;;0731',
      '2;4712;;0731',
    ]);
    expect(unused.map(({ column, party, samples }) => [header[column], party, samples])).toEqual([
      ['Kundennummer', 'none', ['4711', '4712']],
      ['Rechnung Telefon', 'billing', ['0731']],
    ]);
  });

  it('lists what is still missing as questions that cannot be confirmed', () => {
    const { questions } = read(['Bestellnummer;Datum;Name;Straße;PLZ;Ort;Artikelnummer;Menge']);
    expect(questions.map(({ id }) => id)).toEqual(['missing:country', 'missing:salutation']);
    const confirmed = new Set(questions.map(({ id }) => id));
    expect(read(['Bestellnummer'], { confirmed }).questions).toHaveLength(9);
  });
});

describe('an address', () => {
  const PLAIN = 'Name;Straße;PLZ;Ort;Land';
  const DELIVERY =
    'Lieferadresse Name;Straße Lieferadresse;PLZ Lieferadresse;Ort Lieferadresse;Land Lieferadresse';
  const BILLING = 'Rechnungsname;Rechnungsstraße;Rechnungs-PLZ;Rechnungsort;Rechnungsland';

  it.each([
    ['unnamed', PLAIN],
    ['billing', BILLING],
  ])('is the delivery’s wherever it stands, and the %s one only where that is empty', (_, other) => {
    for (const header of [`${other};${DELIVERY}`, `${DELIVERY};${other}`]) {
      const { mapping, header: names, questions } = read([header]);
      expect(Object.values(mapping.columns).every((source) => DELIVERY.includes(named(source, names)))).toBe(
        true,
      );
      expect(
        Object.values(mapping.fallback ?? {})
          .map((source) => named(source, names))
          .sort(),
      ).toEqual(other.split(';').sort());
      expect(questions.filter(({ kind }) => kind !== 'missing')).toEqual([]);
    }
  });

  it('that only bill or buyer have is asked as a whole', () => {
    expect(asked([BILLING])).toEqual(['otherParty: first_address_line, street, postal_code, city, country']);
    expect(asked(['Name des Käufers;Käuferadresse 1;PLZ des Käufers;Ort des Käufers'])).toEqual([
      'otherParty: first_address_line, street, postal_code, city',
    ]);
  });

  it('is never a mixture of two without a question', () => {
    const buyer =
      'Name des Käufers;Postleitzahl des Käufers;Land des Käufers;Ort des Käufers;Käuferadresse 1';
    expect(found([`${buyer};Post an Name;Post an Adresse 1;Post an Ort;Post an PLZ`])).toEqual({
      first_address_line: 'Post an Name',
      street: 'Post an Adresse 1',
      city: 'Post an Ort',
      postal_code: 'Post an PLZ',
      country: 'Land des Käufers',
    });
    expect(asked([`${buyer};Post an Name;Post an Adresse 1;Post an Ort;Post an PLZ`])).toEqual([
      'otherParty: country',
    ]);
  });

  it('that stands twice under the same headers is a choice', () => {
    expect(asked([`${PLAIN};${PLAIN}`])).toEqual([
      'choice: first_address_line, street, postal_code, city, country',
    ]);
  });

  it('under the same headers belongs to the party named on its left', () => {
    const header = 'Rechnungsadresse Name;Straße;PLZ;Ort;Lieferadresse Name;Straße;PLZ;Ort';
    const { mapping } = read([header]);
    expect(mapping.columns).toMatchObject({ first_address_line: 4, street: 5, postal_code: 6, city: 7 });
    expect(mapping.fallback).toEqual({ first_address_line: 0, street: 1, postal_code: 2, city: 3 });
    expect(asked(['Lieferung Name;Straße;PLZ;Rechnung Name;PLZ;Ort;Straße;Ort'])).toEqual([
      'choice: street, postal_code, city',
    ]);
  });

  it('of a party nobody knows is a choice beside one that is known', () => {
    expect(asked([`Abgabe Name;Abgabe Straße;Abgabe PLZ;Abgabe Ort;${PLAIN}`])).toEqual([
      'choice: first_address_line, street, postal_code, city, country',
    ]);
  });

  it('with numbers is the first, and the second a choice', () => {
    const table = ['Name 1;Straße 1;PLZ 1;Ort 1;Name 2;Straße 2;PLZ 2;Ort 2'];
    expect(found(table)).toEqual({
      first_address_line: 'Name 1',
      street: 'Straße 1',
      postal_code: 'PLZ 1',
      city: 'Ort 1',
    });
    expect(asked(table)).toEqual(['choice: first_address_line, street, postal_code, city']);
  });

  it.each([
    ['Vorname;Nachname', 'Vorname + Nachname'],
    ['Nachname;Vorname', 'Vorname + Nachname'],
    ['Name;Vorname', 'Vorname + Name'],
    ['Vor- und Nachname', 'Vor- und Nachname'],
    ['Name, Vorname', 'Name, Vorname: turnedName'],
    ['Full Name;First Name;Last Name', 'Full Name'],
    ['Empfänger', 'Empfänger'],
  ])('takes the name from %s', (header, expected) =>
    expect(found([`${header};Straße;PLZ;Ort`]).first_address_line).toBe(expected),
  );

  it.each([
    ['Straße;Hausnummer', 'Straße + Hausnummer'],
    ['Straße;Hausnr.;Hausnummernzusatz', 'Straße + Hausnr. + Hausnummernzusatz'],
    ['Straße;Nr.', 'Straße + Nr.'],
    ['Straße Nr.', 'Straße Nr.'],
    ['Street;Street No', 'Street + Street No'],
    ['Straße (ohne Hausnummer);Straße (mit Hausnummer);Hausnummer', 'Straße (mit Hausnummer)'],
    ['Anschrift', 'Anschrift'],
  ])('takes the street from %s', (header, expected) =>
    expect(found([`Name;${header};PLZ;Ort`]).street).toBe(expected),
  );

  it('takes post code and town from one column, and a whole address in a cell only with a question', () => {
    expect(found(['Name;Straße;PLZ / Ort'])).toMatchObject({
      postal_code: 'PLZ / Ort: postalCodeOfTown',
      city: 'PLZ / Ort: townOfPostalCode',
    });
    const whole = ['Lieferadresse', 'Eva Muster, Weg 1, 80331 München'];
    expect(found(whole)).toMatchObject({
      street: 'Lieferadresse: addressStreet',
      city: 'Lieferadresse: addressCity',
    });
    expect(asked(whole)).toEqual(['content: first_address_line, street, postal_code, city']);
    const abroad = ['Lieferadresse', 'Nordlicht GmbH, Eva Muster, Weg 1, Hinterhof, 1010 Wien, Österreich'];
    expect(asked(abroad)).toEqual([
      'content: company, first_address_line, street, address_second_line, postal_code, city, country',
    ]);
  });

  it('proposes no parts of whole addresses that it cannot split, and no name that they do not have', () => {
    expect(found(['Lieferadresse', 'Eva Muster, Otto Kern, Ada Weiß']).first_address_line).toBeUndefined();
    expect(found(['Lieferadresse;Kunde', 'Weg 1, 80331 München;Eva Muster'])).toMatchObject({
      street: 'Lieferadresse: addressStreet',
      first_address_line: 'Kunde',
    });
  });

  it('asks where values speak against the street', () => {
    expect(asked(['Straße;PLZ;Ort', 'Lange Straße;80331;Ulm', 'Gasse;80331;Ulm'])).toEqual([
      'content: street',
    ]);
    expect(asked(['Straße;Hausnummer;PLZ;Ort', 'Lange Straße 5;5;80331;Ulm'])).toEqual(['content: street']);
    expect(asked(['Adresse 1;Adresse 2;PLZ;Ort', 'Lange Straße;5 a;80331;Ulm'])).toEqual(['content: street']);
  });

  it('finds the e-mail address at any party', () => {
    expect(found([`${DELIVERY};Rechnung E-Mail`]).email).toBe('Rechnung E-Mail');
    expect(found(['Billing Email;Shipping Email']).email).toBe('Shipping Email');
  });

  it('never takes that of the sender, of returns or of a shop', () => {
    expect(found(['Absender Name;Absender Straße;Absender PLZ;Absender Ort;Shop Ort;Retouren-PLZ'])).toEqual(
      {},
    );
  });
});

describe('items', () => {
  const itemsOf = (table: Table) => {
    const { mapping, header } = read(table);
    return mapping.items?.map(({ product_id, quantity }) =>
      [product_id, quantity].map((source) =>
        source === undefined || (typeof source === 'object' && 'fixed' in source)
          ? ''
          : named(source, header),
      ),
    );
  };

  it.each([
    'Bestellnr;Artikel 1;Menge 1;Artikel 2;Menge 2',
    'Bestellnr;Artikel 1;Artikel 2;Menge 1;Menge 2',
    'Bestellnr;SKU1;Qty1;SKU2;Qty2',
    'Bestellnr;Artikelnr_1;Artikelmenge_1;Artikelnr_2;Artikelmenge_2',
    'Bestellnr;Pos 1 SKU;Pos 1 Menge;Pos 2 SKU;Pos 2 Menge',
    'Bestellnr;Artikel;Menge;Artikel;Menge',
    'Bestellnr;Artikel;Menge;Artikel 2;Menge 2',
  ])('stand side by side in %s', (header) => {
    const items = itemsOf([header]);
    expect(items).toHaveLength(2);
    expect(new Set(items?.flat()).size).toBe(header.includes('Artikel;Menge;Artikel;Menge') ? 2 : 4);
    expect(asked([header])).toEqual([]);
  });

  it('side by side that do not pair are asked', () => {
    expect(asked(['Bestellnr;Artikel 1;Artikel 2;Menge'])).toEqual(['choice: product_id, quantity']);
    expect(asked(['Bestellnr;Artikel 1;Artikel 2'])).toEqual(['onePiece: quantity']);
  });

  it('count one piece each where no quantity is told, once that is confirmed', () => {
    const table = ['Bestellnr;Artikelnummer', '1;A'];
    const { mapping, questions } = read(table);
    expect(mapping.constants).toEqual({ quantity: '1' });
    const confirmed = new Set(questions.map(({ id }) => id));
    expect(asked(table)).toEqual(['onePiece: quantity']);
    expect(asked(table, { confirmed })).toEqual([]);
  });

  it.each([
    'Pos.',
    'Position',
    'Zeile',
    'Line No',
    'Lfd. Nr.',
    'Anzahl Produkte',
    'Number of items',
    'Gesamtmenge',
    'Anzahl Pakete',
  ])('have no quantity in %s', (header) =>
    expect(found([`Bestellnr;${header};Artikelnummer;Stk`]).quantity).toBe('Stk'),
  );

  it('are asked where the quantity counts the rows of each order', () => {
    const table = ['Bestellnr;Artikelnummer;Menge', '1;A;1', '1;B;2', '2;A;1', '2;C;2'];
    expect(asked(table)).toEqual(['content: quantity']);
  });

  it.each([
    ['Artikelnummer;Bestandseinheit', 'Bestandseinheit'],
    ['Item Number;Custom Label', 'Custom Label'],
    ['EAN;Artikelnummer', 'Artikelnummer'],
    ['SKU;Artikel', 'SKU'],
  ])('go by the merchant’s own number of %s', (header, expected) =>
    expect(found([`Bestellnr;${header};Menge`]).product_id).toBe(expected),
  );

  it('packed in a cell make one row an order', () => {
    for (const header of ['Artikel und Menge', 'Positionen', 'line_items', 'Products and quantities'])
      expect(read([`Bestellnr;${header}`]).mapping.mode).toBe('comma');
    const woo = ['order_id;line_item_1;line_item_2', '1;name:A|sku:A1|quantity:1;name:B|sku:B1|quantity:2'];
    expect(found(woo).product_id_and_quantity).toBe('line_item_1 + line_item_2');
  });
});

describe('values', () => {
  it('speak where the header says nothing, and are asked', () => {
    const table = [
      'A;B;C;D;E;F;G',
      'a@b.de;80331;Deutschland;13.11.2026;3;ART-7;Herr',
      'c@d.de;50667;AT;14.11.2026;12;ART-9;Frau',
    ];
    const options = { isKnownProduct: (id: string) => id.startsWith('ART-') };
    const fields = {
      email: 'A',
      postal_code: 'B',
      country: 'C',
      date: 'D',
      quantity: 'E',
      product_id: 'F',
      salutation: 'G',
    };
    expect(found(table, options)).toEqual(fields);
    expect(asked(table, options)).toHaveLength(7);
    expect(asked(table, { ...options, hasHeader: false })).toHaveLength(7);
  });

  it('never make a quantity, post code or country of a column that is known to be something else', () => {
    const table = [
      'Bestellnr;Kundennr;Sprache;employeeID;Lieferdatum;shipVia',
      '1;12345;de;5;10/4/2017 19:55;3',
    ];
    expect(found(table)).toEqual({ external_order_id: 'Bestellnr' });
  });

  it('that contradict the header are asked', () => {
    expect(asked(['PLZ', 'a@b.de', 'c@d.de'])).toEqual(['content: postal_code']);
    expect(asked(['Menge', '12.11.2026', '13.11.2026'])).toEqual(['content: quantity']);
    expect(asked(['Land', 'rot', 'blau'])).toEqual(['content: country']);
  });
});
