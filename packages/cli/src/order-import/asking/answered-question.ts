import {
  usedColumns,
  type ChosenSources,
  type ImportField,
  type Question,
  type Understanding,
} from '@kontor/portal-core/order-import';
import { isOfFallback } from './accepting-flags.js';
import { ITEM_PLACES } from '../task/source-place.js';

/** Whether the user has set everything a question is about. */
export function isAnswered(
  { kind, fields, columns, others, place }: Question,
  { mapping }: Understanding,
  chosen: ChosenSources,
): boolean {
  if (kind === 'missing' || fields.length === 0) return false;
  // What the fields are to have was said; of the columns that feed none of them nothing was.
  const used = usedColumns({ ...mapping, cancelled: [] });
  const named = [...(chosen.ignored ?? []), ...(chosen.cancelled ?? [])];
  if (others.some((column) => !used.has(column) && !named.includes(column))) return false;
  // That there is no column of quantities is no word about how many there are.
  if (kind === 'onePiece' && chosen.constants?.quantity === undefined) return false;
  if (place === 'fallback') return chosen.fallback !== undefined;
  if (chosen.fallback !== undefined && isOfFallback(mapping, fields, columns)) return true;
  const inItems = (field: ImportField) =>
    chosen.items !== undefined && ITEM_PLACES.some((place) => place === field);
  return fields.every(
    (field) =>
      chosen.columns?.[field] !== undefined || chosen.constants?.[field] !== undefined || inItems(field),
  );
}
