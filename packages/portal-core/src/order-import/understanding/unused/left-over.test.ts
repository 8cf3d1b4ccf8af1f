import { describe, expect, it } from 'vitest';
import { nameMapping } from '../../recipe/named-recipe.js';
import { understand } from '../understand.js';

const HEADER = 'Bestellnr.;Datum;Anrede;Name;Straße;PLZ;Ort;Land;SKU;Menge;weitere Artikel;Abholort'.split(
  ';',
);
const ROW = '1;18.11.2026;Frau;Eva Groß;Lindenweg 3;20095;Hamburg;DE;NW1;2'.split(';');
const recipe = (mapping: Parameters<typeof nameMapping>[0]) => ({
  content: nameMapping(mapping, HEADER),
  reason: 'remembered' as const,
});
const first = understand(HEADER, [[...ROW, '', '']]).mapping;
const isKnownProduct = (id: string) => /^(NW\d+|10\d\d)$/.test(id);

it('an address of a party nobody knows is asked about where it is filled, and not where it is blank', () => {
  const header = [...HEADER.slice(0, 10), 'Qwx Straße', 'Qwx PLZ', 'Qwx Ort'];
  const kinds = (...cells: string[]) =>
    understand(header, [[...ROW, ...cells]]).questions.map(({ kind }) => kind);
  expect(kinds('', '', '')).toEqual([]);
  expect(kinds('Ring 8', '28195', 'Bremen')).toEqual(['choice']);
});

it('an address that is said to be the one beside it is asked about only where the file has two', () => {
  const asked = (name: string, cells: readonly string[], more: string) =>
    understand(
      [...HEADER.slice(0, 10), name, more],
      cells.map((cell, row) => [...ROW.with(0, `${row}`), cell, 'Ring 3']),
    ).questions.map(({ kind }) => kind);
  expect(asked('Lieferadresse', ['wie oben', 'wie Rechnungsadresse'], 'Feld')).toEqual([]);
  expect(asked('Lieferadresse', ['wie oben', 'siehe Mail', 'siehe Mail'], 'Feld')).toEqual(['choice']);
  expect(asked('Lieferadresse', ['wie Rechnungsadresse'], 'Rechnung Straße')).toContain('choice');
});

it('a column with parts of a house is part of the address or asked about, whatever its header; a remark is not', () => {
  const asked = (name: string, ...cells: string[]) => {
    const header = [...HEADER.slice(0, 10), name];
    const { questions, mapping } = understand(
      header,
      cells.map((cell, row) => [...ROW.with(0, `${row}`), cell]),
    );
    const [question] = questions;
    return question === undefined
      ? mapping.columns.address_second_line
      : `${question.kind} ${question.others}`;
  };
  for (const name of ['Zusätzliche Adressinfo 1', 'Adressinfo']) expect(asked(name, '', '2. OG')).toBe(10);
  for (const name of ['Adressdetails', 'Gebäudeinfo', 'Zugang', 'Address details'])
    expect(asked(name, '', '2. OG')).toBe('leftOut 10');
  expect(asked('Bemerkung', '', '2. OG')).toBeUndefined();
  expect(asked('Rechnung Etage', '', '2. OG')).toBeUndefined();
});

it('a column that shows a company before the name is asked about while the order has none', () => {
  const asked = (head: string, cell: string) =>
    understand([...HEADER.slice(0, 10), head], [[...ROW, cell]]).questions.map(
      ({ kind, fields, others }) => `${kind} ${fields} ${others}`,
    );
  for (const head of ['Lieferadresse', 'Anzeigename', 'Kunde'])
    expect(asked(head, 'Nord & Söhne, Eva Groß')).toEqual(['choice first_address_line 10']);
  expect(asked('Anzeigename', 'Eva Groß')).toEqual([]);
  expect(asked('Rechnungsadresse', 'Nord & Söhne, Eva Groß')).toEqual([]);
});

describe('what a remembered recipe does not speak of', () => {
  const rows = [[...ROW, '3x NW1050', 'Kiosk Klein']];

  it('is asked once it holds something, and no more when a person said that it is of no use', () => {
    const { questions } = understand(HEADER, rows, { recipe: recipe(first) });
    expect(questions.map(({ kind, others }) => [kind, ...others])).toEqual([
      ['choice', 10],
      ['choice', 11],
    ]);
    const confirmed = new Set(questions.map(({ id }) => id));
    const { mapping } = understand(HEADER, rows, { recipe: recipe(first), confirmed });
    expect(mapping.ignored).toEqual([10, 11]);
    expect(understand(HEADER, rows, { recipe: recipe(mapping) }).questions).toEqual([]);
  });

  it('is asked as well where all fields were said by hand', () => {
    const { columns } = first;
    const chosen = { columns: { ...columns } };
    expect(understand(HEADER, rows, { chosen }).questions).toHaveLength(2);
    expect(understand(HEADER, rows, { chosen: { ...chosen, ignored: [10, 11] } }).questions).toEqual([]);
  });
});

describe('a remembered recipe', () => {
  const ask = (...rows: string[][]) =>
    understand(HEADER, rows, { recipe: recipe(first), isKnownProduct }).questions.map(({ id }) => id);

  it('is not asked while its columns hold what they held', () => {
    expect(ask(ROW, ROW.with(0, '2'))).toEqual([]);
  });

  it('is asked where a quantity counts the rows or names products', () => {
    const position = ['1', '2', '3'].map((text) => ROW.with(9, text));
    expect(ask(...position)).toEqual(['content:quantity:10']);
    expect(ask(ROW.with(9, '1050'), ROW.with(9, '1070'))).toEqual(['content:quantity:10']);
  });

  it('is asked where names have become companies, unless they are addressed so', () => {
    const firm = ROW.with(3, 'Kur GmbH');
    expect(ask(firm, firm)).toEqual(['content:first_address_line:4']);
    expect(ask(firm.with(2, 'Firma'))).toEqual([]);
  });

  it('is asked where a country has become a post code', () => {
    expect(ask(ROW.with(7, '20095'))).toEqual(['content:country:8']);
  });
});

it('questions about different columns have different names', () => {
  const ids = ['weitere Artikel', 'Artikel dazu'].map((name, at) => {
    const header = [...HEADER.slice(0, 10), ...(at === 0 ? [name, 'Leer'] : ['Leer', name])];
    const cells = at === 0 ? ['NW2', ''] : ['', 'NW2'];
    return understand(header, [[...ROW, ...cells]]).questions.map(({ id }) => id);
  });
  expect(ids).toEqual([['choice:product_id:9/11'], ['choice:product_id:9/12']]);
});

it('columns of counts whose headers nobody knows are asked as a column for each product', () => {
  const header = [...HEADER.slice(0, 8), 'Teemischung', 'Becher'];
  const { mapping, questions } = understand(header, [[...ROW.slice(0, 8), '2', '']]);
  expect(questions.some(({ fields }) => fields.includes('product_id'))).toBe(true);
  const two = understand(header, [
    [...ROW.slice(0, 8), '2', ''],
    [...ROW.slice(0, 8), '', '1'],
  ]);
  expect(two.mapping.items).toEqual([
    { product_id: { fixed: 'Teemischung' }, quantity: 8 },
    { product_id: { fixed: 'Becher' }, quantity: 9 },
  ]);
  expect(two.questions.map(({ id }) => id)).toEqual(['content:product_id+quantity:9+10']);
  expect(mapping.items).toBeUndefined();
});
