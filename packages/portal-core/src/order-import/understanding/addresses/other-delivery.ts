import { columnsOfSource, usedColumns } from '../../recipe/field-source.js';
import { IMPORT_MAX_COLUMNS, type ImportMapping } from '../../order-import.types.js';
import { isCarrier } from '../../words/carrier.js';
import { saysNo } from '../../words/cancelled-row.js';
import { plainWords } from '../../words/fold.js';
import { isCalled } from '../../words/header-name.js';
import type { Role } from '../../words/header-role.js';
import { PLACE_ROLES } from '../../words/roles-of-address.js';
import { saysSamePlace } from '../../words/same-place.js';
import { hasRole, readColumn, type Column } from '../columns/column.js';
import { isTickedOrNot } from '../columns/values.js';
import { isSentTo } from './parties.js';

const NAMES = ['name', 'fullName', 'turnedName', 'bareParty'] as const satisfies Role[];

/**
 * The unused columns of a delivery's name or place in a file whose orders go to another party's address, and of what holds instead of a
 * name, a place or an article, by the header. They make no address by themselves: where one is filled, its order goes to somebody or
 * somewhere that the file does not have as a whole.
 */
export function otherDeliveries(header: readonly string[], mapping: ImportMapping): Column[] {
  const used = usedColumns(mapping);
  if (columnsOfSource(mapping.columns.street).length === 0) return [];
  const columns = header.slice(0, IMPORT_MAX_COLUMNS).map((name, index) => readColumn(name, index, []));
  const isDelivered = columns.some(({ index, party }) => party === 'delivery' && used.has(index));
  return columns.filter(
    (column) => !used.has(column.index) && (amends(column) || (!isDelivered && isOfDelivery(column))),
  );
}

/** Whether a column has a name or a place that holds from now on, or the article that is sent instead. */
const amends = (column: Column): boolean =>
  isCalled('replacedBy', column) ||
  (isCalled('changed', column) &&
    (column.party === 'none' || column.party === 'delivery') &&
    hasRole([column], ...NAMES, ...PLACE_ROLES));

function isOfDelivery(column: Column): boolean {
  const { party, reading, word } = column;
  if (isCalled('giftTo', column) || isSentTo(column)) return true;
  if (party !== 'delivery' || word !== undefined || reading === null || reading.weak === true) return false;
  return hasRole([column], ...NAMES, ...PLACE_ROLES);
}

/** Whether a cell of such a column can name somebody or a place: a single word may be a kind of place, and a tick is an answer. */
export function namesDelivery(column: Column, text: string): boolean {
  if (isCalled('replacedBy', column)) return !isTickedOrNot(text) && !saysNo(text);
  if (isTickedOrNot(text) || saysNo(text) || saysSamePlace(text) || isCarrier(text)) return false;
  return hasRole([column], ...PLACE_ROLES) ? /[\p{L}\d]{2}/u.test(text) : /\p{L}\P{L}+\p{L}/u.test(text);
}

/** Whether a text says what the other cells of its row say as well. Words of an article's name may be those of another article. */
export function isToldBy(column: Column, text: string, cells: readonly string[]): boolean {
  const others = cells.map(plainWords);
  const own = plainWords(text);
  if (isCalled('replacedBy', column)) return others.includes(own);
  const words = new Set(others.flatMap((other) => other.split(' ')));
  return own.split(' ').every((word) => words.has(word));
}
