import { expect, test } from 'vitest';
import { IMPORT_FILE_MAX_BYTES, validateImportFile } from './import-file.rules.js';

const codes = (name: string, size = 100) => validateImportFile({ name, size }).map(({ code }) => code);

test('takes text files and workbooks by their ending, whatever its case, and files without one', () => {
  const names = ['a.csv', 'a.CSV', 'a.b.txt', 'a.tsv', 'a.xlsx', 'bestellungen'];
  expect(names.flatMap((name) => codes(name))).toEqual([]);
});

test('refuses other kinds of files', () => {
  expect(validateImportFile({ name: 'alt.xls', size: 1 })).toEqual([
    { path: 'file', code: 'fileType', params: { kind: 'xls' } },
  ]);
  expect(codes('bild.csv.png')).toEqual(['fileType']);
});

test('takes ten megabytes and not one byte more', () => {
  expect(codes('a.csv', IMPORT_FILE_MAX_BYTES)).toEqual([]);
  expect(codes('a.csv', IMPORT_FILE_MAX_BYTES + 1)).toEqual(['fileTooLarge']);
});

test('refuses a file without content', () => {
  expect(codes('a.csv', 0)).toEqual(['fileEmpty']);
});
