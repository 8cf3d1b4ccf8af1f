import { cellText } from '../../reading/cells/cell-text.js';
import { columnsOfSource } from '../../recipe/field-source.js';
import type { AddressField } from '../../order-import.types.js';
import { plainWords } from '../../words/fold.js';
import { isWholeStreet } from '../../words/whole-street.js';
import { textKindOf, type TextKind } from '../not-to-send/text-columns.js';
import type { Column } from '../columns/column.js';
import { isPostCodeWithTown, isWholeAddress } from '../columns/values.js';
import type { OpenQuestion } from '../columns/questions.js';
import type { LeftOver } from './left-over.js';

/** Questions whether orders go to the places of some columns instead of their own. */
export function insteadOfOwn(
  places: readonly Column[],
  { own, ownColumns }: Pick<LeftOver, 'own' | 'ownColumns'>,
): OpenQuestion[] {
  if (places.length === 0 || own.length === 0) return [];
  const others = places.map(({ index }) => index);
  return [{ kind: 'choice', fields: own, columns: ownColumns, others }];
}

/** Questions about columns that hold places other than those of their rows; the person is the same. */
export const placeQuestions = (file: LeftOver): OpenQuestion[] => {
  const own = file.own.filter((field) => OF_PLACE.has(field));
  const ownColumns = [...new Set(own.flatMap((field) => columnsOfSource(file.mapping.columns[field])))];
  return insteadOfOwn(placesUnsaid(file), { own, ownColumns });
};

const OF_PLACE: ReadonlySet<AddressField> = new Set<AddressField>([
  'street',
  'postal_code',
  'city',
  'country',
]);

/** Kinds of texts in which a place is found row by row. */
const READ_BY_ROW: ReadonlySet<TextKind | null> = new Set<TextKind>([
  'text',
  'made',
  'productName',
  'shipping',
]);

/** Texts of unknown headers are read by row, or asked about as marks, unless most rows have one. */
function isReadHere({ label, values }: Column, { samples }: LeftOver): boolean {
  const kind = textKindOf(label);
  return kind === 'unknown' ? values.length * 2 > samples.length : !READ_BY_ROW.has(kind);
}

/**
 * Columns that feed nothing and hold a place which is not that of their row: `neue Adresse`, `Wunschadresse`. The place of a bill, a buyer
 * or a sender is theirs, a second one under the same header is a choice of its own, and texts are read row by row.
 */
function placesUnsaid(file: LeftOver): Column[] {
  if (file.mapping.columns.street === undefined) return [];
  const own = new Set(file.ownColumns.map((index) => file.all[index]?.folded));
  return file.left.filter(
    (column) =>
      isReadHere(column, file) &&
      !own.has(column.folded) &&
      (column.party === 'none' || column.party === 'delivery') &&
      file.samples.some((row) => isAnotherPlace(cellText(row[column.index]), row, file)),
  );
}

function isAnotherPlace(text: string, row: readonly string[], { mapping }: LeftOver): boolean {
  if (!isWholeAddress(text) && !isWholeStreet(text) && !isPostCodeWithTown(text)) return false;
  const own = (['street', 'postal_code', 'city'] as const).flatMap((field) => {
    const cells = columnsOfSource(mapping.columns[field]).map((column) => cellText(row[column]));
    const told = plainWords(cells.join(' '));
    return told === '' ? [] : [told];
  });
  const place = plainWords(text);
  return !own.some((told) => told.includes(place)) && !own.every((told) => place.includes(told));
}
