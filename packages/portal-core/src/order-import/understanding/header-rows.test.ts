import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { FieldSource, ImportField } from '../order-import.types.js';
import { columnsOfSource } from '../recipe/field-source.js';
import { understand } from './understand.js';

interface HeaderRow {
  readonly platform: string;
  readonly variant: string;
  readonly headers: readonly string[];
}
interface Expected {
  readonly platform: string;
  readonly variant: string;
  readonly fields: Readonly<Partial<Record<ImportField, string>>>;
  readonly fallback?: Readonly<Partial<Record<ImportField, string>>>;
  readonly questions: readonly string[];
}

const read = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`../files/headers/${name}`, import.meta.url), 'utf8')) as T;
const rows = read<HeaderRow[]>('order-export-headers.json');
const expected = read<Expected[]>('expected-roles.json');

/** A header row as it was understood, in the form of the expectations. */
function rolesOf({ headers }: HeaderRow): Pick<Expected, 'fields' | 'fallback' | 'questions'> {
  const { mapping, questions } = understand(headers, []);
  const named = (sources: Readonly<Partial<Record<string, FieldSource>>>) =>
    Object.fromEntries(
      Object.entries(sources).map(([field, source]) => [
        field,
        columnsOfSource(source)
          .map((column) => headers[column])
          .join(' + '),
      ]),
    );
  return {
    fields: named(mapping.columns),
    ...(mapping.fallback === undefined ? {} : { fallback: named(mapping.fallback) }),
    questions: questions
      .filter(({ kind }) => kind !== 'missing')
      .map(({ kind, fields }) => `${kind}: ${fields.join(', ')}`),
  };
}

// 18 of the 72 rows were held back while the vocabulary was written: 13 were right at once, all since (files/headers/README.md).
describe('the header rows of shops, marketplaces and carriers', () => {
  it.each(expected.map((roles, index) => [roles.platform, roles.variant, index] as const))(
    'of %s (%s) are understood',
    (_platform, _variant, index) => {
      const row = rows[index];
      const { fields, fallback, questions } = expected[index] ?? { fields: {}, questions: [] };
      expect(row && rolesOf(row)).toEqual({
        fields,
        ...(fallback === undefined ? {} : { fallback }),
        questions,
      });
    },
  );
});
