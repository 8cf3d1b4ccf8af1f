import type { Column, Quality } from '../columns/column.js';
import type { Role } from '../../words/header-role.js';

/** A header that one program's exports use in a meaning of their own. */
interface KnownHeader {
  readonly folded: string;
  /** Another header by which the program is known. */
  readonly beside: RegExp;
  readonly role: Role;
  /** Whose address it is a part of; none's without one. */
  readonly party?: Column['party'];
}

const HEADERS: readonly KnownHeader[] = [
  { folded: 'productsquantity', beside: /^products(?:model|id|name)$/, role: 'quantity' },
  { folded: 'productsname', beside: /^products(?:model|id)$/, role: 'productName' },
  { folded: 'itemsqtyordered', beside: /^itemssku$/, role: 'quantity' },
  { folded: 'oxamount', beside: /^oxartnum$/, role: 'quantity' },
  { folded: 'idoffer', beside: /^idorderunit$/, role: 'productNumber' },
  { folded: 'lineitemspayloadproductnumber', beside: /^lineitemsquantity$/, role: 'productNumber' },
  { folded: 'lineitemslabel', beside: /^lineitemsquantity$/, role: 'productName' },
  { folded: 'contactemail', beside: /^additionalcheckoutinfo$/, role: 'email' },
  { folded: 'cardname', beside: /^cardcode$/, role: 'name' },
  { folded: 'address', beside: /^cardcode$/, role: 'wholeAddress', party: 'billing' },
  { folded: 'address2', beside: /^cardcode$/, role: 'wholeAddress', party: 'delivery' },
  { folded: 'storename', beside: /^contactfirstname$/, role: 'company' },
  { folded: 'incrementid', beside: /^(?:order|entity)id$/, role: 'orderNumber' },
  { folded: 'no', beside: /^documentno$/, role: 'productNumber' },
  { folded: 'nr', beside: /^belegnr$/, role: 'productNumber' },
];

const KNOWN: Quality = 'dictionary';

/**
 * Reads the headers of shops and merchandise systems that say little by their words, beside others of the same program: the quantity of
 * osCommerce and Gambio (`products_quantity`, with the name of the product) and of OXID (`OXAMOUNT`), the article of Shopware
 * (`lineItems.label`), the e-mail of who ordered at Wix (`Contact email`), the customer and the two addresses of SAP
 * Business One (`CardName`, `Address`, `Address2`), the number of the merchant's offer at Kaufland (`id_offer`), that of the order at Magento
 * (`increment_id`) and its pieces (`Items Qty Ordered`), that of the article in a row of Dynamics (`No.` beside `Document No.`), and the customer of Ankorstore (`Store name`).
 */
export function withKnownExports(columns: readonly Column[]): readonly Column[] {
  return columns.map((column) => {
    const known = HEADERS.find(
      ({ folded, beside }) => folded === column.folded && columns.some((other) => beside.test(other.folded)),
    );
    if (known === undefined) return column;
    const { word: _, ...read } = column;
    const { role, party = 'none' } = known;
    return { ...read, party, quality: KNOWN, reading: { role, rank: 0 } };
  });
}
