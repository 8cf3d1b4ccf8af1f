import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { FieldSource } from '../order-import.types.js';
import { columnsOfSource } from '../recipe/field-source.js';
import { understand } from './understand.js';

interface Export {
  readonly of: string;
  /** Cells divided by semicolons. */
  readonly header: string;
  readonly rows: readonly string[];
  readonly fields: Readonly<Record<string, string>>;
  readonly fallback?: Readonly<Record<string, string>>;
  readonly questions: readonly string[];
}

const exports = JSON.parse(
  readFileSync(new URL('../files/headers/exports-with-values.json', import.meta.url), 'utf8'),
) as Export[];

it.each(exports)('$of is understood or asked', ({ header, rows, fields, fallback, questions }) => {
  const names = header.split(';');
  const samples = rows.map((row) => row.split(';'));
  const { mapping, questions: asked } = understand(names, samples);
  const named = (sources: Readonly<Partial<Record<string, FieldSource>>> = {}) =>
    Object.fromEntries(
      Object.entries(sources).map(([field, source]) => [
        field,
        columnsOfSource(source)
          .map((column) => names[column])
          .join(' + '),
      ]),
    );
  expect(named(mapping.columns)).toEqual(fields);
  expect(named(mapping.fallback)).toEqual(fallback ?? {});
  expect(asked.map(({ kind, fields: about }) => `${kind}: ${about.join(', ')}`)).toEqual(questions);
});
