import fc from 'fast-check';
import { expect, it } from 'vitest';
import { layOutFolded } from './column-folds.js';

const column = (id: string, width: number, foldsUnder?: string) => ({ id, width, foldsUnder });
const COLUMNS = [column('a', 100), column('b', 100), column('c', 80, 'b'), column('d', 90, 'c')];

it('lets columns stand side by side while their least widths fit', () => {
  expect(layOutFolded(COLUMNS, 370, false).folds).toBeNull();
  expect(layOutFolded(COLUMNS, 0, false).folds).toBeNull();
});

it('folds the last column first, and no more than it takes', () => {
  const { folds, total } = layOutFolded(COLUMNS, 300, false);
  expect(total).toBe(300);
  expect(folds?.places).toEqual([
    { track: 1, line: 1, span: 2 },
    { track: 2, line: 1, span: 2 },
    { track: 3, line: 1, span: 1 },
    { track: 3, line: 2, span: 1 },
  ]);
});

it('a column that folds takes those below it along', () => {
  const { folds, total } = layOutFolded(COLUMNS, 210, false);
  expect(total).toBe(210);
  expect(folds?.places.map(({ track, line }) => [track, line])).toEqual([
    [1, 1],
    [2, 1],
    [2, 2],
    [2, 3],
  ]);
});

it('columns fold before one gets narrower than its fold width, and where none can fold any more it does', () => {
  const wordy = { id: 'a', width: 160, foldWidth: 150, leastWidth: 60 };
  const columns = [wordy, column('b', 100), column('c', 100, 'b')];
  expect(layOutFolded(columns, 350, false)).toMatchObject({ folds: null, widths: [150, 100, 100] });
  expect(layOutFolded(columns, 340, false)).toMatchObject({ folds: { lines: 2 }, total: 340 });
  expect(layOutFolded(columns, 180, false)).toMatchObject({ folds: { lines: 2 }, widths: [80, 100, 100] });
});

it('a folded table has a track for the check boxes', () => {
  const { folds } = layOutFolded(COLUMNS, 340, true);
  expect(folds?.tracks).toHaveLength(4);
  expect(folds?.places[0]).toMatchObject({ track: 2 });
});

it('every folded column has a place of its own, as wide as it needs', () => {
  const widths = fc.array(fc.integer({ min: 24, max: 300 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(widths, fc.nat({ max: 2000 }), fc.boolean(), (all, available, hasSelection) => {
      const columns = all.map((width, at) => column(`${at}`, width, at % 3 === 0 ? undefined : `${at - 1}`));
      const { widths: laid, folds } = layOutFolded(columns, available, hasSelection);
      laid.forEach((width, at) => expect(width).toBeGreaterThanOrEqual(all[at] ?? 0));
      if (folds === null) return;
      const places = new Set(folds.places.map(({ track, line }) => `${track}/${line}`));
      expect(places.size).toBe(columns.length);
      expect(folds.headHeight).toBe(40 + 20 * (folds.lines - 1));
    }),
  );
});
