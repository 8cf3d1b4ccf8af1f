import { describe, expect, it } from 'vitest';
import { columnsOfSource } from '../../recipe/field-source.js';
import type { ImportField } from '../../order-import.types.js';
import { understand } from '../understand.js';

/** Understands lines of cells divided by semicolons, the header first. */
function look(header: string, ...rows: string[]) {
  const names = header.split(';');
  const samples = rows.map((row) => row.split(';'));
  const { mapping, questions } = understand(names, samples);
  return {
    mapping,
    asked: questions.filter(({ kind }) => kind !== 'missing').map(({ id }) => id),
    source: (field: ImportField) =>
      columnsOfSource(mapping.columns[field])
        .map((column) => names[column])
        .join(' + '),
  };
}

describe('a name', () => {
  const with_ = (names: string, ...cells: string[]) =>
    look(`Anrede;${names};Straße;PLZ;Ort;SKU`, ...cells.map((one) => `Frau;${one};Weg 3;20095;Ulm;NW1`));

  it.each(['First order', 'Last visit', 'First purchase', 'First order date'])(
    'has nothing of a column %s, which counts times',
    (header) => {
      const { source } = with_(`Name;${header}`, 'Petra Lang;yes', 'Max Mustermann;no');
      expect(source('first_address_line')).toBe('Name');
    },
  );

  it('is read of columns First and Last', () => {
    expect(with_('First;Last', 'Petra;Lang').source('first_address_line')).toBe('First + Last');
  });

  it('is asked about where a column for firms only tells them from people', () => {
    const { asked } = with_('Name;Privat/Firma', 'Petra Lang;privat', 'Max Mustermann;firma');
    expect(asked.join()).toContain(':company:');
  });

  it('has its title before, further first names inside and what follows it behind', () => {
    const { source, asked } = with_('Titel;Vorname;Zweiter Vorname;Nachname;Suffix', 'Dr.;Eva;Ida;Groß;Jr.');
    expect(source('first_address_line')).toBe('Titel + Vorname + Zweiter Vorname + Nachname + Suffix');
    expect(asked).toEqual(['onePiece:quantity:10']);
  });

  it.each([
    ['Name;Titel', 'Eva Groß;Dr.', 'Titel + Name'],
    ['Name;Titel', 'Dr. Eva Groß;Dr.', 'Name'],
    ['First Name;Middle Name;Last Name', 'Eva;M.;Gross', 'First Name + Middle Name + Last Name'],
    ['Voornaam;Tussenvoegsel;Achternaam', 'Eva;van der;Groot', 'Voornaam + Tussenvoegsel + Achternaam'],
    ['Vorname;Namensvorsatz;Nachname', 'Eva;von;Groß', 'Vorname + Namensvorsatz + Nachname'],
    ['Imię;Nazwisko', 'Ewa;Nowak', 'Imię + Nazwisko'],
    ['Nome;Cognome', 'Eva;Rossi', 'Nome + Cognome'],
    ['NAME1;NAME2', 'Eva Gross;', 'NAME1'],
    ['Initials;Last Name', 'E.;Gross', 'Initials + Last Name'],
    ['Initials;Name', 'E.;Eva Gross', 'Name'],
  ])('of %s with %s is %s', (names, cells, expected) =>
    expect(with_(names, cells).source('first_address_line')).toBe(expected),
  );

  it('is asked where the title says what somebody does, or a further name has no place', () => {
    expect(with_('Name;Titel', 'Eva Groß;Leiterin').asked).toContain('choice:first_address_line:2/3');
    expect(with_('Name;Middle Name', 'Eva Groß;Ida').asked).toContain('choice:first_address_line:2/3');
  });

  it('is no title of a product', () => {
    const { source } = look('Name;Straße;PLZ;Ort;SKU;Titel;Menge', 'Eva;Weg 3;20095;Ulm;NW1;Grüner Tee;2');
    expect([source('first_address_line'), source('product_name')]).toEqual(['Name', 'Titel']);
  });

  it('is that of the customer where hardly any order has a recipient of its own', () => {
    const header = 'Kunde;Empfänger;Straße;PLZ;Ort';
    const { source, asked } = look(header, 'Ida Klein;;Weg 3;20095;Ulm');
    expect(source('first_address_line')).toBe('Kunde');
    expect(asked).toEqual([]);
    expect(look(header, 'Ida Klein;Jan Kur;Weg 3;20095;Ulm').asked).toEqual([]);
  });

  it('is that of the contact where nobody else is named, with a question', () => {
    const { source, asked } = look('Kontaktname;Straße;PLZ;Ort', 'Eva Groß;Weg 3;20095;Ulm');
    expect(source('first_address_line')).toBe('Kontaktname');
    expect(asked).toEqual(['similar:first_address_line:1']);
    const other = look('Kontaktname;Name;Straße;PLZ;Ort', 'Eva Groß;Jan Kur;Weg 3;20095;Ulm');
    expect(other.source('first_address_line')).toBe('Name');
  });

  it('to be left with stays so, and departments go behind the street', () => {
    const { mapping, source } = look(
      'Name;c/o;Abteilung;Straße;Zusatz;PLZ;Ort',
      'Eva;Meier;Einkauf;Weg 3;Hof;1;Ulm',
    );
    expect(mapping.columns.second_address_line).toEqual({ columns: [1], part: 'careOf' });
    expect(source('address_second_line')).toBe('Abteilung + Zusatz');
  });
});

