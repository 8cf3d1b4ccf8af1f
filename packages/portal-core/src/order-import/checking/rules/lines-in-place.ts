import type { CleanOrder } from '../../../orders/index.js';
import type { ValuesBeside } from '../../recipe/values-beside.js';
import { foldValue } from '../../recipe/value-map.js';
import { isPartOfHouse } from '../../words/part-of-building.js';
import { withStreetFirst } from './street-lines.js';

/** The order with each line of its address in the field of that line. `said`: what a person said of two lines. */
export const withLinesInPlace = (order: CleanOrder, said: ValuesBeside | null): CleanOrder =>
  withStreetFirst(withoutRepeatedName(withHouseBelow(order)), said);

const CARE_OF = /^c\s?\/\s?o\s+/i;

/** `c/o` is before a person: a part of a building in its field (`3. OG links`) is a line of the address. */
function withHouseBelow(order: CleanOrder): CleanOrder {
  const { second_name, address_second_line: second } = order;
  const text = second_name.replace(CARE_OF, '');
  if (text === second_name || !isPartOfHouse(text)) return order;
  return { ...order, second_name: '', address_second_line: second === '' ? text : `${text}, ${second}` };
}

/** A contact who is the recipient is named once. */
function withoutRepeatedName(order: CleanOrder): CleanOrder {
  const { name, second_name } = order;
  if (second_name === '' || foldValue(second_name) !== foldValue(name)) return order;
  return { ...order, second_name: '' };
}
