import { describe, expect, it } from 'vitest';
import { readParallelLists } from './parallel-lists.js';

const read = (products: string, quantities: string, names = '') => {
  const lists = readParallelLists({ products, quantities, names });
  if (lists === null || !lists.ok) return lists;
  return lists.pairs.map(({ product, quantity, name }) => [quantity, product, name].join(' ').trim());
};

describe('products in one cell and quantities in another', () => {
  it.each([
    ['A, B', '2, 1', ['2 A', '1 B']],
    ['A,B', '2,1', ['2 A', '1 B']],
    ['A;B;C', '1;1;4', ['1 A', '1 B', '4 C']],
    ['A|B', '2|1', ['2 A', '1 B']],
    ['A / B', '2 / 1', ['2 A', '1 B']],
    ['A\nB', '2\n1', ['2 A', '1 B']],
    ['A, B', '2\n1', ['2 A', '1 B']],
    ['A/1, B/2', '2, 1', ['2 A/1', '1 B/2']],
    ['A/1, B/2', '2/1', ['2 A/1', '1 B/2']],
    ['A, B', '2x, 1x', ['2x A', '1x B']],
    ['A, B,', '2, 1,', ['2 A', '1 B']],
    ['A, A', '2, 1', ['2 A', '1 A']],
  ])('are read as pairs: %j with %j', (products, quantities, pairs) => {
    expect(read(products, quantities)).toEqual(pairs);
  });

  it.each([
    ['Tasse, Kanne', ['2 A Tasse', '1 B Kanne']],
    ['Tasse, blau, Kanne', ['2 A', '1 B']],
    ['Tasse, blau\nKanne, rot', ['2 A Tasse, blau', '1 B Kanne, rot']],
  ])('take the names %j where there are as many', (names, pairs) => {
    expect(read('A, B', '2, 1', names)).toEqual(pairs);
  });

  it.each([
    ['A, B', '2, 1, 1', 2, 3],
    ['A, B, C', '2, 1', 3, 2],
    ['A; B; C', '2, 1', 3, 2],
  ])('do not fit where one has more: %j with %j', (products, quantities, found, counted) => {
    expect(read(products, quantities)).toEqual({ ok: false, products: found, quantities: counted });
  });

  it.each([
    ['A', '2, 1'],
    ['A, B', '2'],
    ['A, B', '2,00'],
    ['A, B', '1,500'],
    ['A, B', '1.234,00'],
    ['A, B', '0, 1'],
    ['A, B', 'zwei, eins'],
    ['A, , B', '1, 2, 1'],
    ['A', '2'],
    ['', ''],
  ])('are no lists: %j with %j', (products, quantities) => {
    expect(read(products, quantities)).toBeNull();
  });
});
