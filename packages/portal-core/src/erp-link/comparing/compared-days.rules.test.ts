import { expect, it } from 'vitest';
import { validateComparedDays } from './compared-days.rules.js';

const broken = (from: string, to: string) =>
  validateComparedDays({ from, to }).map(({ path, code, params }) => [
    path,
    code,
    ...Object.values(params ?? {}),
  ]);

it('compared are days that exist, in their order, and at most a year', () => {
  expect(broken('2026-11-28', '2026-11-28')).toEqual([]);
  expect(broken('2026-01-01', '2026-12-31')).toEqual([]);
  expect(broken('2026-02-30', '2026-13-01')).toEqual([
    ['from', 'date'],
    ['to', 'date'],
  ]);
  expect(broken('2026-11-28', '2026-11-27')).toEqual([['to', 'min', '2026-11-28']]);
  expect(broken('2026-01-01', '2027-02-01')).toEqual([['to', 'max', '2027-01-02']]);
});
