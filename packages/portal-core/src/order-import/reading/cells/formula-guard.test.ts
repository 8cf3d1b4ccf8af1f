import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  FORMULA_STARTS,
  guardFormula,
  guardSourceCell,
  shownText,
  stripFormulaGuard,
} from './formula-guard.js';

const STARTS = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'];
const text = fc.string({ unit: fc.constantFrom("'", ...STARTS, '0', '9', 'A', 'é', '：', '"', ';', ' ') });
const isFormula = (cell: string) => STARTS.some((start) => cell.startsWith(start));

describe('the guard against formulas', () => {
  it('knows every character at which a spreadsheet begins one, wide ones too', () => {
    expect([...FORMULA_STARTS].sort()).toEqual([...STARTS].sort());
    for (const start of STARTS) expect(guardFormula(`${start}1+1`)).toBe(`'${start}1+1`);
  });

  it.each([
    ["'B-1", 'B-1'],
    ["'T1", 'T1'],
    ["'t Hooft", "'t Hooft"],
    ["'s-Gravenhage", "'s-Gravenhage"],
    ["'A4'", "'A4'"],
  ])('takes the apostrophe of %s for a sign of a text only before a number', (cell, text) => {
    expect(stripFormulaGuard(cell)).toBe(text);
  });

  it('leaves no text that a spreadsheet would run, and gives every text back', () => {
    fc.assert(
      fc.property(text, (cell) => {
        const guarded = guardFormula(cell);
        expect(isFormula(guarded)).toBe(false);
        expect(stripFormulaGuard(guarded)).toBe(cell);
      }),
      { numRuns: 2000 },
    );
  });

  it('takes the apostrophe from numbers with letters, and leaves it to words', () => {
    for (const number of ['B-1', 'T1', 'NW1001', 'VA/26-04411'])
      expect(stripFormulaGuard(`'${number}`)).toBe(number);
    for (const text of ["'t Hof 3", "'s-Gravenhage", "'n Abend", "'Tee'", "'T1' und mehr"])
      expect(stripFormulaGuard(text)).toBe(text);
  });

  it('changes nothing that the import reads from a cell of a file', () => {
    fc.assert(
      fc.property(text, (cell) => {
        const safe = guardSourceCell(cell);
        expect(isFormula(safe)).toBe(false);
        expect(stripFormulaGuard(safe)).toBe(stripFormulaGuard(cell));
        expect(guardSourceCell(safe)).toBe(safe);
      }),
      { numRuns: 2000 },
    );
  });
});

it.each([
  ['="0815"', '0815'],
  ['="NW1050"', 'NW1050'],
  ['=""', ''],
  ['=2', '2'],
  ['=T("NW1060")', 'NW1060'],
  ["'01067", '01067'],
  ['="a"&"b"', '="a"&"b"'],
  ['=A1+2', '=A1+2'],
])('a spreadsheet shows the cell %s as %s', (cell, text) => expect(shownText(cell)).toBe(text));
