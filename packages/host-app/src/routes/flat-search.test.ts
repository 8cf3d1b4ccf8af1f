import { expect, test } from 'vitest';
import { parseFlatSearch, writeFlatSearch } from './flat-search.js';

test('a search comes back as it was written', () => {
  const search = { id: '0012', status: 'on hold', search: 'Müller & Söhne' };
  expect(parseFlatSearch(writeFlatSearch(search))).toEqual(search);
});

test('what is empty is left out', () => {
  expect(writeFlatSearch({ id: '', page: undefined, status: 'offen' })).toBe('?status=offen');
  expect(writeFlatSearch({})).toBe('');
});
