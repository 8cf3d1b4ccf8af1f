import { FORMULA_STARTS, guardFormula } from '@kontor/portal-core/order-import';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvBytes } from './csv-bytes.js';

const raw = (rows: readonly (readonly string[])[]): Buffer =>
  Buffer.from(rows.map((cells) => `${cells.map((cell) => `${cell}\u001f`).join('')}\u001e`).join(''));
const csv = (rows: readonly (readonly string[])[]): string =>
  csvBytes(raw(rows), { delimiter: ';', lineEnd: '\r\n' }).toString();

describe('the bytes of a CSV', () => {
  it('quotes every cell and ends every row', () => {
    expect(csv([['a', '', 'ü"ß'], ['1;2']])).toBe('"a";"";"ü""ß"\r\n"1;2"\r\n');
    expect(csv([])).toBe('');
  });

  it('guard formulas exactly as the import takes the guard off', () => {
    const cell = fc.string({
      unit: fc.constantFrom("'", ...FORMULA_STARTS, '0', '7', 'a', 'é', '：', '\u{1F4E6}', '"', ' '),
    });
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1 }), { minLength: 1 }), (rows) => {
        const quoted = (text: string) => `"${guardFormula(text).replaceAll('"', '""')}"`;
        expect(csv(rows)).toBe(rows.map((cells) => `${cells.map(quoted).join(';')}\r\n`).join(''));
      }),
    );
  });
});
