import { PLACE_ROLES } from '../../words/roles-of-address.js';
import { hasRole, type Column } from '../columns/column.js';
import { isOfParallelBlock } from './parallel-blocks.js';
import { isAddressPart } from './parties.js';

/** Least number of parts in the address of an unknown party. */
const MOST_CHANCE = 2;

/** Columns of the file's known parties, and whole addresses of an unknown party. */
export interface Sorted {
  readonly known: readonly Column[];
  readonly strangers: readonly Column[];
}

/** Separates columns that share an unknown word and form an address together: `Abgabestelle PLZ`, `Abgabestelle Ort`, … */
export function sortStrangers(columns: readonly Column[]): Sorted {
  const byWord = new Map<string, Column[]>();
  for (const column of columns) {
    if (column.word === undefined || !isAddressPart(column) || column.party === 'other') continue;
    if (isOfParallelBlock(column)) continue;
    byWord.set(column.word, [...(byWord.get(column.word) ?? []), column]);
  }
  const strangers = new Set<Column>();
  for (const found of byWord.values()) {
    const roles = new Set(found.map(({ reading }) => reading?.role));
    if (roles.size > MOST_CHANCE && hasRole(found, ...PLACE_ROLES))
      for (const column of found) strangers.add(column);
  }
  for (const column of [...furtherAddresses(columns), ...supplierOf(columns, SEVERAL)]) strangers.add(column);
  return { known: columns.filter((column) => !strangers.has(column)), strangers: [...strangers] };
}

/** Columns of a second numbered address (`PLZ 2`, `Ort 2`, `Straße 2` beside `PLZ 1`, …). */
function furtherAddresses(columns: readonly Column[]): Column[] {
  return PARTIES.flatMap((party) => {
    const own = columns.filter((column) => column.party === party && isAddressPart(column));
    const further = (['postCode', 'town'] as const).flatMap((role) => {
      const numbers = own.filter(({ reading }) => reading?.role === role).map(indexOf);
      return [...new Set(numbers)].sort((a, b) => a - b).slice(1);
    });
    return own.filter((column) => further.includes(indexOf(column)));
  });
}

const PARTIES = ['delivery', 'none', 'billing', 'buyer'] as const;
const indexOf = ({ digits }: Column): number => digits.at(-1) ?? 1;

/** Least number of orders for which one common address is no coincidence. */
const SEVERAL = 3;

/**
 * Columns of the supplier, for which `Lief.` is short as well: the address is the same for all orders, at least `orders` of them, while
 * another party's is not. Empty when it is the delivery's.
 */
export function supplierOf(columns: readonly Column[], orders: number): Column[] {
  const isShort = ({ words, party }: Column) =>
    party === 'delivery' && /^(lief|lfr|lf|li)$/.test(words[0]?.text ?? '');
  const short = columns.filter((column) => isShort(column) && isAddressPart(column));
  const isPerson = short.some(({ reading }) => /salutation|firstName/.test(reading?.role ?? ''));
  const isOne = short.every(({ values }) => new Set(values).size <= 1 && values.length !== 1);
  const numbers = columns.find(({ reading }) => reading?.role === 'orderNumber');
  const differs = columns.some(
    ({ party, reading, values }) =>
      (party === 'none' || party === 'buyer') &&
      (reading?.role === 'street' || reading?.role === 'postCode') &&
      new Set(values).size > 1,
  );
  const isConstant = isOne && differs && new Set(numbers?.values).size >= orders;
  return isConstant && !isPerson ? short : [];
}
