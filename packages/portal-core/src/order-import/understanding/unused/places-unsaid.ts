import { cellText } from '../../reading/cells/cell-text.js';
import { columnsOfSource } from '../../recipe/field-source.js';
import { foldText } from '../../words/fold.js';
import { isWholeStreet } from '../../checking/rules/misplaced.rules.js';
import { textKindOf } from '../not-to-send/text-columns.js';
import type { Column } from '../columns/column.js';
import { isPostCodeWithTown, isWholeAddress } from '../columns/values.js';
import type { LeftOver } from './left-over.js';

/**
 * Columns that feed nothing and hold a place which is not that of their row: `neue Adresse`, `Wunschadresse`. The place of a bill, a buyer
 * or a sender is theirs, and texts are read row by row.
 */
export function placesUnsaid(file: LeftOver): Column[] {
  if (file.mapping.columns.street === undefined) return [];
  return file.left.filter(
    (column) =>
      textKindOf(column.label) === null &&
      (column.party === 'none' || column.party === 'delivery') &&
      file.samples.some((row) => isAnotherPlace(cellText(row[column.index]), row, file)),
  );
}

function isAnotherPlace(text: string, row: readonly string[], { mapping }: LeftOver): boolean {
  if (!isWholeAddress(text) && !isWholeStreet(text) && !isPostCodeWithTown(text)) return false;
  const own = (['street', 'postal_code', 'city'] as const).flatMap((field) => {
    const cells = columnsOfSource(mapping.columns[field]).map((column) => cellText(row[column]));
    const told = plain(cells.join(' '));
    return told === '' ? [] : [told];
  });
  const place = plain(text);
  return !own.some((told) => told.includes(place)) && !own.every((told) => place.includes(told));
}

const plain = (text: string): string =>
  foldText(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
