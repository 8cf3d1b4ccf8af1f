import { cellText } from '../../reading/cells/cell-text.js';
import { single, type Pick } from '../columns/pick.js';
import type { Column } from '../columns/column.js';
import { share } from '../columns/values.js';
import { countsPieces } from './quantity-rivals.js';

type Samples = readonly (readonly string[])[];

/**
 * The count of pieces that in every row is packs times pieces per pack, where the quantity is one of the three: `Units per case` 6, `Cases
 * ordered` 2, `Total units` 12. Asked; null without such columns.
 */
export function multipliedCount(quantity: Pick, left: readonly Column[], samples: Samples): Pick | null {
  const [taken] = quantity.columns;
  if (taken === undefined || quantity.columns.length > 1) return null;
  const counts = [taken, ...left].filter(({ values }) => values.length > 0 && share(values, isCount) === 1);
  if (counts.length < FACTORS || counts.length > MOST) return null;
  for (const all of counts.filter(countsPieces))
    for (const packs of counts) {
      const per = counts.find((column) => isProduct({ all, packs, per: column }, samples));
      const found = [all, packs, per];
      if (per !== undefined && found.includes(taken)) return { ...single(all, [packs, per]), ask: 'choice' };
    }
  return null;
}

/** Whether a quantity is packs times pieces per pack in every row already. */
export const countsAll = (taken: Column, columns: readonly Column[], samples: Samples): boolean =>
  multipliedCount(
    single(taken),
    columns.filter((column) => column !== taken),
    samples,
  )?.columns[0] === taken;

/** Columns that are needed, and the most that are compared. */
const [FACTORS, MOST] = [3, 12];

const isCount = (text: string): boolean => /^\d{1,5}(?:[.,]0+)?$/.test(text);

interface Columns {
  readonly all: Column;
  readonly packs: Column;
  readonly per: Column;
}

/** Whether one column is the product of the others in every row, and in some row more than either. */
function isProduct({ all, packs, per }: Columns, samples: Samples): boolean {
  if (all === packs || all === per || packs === per) return false;
  const rows = samples.map((row) =>
    [all, packs, per].map(({ index }) => Number.parseFloat(cellText(row[index]))),
  );
  const isTrue = rows.every(([product = 0, one = 0, other = 0]) => product === one * other);
  return isTrue && rows.some(([product = 0, one = 0, other = 0]) => product > one && product > other);
}
