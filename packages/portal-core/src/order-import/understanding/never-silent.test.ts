import { describe, expect, it } from 'vitest';
import { understand } from './understand.js';
import type { UnderstandOptions } from '../understanding.types.js';

describe('the name of a file without a party', () => {
  const plain = 'Bestellnr.;Datum;Anrede;Name;Straße;PLZ;Ort;Land;SKU;Menge';

  it('is that of a person, whoever else is named', () => {
    const header = `${plain};Lieferadresse Name;Lieferadresse Straße;Lieferadresse PLZ;Lieferadresse Ort;Lieferadresse Land`;
    const { mapping } = understand(header.split(';'), []);
    expect(mapping.columns.product_name).toBeUndefined();
    expect(mapping.fallback?.first_address_line).toBe(3);
    expect(understand(`${plain};Kundenname;Absender Name`.split(';'), []).mapping.columns).toMatchObject({
      first_address_line: 3,
    });
  });

  it("is the product's beside a person's first and last name", () => {
    const header = 'Order ID;Date;Title;First Name;Last Name;Street;Zip;City;Country;SKU;Name;Qty'.split(';');
    const row = '1;2026-11-18;Ms;Eva;Groß;Lindenweg 3;20095;Hamburg;DE;NW1050;Green tea;2'.split(';');
    const { columns } = understand(header, [row]).mapping;
    expect(columns).toMatchObject({ first_address_line: { columns: [3, 4] }, product_name: 10 });
  });
});

describe('what is lost or taken silently', () => {
  const head = ['Bestellnr.', 'Datum', 'Anrede', 'Name', 'Straße', 'PLZ', 'Ort', 'Land', 'SKU', 'Menge'];
  const row = ['1', '18.11.2026', 'Frau', 'Eva Groß', 'Lindenweg 3', '20095', 'Hamburg', 'DE', 'NW1', '2'];
  const kinds = (header: string[], samples: string[][]) =>
    understand(header, samples).questions.map(({ kind, fields }) => `${kind}: ${fields.join(', ')}`);

  it('is no company: a column of companies under a word nobody knows is asked', () => {
    expect(kinds([...head, 'Lief. Qwx'], [[...row, 'Baum & Söhne GmbH']])).toContain('unexplained: company');
    expect(understand([...head, 'Fa.'], [[...row, 'Baum & Söhne GmbH']]).mapping.columns.company).toBe(10);
  });

  it.each(['Menge Lager', 'Menge Angebot'])(
    'is no quantity: pieces that may not be the ordered ones are asked about below %s',
    (name) => {
      const header = head.map((known) => (known === 'Menge' ? name : known));
      expect(kinds(header, [row])).toContain('similar: quantity');
    },
  );

  it('is no order number while one with a typing error stands beside another of a partner', () => {
    const header = head.map((name) => (name === 'Bestellnr.' ? 'Bestelnumer' : name));
    expect(kinds([...header, 'Externe Bestellnummer'], [])).toContain('choice: external_order_id');
  });

  it('is no house number of the address an order falls back to', () => {
    const delivery = ['Name', 'Straße', 'PLZ', 'Ort', 'Land'].map((name) => `Lieferung ${name}`);
    const samples = ['Am Wall', 'Lindenweg'].map((street) => [
      ...row.with(4, street),
      'Jan Kur',
      'Ring 8',
      '1010',
      'Wien',
      'AT',
    ]);
    expect(kinds([...head, ...delivery], samples)).toContain('content: street');
  });

  it('is no product: a blank column of numbers is none, and the names are offered', () => {
    const header = [...head, 'Artikelbezeichnung'];
    const { questions } = understand(header, [[...row.with(8, ''), 'Tee']]);
    expect(questions).toMatchObject([{ kind: 'content', fields: ['product_id'], columns: [10] }]);
  });

  it('are no products listed without quantities', () => {
    expect(kinds(head.toSpliced(9, 1), [row.with(8, 'NW1,NW2').toSpliced(9, 1)])).toEqual([
      'onePiece: product_id_and_quantity',
    ]);
  });

  it('are no names of which the first is a company or blank', () => {
    const names = ['name1', 'name2', 'name3', 'name4'].map((name) => `DeliveryAddress.${name}`);
    const samples = [
      ['', 'Eva', 'Groß', ''],
      ['Kur AG', 'Jan', 'Kur', ''],
    ].map((four) => [...row.toSpliced(3, 1), ...four]);
    const { mapping, questions } = understand([...head.toSpliced(3, 1), ...names], samples);
    expect(mapping.columns).toMatchObject({ company: 9, first_address_line: { columns: [10, 11] } });
    expect(questions.map(({ id }) => id)).toContain('content:first_address_line:11+12');
  });
});