describe('a street', () => {
  const numbered = (header: string, ...rows: string[]) =>
    look(`Name;${header};Postcode;City;Country`, ...rows);

  it.each([
    ['House Number;Street', 'Eva;12;Baker Street;NW1 6XE;London;GB', 'House Number + Street', []],
    ['House Number;Street', 'Eva;12;Baker Street;NW1 6XE;London;', 'House Number + Street', []],
    ['Hausnummer;Straße', 'Eva;3;Lindenweg;20095;Hamburg;DE', 'Straße + Hausnummer', []],
    ['Street;House Number', 'Eva;Lindenweg;3;20095;Hamburg;DE', 'Street + House Number', []],
    ['N°;Rue', 'Eva;12;rue de la Paix;75002;Paris;FR', 'N° + Rue', ['content:street:2+3']],
    ['Straße;Nr;Zus.', 'Eva;Lindenweg;3;a;20095;Hamburg;DE', 'Straße + Nr + Zus.', []],
    ['Straße;Nr;Nr. Zusatz', 'Eva;Lindenweg;3;a;20095;Hamburg;DE', 'Straße + Nr + Nr. Zusatz', []],
    ['Straße;Nr;Zus.', 'Eva;Lindenweg;3;2. OG;20095;Hamburg;DE', 'Straße + Nr', []],
    ['STRAS;HOUSE_NUM1', 'Eva;Lindenweg;3;20095;Hamburg;DE', 'STRAS + HOUSE_NUM1', []],
    ['Straat;Huisnummer;Toevoeging', 'Eva;Laan;3;A;1011;Ede;NL', 'Straat + Huisnummer + Toevoeging', []],
  ])('of %s in %s is %s', (header, row, expected, asked) => {
    const found = numbered(header, row);
    expect(found.source('street')).toBe(expected);
    expect(found.asked).toEqual(asked);
  });

  it('with the number first is asked where the countries write it both ways', () => {
    const rows = ['Eva;12;Baker Street;NW1 6XE;London;GB', 'Jan;3;Lindenweg;20095;Hamburg;DE'];
    expect(numbered('House Number;Street', ...rows).asked).toEqual(['content:street:2+3']);
  });

  it('is no tick in a column that says what there is', () => {
    const { source } = look(
      'Name;Straße;Hinterhaus;PLZ;Ort',
      'Eva;Weg 3;ja;20095;Ulm',
      'Ida;Weg 4;nein;20095;Ulm',
    );
    expect(source('address_second_line')).toBe('');
  });

  it('has flat and building in the line behind it; a bare number is asked where nothing says what it counts', () => {
    const flat = look(
      'Name;Flat;Building;Street;Postcode;City',
      'Eva;Flat 3;Rose House;Baker St 12;N1;London',
    );
    expect(flat.source('address_second_line')).toBe('Flat + Building');
    expect(look('Name;Straße;Etage;PLZ;Ort', 'Eva;Weg 3;2. OG;20095;Ulm').asked).toEqual([]);
    expect(look('Name;Straße;Etage;PLZ;Ort', 'Eva;Weg 3;2;20095;Ulm').asked).toEqual([]);
    expect(look('Name;Straße;Zusatz;PLZ;Ort', 'Eva;Weg 3;2;20095;Ulm').asked).toEqual([
      'content:address_second_line:3',
    ]);
  });

  it('has its number in a column Haus, unless it has one already', () => {
    const header = 'Name;Straße;Haus;Wohnung;PLZ;Ort';
    const without = look(header, 'Eva;Lindenweg;3;12;20095;Ulm');
    expect(without.source('street')).toBe('Straße + Haus');
    expect(without.source('address_second_line')).toBe('Wohnung');
    const numbered = look(header, 'Eva;Lindenweg 5;3;12;20095;Ulm');
    expect(numbered.source('street')).toBe('Straße');
    expect(numbered.source('address_second_line')).toBe('Haus + Wohnung');
  });

  it('has a person it is left with in a column bei, and a house by what it is', () => {
    expect(
      look('Name;bei;Straße;PLZ;Ort', 'Eva;Petersen;Weg 3;20095;Ulm').source('second_address_line'),
    ).toBe('bei');
    expect(look('Name;Klinik;Straße;PLZ;Ort', 'Eva;Nord;Weg 3;20095;Ulm').source('company')).toBe('Klinik');
  });

  it('has a floor in a column Stock beside another part of the house', () => {
    const { source } = look('Name;Straße;Stiege;Stock;Top;PLZ;Ort', 'Eva;Weg 3;2;4;15;1010;Wien');
    expect(source('address_second_line')).toBe('Stiege + Stock + Top');
    expect(look('Name;Straße;Stock;PLZ;Ort', 'Eva;Weg 3;40;20095;Ulm').source('address_second_line')).toBe(
      '',
    );
  });

  it.each(['L-', 'LS ', 'Li_', 'Lfr. ', 'Lief. ', 'ship_to_', 'Deliver to '])(
    'of the delivery is that of %s',
    (party) => {
      const block = (name: string) => ['Name', 'Street', 'Zip', 'City'].map((part) => name + part).join(';');
      const { source, asked } = look(`${block('RE-')};${block(party)}`, 'a;b 1;1;c;Eva;Weg 3;20095;Ulm');
      expect([source('first_address_line'), source('street')]).toEqual([`${party}Name`, `${party}Street`]);
      expect(asked).toEqual([]);
    },
  );

  it('may stand in lines that say no more than whose they are', () => {
    const { source } = look('ship_to_name;ship_to_line1;ship_to_line2;ship_to_city', 'Eva;Weg 3;Hof;Ulm');
    expect([source('street'), source('address_second_line')]).toEqual(['ship_to_line1', 'ship_to_line2']);
  });

  it.each([
    'Paketshop Straße;Paketshop PLZ',
    'Packstation PLZ;Packstation Ort',
    'Abholstation;x',
    'pickup_point_id;x',
  ])('is asked beside the place of %s', (header) => {
    const found = look(`Name;Straße;PLZ;Ort;${header}`, 'Eva;Weg 3;20095;Ulm;Hafen 1;20097');
    expect(found.source('street')).toBe('Straße');
    expect(found.asked).toHaveLength(1);
    expect(found.asked[0]).toMatch(/^choice:first_address_line\+street\+postal_code\+city:/);
  });
});

