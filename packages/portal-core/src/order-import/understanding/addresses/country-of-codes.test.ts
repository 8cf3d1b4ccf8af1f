import { expect, it } from 'vitest';
import { understand } from '../understand.js';

const understood = (header: string, ...rows: readonly string[]) =>
  understand(
    header.split(';'),
    rows.map((row) => row.split(';')),
  ).mapping.columns.country;

it('takes the country from post codes that all name theirs', () => {
  expect(understood('Name;PLZ;Ort', 'Ada Weiß;D-24103;Kiel', 'Bo Rot;A-6020;Innsbruck')).toEqual({
    columns: [1],
    part: 'countryOfPostalCode',
  });
  expect(understood('Name;PLZ / Ort', 'Ada Weiß;D-24103 Kiel', 'Bo Rot;CH-8001 Zürich')).toEqual({
    columns: [1],
    part: 'countryOfPostalCode',
  });
});

it('takes it from nowhere when one post code names none', () => {
  expect(understood('Name;PLZ;Ort', 'Ada Weiß;D-24103;Kiel', 'Bo Rot;6020;Innsbruck')).toBeUndefined();
});

it('a column of countries goes before', () => {
  expect(understood('Name;PLZ;Ort;Land', 'Ada Weiß;D-24103;Kiel;DE')).toBe(3);
});
