import { expect, test } from 'vitest';
import { IMPORT_FILE_MAX_BYTES, validateImportFile } from './import-file.rules.js';

const codes = (name: string, size = 100) => validateImportFile({ name, size }).map(({ code }) => code);

test('takes text files by their ending, whatever its case, and files without one', () => {
  expect(['a.csv', 'a.CSV', 'a.b.txt', 'a.tsv', 'bestellungen'].flatMap((name) => codes(name))).toEqual([]);
});

test('refuses other kinds of files', () => {
  expect(codes('bestellungen.xlsx')).toEqual(['fileType']);
  expect(codes('bild.csv.png')).toEqual(['fileType']);
});

test('takes ten megabytes and not one byte more', () => {
  expect(codes('a.csv', IMPORT_FILE_MAX_BYTES)).toEqual([]);
  expect(codes('a.csv', IMPORT_FILE_MAX_BYTES + 1)).toEqual(['fileTooLarge']);
});

test('refuses a file without content', () => {
  expect(codes('a.csv', 0)).toEqual(['fileEmpty']);
});
