import { cellText } from '../../reading/cells/cell-text.js';
import { columnsOfSource } from '../../recipe/field-source.js';
import { hasMeaning, type Column } from '../columns/column.js';
import type { OpenQuestion } from '../columns/questions.js';
import { looksLikeQuantity, share } from '../columns/values.js';
import { unitOfHeader } from '../../words/header-unit.js';
import { countsAll } from '../items/multiplied-counts.js';
import { isUnit } from '../items/quantity-doubts.js';
import { fillsPacks } from '../items/quantity-rivals.js';
import type { LeftOver } from './left-over.js';

/**
 * The question about a column of quantities beside one fixed for every row that some row contradicts, or about the units or the pieces to a
 * pack beside a quantity that was taken without them: a person or a recipe said so, and the file says more. Where each row counts as one piece, counts of packs and
 * small numbers under an unknown header are told as well.
 */
export function countQuestions(file: LeftOver): OpenQuestion[] {
  const { mapping, all, left, samples, isCountRefused, isOnePiece } = file;
  if (isCountRefused === true) return [];
  const columns = columnsOfSource(mapping.columns.quantity);
  const taken = all.filter(({ index }) => columns.includes(index));
  const isMultiplied = taken.some((column) => countsAll(column, all, samples));
  const fixed = mapping.constants?.quantity;
  const told = (column: Column) =>
    fixed === undefined
      ? columns.length === 1 && (isUnit(column) || (fillsPacks(column) && !isMultiplied))
      : countsOtherwise(column, fixed, samples) ||
        countsPacks(column, fixed, samples) ||
        (isOnePiece === true && mayCount(column, samples));
  const others = left.filter(told);
  if (others.length === 0) return [];
  const word = others.map(({ label }) => label).join(', ');
  return [{ kind: 'leftOut', fields: ['quantity'], columns, others: others.map(({ index }) => index), word }];
}

/** Whether a column counts containers by its header (`Kartons`, `Lagen`), and not one in each row. */
const countsPacks = (
  { index, label, values }: Column,
  fixed: string,
  samples: LeftOver['samples'],
): boolean =>
  unitOfHeader(label) !== '' &&
  share(values, looksLikeQuantity) === 1 &&
  samples.some((row) => ![cellText(fixed), ''].includes(cellText(row[index])));

const SIGNS: ReadonlySet<string> = new Set(['#', '']);

/** Whether a column of an unknown header has a small number in every row, and does not number the rows. */
function mayCount(column: Column, samples: LeftOver['samples']): boolean {
  const { index, label, folded, word, party, reading, values } = column;
  const isNumber = hasMeaning(column, 'number', 'code') || folded.endsWith('id');
  const isUnknown = word !== undefined && party === 'none' && reading === null && !isNumber;
  const isSmall = values.length === samples.length && values.every((text) => /^[1-9]\d{0,2}$/.test(text));
  if (!isSmall || !(isUnknown || SIGNS.has(label))) return false;
  const isRowNumber = samples.every((row, at) => cellText(row[index]) === String(at + 1));
  return !isRowNumber && values.some((text) => text !== '1');
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
