import { expect, it } from 'vitest';
import { aDialect } from '../../../testing/import-files.js';
import { recipeContent } from '../../recipe/named-recipe.js';
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
