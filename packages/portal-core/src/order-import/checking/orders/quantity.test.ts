import { expect, it } from 'vitest';
import { quantityFault, readQuantity, readUnits } from './quantity.js';

it.each([
  ['2', 2],
  ['1,00', 1],
  ['1.0000', 1],
  ['2,0', 2],
  ['+3', 3],
  ['2 Stk', 2],
  ['2 Stk.', 2],
  ['5 Stück', 5],
  ['2.', 2],
  ['2x', 2],
  ['2 x', 2],
  ['x2', 2],
  ['3 pcs', 3],
  ['4,00 Stück', 4],
  ['1.234,00', 1234],
  ['1,234.00', 1234],
  ['1.234.567', 1_234_567],
  ["1'234", 1234],
  ['1 234', 1234],
  ['1234,000', 1234],
  ['0', 0],
  ['0,00', 0],
  ['0.000', 0],
  ['-1', -1],
  ['-1,00', -1],
])('reads %s', (text, quantity) => {
  expect(readQuantity(text)).toBe(quantity);
});

it.each([
  ['', 'required'],
  ['1.000', 'thousandsOrDecimal'],
  ['1,000', 'thousandsOrDecimal'],
  ['2.500 Stk', 'thousandsOrDecimal'],
  ['1,5', 'fraction'],
  ['0.5', 'fraction'],
  ['1.234,50', 'fraction'],
  ['1234.567', 'fraction'],
  ['zwei', 'integer'],
  ['2 Karton', 'unitOfQuantity'],
  ['3 Paar', 'unitOfQuantity'],
  ['1,5 kg', 'fraction'],
  ['1.2.3', 'integer'],
  ['1,23E+02', 'integer'],
  ['2-3', 'integer'],
  ['12.34.567', 'integer'],
])('refuses %s as %s', (text, code) => {
  expect(readQuantity(text)).toBeNaN();
  expect(quantityFault(text).code).toBe(code);
});

it('tells both readings of what could be a thousand', () => {
  expect(quantityFault('1.000').params).toEqual({ decimal: '1', thousands: '1000' });
  expect(quantityFault('2,500').params).toEqual({ decimal: '2,5', thousands: '2500' });
});

it.each([
  ['2 Karton', 'Karton', 1],
  ['1 VE', 'VE', 1],
  ['3Pkg.', 'Pkg.', 1],
  ['2 x Set', 'Set', 1],
  ['2 Dutzend', 'Dutzend', 12],
  ['1 6er-Pack', '6er-Pack', 6],
  ['4 10er Karton', '10er Karton', 10],
])('asks how many pieces are one unit of %s', (text, unit, pieces) => {
  expect(quantityFault(text).params).toEqual({ unit, pieces: `unit:${unit}=${pieces}` });
});

it('reads an amount of a unit by the number of pieces that was said of it', () => {
  const piecesOf = (unit: string) => (unit === 'Karton' ? '6' : unit);
  expect(readUnits('2 Karton', piecesOf)).toBe(12);
  expect(readUnits('1.000 Karton', piecesOf)).toBeNaN();
  expect(readUnits('2 Palette', piecesOf)).toBeNaN();
  expect(readUnits('2-3', piecesOf)).toBeNaN();
});