it.each(["Complément d'adresse", 'Complément d’adresse'])('%s is what is added to the street', (name) => {
  const { source, asked } = look(
    `Nom;Adresse de livraison;${name};Code postal;Ville`,
    'Luc;12 rue X;Bât. B;67000;Metz',
  );
  expect(source('address_second_line')).toBe(name);
  expect(asked).toEqual([]);
});

it('of several columns of words none is proposed for a town or a name', () => {
  const { source } = look('Foo;Bar;Baz', 'Eva;Groß;Ulm', 'Jan;Kur;Kiel');
  expect([source('city'), source('first_address_line')]).toEqual(['', '']);
});

it('names of SAP are read', () => {
  const header =
    'VBELN;AUDAT;KUNWE_ANRED;KUNWE_NAME1;KUNWE_STRAS;KUNWE_PSTLZ;KUNWE_ORT01;KUNWE_LAND1;POSNR;MATNR;ARKTX;KWMENG;VRKME';
  const { source, asked } = look(header, '1;20.11.2026;Frau;Eva;Weg 3;20095;Ulm;DE;10;NW1;Tee;2;ST');
  expect([source('external_order_id'), source('date'), source('product_id'), source('quantity')]).toEqual([
    'VBELN',
    'AUDAT',
    'MATNR',
    'KWMENG',
  ]);
  expect(asked).toEqual([]);
});

describe('a column of streets without numbers', () => {
  const asked = (...streets: string[]) =>
    look(
      'Bestellnr;Datum;Anrede;Name;Straße;PLZ;Ort;Land;SKU;Menge',
      ...streets.map((street, row) => `B-${row};20.11.2026;Frau;Petra Lang;${street};20095;Ulm;DE;NW1;1`),
    ).asked;

  it('is not asked about where it names houses', () => {
    expect(asked('Gut Neuhof', 'Schloss Salem')).toEqual([]);
    expect(asked('Gut Neuhof', 'Hof Ahrens', 'Ring 3', 'Markt')).toEqual([]);
  });

  it('is asked about where their numbers may be elsewhere', () => {
    expect(asked('Lindenweg', 'Hauptstraße')).toEqual(['content:street:5']);
  });
});

