import { expect, it } from 'vitest';
import { missingFields } from './mapping.rules.js';
import { shapeOf, shapesOf } from './shape.js';
import { compileValueMap, formatValuePair, parseValuePair } from './value-map.js';

it.each([
  ['salutation:Divers=frau', { field: 'salutation', text: 'Divers', meaning: 'frau' }],
  ['salutation:=herr', { field: 'salutation', text: '', meaning: 'herr' }],
  ['product_id:"A=B: 1"=SW1', { field: 'product_id', text: 'A=B: 1', meaning: 'SW1' }],
  ["product_id:'A=B: it''s'=SW1", { field: 'product_id', text: "A=B: it's", meaning: 'SW1' }],
  ['product_name:Hemd: rot = SW1', { field: 'product_name', text: 'Hemd: rot', meaning: 'SW1' }],
  ['salutation', null],
  ['anrede:Divers=frau', null],
])('reads the pair %j', (pair, expected) => expect(parseValuePair(pair)).toEqual(expected));

it.each(['Divers', '', 'A=B', "it's", "'n Abend", '"', '"-"', '4" Rohr', `a="b" 'c'`])(
  'writes the text %j as it reads it',
  (text) => {
    const pair = { field: 'product_id', text, meaning: 'SW1' } as const;
    expect(parseValuePair(formatValuePair(pair))).toEqual(pair);
  },
);

it('writes no double quotes of its own, which shells read differently', () => {
  expect(formatValuePair({ field: 'country', text: 'a=b', meaning: 'DE' })).toBe("country:'a=b'=DE");
});

it('looks a text up whatever its case, blank cells by the empty text', () => {
  const meaning = compileValueMap({ salutation: { Divers: 'frau', '': 'herr' } }, 'salutation');
  expect(['DIVERS ', ' ', 'Herr'].map((text) => meaning?.(text))).toEqual(['frau', 'herr', 'Herr']);
  expect(compileValueMap({ salutation: {} }, 'salutation')).toBeNull();
  expect(compileValueMap(undefined, 'city')).toBeNull();
});

it.each([
  ['STRASSE 1', 'Straße 1'],
  ['Straße 1', 'STRASSE 1'],
  ['Hemd\u00a0 blau', 'Hemd blau'],
  ['Hemd blau', 'Hemd\u00a0blau'],
  ['Di\u00advers\u200b', 'Divers'],
  ['La\u0308nge', 'Länge'],
])('takes %j for %j', (text, listed) => {
  expect(compileValueMap({ product_id: { [listed]: 'A-1' } }, 'product_id')?.(text)).toBe('A-1');
});

it('takes a text that is listed as it stands before one that is compared alike', () => {
  const meaning = compileValueMap({ product_id: { Masse: 'M-1', Maße: 'M-2', MASSE: 'M-3' } }, 'product_id');
  expect(['Masse', 'Maße', 'MASSE'].map((text) => meaning?.(text))).toEqual(['M-1', 'M-2', 'M-3']);
});

it('knows a shape whatever the order and spelling of the columns', () => {
  expect(shapeOf(['Straße', 'PLZ'], ';')).toBe(shapeOf(['plz ', 'STRASSE*'], ';'));
  expect(shapeOf(['Straße', 'PLZ'], ';')).not.toBe(shapeOf(['Straße', 'PLZ'], ','));
  expect(shapeOf(['La\u0308nge'], ';')).toBe(shapeOf(['Länge'], ';'));
  expect(shapeOf(['Straße', 'PLZ'], ';')).toMatch(/^[\da-f]{16}$/);
});

it.each([
  ['Zeile der Datei', 'Fehler beim Import'],
  ['Line of the file', 'Import error'],
  ['line', 'error'],
])(
  'knows a file of rejected rows with %s and %s as one of its import, whatever its delimiter',
  (...added) => {
    expect(shapesOf(['Straße', 'PLZ', ...added], ';')).toContain(shapeOf(['Straße', 'PLZ'], ','));
    expect(shapesOf(['Straße', 'PLZ', ...added], ';')[0]).toBe(shapeOf(['Straße', 'PLZ'], ';'));
    expect(shapesOf(['Straße', 'PLZ'], ';')).toHaveLength(1);
  },
);

it('takes items side by side for product and quantity', () => {
  const columns = {
    external_order_id: 0,
    date: 1,
    postal_code: 2,
    city: 3,
    country: 4,
    salutation: 5,
    first_address_line: 6,
    street: 7,
  };
  expect(missingFields({ mode: 'new-line', columns, items: [{ product_id: 8, quantity: 9 }] })).toEqual([]);
  expect(missingFields({ mode: 'new-line', columns, items: [{ product_id: 8 }] })).toEqual(['quantity']);
  expect(
    missingFields({ mode: 'new-line', columns, items: [{ product_id: 8 }], constants: { quantity: '1' } }),
  ).toEqual([]);
});
