import { IMPORT_MAX_COLUMNS } from '../../order-import.types.js';
import { attribute, inside, isTrue, tagsOf } from './xml.js';

/**
 * Indexes, from 0, of the hidden columns of a sheet: hidden, collapsed with their group, or without width. `head` is the XML before its
 * rows.
 */
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