describe('the person of an institution', () => {
  const of = (names: string, ...cells: string[]) =>
    look(
      `Bestellnr;Datum;Anrede;${names};Straße;PLZ;Ort;Land;SKU;Menge`,
      ...cells.map((one, row) => `B-${row};20.11.2026;Frau;${one};Ring 3;20095;Ulm;DE;NW1;1`),
    );

  it.each([
    ['Verein', 'Ansprechpartner'],
    ['Schule', 'Lehrkraft'],
    ['Kirchengemeinde', 'Kontaktperson'],
    ['Kita', 'Leitung'],
  ])('is the recipient: %s, %s', (company, person) => {
    const { asked, source } = of(`${company};${person}`, 'TSV Nord;Ute Heide', 'SV Süd;Jan Koch');
    expect(asked).toEqual([]);
    expect([source('company'), source('first_address_line')]).toEqual([company, person]);
  });

  it('is asked about apart from it, or where its values are no names', () => {
    expect(of('Ansprechpartner;Farbe;Verein', 'Ute Heide;rot;TSV Nord').asked).toContain(
      'similar:first_address_line:4',
    );
    expect(of('Verein;Ansprechpartner', 'TSV Nord;0431 5512').asked).not.toEqual([]);
    expect(of('Firma;Ansprechpartner', 'Nord AG;Ute Heide', 'Süd AG;Ute Heide').asked).toContain(
      'similar:first_address_line:5',
    );
  });

  it('is the recipient behind a department as well', () => {
    const { asked, source } = of('Firma;Abteilung;Ansprechpartner', 'Nord AG;Einkauf;Ute Heide');
    expect(asked).toEqual([]);
    expect(source('second_address_line')).toBe('Abteilung');
    expect(source('first_address_line')).toBe('Ansprechpartner');
  });

  it.each(['Ansprechpartner', 'Kontakt', 'Kontaktperson'])(
    'is the second line of a name where a customer stands beside it: %s',
    (contact) => {
      const { asked, source } = of(`Kunde;${contact}`, 'Gasthof Adler;Ute Heide', 'Jan Koch;');
      expect(asked).toEqual([]);
      expect([source('first_address_line'), source('second_address_line')]).toEqual(['Kunde', contact]);
    },
  );

  it.each([
    ['Kundenname;Ansprechpartner', 'content:company', 'Moor KG;Jan Moor'],
    ['Kunde;Ansprechpartner Vorname;Ansprechpartner Nachname', 'content:company', 'Moor;Jan;Moor'],
  ])('is the person of a customer that is a company, which is asked: %s', (header, question, row) => {
    const { asked, source } = of(header, row);
    expect(asked.join()).toContain(question);
    expect(source('company')).toBe(header.split(';')[0]);
  });

  it.each([
    ['Kontakt', 'Gasthof Adler;0431 5512', 'Jan Koch;a@b.de'],
    ['Ansprechpartner', 'Gasthof Adler;Ute Heide', 'Jan Koch;Ute Heide'],
  ])(
    'is no part of the name beside a customer where it is no name or of the shop: %s',
    (contact, ...cells) => {
      const { source } = of(`Kunde;${contact}`, ...cells);
      expect([source('first_address_line'), source('second_address_line')]).toEqual(['Kunde', '']);
    },
  );
});

describe('a branch', () => {
  const look = (header: string, row: string) => {
    const names = `Auftrag;Datum;Anrede;${header};PLZ;Ort;Land;Artikelnr;Menge`.split(';');
    const { mapping, questions } = understand(names, [
      `B-1;20.11.2026;Firma;${row};24103;Kiel;DE;T1;1`.split(';'),
    ]);
    const [company] = columnsOfSource(mapping.columns.company);
    return { company: names[company ?? -1], asked: questions.map(({ fields }) => fields.join()) };
  };

  it.each(['Filiale', 'Markt', 'Standort'])(
    'before the street is who it goes to, which is asked: %s',
    (name) => {
      const found = look(`${name};Straße`, 'Moor Kiel;Ring 3');
      expect(found.company).toBe(name);
      expect(found.asked).toContain('company');
    },
  );

  it('is none where somebody is named', () => {
    expect(look('Name;Filiale;Straße', 'Ute Heide;Moor Kiel;Ring 3').company).toBeUndefined();
  });
});
