import type { Language } from '../i18n/index.js';
import { ORDER_EXPORT_COLUMNS } from './export-columns.js';
import { csvRow } from './reading/cells/csv-row.js';
import { formatProductsAndQuantities } from './recipe/products-and-quantities.js';
import type { ImportField, ImportMode } from './order-import.types.js';

/** A product as a sample names it. */
export interface SampleProduct {
  readonly id: string;
  readonly name: string;
}

/** Products of a portal that has none yet. */
const PRODUCTS: readonly SampleProduct[] = [
  { id: 'ART-1001', name: 'Keramiktasse blau' },
  { id: 'ART-1002', name: 'Geschirrtuch gestreift' },
];

const RECIPIENTS: readonly Readonly<Partial<Record<ImportField, string>>>[] = [
  {
    external_order_id: 'MUSTER-1001',
    salutation: 'Frau',
    first_address_line: 'Käthe Petersen',
    street: 'Lindenweg 3',
    postal_code: '20095',
    city: 'Hamburg',
    country: 'DE',
    email: 'kaethe.petersen@example.com',
  },
  {
    external_order_id: 'MUSTER-1002',
    salutation: 'Herr',
    first_address_line: 'Jonas Huber',
    street: 'Ringstraße 12',
    postal_code: '1010',
    city: 'Wien',
    country: 'AT',
    email: 'jonas.huber@example.com',
  },
];

const ITEM_HEADERS: Readonly<Record<Language, readonly string[]>> = {
  de: ['Artikelnummer', 'Artikelname', 'Menge'],
  en: ['SKU', 'Product name', 'Quantity'],
};

export interface SampleOptions {
  readonly mode: ImportMode;
  readonly language: Language;
  /** ISO day of the orders. */
  readonly day: string;
  /** The merchant's own products, so that the sample can be imported as it is; others when there are none. */
  readonly products: readonly SampleProduct[];
}

/**
 * A file of two orders that an import understands without a question: with a line for each product (`new-line`), or with a line for each
 * order (`comma`). It begins with a byte order mark and its cells are separated by semicolons, as spreadsheets in German want it.
 */
export function sampleFile({ mode, language, day, products }: SampleOptions): string {
  const [first = PRODUCTS[0]!, second = first] = products.length === 0 ? PRODUCTS : products;
  const [one = {}, other = {}] = RECIPIENTS;
  const common = ORDER_EXPORT_COLUMNS.flatMap(({ field, header }) =>
    field !== null && (field === 'date' || field in one) ? [{ field, header: header[language] }] : [],
  );
  const order = (recipient: typeof one) =>
    common.map(({ field }) => (field === 'date' ? day : (recipient[field] ?? '')));
  const orders = [
    {
      recipient: one,
      items:
        first === second
          ? [{ ...first, qty: 2 }]
          : [
              { ...first, qty: 2 },
              { ...second, qty: 1 },
            ],
    },
    { recipient: other, items: [{ ...first, qty: 1 }] },
  ];
  const rows =
    mode === 'comma'
      ? orders.map(({ recipient, items }) => [...order(recipient), formatProductsAndQuantities(items)])
      : orders.flatMap(({ recipient, items }) =>
          items.map(({ id, name, qty }) => [...order(recipient), id, name, String(qty)]),
        );
  const joined = ORDER_EXPORT_COLUMNS.find(({ field }) => field === 'product_id_and_quantity');
  const items = mode === 'comma' ? [joined?.header[language] ?? ''] : ITEM_HEADERS[language];
  const header = [...common.map((column) => column.header), ...items];
  return `\uFEFF${[header, ...rows].map((row) => csvRow(row, ';', 'texts')).join('')}`;
}
