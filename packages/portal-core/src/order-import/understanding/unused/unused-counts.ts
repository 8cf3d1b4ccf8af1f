import { cellText } from '../../reading/cells/cell-text.js';
import { columnsOfSource } from '../../recipe/field-source.js';
import type { Column } from '../columns/column.js';
import type { OpenQuestion } from '../columns/questions.js';
import { looksLikeQuantity, share } from '../columns/values.js';
import { isUnit } from '../items/quantity-doubts.js';
import type { LeftOver } from './left-over.js';

/**
 * The question about a column of quantities beside one fixed for every row that some row contradicts, or about the units beside a quantity
 * that was taken without them: a person or a recipe said so, and the file says more.
 */
export function countQuestions({ mapping, left, samples, isCountRefused }: LeftOver): OpenQuestion[] {
  if (isCountRefused === true) return [];
  const columns = columnsOfSource(mapping.columns.quantity);
  const fixed = mapping.constants?.quantity;
  const told = (column: Column) =>
    fixed === undefined ? columns.length === 1 && isUnit(column) : countsOtherwise(column, fixed, samples);
  const others = left.filter(told);
  if (others.length === 0) return [];
  const word = others.map(({ label }) => label).join(', ');
  return [{ kind: 'leftOut', fields: ['quantity'], columns, others: others.map(({ index }) => index), word }];
}

/** Whether a column is one of quantities by its header, and some row has another one than the fixed. */
const countsOtherwise = (
  { index, reading, quality, values }: Column,
  fixed: string,
  samples: LeftOver['samples'],
): boolean =>
  reading?.role === 'quantity' &&
  quality !== 'unexplained' &&
  share(values, looksLikeQuantity) === 1 &&
  samples.some((row) => ![cellText(fixed), ''].includes(cellText(row[index])));
