import { expect, it } from 'vitest';
import { aDialect } from '../../../testing/import-files.js';
import { recipeContent, recipeToRemember } from '../../recipe/named-recipe.js';
import { understand } from '../understand.js';

const HEADER = 'Bestellnummer;Datum;Anrede;Name;Straße;PLZ;Ort;Land;Artikelnummer;Menge;Zusatzinfo'.split(
  ';',
);
const row = (info: string) => [
  ...'1;18.11.2026;Frau;Anna Berg;Ringweg 3;20095;Hamburg;DE;NW1060;2'.split(';'),
  info,
];
const ignoring = (...infos: string[]) => understand(HEADER, infos.map(row), { chosen: { ignored: [10] } });
const contentOf = ({ mapping }: ReturnType<typeof understand>) =>
  recipeContent({ mapping, header: HEADER, dialect: aDialect({}) });

it.each([
  ['codes', ['A17', 'B3']],
  ['words', ['A17', 'rot']],
  ['telling', ['A17', 'Jan Ott, Ringweg 3, 50667 Köln']],
] as const)('a column that is ignored is kept with what it held: %s', (kind, infos) => {
  const found = ignoring(...infos);
  expect(found.mapping).toMatchObject({ ignored: [10], ignoredAs: [{ column: 10, kind }] });
  const next = understand(HEADER, [row('Ringweg 9, 50667 Köln')], {
    recipe: { content: contentOf(found), reason: 'remembered' },
  });
  expect(next.mapping.ignoredAs).toEqual([{ column: 10, kind }]);
});

it('a column is ignored anew by a person, with what it holds now', () => {
  const next = understand(HEADER, [row('Ringweg 9, 50667 Köln')], {
    recipe: { content: contentOf(ignoring('A17')), reason: 'remembered' },
    chosen: { ignored: [10] },
  });
  expect(next.mapping.ignoredAs).toEqual([{ column: 10, kind: 'telling' }]);
});

it('a recipe of a file that does not say what an ignored column held does not ignore it', () => {
  const { ignoredAs: _, ...content } = contentOf(ignoring('A17'));
  const next = understand(HEADER, [row('A18')], { recipe: { content, reason: 'remembered' } });
  expect(next.mapping.ignored).toBeUndefined();
});

/** The kinds of questions about the second of two files with this column, of which the first was sent in spite of it. */
function askedNext(name: string, first: readonly string[], second: readonly string[], isByHand = false) {
  const header = [...HEADER.slice(0, 10), name];
  const rows = (cells: readonly string[]) => cells.map((cell, at) => [`${at + 1}`, ...row(cell).slice(1)]);
  const { questions } = understand(header, rows(first));
  const confirmed = new Set(questions.map(({ id }) => id));
  const settled = isByHand ? { chosen: { ignored: [10] } } : { confirmed };
  const { mapping } = understand(header, rows(first), settled);
  const recipe = recipeToRemember({ mapping, header, dialect: aDialect({}) });
  const content = recipe?.content ?? { mode: 'new-line' as const, columns: {} };
  const next = understand(header, rows(second), { recipe: { content, reason: 'remembered' } });
  return { first: questions.map(({ kind }) => kind), next: next.questions.map(({ kind }) => kind) };
}

it.each([
  ['Stopp', ['x', '', ''], ['', 'x', '']],
  ['Wunschtermin', ['', '24.12.2026', ''], ['', '', '28.12.2026']],
  ['für', ['Lea Ott', '', ''], ['', 'Kai Kur', '']],
  ['Gravur', ['Für Max', '', ''], ['', 'Für Eva', '']],
  ['Lager', ['Nord', 'Extern', 'Nord'], ['Extern', 'Nord', 'Nord']],
  ['?', ['', '!', ''], ['!', '', '']],
])('%s, which held back some orders of one file, is asked about in the next: %j, %j', (name, one, two) => {
  expect(askedNext(name, one, two)).toEqual({ first: ['held'], next: ['held'] });
  expect(askedNext(name, one, two, true).next).toEqual(['held']);
});

it('a few words that sort all orders mean the same in the next file', () => {
  const sorted = ['Kiel', 'Nord', 'Kiel', 'Nord'];
  expect(askedNext('Lager', sorted, ['Nord', 'Kiel', 'Kiel', 'Kiel'])).toEqual({ first: ['held'], next: [] });
});

it('a column that was ignored with values is still ignored after a file in which it was blank', () => {
  const next = (found: ReturnType<typeof understand>, info: string) =>
    understand(HEADER, [row(info)], { recipe: { content: contentOf(found), reason: 'remembered' } });
  const blank = next(ignoring('Hinterhaus'), '');
  expect(blank.questions).toEqual([]);
  expect(next(blank, 'Hinterhaus').questions).toEqual([]);
  expect(next(blank, 'Hinterhaus').mapping).toMatchObject({ ignored: [10] });
});
