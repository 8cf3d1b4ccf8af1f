import type { Column, Quality } from '../columns/column.js';
import type { Role } from '../../words/header-role.js';

/** A header that one program's exports use in a meaning of their own. */
interface KnownHeader {
  readonly folded: string;
  /** Another header by which the program is known. */
  readonly beside: RegExp;
  readonly role: Role;
}

const HEADERS: readonly KnownHeader[] = [
  { folded: 'productsquantity', beside: /^products(?:model|id|name)$/, role: 'quantity' },
  { folded: 'productsname', beside: /^products(?:model|id)$/, role: 'productName' },
  { folded: 'oxamount', beside: /^oxartnum$/, role: 'quantity' },
  { folded: 'idoffer', beside: /^idorderunit$/, role: 'productNumber' },
  { folded: 'cardname', beside: /^cardcode$/, role: 'name' },
];

const KNOWN: Quality = 'dictionary';

/**
 * Reads the headers of shops and merchandise systems that say little by their words, beside others of the same program: the quantity of
 * osCommerce and Gambio (`products_quantity`, with the name of the product) and of OXID (`OXAMOUNT`), the customer of SAP Business One (`CardName`),
 * the number of the merchant's offer at Kaufland (`id_offer`).
 */
export function withKnownExports(columns: readonly Column[]): readonly Column[] {
  return columns.map((column) => {
    const known = HEADERS.find(
      ({ folded, beside }) => folded === column.folded && columns.some((other) => beside.test(other.folded)),
    );
    if (known === undefined) return column;
    const { word: _, ...read } = column;
    return { ...read, party: 'none', quality: KNOWN, reading: { role: known.role, rank: 0 } };
  });
}