it('a column for each product is asked where its header is a known number', () => {
  const header = [
    'Bestellnr.',
    'Datum',
    'Anrede',
    'Name',
    'Straße',
    'PLZ',
    'Ort',
    'Land',
    'Tee (NW1)',
    'NW2',
  ];
  const row = ['1', '18.11.2026', 'Frau', 'Eva Groß', 'Lindenweg 3', '20095', 'Hamburg', 'DE', '2', '1'];
  const { mapping, questions } = understand(header, [row], { isKnownProduct: (id) => /^NW\d$/.test(id) });
  expect(mapping.items).toEqual([
    { product_id: { fixed: 'NW1' }, quantity: 8 },
    { product_id: { fixed: 'NW2' }, quantity: 9 },
  ]);
  expect(questions.map(({ id }) => id)).toEqual(['content:product_id+quantity:9+10']);
});

it('a first name with a typing error that reads as a name is asked beside the last name', () => {
  const header = ['Order No', 'Forname', 'Surname', 'Street', 'Zip', 'City'];
  const { mapping, questions } = understand(header, [['1', 'Olaf', 'Kur', 'Ring 8', '20095', 'Hamburg']]);
  expect(mapping.columns.first_address_line).toEqual({ columns: [1, 2] });
  expect(questions.map(({ kind }) => kind)).toContain('content');
});

describe('an address of the delivery', () => {
  const order = ['Bestellnr.', 'Datum', 'Anrede', 'SKU', 'Menge'];
  const cells = ['1', '18.11.2026', 'Frau', 'NW1', '2'];
  const own = ['Straße', 'PLZ', 'Ort', 'Land', 'Name'].map((name) => `Lieferadresse ${name}`);
  const place = ['Am Deich', '26121', 'Oldenburg', 'DE', 'Jan Kur'];
  const look = (more: string[], filled: string[]) =>
    understand([...order, ...own, ...more], [[...cells, ...place, ...filled]]);

  it.each(['Lieferadresse Nr.', 'Empfänger Nr.', 'Ship-to No.'])(
    'has its house number in %s beside a street of names',
    (name) => {
      const { mapping, questions } = look([name], ['4a']);
      expect(mapping.columns.street).toEqual({ columns: [5, 10] });
      expect(questions).toEqual([]);
    },
  );

  it.each(['Lieferadresse Zeile', 'Ship-to Line1', 'Lieferadresse Qwx'])(
    'asks of %s, a part nobody knows',
    (name) => {
      expect(look([name], ['c/o Meier']).questions).toMatchObject([
        { kind: 'leftOut', fields: ['address_second_line'], others: [10], word: name },
      ]);
    },
  );

  it.each([
    ['Lieferadresse Telefon', '0441 123'],
    ['Lieferadresse E-Mail', 'jan@example.com'],
    ['Lieferadresse Bundesland', 'Niedersachsen'],
    ['Lieferadresse ID', '77'],
    ['Lieferung Kommentar', 'bitte klingeln'],
    ['Lieferdatum', '24.11.2026'],
    ['Liefergewicht', '2'],
  ])('does not ask of %s', (name, value) => {
    expect(look([name], [value]).questions).toEqual([]);
  });

  it('in one cell is asked beside the address of somebody else', () => {
    const header = [...order, 'Name', 'Straße', 'PLZ', 'Ort', 'Land', 'Lieferung an (falls abweichend)'];
    const payer = ['Rita Groß', 'Zahlweg 9', '11111', 'Zahlstadt', 'DE'];
    const { mapping, questions } = understand(header, [
      [...cells, ...payer, 'Jan Kur, Am Deich 4a, 26121 Oldenburg'],
      [...cells.with(0, '2'), ...payer, ''],
    ]);
    expect(questions[0]).toMatchObject({ kind: 'unexplained', columns: [10], word: 'falls' });
    expect(mapping.columns.city).toEqual({ columns: [10], part: 'addressCity' });
    expect(mapping.fallback).toMatchObject({ first_address_line: 5, city: 8 });
  });

  it('is asked about when it is a part of a place only, which makes no place with another', () => {
    const header = [...order, 'Name', 'Straße', 'PLZ', 'Ort', 'Land', 'Lieferort'];
    const row = [...cells, 'Jan Kur', 'Am Deich 4a', '26121', 'Oldenburg', 'DE', 'Garage'];
    const { mapping, questions } = understand(header, [row]);
    expect(questions).toMatchObject([{ kind: 'choice', others: [10] }]);
    expect(mapping.columns.city).toBe(8);
  });

  it('keeps its name when a person said the rest by hand', () => {
    const header = [...order, 'Bill-to Name', 'Ship-to Name', 'Billing Address', 'Shipping Address', 'Land'];
    const row = [
      ...cells,
      'Rita Groß',
      'Jan Kur',
      'Zahlweg 9, 11111 Ulm',
      'Am Deich 4a, 26121 Oldenburg',
      'DE',
    ];
    const columns = {
      street: { columns: [8], part: 'addressStreet' },
      postal_code: { columns: [8], part: 'addressPostalCode' },
      city: { columns: [8], part: 'addressCity' },
    } as const;
    expect(understand(header, [row]).mapping.columns.first_address_line).toBe(6);
    expect(understand(header, [row], { chosen: { columns } }).mapping.columns.first_address_line).toBe(6);
  });

  it('lends the salutation said by hand to the address it falls back to', () => {
    const plain = ['Name', 'Straße', 'PLZ', 'Ort', 'Land'];
    const header = [...order, ...plain, ...own];
    const row = [...cells, 'Rita Groß', 'Zahlweg 9', '11111', 'Ulm', 'DE', ...place];
    const { mapping } = understand(header, [row], { chosen: { columns: { salutation: 2 } } });
    expect(mapping.fallback).toMatchObject({ salutation: 2, street: 6 });
  });
});

