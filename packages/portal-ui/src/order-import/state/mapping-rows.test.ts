import { describe, expect, test } from 'vitest';
import { SIDE_BY_SIDE, TWO_ADDRESSES, TWO_QUESTIONS } from '../../testing/shop-files.js';
import { newDraft } from './mapping-draft.js';
import { looseQuestions, mappingGroups, partiesOf, sampleTexts, type MappingGroup } from './mapping-rows.js';

function read(text: string) {
  const [header = [], ...samples] = text
    .trim()
    .split('\r\n')
    .map((line) => line.split(';'));
  const dialect = { encoding: 'utf-8', delimiter: ';', hasHeader: true, dateOrder: 'dmy' } as const;
  const file = { reading: { header, samples, dialect }, products: new Set<string>() };
  const draft = newDraft(file, null);
  return { file, draft, groups: mappingGroups(file, draft) };
}

const rowOf = (groups: readonly MappingGroup[], kind: MappingGroup['kind'], field: string) =>
  groups.find((group) => group.kind === kind)?.rows.find((row) => row.field === field);

test('shows what columns come to, joined', () => {
  const { groups } = read(TWO_ADDRESSES);
  expect(rowOf(groups, 'address', 'street')?.samples).toEqual(['Am Deich 12 a', 'Ring 4']);
  expect(rowOf(groups, 'fallback', 'street')?.samples).toEqual(['Wattweg 2', 'Zahlweg 99', 'Ring 4']);
});

test('tells whose address the parcel goes to, and whose stands in', () => {
  expect(partiesOf(read(TWO_ADDRESSES).draft)).toEqual({ own: 'delivery', fallback: 'billing' });
});

test('folds away what is neither mapped nor needed', () => {
  const { groups } = read(TWO_QUESTIONS);
  const address = groups.find(({ kind }) => kind === 'address');
  expect(address?.further.map(({ field }) => field)).toContain('pack_station');
  expect(rowOf(groups, 'address', 'street')).toMatchObject({ isRequired: true, isMissing: false });
});

test('numbers items that stand side by side', () => {
  const { groups } = read(SIDE_BY_SIDE);
  const products = groups
    .find(({ kind }) => kind === 'items')
    ?.rows.filter(({ field }) => field === 'product_id');
  expect(products?.map(({ item, source }) => [item, source])).toEqual([
    [1, 8],
    [2, 10],
  ]);
});

test('takes a part of a text for a sample', () => {
  const { file } = read('Ort\r\n26506 Norden\r\n');
  expect(sampleTexts(file, { columns: [0], part: 'postalCodeOfTown' })).toEqual(['26506']);
});

describe('questions', () => {
  test.each([TWO_ADDRESSES, TWO_QUESTIONS, SIDE_BY_SIDE, 'Name;Wert\r\nx;1\r\n'])(
    'each stands in one place',
    (text) => {
      const { draft, groups } = read(text);
      const atRows = groups.flatMap(({ rows }) =>
        rows.flatMap(({ question }) => (question === null ? [] : [question.id])),
      );
      const loose = looseQuestions(draft, groups).map(({ id }) => id);
      expect(new Set([...atRows, ...loose])).toEqual(
        new Set(draft.understanding.questions.map(({ id }) => id)),
      );
    },
  );
});
