import { expect, it } from 'vitest';
import { numberOfLine, rowNumbering } from './row-number.js';

it('puts the line of a row in place of {Zeile} and {line}, in any case', () => {
  expect(numberOfLine('Muster-{Zeile}', 7)).toBe('Muster-7');
  expect(numberOfLine('{LINE}/{zeile}', 12)).toBe('12/12');
  expect(numberOfLine('B-100', 7)).toBe('B-100');
});

it('numbers rows only by a fixed order number that names the line, in a file without order numbers', () => {
  const numbered = { external_order_id: 'Muster-{Zeile}' };
  expect(rowNumbering({ columns: {}, constants: numbered })).toBe('Muster-{Zeile}');
  expect(rowNumbering({ columns: {}, constants: { external_order_id: 'B-100' } })).toBeNull();
  expect(rowNumbering({ columns: { external_order_id: 0 }, constants: numbered })).toBeNull();
  expect(rowNumbering({ columns: {} })).toBeNull();
});
