import { IMPORT_MAX_COLUMNS } from '../../order-import.types.js';
import { attribute, inside, isTrue, tagsOf } from './xml.js';

/** Columns from 0 that nobody sees who opens the sheet: hidden, folded away with their group, or of no width. `head` is what stands before its rows. */
export function hiddenColumnsOf(head: string): number[] {
  if (!head.includes('cols>')) return [];
  const hidden = new Set<number>();
  for (const tag of tagsOf(inside(head, 'cols'), 'col')) {
    const width = attribute(tag, 'width');
    if (!isTrue(attribute(tag, 'hidden')) && !(width !== null && Number(width) === 0)) continue;
    const to = Math.min(Number(attribute(tag, 'max')), IMPORT_MAX_COLUMNS);
    for (let column = Number(attribute(tag, 'min')); column >= 1 && column <= to; column += 1)
      hidden.add(column - 1);
  }
  return [...hidden].sort((a, b) => a - b);
}