describe('a quantity', () => {
  const head = ['Bestellnr.', 'Datum', 'Anrede', 'Name', 'Straße', 'PLZ', 'Ort', 'Land', 'SKU', 'Anzahl'];
  const row = ['1', '18.11.2026', 'Frau', 'Eva Groß', 'Lindenweg 3', '20095', 'Hamburg', 'DE', 'NW1', '2'];
  const asks = (more: string[], ...rows: string[][]) =>
    understand([...head, ...more], rows).questions.map(({ id, others }) => [id, others]);

  it.each([
    ['VE', '6'],
    ['Verpackungseinheit', '6'],
    ['Inhalt', '6'],
    ['Pack Size', '6'],
    ['Gesamtstück', '12'],
    ['Stück gesamt', '12'],
    ['Total Pieces', '12'],
    ['Menge gesamt', '12'],
  ])('is to be chosen beside %s', (name, value) => {
    expect(asks([name], [...row, value])).toEqual([['missing:quantity/10+11', [9, 10]]]);
  });

  it.each([
    ['VE', '1'],
    ['VE', 'Stk'],
    ['Inhalt', '500 ml'],
    ['Menge geliefert', '0'],
    ['Menge geliefert', '2'],
    ['Einheit', 'Stück'],
    ['Stk je ME', '1'],
    ['Versandte Pakete', '1'],
    ['Menge gesamt', '2'],
  ])('is none beside %s of %s', (name, value) => {
    expect(asks([name], [...row, value])).toEqual([]);
  });

  it('is none beside the sum of an order', () => {
    const second = [...row.with(8, 'NW2').with(9, '3'), '5'];
    expect(asks(['Total Qty'], [...row, '5'], second)).toEqual([]);
  });
});

