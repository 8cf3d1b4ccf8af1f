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
  ['1 Stück.', 1],
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
  ['01. Feb', 'integer'],
  ['2. Mrz', 'integer'],
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
  ['2 Karton à 6', 'Karton à 6', 6],
  ['3 Kisten je 12 Fl.', 'Kisten je 12 Fl.', 12],
  ['1 Tray 24', 'Tray 24', 24],
  ['2 cases of 6', 'cases of 6', 6],
  ['2 Rollen 50 m', 'Rollen 50 m', 1],
])('asks how many pieces are one unit of %s', (text, unit, pieces) => {
  expect(quantityFault(text).params).toEqual({ unit, pieces: `unit:${unit}=${pieces}` });
});

it('reads an amount of a unit by the number of pieces that was said of it', () => {
  const said: Readonly<Record<string, string>> = { Karton: '6', 'Karton / ME-2': '4', Paar: '1' };
  const piecesOf = (unit: string) => said[unit] ?? unit;
  expect(readUnits('2 Karton', 'ME-1', piecesOf)).toBe(12);
  expect(readUnits('2 Karton', 'ME-2', piecesOf)).toBe(8);
  expect(readUnits('1.000 Karton', 'ME-1', piecesOf)).toBeNaN();
  expect(readUnits('2 Palette', 'ME-1', piecesOf)).toBeNaN();
  expect(readUnits('2-3', 'ME-1', piecesOf)).toBeNaN();
});

it('asks for the pieces of a pack beside the product, which decides them', () => {
  const pieces = (text: string) => quantityFault(text, 'ME-1').params?.['pieces'];
  expect(pieces('2 Karton')).toBe('unit:Karton / ME-1=1');
  expect(pieces('2 KAR')).toBe('unit:KAR / ME-1=1');
  expect(pieces('2 Dutzend')).toBe('unit:Dutzend=12');
  expect(pieces('2 Paar')).toBe('unit:Paar=1');
});
