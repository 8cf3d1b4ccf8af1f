import type { InboundReport, ProductReport, StockReport } from '../erp-link/index.js';
import type { FoundRecord } from './choose-record.js';
import type { FileMakerMapping } from './mapping.js';
import { addressPortals } from './read-address.js';
import { bookedOf } from './read-delivery.js';
import { productOf } from './read-product.js';
import { stockOf } from './read-stock.js';

/** Where changed records of a kind are read. */
interface Place {
  readonly layout: string;
  /** The timestamp by which changes are found. */
  readonly changedAt: string;
  /** A field that is empty in records that are none of Kontor's. */
  readonly needed: string;
  /** The portals whose rows are needed, with most rows of each. */
  readonly portals: Readonly<Record<string, number>>;
  /** Records of one answer. */
  readonly page: number;
}
/** Something that changed in a file and is read, with the report that one of its records is. */
export type ReadSource =
  | (Place & { readonly record: 'order' })
  | (Place & { readonly record: 'delivery'; readonly read: (record: FoundRecord) => InboundReport | null })
  | (Place & { readonly record: 'product'; readonly read: (record: FoundRecord) => ProductReport | null })
  | (Place & { readonly record: 'stock'; readonly read: (record: FoundRecord) => StockReport | null });

/** Rows of an order's addresses, of which there is one, and those that a delivery has at most. */
const ADDRESSES = 10;
const LINES = 500;

/** What is read of a file, in the order in which it is: shipments, arrivals and new products before the stock of them. */
export function sourcesOf(mapping: FileMakerMapping): readonly ReadSource[] {
  const { layout, fields, products, deliveries, stock } = mapping;
  const portals = Object.fromEntries(addressPortals(mapping).map(({ portal }) => [portal, ADDRESSES]));
  const { changedAt, kontorNumber: needed } = fields;
  const sources: ReadSource[] = [{ record: 'order', layout, changedAt, needed, portals, page: 200 }];
  if (deliveries !== null && deliveries.fields.changedAt !== null)
    sources.push({
      record: 'delivery',
      layout: deliveries.layout,
      changedAt: deliveries.fields.changedAt,
      needed: deliveries.fields.kontorNumber,
      portals: { [deliveries.items.portal]: LINES },
      page: 20,
      read: (record) => bookedOf(deliveries, record),
    });
  if (products !== null && products.fields.changedAt !== null)
    sources.push({
      record: 'product',
      layout: products.layout,
      changedAt: products.fields.changedAt,
      needed: products.fields.productNumber,
      portals: {},
      page: 500,
      read: (record) => productOf(products, record),
    });
  if (stock !== null)
    sources.push({
      record: 'stock',
      layout: stock.layout,
      changedAt: stock.fields.changedAt,
      needed: stock.fields.productNumber,
      portals: {},
      page: 1000,
      read: (record) => stockOf(stock, record),
    });
  return sources;
}
