import { cellText } from '../../reading/cells/cell-text.js';
import { columnsOfSource } from '../../recipe/field-source.js';
import { foldText } from '../../words/fold.js';
import { isCalled } from '../../words/header-name.js';
import type { Column } from '../columns/column.js';
import { MOST, share } from '../columns/values.js';
import type { LeftOver } from './left-over.js';
import { isHarmless } from './describing-headers.js';
import { isUnknown } from './telling-columns.js';

/** Two to four words with a capital each, as people are called: `Dr. Britta Wendt`, `Kai von der Aa`. */
const IS_PERSON =
  /^(?:\p{Lu}[\p{L}'’.]*[\s-]+)(?:(?:von|van|de|der|den|zu|da|di|le|la)\s+){0,2}(?:\p{Lu}[\p{L}'’.]+[\s-]+){0,2}\p{Lu}[\p{L}'’]+$/u;

/**
 * Whether a column of unknown words names people other than those of the rows, each order somebody else: the parcel may be theirs. A few names
 * that come again and again are of those who work on the orders.
 */
export function namesOtherPeople(column: Column, { mapping, samples }: LeftOver): boolean {
  if (isCalled('greeting', column)) return false;
  if (!isCalled('person', column) && (!isUnknown(column) || isHarmless(column))) return false;
  if (mapping.columns.street === undefined || share(column.values, isPerson) < MOST) return false;
  const own = columnsOfSource(mapping.columns.first_address_line);
  const others = new Set<string>();
  const orders = new Set<string>();
  const numbers = columnsOfSource(mapping.columns.external_order_id);
  for (const [line, row] of samples.entries()) {
    const text = cellText(row[column.index]);
    if (!isPerson(text)) continue;
    orders.add(numbers.length === 0 ? `${line}` : numbers.map((at) => cellText(row[at])).join(' '));
    const name = foldText(own.map((at) => cellText(row[at])).join(' '));
    if (!name.includes(foldText(text))) others.add(text);
  }
  return others.size > 0 && others.size * 2 > orders.size;
}

const isPerson = (text: string): boolean => IS_PERSON.test(text);
