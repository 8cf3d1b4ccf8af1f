import { loadTexts, translatorOf } from '@kontor/portal-core/i18n';
import { cli } from '@kontor/portal-core/cli-texts/en';
import { describe, expect, test } from 'vitest';
import { exampleOf, readAnswer } from './readable-answer.js';

const header = ['Order', 'Country', 'No', 'Net + tax'];
const texts = { ...(await loadTexts('en')), cli };
const t = translatorOf('en', texts);
const read = (typed: string, field: Parameters<typeof readAnswer>[1] = 'country') =>
  readAnswer(typed, field, header, t);

describe('an answer about a field', () => {
  test('is yes or no by its first letters, but a column of that name comes first', () => {
    expect([read('y'), read('YES'), read('n')]).toEqual(['yes', 'yes', 'no']);
    expect(read('No')).toEqual({ source: 2 });
  });

  test('is a column by its name in any case, or an expression of columns', () => {
    expect(read('Country')).toEqual({ source: 1 });
    expect(read('cOUNTRY')).toEqual({ source: 1 });
    expect(read('Order + Country')).toEqual({ source: { columns: [0, 1] } });
  });

  test('is a value for all orders behind an equals sign, if the field can have it', () => {
    expect(read('= DE')).toEqual({ constant: 'DE' });
    expect(read('=3', 'company')).toEqual({ constant: '3' });
    expect(read('=Atlantis')).toEqual({ told: expect.stringContaining('“Atlantis”') });
    expect(read('=diverse', 'salutation')).toEqual({ told: expect.stringContaining('“diverse”') });
    expect(read('=')).toEqual({ told: expect.stringContaining('=DE') });
  });

  test('that cannot be read is told what can be, with an example for the field', () => {
    expect(read('Atlantis')).toEqual({ told: expect.stringMatching(/“Atlantis” is no column.*=DE/) });
    expect(read('')).toEqual({ told: expect.stringContaining('Order, Country, No') });
    expect(exampleOf('salutation', t)).toBe('=frau');
    expect(exampleOf('company', t)).toBe('=VALUE');
  });
});
