import { describe, expect, it } from 'vitest';
import { addItem, parseQuantity, validateItemEntry } from './order-items.js';

const cup = { id: 'EB-0112', name: 'Emaillebecher blau' };

describe('adding a product', () => {
  it('needs a product and a whole number of at least 1', () => {
    const codes = (quantity: string) => validateItemEntry({ product: cup, quantity }).map(({ code }) => code);
    expect(validateItemEntry({ product: null, quantity: '' }).map(({ path }) => path)).toEqual([
      'product',
      'quantity',
    ]);
    expect(codes('3')).toEqual([]);
    expect(codes('')).toEqual(['required']);
    expect(codes('1.5')).toEqual(['numbersOnly']);
    expect(codes('zwei')).toEqual(['numbersOnly']);
    expect(codes('-1')).toEqual(['numbersOnly']);
    expect(codes('0')).toEqual(['min']);
    expect(codes('1000001')).toEqual(['max']);
  });

  it('reads the quantity as a whole number', () => {
    expect(parseQuantity(' 012 ')).toBe(12);
    expect(parseQuantity('1e3')).toBeNull();
  });

  it('adds the quantity to a product already listed', () => {
    const one = addItem([], { ...cup, qty: 2 });
    const other = addItem(one, { id: 'WD-2040', name: 'Wolldecke', qty: 1 });
    expect(addItem(other, { ...cup, qty: 3 })).toEqual([
      { ...cup, qty: 5 },
      { id: 'WD-2040', name: 'Wolldecke', qty: 1 },
    ]);
  });
});
