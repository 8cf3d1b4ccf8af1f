import { expect, it } from 'vitest';
import { nameMapping } from '../../recipe/named-recipe.js';
import { understand } from '../understand.js';
import type { UnderstandOptions } from '../../understanding.types.js';

const HEADER = 'Bestellnr;Datum;Anrede;Name;Straße;PLZ;Ort;Land;NW1095;NW1092;NW1093'.split(';');
const isKnownProduct = (id: string): boolean => id.startsWith('NW');
const rowsOf = (...cells: string[]) =>
  cells.map((text, at) => [
    ...`A-${at};24.11.2026;Frau;Inge Petersen;Deichweg 4;25980;Sylt;DE`.split(';'),
    ...text.split(';'),
  ]);
const read = (cells: string[], options: UnderstandOptions = {}) =>
  understand(HEADER, rowsOf(...cells), { isKnownProduct, ...options });
const item = (id: string, quantity: number) => ({ product_id: { fixed: id }, quantity });
const ALL = [item('NW1095', 8), item('NW1092', 9), item('NW1093', 10)];

it('takes every column headed by a product for an item, also a blank one and one with anything but numbers', () => {
  for (const third of ['', 'x', '-', 'zwei']) {
    const { mapping, questions } = read(['2;1;', `1;;${third}`]);
    expect(mapping.items).toEqual(ALL);
    expect(questions[0]).toMatchObject({ kind: 'content', columns: [8, 9, 10] });
  }
  expect(read(['2;x;', '1;1;', ';2;x']).mapping.items).toEqual(ALL);
});

it('takes no column headed by a product whose cells never count anything', () => {
  expect(read(['a;b;', 'c;d;x']).mapping.items).toBeUndefined();
});

it('adds a product that a kept recipe lacks, but not to what a person said', () => {
  const { mapping } = read(['2;1;']);
  const two = { ...mapping, items: ALL.slice(0, 2), blank: [10] };
  const recipe = { content: nameMapping(two, HEADER), reason: 'remembered' as const };
  expect(read(['2;1;', '1;;3'], { recipe }).mapping.items).toEqual(ALL);
  const said = read(['2;1;', '1;;x'], { chosen: { items: ALL.slice(0, 2) } });
  expect(said.mapping.items).toEqual(ALL.slice(0, 2));
  expect(said.questions.some(({ others }) => others.includes(10))).toBe(true);
});

it('takes nothing but crosses for one piece each, and no cross beside a count', () => {
  const { mapping, questions } = read(['x;;', 'x;X;', ';;x']);
  expect(mapping.items).toEqual(ALL);
  expect(mapping.values).toEqual({ quantity: { x: '1', X: '1' } });
  expect(questions[0]).toMatchObject({ kind: 'content', columns: [8, 9, 10] });
  expect(read(['x;2;', ';;x']).mapping.values).toBeUndefined();
});

it.each([
  ['WAHR', 'FALSCH'],
  ['true', 'false'],
  ['☑', '☐'],
  ['ja', 'nein'],
])('takes %s for one piece and %s for none', (yes, no) => {
  const { mapping } = read([`${yes};${no};${no}`, `${no};${yes};`]);
  expect(mapping.items).toEqual(ALL);
  expect(mapping.values).toEqual({ quantity: { [yes]: '1', [no]: '' } });
});

it('leaves a text beside crosses to be refused', () => {
  const { mapping } = read(['✓;✓;✓✓', ';✓;vielleicht']);
  expect(mapping.items).toEqual(ALL);
  expect(mapping.values).toEqual({ quantity: { '✓': '1' } });
});

it('keeps what a person says a cross means', () => {
  const { mapping } = read(['x;;', ';x;'], { chosen: { values: { quantity: { x: '5' } } } });
  expect(mapping.values).toEqual({ quantity: { x: '5' } });
});