describe('a column that feeds nothing', () => {
  const head = ['Bestellnr.', 'Datum', 'Anrede', 'Name', 'Straße', 'PLZ', 'Ort', 'Land', 'Artikelnummer'];
  const row = ['1', '18.11.2026', 'Frau', 'Eva Groß', 'Lindenweg 3', '20095', 'Hamburg', 'DE', 'NW1'];
  const ask = (more: string[], filled: string[], options: UnderstandOptions = {}) =>
    understand([...head, 'Menge', ...more], [[...row, '2', ...filled]], options).questions;

  it.each([
    'weitere Artikel',
    'Gratisartikel',
    'Zugabe Artikel',
    'Zusatzartikel',
    'Set-Artikel',
    'Varianten-Artikelnummer',
  ])('is asked when it is %s', (name) => {
    expect(ask([name], ['3x NW1050'])).toMatchObject([
      { id: 'choice:product_id:9/11', columns: [8], others: [10], samples: ['NW1'] },
    ]);
    const confirmed = new Set(['choice:product_id:9/11']);
    expect(ask([name], ['3x NW1050'], { confirmed })).toEqual([]);
    const byHand = { columns: { product_id: 8 } };
    expect(ask([name], ['3x NW1050'], { chosen: byHand })).toMatchObject([{ others: [10] }]);
    expect(ask([name], ['3x NW1050'], { chosen: { ...byHand, ignored: [10] } })).toEqual([]);
  });

  it.each([
    ['Artikelbezeichnung', 'Tee'],
    ['Artikelbeschreibung', 'Grüner Tee'],
    ['EAN', '4006381333931'],
    ['Hersteller-Artikelnummer', 'X-1'],
    ['Artikelpreis', '4,95'],
    ['Artikelgewicht', '300'],
    ['Artikelgruppe', 'Tee'],
    ['Artikel-Pos.', '1'],
    ['Artikelbild', 'https://example.com/a.png'],
    ['weitere Artikel', ''],
    ['Artikelqwx', 'ja'],
  ])('is not asked when it is %s of %s', (name, value) => {
    expect(ask([name], [value])).toEqual([]);
  });

  it('is asked when its header is blank and it tells what no other does', () => {
    expect(ask(['', ''], ['NW1050', 'rot'])).toMatchObject([
      { kind: 'leftOut', fields: ['product_id'], columns: [8], others: [10, 11], word: '#11, #12' },
    ]);
    expect(ask(['', ''], ['NW1050', '3'])).toMatchObject([
      { kind: 'content', fields: ['product_id'], columns: [10] },
      { kind: 'content', fields: ['quantity'], columns: [11] },
    ]);
    expect(ask(['', ''], ['NW1', ''])).toEqual([]);
  });

  it('is asked when it holds other products of ours', () => {
    const isKnownProduct = (id: string) => /^NW\d+$/.test(id);
    expect(ask(['Qwx'], ['NW1050'], { isKnownProduct })).toMatchObject([
      { kind: 'choice', fields: ['product_id'], others: [10] },
    ]);
    expect(ask(['Qwx'], ['NW1'], { isKnownProduct })).toEqual([]);
  });

  it.each(['Shop', 'Filiale', 'Abhol', 'Qwx'])('is asked when it is the place of %s', (party) => {
    const header = ['Straße', 'PLZ', 'Ort'].map((name) => `${party} ${name}`);
    expect(ask(header, ['Hauptstr. 1', '26122', 'Ulm'])).toMatchObject([
      { kind: 'choice', columns: [2, 3, 4, 5, 6, 7], others: [10, 11, 12] },
    ]);
  });

  it.each(['Absender', 'Retoure', 'Lager'])('is not asked when it is the place of %s', (party) => {
    const header = ['Straße', 'PLZ', 'Ort'].map((name) => `${party} ${name}`);
    expect(ask(header, ['Hauptstr. 1', '26122', 'Ulm'])).toEqual([]);
  });

  it('is asked when it names where the delivery goes', () => {
    expect(ask(['Lieferung an Shop'], ['Kiosk Klein'])).toMatchObject([{ kind: 'choice', others: [10] }]);
    expect(ask(['Lieferung'], ['Paket'])).toEqual([]);
  });

  it('is asked below a header of the carrier only when it is an address', () => {
    for (const name of ['Versand durch', 'Lieferung über', 'Shipped via'])
      expect(ask([name], ['DHL'])).toEqual([]);
    expect(ask(['Versand über'], ['Kiosk Klein, Ring 8, 50667 Köln'])).not.toEqual([]);
  });
});

it('a question whose fields were all said by hand is none', () => {
  const name = (party: string) =>
    ['Vorname', 'Name', 'Strasse', 'PLZ', 'Ort'].map((part) => `${party}-${part}`);
  const header = ['Auftragsnr', 'Kaufdatum', ...name('L'), ...name('R'), 'Artikelnr', 'Anzahl'];
  const place = ['Jan', 'Kur', 'Am Deich 4a', '26121', 'Oldenburg'];
  const row = ['1', '18.11.2026', ...place, 'Rita', 'Groß', 'Zahlweg 9', '11111', 'Ulm', 'NW1', '2'];
  const { mapping, questions } = understand(header, [row]);
  expect(questions.every(({ fields }) => fields.length > 0)).toBe(true);
  const again = understand(header, [row], { chosen: { columns: mapping.columns } });
  expect(again.questions.filter(({ kind }) => kind !== 'missing')).toEqual([]);
});
